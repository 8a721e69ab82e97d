import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../../support/compiled.ts'

describe('a text', () => {
  const cases: readonly (readonly [string, { given: string; want: readonly string[] }])[] = [
    [
      'stands for yes or no',
      {
        given: '{ from: TYPE, as: flag, yes: [A, B], no: [C, b] }',
        want: ['5:59 spec/same-text "b" already stands for yes (remove one of the two)'],
      },
    ],
    [
      'is written once',
      {
        given: '{ from: TYPE, as: flag, no: [Not checked, NOT  CHECKED] }',
        want: ['5:56 spec/same-text "NOT  CHECKED" already stands for no (remove it)'],
      },
    ],
    [
      'stands for one word',
      {
        given: '{ from: TYPE, as: oneOf, values: { a: [X, Y], b: "x:" } }',
        want: ['5:63 spec/same-text "x:" already stands for "a" (remove one of the two)'],
      },
    ],
    [
      'stands for one case',
      {
        given:
          '{ each: SECTION_INCOME, choose: { by: TYPE, as: f, cases: { A: { texts: X }, B: { texts: [Y, X] } }, otherwise: { case: c } } }',
        want: ['5:107 spec/same-text "X" already stands for case "A" (remove one of the two)'],
      },
    ],
    [
      'stands for one case however it is set',
      {
        given:
          '{ each: SECTION_INCOME, choose: { by: TYPE, as: f, cases: { A: { texts: X & Y }, B: { texts: [X and Y.] } }, otherwise: { case: c } } }',
        want: ['5:108 spec/same-text "X and Y." already stands for case "A" (remove one of the two)'],
      },
    ],
    [
      'stands for the first of the words that have it',
      {
        given: '{ from: TYPE, as: oneOf, values: { a: X, b: X, c: X } }',
        want: [
          '5:58 spec/same-text "X" already stands for "a" (remove one of the two)',
          '5:64 spec/same-text "X" already stands for "a" (remove one of the two)',
        ],
      },
    ],
    [
      'of a word is another one where a sign is written out, unlike that of a case',
      { given: '{ from: TYPE, as: oneOf, values: { a: X & Y, b: X and Y } }', want: [] },
    ],
    [
      'may stand in several fields',
      { given: '{ from: TYPE, as: flag, yes: A }, c: { from: FORM, as: flag, no: A }', want: [] },
    ],
  ]
  test.each(cases)('%s', (_, { given, want }) => {
    expect(faultsOf(`fields: { a: ${given} }\n`)).toEqual(want)
  })
})
