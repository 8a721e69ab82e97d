import { describe, expect, test } from 'vitest'
import { normalizers } from '../../../../src/normalize/registry.ts'
import { faultsOf, fixesOf } from '../../../support/compiled.ts'

const field = (text: string): string => `fields: { a: ${text} }\n`

describe('a normalizer', () => {
  test.each(Object.keys(normalizers))('may be %s', name => {
    const tables = name === 'oneOf' ? ', values: { b: c }' : ''
    expect(faultsOf(field(`{ from: TYPE, as: ${name}${tables} }`))).toEqual([])
  })

  const cases: readonly (readonly [string, { given: string; want: readonly string[] }])[] = [
    [
      'is known',
      {
        given: '{ from: TYPE, as: mony }',
        want: ['5:32 spec/unknown-normalizer Unknown normalizer "mony" (did you mean "money" or "month"?)'],
      },
    ],
    [
      'is known in the capitals it has',
      {
        given: '{ from: TYPE, as: taxid }',
        want: ['5:32 spec/unknown-normalizer Unknown normalizer "taxid" (did you mean "taxId"?)'],
      },
    ],
    [
      'is none that objects have',
      {
        given: '{ from: TYPE, as: constructor }',
        want: [
          '5:32 spec/unknown-normalizer Unknown normalizer "constructor" (node_modules/tax-transcript-mapper/docs/normalizers.md shows them all)',
        ],
      },
    ],
    [
      'of one wording is known',
      {
        given: '{ from: [{ label: TYPE, as: dat }], as: text }',
        want: ['5:42 spec/unknown-normalizer Unknown normalizer "dat" (did you mean "date"?)'],
      },
    ],
    [
      'of a derived field is a kind of value',
      {
        given: '{ derive: "true", as: flag }',
        want: [
          '5:36 spec/unknown-normalizer Unknown normalizer "flag" (write one of money, date, month, integer, text, code, truth)',
        ],
      },
    ],
    [
      'of a value is not truth',
      {
        given: '{ from: TYPE, as: truth }',
        want: [
          '5:32 spec/unknown-normalizer Unknown normalizer "truth" (write as: flag, with the phrases under yes: and no:; or whether: in place of from:, with the texts under is:)',
        ],
      },
    ],
    [
      'that reads a table is given it',
      {
        given: '{ from: TYPE, as: oneOf }',
        want: [
          '5:11 spec/missing-key Key "values" is missing in field "a" (add "values:" with each word that comes out and the texts that stand for it)',
        ],
      },
    ],
    ['that reads flags may have no table', { given: '{ from: TYPE, as: flag }', want: [] }],
    [
      'that reads no table is given none',
      {
        given: '{ from: TYPE, as: money, yes: A }',
        want: [
          '5:39 spec/misplaced-key "yes" has no meaning beside "as: money" (remove "yes", or write as: flag)',
        ],
      },
    ],
    [
      'that reads one table is given no other',
      {
        given: '{ from: TYPE, as: flag, values: { b: c } }',
        want: [
          '5:38 spec/misplaced-key "values" has no meaning beside "as: flag" (remove "values", or write as: oneOf)',
        ],
      },
    ],
    [
      'that has no meaning itself is asked about nothing beside it',
      {
        given: '{ whether: TYPE, is: A, as: text, with: B, yes: C }',
        want: [
          '5:38 spec/misplaced-key "as" has no meaning beside "whether" (remove "as")',
          '5:48 spec/misplaced-key "with" has no meaning beside "whether" (remove "with")',
          '5:57 spec/misplaced-key "yes" has no meaning beside "whether" (remove "yes")',
        ],
      },
    ],
    [
      'of one wording may need the table',
      { given: '{ from: [{ label: TYPE, as: flag }, FORM], as: text, yes: A }', want: [] },
    ],
  ]
  test.each(cases)('%s', (_, { given, want }) => {
    expect(faultsOf(field(given))).toEqual(want)
  })
})

describe('a word of others for a way of reading', () => {
  const words: readonly (readonly [string, string])[] = [
    ['money', 'currency amount dollars dollar usd decimal2 cents'],
    ['integer', 'int number count whole long'],
    ['text', 'string str varchar plain'],
    ['date', 'day datetime civildate'],
    ['taxId', 'ssn ein tin'],
    ['oneOf', 'enum choice lookup table'],
  ]
  const cases = words.flatMap(([name, others]) => others.split(' ').map(other => [other, name] as const))

  test.each(cases)('%s is hinted as %s', (other, name) => {
    expect(faultsOf(field(`{ from: TYPE, as: ${other} }`))).toEqual([
      `5:32 spec/unknown-normalizer Unknown normalizer "${other}" (did you mean "${name}"?)`,
    ])
  })

  test.each(['boolean', 'bool', 'yesno', 'logical'])(
    '%s is hinted as truth where a field is derived',
    other => {
      expect(faultsOf(field(`{ derive: "true", as: ${other} }`))).toEqual([
        `5:36 spec/unknown-normalizer Unknown normalizer "${other}" (did you mean "truth"?)`,
      ])
      expect(faultsOf(field(`{ from: TYPE, as: ${other} }`))).toEqual([
        `5:32 spec/unknown-normalizer Unknown normalizer "${other}" (write as: flag, with the phrases under yes: and no:; or whether: in place of from:, with the texts under is:)`,
      ])
    },
  )

  test('is hinted in capitals, too', () => {
    expect(faultsOf(field('{ from: TYPE, as: Currency }'))).toEqual([
      '5:32 spec/unknown-normalizer Unknown normalizer "Currency" (did you mean "money"?)',
    ])
  })
})

describe('an unknown normalizer', () => {
  test.each([
    ['a slip of the pen', 'dat', ['5:32 dat: date (safe)']],
    ['a word of others', 'currency', ['5:32 currency: money (not safe)']],
    ['near to two', 'mony', []],
    ['written in quotes', '"dat"', []],
  ])('that is %s is rewritten where that can be meant', (_, name, want) => {
    expect(fixesOf(field(`{ from: TYPE, as: ${name} }`))).toEqual(want)
  })
})
