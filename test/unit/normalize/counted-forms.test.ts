import { describe, expect, it } from 'vitest'
import { countedForms } from '../../../src/normalize/functions/counted-forms.ts'

/** Amounts are numbers here; a text is none. */
function counted(
  amounts: unknown,
  keys: unknown,
  correctedAmounts: unknown,
  correctedKeys: unknown,
  marks?: unknown,
  correctedMarks?: unknown,
): unknown {
  const isZero = (amount: unknown): boolean | undefined =>
    typeof amount === 'number' ? amount === 0 : undefined
  return countedForms([amounts, keys, marks], [correctedAmounts, correctedKeys, correctedMarks], isZero)
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

  const twoOf = [
    [5, 7],
    ['A', 'A'],
  ] as const
  it.each([
    [
      'counts the corrected form in place of the one of its mark',
      [...twoOf, [6], ['A'], ['1', '2'], ['2']],
      [5, 6],
    ],
    [
      'counts a form corrected for each of two marks',
      [...twoOf, [6, 8], ['A', 'A'], ['1', '2'], ['2', '1']],
      [6, 8],
    ],
    ['counts one amount twice under two marks', [[5, 5], ['A', 'A'], [], [], ['1', '2'], []], [5, 5]],
    [
      'counts two corrected forms of two marks without an original',
      [[], [], [6, 8], ['A', 'A'], [], ['1', '2']],
      [6, 8],
    ],
    [
      'counts a corrected form of another mark where each original is replaced',
      [[5], ['A'], [6, 8], ['A', 'A'], ['1'], ['1', '2']],
      [6, 8],
    ],
    [
      'counts one corrected form without an original, whatever its mark',
      [[], [], [6], ['A'], [], [null]],
      [6],
    ],
    [
      'counts the corrected form in place of the one original where one of them has no mark',
      [[5], ['A'], [6], ['A'], [null], ['1']],
      [6],
    ],
    ['lets marks of another key alone', [[5, 7], ['A', 'B'], [6], ['A'], ['1', '2'], ['1']], [7, 6]],
  ] as const)('%s', (_, given, want) => {
    const [amounts, keys, corrected, correctedKeys, marks, correctedMarks] = given
    const found = counted(amounts, keys, corrected, correctedKeys, marks, correctedMarks)
    expect([...Object(found)].sort()).toEqual([...want].sort())
  })

  it.each([
    ['the corrected form has another mark than the one original', [[5], ['A'], [6], ['A'], ['1'], ['2']]],
    ['two originals share the mark of the corrected form', [...twoOf, [6], ['A'], ['1', '1'], ['1']]],
    ['two corrected forms share a mark', [[5], ['A'], [6, 8], ['A', 'A'], ['1'], ['1', '1']]],
    ['one of two originals has no mark', [...twoOf, [6], ['A'], ['1', null], ['1']]],
    ['the corrected form has no mark, and originals are several', [...twoOf, [6], ['A'], ['1', '2'], [null]]],
    ['one amount stands twice under one mark', [[5, 5], ['A', 'A'], [], [], ['1', '1'], []]],
    ['one amount stands twice, once without a mark', [[5, 5], ['A', 'A'], [], [], ['1', null], []]],
    ['one amount stands twice, first without a mark', [[5, 5], ['A', 'A'], [], [], [null, '1'], []]],
    ['those that stand may be one form', [[5, 5, 7], ['A', 'A', 'A'], [6], ['A'], ['1', '1', '2'], ['2']]],
    ['an amount has no place among the marks', [...twoOf, [], [], ['1'], []]],
  ] as const)('has no answer where %s', (_, given) => {
    const [amounts, keys, corrected, correctedKeys, marks, correctedMarks] = given
    expect(counted(amounts, keys, corrected, correctedKeys, marks, correctedMarks)).toBeUndefined()
  })
})
