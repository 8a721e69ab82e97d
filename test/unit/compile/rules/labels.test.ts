import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { faultsOf, head } from '../../../support/compiled.ts'
import { reported } from '../../../support/faults.ts'

const both = '(read it the same way in both places, or by another label)'

describe('a label', () => {
  const cases: readonly (readonly [string, { given: string; want: readonly string[] }])[] = [
    [
      'may be read by several fields in the same way',
      { given: 'fields: { a: { from: TYPE, as: text }, b: { from: TYPE, as: code } }', want: [] },
    ],
    [
      'may be the way to several lines',
      {
        given:
          'fields: { a: { from: SECTION_HEADER > A, as: text }, b: { section: SECTION_HEADER, fields: { c: { from: C, as: text } } } }',
        want: [],
      },
    ],
    [
      'is no value and section at once',
      {
        given: 'fields: { a: { from: TYPE, as: text }, b: { from: TYPE > C, as: text } }',
        want: [
          `5:51 spec/label-conflict "TYPE" is read as a section here and as a value at a.yaml:5:22 ${both}`,
        ],
      },
    ],
    [
      'is no section and list at once',
      {
        given:
          'fields: { a: { section: SECTION_FILING, fields: {} }, b: { each: SECTION_FILING, fields: {} } }',
        want: [
          `5:66 spec/label-conflict "SECTION_FILING" is read as a list here and as a section at a.yaml:5:25 ${both}`,
        ],
      },
    ],
    [
      'is no list and numbered section at once',
      {
        given:
          'fields: { a: { each: SECTION_FILING, fields: {} }, b: { occurrences: SECTION_FILING, fields: {} } }',
        want: [
          `5:70 spec/label-conflict "SECTION_FILING" is read as a numbered section here and as a list at a.yaml:5:22 ${both}`,
        ],
      },
    ],
    [
      'is not kept whole and read',
      {
        given: 'fields: { a: { keep: SECTION_HEADER }, b: { from: SECTION_HEADER > B, as: text } }',
        want: [
          `5:51 spec/label-conflict "SECTION_HEADER" is read as a section here and as a whole at a.yaml:5:22 ${both}`,
        ],
      },
    ],
    [
      'may be inside what is kept whole as the present section',
      {
        given:
          'fields: { a: { section: SECTION_HEADER, fields: { b: { keep: "*" }, c: { from: C, as: text } } } }',
        want: [],
      },
    ],
    [
      'means one thing in one place only',
      {
        given:
          'fields: { a: { from: SECTION_HEADER > X, as: text }, b: { from: SECTION_BALANCE > X > Y, as: text } }',
        want: [],
      },
    ],
    [
      'means one thing in groups that read the same section',
      {
        given:
          'fields: { a: { section: SECTION_HEADER, fields: { b: { from: X, as: text } } }, c: { section: SECTION_HEADER, fields: { d: { from: X > Y, as: text } } } }',
        want: [
          `5:132 spec/label-conflict "X" is read as a section here and as a value at a.yaml:5:62 ${both}`,
        ],
      },
    ],
    [
      'that decides about an entry is a value',
      {
        given:
          'fields: { a: { each: SECTION_INCOME, where: { PAYER: b }, fields: { c: { section: PAYER, fields: {} } } } }',
        want: [
          `5:83 spec/label-conflict "PAYER" is read as a section here and as a value at a.yaml:5:47 ${both}`,
        ],
      },
    ],
    [
      'that chooses is a value',
      {
        given:
          'fields: { a: { each: SECTION_INCOME, choose: { by: PAYER, as: b, cases: {}, otherwise: { case: c, fields: { d: { keep: PAYER } } } } } }',
        want: [
          `5:120 spec/label-conflict "PAYER" is read as a whole here and as a value at a.yaml:5:52 ${both}`,
        ],
      },
    ],
    [
      'may mean different things in different cases',
      {
        given:
          'fields: { a: { each: SECTION_INCOME, choose: { by: TYPE, as: b, cases: { C: { texts: c, fields: { d: { from: ITEMS > D, as: text } } } }, otherwise: { case: e, fields: { f: { keep: ITEMS } } } } } }',
        want: [],
      },
    ],
    [
      'means one thing within a case',
      {
        given:
          'fields: { a: { each: SECTION_INCOME, choose: { by: TYPE, as: b, cases: { C: { texts: c, fields: { d: { from: ITEMS > D, as: text }, e: { from: ITEMS, as: text } } } }, otherwise: { case: f } } } }',
        want: [
          `5:144 spec/label-conflict "ITEMS" is read as a value here and as a section at a.yaml:5:110 ${both}`,
        ],
      },
    ],
    [
      'is written once among alternatives',
      {
        given: 'fields: { a: { from: [TYPE, "Type:"], as: text } }',
        want: ['5:30 spec/same-label "Type:" is the same label as an earlier alternative (remove it)'],
      },
    ],
    [
      'is written once among alternatives, whichever is the first',
      {
        given: 'fields: { a: { from: ["Type:", TYPE], as: text } }',
        want: ['5:32 spec/same-label "TYPE" is the same label as an earlier alternative (remove it)'],
      },
    ],
    [
      'may be the same in two sections',
      { given: 'fields: { a: { from: [SECTION_HEADER > X, SECTION_BALANCE > X], as: text } }', want: [] },
    ],
    [
      'is written once among names of numbered sections',
      {
        given: 'fields: { a: { occurrences: [SECTION_FILING > A, SECTION_FILING > a], fields: {} } }',
        want: [
          '5:50 spec/same-label "SECTION_FILING > a" is the same label as an earlier alternative (remove it)',
        ],
      },
    ],
    [
      'is written once among names of a section',
      {
        given: 'fields: { a: { section: [SECTION_HEADER, Section_Header], fields: {} } }',
        want: [
          '5:42 spec/same-label "Section_Header" is the same label as an earlier alternative (remove it)',
        ],
      },
    ],
  ]
  test.each(cases)('%s', (_, { given, want }) => {
    expect(faultsOf(`${given}\n`)).toEqual(want)
  })
})

