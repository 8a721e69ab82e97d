import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { faultsOf, head } from '../../../support/compiled.ts'

const sections =
  'use one of SECTION_HEADER, SECTION_BALANCE, SECTION_SUMMARY, SECTION_FILING, SECTION_INCOME, SECTION_TRANSACTIONS; a new section is read as written'

describe('a path from the top', () => {
  const cases: readonly (readonly [string, { given: string; want: readonly string[] }])[] = [
    [
      'begins with a section',
      { given: 'fields: { a: { from: SECTION_HEADER > ANYTHING, as: text } }', want: [] },
    ],
    [
      'begins with a section in any capitals',
      { given: 'fields: { a: { from: section_header > x, as: text } }', want: [] },
    ],
    [
      'may be a line at the top',
      { given: 'fields: { a: { from: [TYPE, FORM, PERIOD, LAST4], as: text } }', want: [] },
    ],
    [
      'begins with no misspelt section',
      {
        given: 'fields: { a: { from: SECTION_HEDAER > X, as: text } }',
        want: [
          '5:22 spec/unknown-section Section "SECTION_HEDAER" is not part of a transcript (did you mean "SECTION_HEADER"?)',
        ],
      },
    ],
    [
      'inside quotes is pointed at there',
      {
        given: 'fields: { a: { from: "SECTION_HEDAER > X", as: text } }',
        want: [
          '5:23 spec/unknown-section Section "SECTION_HEDAER" is not part of a transcript (did you mean "SECTION_HEADER"?)',
        ],
      },
    ],
    [
      'with an unknown section is reported',
      {
        given: 'fields: { a: { from: PENALTIES > X, as: text } }',
        want: [
          '5:22 spec/unknown-section Section "PENALTIES" is not part of a transcript (did you mean SECTION_FILING.PENALTIES.X? a new section is read as written)',
        ],
      },
    ],
    [
      'in quotes is pointed at inside them',
      {
        given: `fields: { a: { from: '"SECTION_HEDAER".X', as: text } }`,
        want: [
          '5:24 spec/unknown-section Section "SECTION_HEDAER" is not part of a transcript (did you mean "SECTION_HEADER"?)',
        ],
      },
    ],
    [
      'with dots is pointed at as one with arrows',
      {
        given: 'fields: { a: { from: SECTION_HEDAER.X, as: text } }',
        want: [
          '5:22 spec/unknown-section Section "SECTION_HEDAER" is not part of a transcript (did you mean "SECTION_HEADER"?)',
        ],
      },
    ],
    ...['SECTION_PENALTIES', 'SECTION_TAXPAYER', 'SECTION_', 'SECTION_PAYMENTS'].map(
      (name): readonly [string, { given: string; want: readonly string[] }] => [
        `${name} is near no other`,
        {
          given: `fields: { a: { from: ${name} > X, as: text } }`,
          want: [`5:22 spec/unknown-section Section "${name}" is not part of a transcript (${sections})`],
        },
      ],
    ),
    ...['NAME', 'CODE'].map((name): readonly [string, { given: string; want: readonly string[] }] => [
      `${name} may be a section of the return`,
      {
        given: `fields: { a: { from: ${name} > X, as: text } }`,
        want: [
          `5:22 spec/unknown-section Section "${name}" is not part of a transcript (did you mean SECTION_FILING.${name}.X? a new section is read as written)`,
        ],
      },
    ]),
    [
      'may be a section that another path has further in',
      {
        given:
          'fields: { a: { from: SECTION_FILING > EXPENSES > X, as: text }, b: { from: EXPENSES > Y, as: text } }',
        want: [
          '5:76 spec/unknown-section Section "EXPENSES" is not part of a transcript (did you mean SECTION_FILING.EXPENSES.Y? a new section is read as written)',
        ],
      },
    ],
    ...[
      ['SECTION_FILINGS', 'SECTION_FILING'],
      ['SECTION_BALANCES', 'SECTION_BALANCE'],
      ['SECTON_INCOME', 'SECTION_INCOME'],
      ['SECTION INCOME', 'SECTION_INCOME'],
      ['HEADER', 'SECTION_HEADER'],
      ['FROM', 'FORM'],
    ].map(([name, meant]): readonly [string, { given: string; want: readonly string[] }] => [
      `${name} is likely ${meant}`,
      {
        given: `fields: { a: { from: ${name} > X, as: text } }`,
        want: [
          `5:22 spec/unknown-section Section "${name}" is not part of a transcript (did you mean "${meant}"?)`,
        ],
      },
    ]),
    ...[
      ['INCOME.TOTAL WAGES', 'SECTION_FILING.INCOME."TOTAL WAGES"'],
      ['INCOME.WAGES', 'SECTION_FILING.INCOME.WAGES'],
      ['FILING.INCOME.TOTAL WAGES', 'SECTION_FILING.INCOME."TOTAL WAGES"'],
      ['ST. PAUL', 'SECTION_FILING."ST. PAUL"'],
      ['U.S. TAX', 'SECTION_FILING."U.S. TAX"'],
    ].map(([path, meant]): readonly [string, { given: string; want: readonly string[] }] => [
      `${path} is likely ${meant}`,
      {
        given: `fields: { a: { from: ${path}, as: text } }`,
        want: [
          `5:22 spec/unknown-section Section "${path}" is not part of a transcript (did you mean ${meant}? a new section is read as written)`,
        ],
      },
    ]),
    [
      'INCOME is a section of the return',
      {
        given: 'fields: { a: { from: INCOME > X, as: text } }',
        want: [
          '5:22 spec/unknown-section Section "INCOME" is not part of a transcript (did you mean SECTION_FILING.INCOME.X? a new section is read as written)',
        ],
      },
    ],
    [
      'is looked at in every way to fill a field',
      {
        given:
          'fields: { a: { section: A1, fields: {} }, b: { each: B1, fields: {} }, c: { occurrences: C1, fields: {} }, d: { keep: D1 } }',
        want: ['A1', 'B1', 'C1', 'D1'],
      },
    ],
    [
      'in a group without a section counts from the top',
      { given: 'fields: { a: { fields: { b: { from: B1, as: text } } } }', want: ['B1'] },
    ],
    [
      'in a group with a section does not',
      {
        given: 'fields: { a: { section: SECTION_HEADER, fields: { b: { from: B1, as: text } } } }',
        want: [],
      },
    ],
    [
      'that is ignored is looked at too',
      { given: 'use: []\nignore: [{ path: A1 > B, because: c }]', want: ['A1'] },
    ],
  ]
  test.each(cases)('%s', (_, { given, want }) => {
    const found = faultsOf(`${given}\n`)
    const brief = found.map(each =>
      want.some(one => one.includes(' ')) ? each : (/Section "([^"]*)"/.exec(each)?.[1] ?? each),
    )
    expect(brief).toEqual(want)
  })
})

