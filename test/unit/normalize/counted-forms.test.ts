import { describe, expect, it } from 'vitest'
import { countedForms } from '../../../src/normalize/functions/counted-forms.ts'

/** Amounts are numbers here; a text is none. */
function counted(originals: unknown, keys: unknown, corrected: unknown, correctedKeys: unknown): unknown {
  const isZero = (amount: unknown): boolean | undefined =>
    typeof amount === 'number' ? amount === 0 : undefined
  return countedForms(originals, keys, corrected, correctedKeys, isZero)
}

describe('countedForms', () => {
  it.each([
    ['counts every original that nobody corrected', [[5, 7], ['A', 'B'], [], []], [5, 7]],
    [
      'counts the corrected form in place of the original of its key',
      [[5, 7], ['A', 'B'], [6], ['B']],
      [5, 6],
    ],
    ['counts a corrected form without an original', [[5], ['A'], [6], ['B']], [5, 6]],
    ['counts two originals of one key that differ', [[5, 7], ['A', 'A'], [], []], [5, 7]],
    ['counts zero twice', [[0, 0], ['A', 'A'], [], []], [0, 0]],
    ['counts a form without a key where nothing is corrected', [[5], [null], [], []], [5]],
    ['counts a corrected form without a key that stands alone', [[], [], [6], [null]], [6]],
  ] as const)('%s', (_, [originals, keys, corrected, correctedKeys], want) => {
    expect(counted(originals, keys, corrected, correctedKeys)).toEqual(want)
  })

  it.each([
    ['an original is no amount', [['N/A'], ['A'], [], []]],
    ['a corrected form is no amount', [[5], ['A'], ['N/A'], ['B']]],
    ['one amount twice may be one form', [[5, 5], ['A', 'A'], [], []]],
    ['two forms are corrected under one key', [[5], ['A'], [6, 7], ['A', 'A']]],
    ['two originals have the key of the corrected form', [[5, 7], ['A', 'A'], [6], ['A']]],
    ['the corrected form may replace any original, as it has no key', [[5], ['A'], [6], [null]]],
    ['an original without a key may be the one that was corrected', [[5], [null], [6], ['A']]],
    ['an amount has no place among the keys', [[5, 7], ['A'], [], []]],
    ['a corrected amount has none', [[5], ['A'], [6], []]],
  ] as const)('has no answer where %s', (_, [originals, keys, corrected, correctedKeys]) => {
    expect(counted(originals, keys, corrected, correctedKeys)).toBeUndefined()
  })
})