describe('a schedule that names its form is the one that does not, where the form is', () => {
  const fields =
    'fields: { a: { section: SECTION_FILING > SCHEDULE D, fields: {} }, b: { each: SECTION_FILING > SCHEDULE D (FORM 1041), fields: {} } }\n'
  const faults = (match: string): readonly string[] => {
    const text = head.replace(/match: .*/, `match: ${match}`) + fields
    return reported(compileMappings([{ name: 'a.yaml', text }]).diagnostics)
  }

  test.each([
    ['that of the mapping', '{ type: RETR, form: ["1041"] }'],
    ['that of the mapping, however it is spelled', '{ type: RETR, form: [Form 1041] }'],
    ['one of its family', '{ type: RETR, form: ["1120"], family: ["1041"] }'],
  ])('%s', (_, match) => {
    expect(faults(match)).toEqual([
      `5:79 spec/label-conflict SECTION_FILING."SCHEDULE D (FORM 1041)" is read as a list here and as a section at a.yaml:5:25 ${both}`,
    ])
  })

  test('none of those: the schedule is another one then', () => {
    expect(faults('{ type: RETR, form: ["1120"] }')).toEqual([])
  })
})

describe('an ignored line', () => {
  const one = '(remove one of the two)'
  const inside = '(a line inside a list or a value cannot be ignored; remove this)'
  const cases: readonly (readonly [string, { given: string; want: readonly string[] }])[] = [
    [
      'may lie beside lines that are read',
      {
        given:
          'fields: { a: { from: SECTION_HEADER > A, as: text } }\nignore: [{ path: SECTION_HEADER > B, because: c }]',
        want: [],
      },
    ],
    [
      'is not read',
      {
        given:
          'fields: { a: { from: SECTION_HEADER > A, as: text } }\nignore: [{ path: Section_Header > A, because: c }]',
        want: [
          `6:18 spec/ignored-and-read "Section_Header > A" is ignored here but read at a.yaml:5:22 ${one}`,
        ],
      },
    ],
    [
      'is no section of which a line is read',
      {
        given:
          'fields: { a: { from: SECTION_HEADER > A, as: text } }\nignore: [{ path: SECTION_HEADER, because: c }]',
        want: [`6:18 spec/ignored-and-read "SECTION_HEADER" is ignored here but read at a.yaml:5:22 ${one}`],
      },
    ],
    [
      'does not lie in a list',
      {
        given:
          'fields: { a: { each: SECTION_INCOME, fields: {} } }\nignore: [{ path: SECTION_INCOME > A, because: c }]',
        want: [
          `6:18 spec/ignored-and-read "SECTION_INCOME > A" is ignored here but read at a.yaml:5:22 ${inside}`,
        ],
      },
    ],
    [
      'does not lie in a value',
      {
        given: 'fields: { a: { from: TYPE, as: text } }\nignore: [{ path: TYPE > A, because: c }]',
        want: [`6:18 spec/ignored-and-read "TYPE > A" is ignored here but read at a.yaml:5:22 ${inside}`],
      },
    ],
    [
      'does not lie in what is kept whole',
      {
        given: 'fields: { a: { keep: SECTION_HEADER } }\nignore: [{ path: SECTION_HEADER > A, because: c }]',
        want: [
          `6:18 spec/ignored-and-read "SECTION_HEADER > A" is ignored here but read at a.yaml:5:22 ${inside}`,
        ],
      },
    ],
    [
      'does not lie in what is ignored',
      {
        given:
          'use: []\nignore: [{ path: SECTION_HEADER > A, because: c }, { path: SECTION_HEADER, because: d }]',
        want: [
          '6:18 spec/ignored-twice "SECTION_HEADER > A" is already ignored at a.yaml:6:60 (remove it, or ignore the lines one by one)',
        ],
      },
    ],
    [
      'may be ignored twice, as two parts may do',
      {
        given:
          'use: []\nignore: [{ path: SECTION_HEADER > A, because: c }, { path: SECTION_HEADER > A, because: d }]',
        want: [],
      },
    ],
  ]
  test.each(cases)('%s', (_, { given, want }) => {
    expect(faultsOf(`${given}\n`)).toEqual(want)
  })
})