describe('what is meant by an unknown section', () => {
  const list =
    'use one of SECTION_HEADER, SECTION_BALANCE, SECTION_SUMMARY, SECTION_FILING, SECTION_INCOME, SECTION_TRANSACTIONS; a new section is read as written'
  const written = (path: string): string => `did you mean ${path}? a new section is read as written`
  /** The hint for the last of `paths`, and the path that is written for it. */
  const hintIn = (type: string, ...paths: readonly string[]): readonly (string | undefined)[] => {
    const fields = paths.map((path, index) => `f${index}: { from: ${path}, as: text }`)
    const text = `${head.replace('type: RECA', `type: ${type}`)}fields: { ${fields.join(', ')} }\n`
    const found = compileMappings([{ name: 'a.yaml', text }]).diagnostics.findLast(
      each => each.code === 'spec/unknown-section',
    )
    return [found?.hint, found?.fix?.replacement, found?.fix?.safe === true ? 'safe' : undefined]
  }

  test.each([
    ['RETR', 'WAGES', 'SECTION_FILING.WAGES'],
    ['RETR', 'INCOME > X', 'SECTION_FILING.INCOME.X'],
    ['RETR', 'INCOME.TOTAL WAGES', 'SECTION_FILING.INCOME."TOTAL WAGES"'],
    ['RETR', 'INCOME.A-', 'SECTION_FILING."INCOME.A-"'],
    ['RETR', 'AB > Total (c)', 'SECTION_FILING.AB."Total (c)"'],
    ['ACTR', 'INCOME.TAX-EXEMPT', 'SECTION_INCOME."TAX-EXEMPT"'],
  ])('in a transcript of type %s, %s, is %s', (type, path, meant) => {
    expect(hintIn(type, path)).toEqual([written(meant), meant, undefined])
  })

  test.each(['WAGES', 'INCOME.A-', 'A.B C', 'SECTION_WAGES > X > Y'])(
    'is not known in an account, where no section is that of a return: %s',
    path => {
      expect(hintIn('ACTR', path)).toEqual([list, undefined, undefined])
    },
  )

  test('is the section of a transcript that is a slip away, which is not written without asking', () => {
    expect(hintIn('ACTR', 'SECTION_FILLING > X')).toEqual([
      'did you mean "SECTION_FILING"?',
      'SECTION_FILING.X',
      undefined,
    ])
    expect(hintIn('ACTR', 'INCOME > X')).toEqual([
      'did you mean "SECTION_INCOME"?',
      'SECTION_INCOME.X',
      undefined,
    ])
  })

  test('is the first section in which the label is read elsewhere, with all that leads to it', () => {
    const others = ['SECTION_HEADER > PARTS > X', 'SECTION_BALANCE > X']
    const meant = 'SECTION_HEADER.PARTS.X.Y'
    expect(hintIn('ACTR', ...others, 'X > Y')).toEqual([written(meant), meant, undefined])
    expect(hintIn('RETR', ...others, 'X > Y')).toEqual([written(meant), meant, undefined])
  })

  test.each([
    ['two slips', 'INKOMM > X', 'did you mean "SECTION_INCOME"?'],
    ['no more than two', 'INKOMMS > X', list],
    ['one in a short name', 'FORMS > X', 'did you mean "FORM"?'],
    ['no more than one in it', 'PEROT > X', list],
  ])('has %s', (_, path, want) => {
    expect(hintIn('ACTR', path)[0]).toBe(want)
  })

  test.each(['whether: WAGES, is: b', 'amountsByYear: WAGES <YYYY>'])('is asked of %s, too', field => {
    expect(faultsOf(`fields: { a: { ${field} } }\n`).map(each => each.split(' ')[1])).toEqual([
      'spec/unknown-section',
    ])
  })

  test('is not asked of the fields of a derived field, which are out of place', () => {
    expect(
      faultsOf(
        'fields: { a: { derive: "true", as: truth, fields: { b: { from: WAGES, as: text } } } }\n',
      ).map(each => each.split(' ')[1]),
    ).toEqual(['spec/misplaced-key'])
  })

  test('is not where the label is read in another unknown section', () => {
    expect(hintIn('ACTR', 'OTHER > PARTS > X', 'X')).toEqual([list, undefined, undefined])
  })
})
