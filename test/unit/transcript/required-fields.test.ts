/** Required fields inside lists and kinds of entries. */
import { expect, test } from 'vitest'
import { issuesOf, mapped } from '../../support/mapped.ts'

const list = `fields:
  items:
    each: ITEMS
    fields:
      pay: { from: PAY, as: money, required: true }
`
const choice = `fields:
  items:
    each: ITEMS
    choose:
      by: TYPE
      as: kind
      cases:
        A:
          texts: [A]
          fields:
            pay: { from: PAY, as: money, required: true }
      otherwise:
        case: other
        fields:
          rest: { keep: "*" }
`

test.each([
  ['no entry', [], []],
  ['each entry with a value', [{ PAY: '$1.00' }], []],
  ['an entry without the line', [{ PAY: '$1.00' }, { TIP: '$1.00' }], ['value/required /items/1/pay']],
  ['an entry with blank text', [{ PAY: ' ' }, { PAY: '$1.00' }], ['value/required /ITEMS/0/PAY']],
])('of a list: %s', (_, items, expected) => {
  expect(issuesOf(mapped(list, { ITEMS: items })).filter(each => each.startsWith('value/'))).toEqual(expected)
})

test.each([
  ['of its kind, with a value', [{ TYPE: 'A', PAY: '$1.00' }], []],
  ['of its kind, without', [{ TYPE: 'A' }], ['value/required /items/0/pay']],
  ['of another kind', [{ TYPE: 'Z' }], []],
])('of one kind of entries: %s', (_, items, expected) => {
  expect(issuesOf(mapped(choice, { ITEMS: items })).filter(each => each.startsWith('value/'))).toEqual(
    expected,
  )
})
