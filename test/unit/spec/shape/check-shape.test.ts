import { describe, expect, test } from 'vitest'
import { readSpec } from '../../../../src/spec/read-spec.ts'
import { pointed, reported } from '../../../support/faults.ts'

const head = 'id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: ACTR }\n'

/** The faults of a mapping whose head has four lines. */
function faults(body: string): readonly string[] {
  return reported(readSpec('a.yaml', head + body).diagnostics)
}

describe('the shape of a mapping', () => {
  const known = 'use a key such as from, as, required, about, evidence, yes, no'
  const cases: readonly (readonly [string, { body: string; want: readonly string[] }])[] = [
    ['is fine', { body: 'fields: { a: { from: A, as: text } }\n', want: [] }],
    [
      'has no unknown key',
      {
        body: 'fields: { a: { form: A, as: text } }\n',
        want: ['5:16 spec/unknown-key Unknown key "form" in field "a" (did you mean "from"?)'],
      },
    ],
    [
      'has no key that is unknown altogether',
      {
        body: 'fields: { a: { zzzz: A } }\n',
        want: [`5:16 spec/unknown-key Unknown key "zzzz" in field "a" (${known})`],
      },
    ],
    [
      'has no unknown key at the top',
      {
        body: 'use: []\nzzzz: 1\n',
        want: [
          '6:1 spec/unknown-key Unknown key "zzzz" in the mapping (use a key such as id, part, title, version, match, use, fields)',
        ],
      },
    ],
    [
      'has no unknown key in a case',
      {
        body: 'fields: { a: { each: B, choose: { by: C, as: d, cases: { E: { text: F } }, otherwise: { case: g } } } }\n',
        want: ['5:63 spec/unknown-key Unknown key "text" in case "E" (did you mean "texts"?)'],
      },
    ],
    [
      'has no key glued to its text',
      {
        body: 'fields: { a: { from:A, as: text } }\n',
        want: ['5:16 spec/unknown-key Unknown key "from:A" in field "a" (write a blank behind ":")'],
      },
    ],
    [
      'has no text with commas in braces',
      {
        body: 'fields: { a: { from: B, C, D, as: text } }\n',
        want: [
          '5:25 spec/cut-by-comma The text ends at its first comma: "C" is read as the next key (put the whole text in quotes: \'B, C, D\')',
        ],
      },
    ],
    [
      'has no text with commas in braces, small letters',
      {
        body: 'fields: { a: { from: B, as: text, about: C, or else D } }\n',
        want: [
          '5:45 spec/cut-by-comma The text ends at its first comma: "or else D" is read as the next key (put the whole text in quotes: \'C, or else D\')',
        ],
      },
    ],
    [
      'has a misspelt key once',
      {
        body: 'feilds: { a: { from: A, as: text } }\n',
        want: ['5:1 spec/unknown-key Unknown key "feilds" in the mapping (did you mean "fields"?)'],
      },
    ],
    [
      'has a misspelt needed key once',
      {
        body: 'fields: {}\nchecks: [{ that: a, sayz: b }]\n',
        want: ['6:21 spec/unknown-key Unknown key "sayz" in a check (did you mean "says"?)'],
      },
    ],
    [
      'has what is needed',
      {
        body: 'fields: {}\nignore: [{ path: A }]\n',
        want: [
          '6:10 spec/missing-key Key "because" is missing in an ignored line (add "because:", the reason)',
        ],
      },
    ],
    [
      'has a label in every alternative',
      {
        body: 'fields: { a: { from: [{ as: b }], as: text } }\n',
        want: [
          '5:23 spec/missing-key Key "label" is missing in an alternative of "from" (add "label:", the label)',
        ],
      },
    ],
    [
      'has known words',
      {
        body: 'fields: { a: { from: A, as: text, evidence: unsorced } }\n',
        want: [
          '5:45 spec/bad-value "evidence" does not read as one of sourced, secondary, inferred, unsourced (did you mean "unsourced"?)',
        ],
      },
    ],
    [
      'has known words, all shown',
      {
        body: 'fields: {}\nchecks: [{ that: a, says: b, else: fatal }]\n',
        want: [
          '6:36 spec/bad-value "else" does not read as one of warning, error (write one of warning, error)',
        ],
      },
    ],
    [
      'has names in camelCase',
      {
        body: 'fields: { Total wages: { from: A, as: text } }\n',
        want: [
          '5:11 spec/bad-value "Total wages" does not read as a field name (write one word in camelCase, such as totalWages)',
        ],
      },
    ],
    [
      'has names without dashes',
      {
        body: 'fields: { total-wages: { from: A, as: text } }\n',
        want: [
          '5:11 spec/bad-value "total-wages" does not read as a field name (write one word in camelCase, such as totalWages)',
        ],
      },
    ],
    [
      'has names that begin with a letter',
      {
        body: 'fields: { 1040: { from: A, as: text } }\n',
        want: [
          '5:11 spec/bad-value "1040" does not read as a field name (write one word in camelCase, such as adjustedGrossIncome)',
        ],
      },
    ],
    [
      'has names inside groups too',
      {
        body: 'fields: { a: { fields: { B: { from: A, as: text } } } }\n',
        want: [
          '5:26 spec/bad-value "B" does not read as a field name (write one word in camelCase, such as b)',
        ],
      },
    ],
    [
      'has a field name under choose',
      {
        body: 'fields: { a: { each: B, choose: { by: C, as: Form, cases: {}, otherwise: { case: g } } } }\n',
        want: [
          '5:46 spec/bad-value "as" does not read as a field name (write one word in camelCase, such as form)',
        ],
      },
    ],
    [
      'has paths of the output as key figures',
      {
        body: 'fields: {}\nkeyFigures: [A B]\n',
        want: [
          '6:14 spec/bad-value "keyFigures" does not read as a path in the output (write it like summary.adjustedGrossIncome)',
        ],
      },
    ],
    [
      'has no blank texts',
      {
        body: 'fields: { a: { from: " ", as: "" } }\n',
        want: [
          '5:22 spec/wrong-type "from" is not text with something in it (write something, or remove the line)',
          '5:31 spec/wrong-type "as" is not text with something in it (write something, or remove the line)',
        ],
      },
    ],
    [
      'has no blank condition without brackets',
      {
        body: 'fields: { a: { each: B, where: { C: "" }, fields: {} } }\n',
        want: [
          '5:37 spec/wrong-type Label "C" is not text with something in it (write [""] for a blank text)',
        ],
      },
    ],
    [
      'has no empty lists of labels',
      {
        body: 'fields: { a: { section: [], fields: {} } }\n',
        want: ['5:16 spec/wrong-type "section" is not a list with something in it (name at least one label)'],
      },
    ],
    [
      'has no empty lists of texts',
      {
        body: 'fields:\n  a: { whether: A, is: [] }\n  b: { from: B, as: oneOf, values: { constructor: [] } }\n',
        want: [
          '6:20 spec/wrong-type "is" is not a list with something in it (name at least one text)',
          '7:38 spec/wrong-type word "constructor" is not a list with something in it (name at least one text)',
        ],
      },
    ],
  ]
  test.each(cases)('%s', (_, { body, want }) => {
    expect(faults(body)).toEqual(want)
  })

  test('tells all faults at once', () => {
    const text = `${head}fields:\n  a: { form: A, as: text }\n  b: { from: B, as: 5 }\n  C: { from: C, as: text }\n`
    const { diagnostics } = readSpec('a.yaml', text)
    expect(
      pointed(
        [...diagnostics].sort((a, b) => a.span.offset - b.span.offset),
        text,
      ),
    ).toEqual(['form', '5', 'C'])
  })

  test('mends a key that is misspelt unasked, but not a word that has no value', () => {
    const fixOf = (key: string) =>
      readSpec('a.yaml', `${head}fields: { a: { from: A, as: text, ${key} } }\n`).diagnostics.map(
        ({ fix }) => fix && [fix.replacement, fix.safe],
      )
    expect(fixOf('requird: true')).toEqual([['required', true]])
    expect(fixOf('requird')).toEqual([['required', false]])
  })

  test('tells a hundred faults at most', () => {
    const body = Array.from({ length: 500 }, (_, index) => `  a${index}: 1\n`).join('')
    expect(faults(`fields:\n${body}`)).toHaveLength(100)
  })
})
