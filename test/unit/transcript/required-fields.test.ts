/** Required fields inside lists and kinds of entries. */
import { describe, expect, test } from 'vitest'
import { requiredLook } from '../../../src/transcript/figures/required-fields.ts'
import { planOf } from '../../support/compiled.ts'
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

describe('the look for required fields without a value', () => {
  const look = (fields: string) => requiredLook(planOf(`fields: { ${fields} }\n`).fields)
  const needed = 'pay: { from: PAY, as: money, required: true }'

  test('is none where no field is required', () => {
    for (const fields of [
      'pay: { from: PAY, as: money }',
      'isOwn: { whether: OWN, is: [Own] }',
      'part: { section: PART, fields: { pay: { from: PAY, as: money } } }',
      'rows: { each: ROWS, fields: { pay: { from: PAY, as: money } } }',
      'rows: { each: ROWS, choose: { by: TYPE, as: kind, cases: { a: { texts: [A], fields: {} } }, otherwise: { case: other, fields: {} } } }',
    ])
      expect(look(fields)).toBeUndefined()
  })

  const chosen = `rows: { each: ROWS, choose: { by: TYPE, as: kind, cases: { a: { texts: [A], fields: { ${needed} } }, b: { texts: [B], fields: {} } }, otherwise: { case: other, fields: { ${needed} } } } }`
  test.each<readonly [string, unknown, boolean]>([
    [needed, { pay: null }, true],
    [needed, { pay: 0 }, false],
    [`${needed}, tip: { from: TIP, as: money }`, { pay: 1, tip: null }, false],
    [`tip: { from: TIP, as: money, required: true }, ${needed}`, { pay: null, tip: 1 }, true],
    [`part: { section: PART, fields: { ${needed} } }`, { part: { pay: null } }, true],
    [`part: { section: PART, fields: { ${needed} } }`, { part: { pay: 1 } }, false],
    [`rows: { each: ROWS, fields: { ${needed} } }`, { rows: [{ pay: 1 }, { pay: null }] }, true],
    [`rows: { each: ROWS, fields: { ${needed} } }`, { rows: [] }, false],
    [chosen, { rows: [{ kind: 'a', pay: null }] }, true],
    [chosen, { rows: [{ kind: 'a', pay: 1 }, { kind: 'b' }] }, false],
    [chosen, { rows: [{ kind: 'b', pay: null }] }, false],
    [chosen, { rows: [{ kind: 'other', pay: null }] }, true],
    [chosen, { rows: [] }, false],
  ])('of %s, over %j: %j', (fields, data, want) => {
    expect(look(fields)?.(data)).toBe(want)
  })
})
