import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meaningIn, theFirst } from '../../../src/normalize/listed/listed.ts'
import { canonicalText } from '../../../src/text/labels/canonical-label.ts'

const isListed = (text: string, list: unknown): boolean =>
  meaningIn([[list, true]], first => first)(text) === true

describe('the meaning of a text', () => {
  it('is found by the canonical form on both sides', () => {
    expect(isListed('no  second notice', ['Yes', 'No Second Notice:'])).toBe(true)
    expect(isListed('No', ['No second notice'])).toBe(false)
    expect(isListed('Payer\u2019s', "PAYER'S")).toBe(true)
  })

  it('is what the first list says of a text that stands in two, where that is how it is settled', () => {
    const lists: readonly (readonly [unknown, string])[] = [
      [['A', 'B'], 'first'],
      [['B'], 'second'],
    ]
    expect(meaningIn(lists, theFirst)('b')).toBe('first')
  })

  it('is not found in what is no list', () => {
    for (const list of [undefined, null, 7, {}, [], [null, 7, ['A']]]) expect(isListed('A', list)).toBe(false)
  })

  it('is not found for a text of more than a thousand characters', () => {
    const long = 'A'.repeat(1001)
    expect(isListed(long, [long])).toBe(false)
    expect(isListed(long.slice(1), [long.slice(1)])).toBe(true)
  })

  it('is what each list says of the canonical form, for any lists', () => {
    const text = fc.string({ unit: fc.constantFrom(..."aAb B:\u2019'`\t\u00a0é\u0301"), maxLength: 4 })
    const lists = fc.array(
      fc.tuple(fc.array(text, { maxLength: 3 }), fc.string({ minLength: 1, maxLength: 1 })),
    )
    fc.assert(
      fc.property(lists, text, (all, asked) => {
        const found = all.flatMap(([list, meaning]) =>
          list.flatMap(each => (canonicalText(each) === canonicalText(asked) ? [meaning] : [])),
        )
        expect(meaningIn(all, (first, again) => first + again)(asked) ?? '').toBe(found.join(''))
      }),
      { numRuns: 2000 },
    )
  })
})
