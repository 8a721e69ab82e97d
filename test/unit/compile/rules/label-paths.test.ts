import { describe, expect, test } from 'vitest'
import { faultsOf, fixesOf } from '../../../support/compiled.ts'

const field = (text: string): string => `fields: { a: { section: SECTION_HEADER, fields: { b: ${text} } } }\n`

describe('a path of labels', () => {
  const blanks = (path: string): string => `(write ${path}, or " > " with a space on both sides)`
  const cases: readonly (readonly [string, { given: string; want: readonly string[] }])[] = [
    ['may have a year that stands for any', { given: '{ from: <YYYY> A, as: text }', want: [] }],
    [
      'has one year that stands for any',
      {
        given: '{ from: <YYYY> TO <YYYY>, as: text }',
        want: [
          '5:62 spec/bad-value "<YYYY> TO <YYYY>" does not read as a label (write <YYYY> once, and the other year out)',
        ],
      },
    ],
    [
      'has no other stand-in',
      {
        given: '{ from: A <YEAR>, as: text }',
        want: ['5:62 spec/bad-value "A <YEAR>" does not read as a label (write <YYYY> for any year)'],
      },
    ],
    [
      'has one year that stands for any in each step',
      {
        given: '{ from: A > <YYYY> TO <YYYY>, as: text }',
        want: [
          '5:62 spec/bad-value "A > <YYYY> TO <YYYY>" does not read as a label (write <YYYY> once, and the other year out)',
        ],
      },
    ],
    [
      'has no bracket that is not closed',
      {
        given: '{ from: A <B, as: text }',
        want: ['5:62 spec/bad-value "A <B" does not read as a label (write <YYYY> for any year)'],
      },
    ],
    [
      'has blanks around its mark',
      {
        given: '{ from: A>B, as: text }',
        want: [`5:62 spec/bad-value "A>B" does not read as a path of labels ${blanks('A."B"')}`],
      },
    ],
    [
      'has blanks on both sides of its mark',
      {
        given: '{ from: A> B, as: text }',
        want: [`5:62 spec/bad-value "A> B" does not read as a path of labels ${blanks('A."B"')}`],
      },
    ],
    [
      'has blanks around each mark',
      {
        given: '{ from: X > A>B, as: text }',
        want: [`5:62 spec/bad-value "X > A>B" does not read as a path of labels ${blanks('X.A."B"')}`],
      },
    ],
    [
      'does not end in its mark',
      {
        given: '{ from: A >, as: text }',
        want: [`5:62 spec/bad-value "A >" does not read as a path of labels ${blanks('A')}`],
      },
    ],
    [
      'has no empty step',
      {
        given: '{ from: "A > : > B", as: text }',
        want: [
          '5:63 spec/bad-value "A > : > B" does not read as a label (write the label as the transcript prints it)',
        ],
      },
    ],
    [
      'names no whole section',
      {
        given: '{ from: "*", as: text }',
        want: ['5:63 spec/bad-value "*" does not read as a label (name the section; only keep takes "*")'],
      },
    ],
    [
      'begins no step with a star',
      {
        given: '{ from: A > *B, as: text }',
        want: [
          '5:62 spec/bad-value "A > *B" does not read as a label (write the label as the transcript prints it)',
        ],
      },
    ],
    ['may have a star in a label', { given: '{ from: A * B, as: text }', want: [] }],
    [
      'has no star in it',
      {
        given: '{ from: A > *, as: text }',
        want: [
          '5:62 spec/bad-value "A > *" does not read as a label (write the label as the transcript prints it)',
        ],
      },
    ],
    ['of keep may be the whole of a section', { given: '{ keep: "*" }', want: [] }],
    [
      'of keep has blanks around its mark',
      {
        given: '{ keep: A>B }',
        want: [`5:62 spec/bad-value "A>B" does not read as a path of labels ${blanks('A."B"')}`],
      },
    ],
    ['may be written with dots and quotes', { given: `{ from: A."B C".D, as: text }`, want: [] }],
    ['may be a label in quotes', { given: `{ from: '"B C"', as: text }`, want: [] }],
    [
      'that could be a label is reported where that shows',
      {
        given: '{ from: A."B"C, as: text }',
        want: [
          `5:67 spec/unclear-path A."B"C can be read neither as a path nor as a label: text stands behind a closing quote (for a path write A."B""C"; for one label with these marks write '"A.""B""C"')`,
        ],
      },
    ],
    [
      'that is written in escapes is reported as a whole',
      {
        given: `{ from: "A.\\"B", as: text }`,
        want: [
          `5:62 spec/unclear-path A."B can be read neither as a path nor as a label: a quote is not closed (for a path write A."B"; for one label with these marks write '"A.""B"'; put the whole in single quotes where YAML cut it at "," or " #")`,
        ],
      },
    ],
    [
      'that a comma cuts in two is reported as that',
      {
        given: '{ from: A."B, C", as: text }',
        want: [
          `5:68 spec/cut-by-comma The text ends at its first comma: "C"" is read as the next key (put the whole text in quotes: 'A."B, C"')`,
        ],
      },
    ],
    [
      'of a condition is one label in either notation',
      {
        given: `{ each: B, where: { 'C."D"': e }, fields: {} }`,
        want: [
          '5:74 spec/bad-value "C."D"" does not read as one label of the entry (name a label that stands in the entry itself)',
        ],
      },
    ],
    [
      'of a condition is one label',
      {
        given: '{ each: B, where: { C > D: e }, fields: {} }',
        want: [
          '5:74 spec/bad-value "C > D" does not read as one label of the entry (name a label that stands in the entry itself)',
        ],
      },
    ],
    [
      'that chooses is one label',
      {
        given: '{ each: B, choose: { by: C > D, as: e, cases: {}, otherwise: { case: f } } }',
        want: [
          '5:79 spec/bad-value "C > D" does not read as one label of the entry (name a label that stands in the entry itself)',
        ],
      },
    ],
    [
      'has forty steps at most',
      {
        given: `{ from: ${'A > '.repeat(40)}A, as: text }`,
        want: [
          '5:62 spec/too-large The mapping is larger than 40 steps in one path (write only the sections that lead to the line)',
        ],
      },
    ],
  ]
  test.each(cases)('%s', (_, { given, want }) => {
    expect(faultsOf(field(given))).toEqual(want)
  })

  test('may have forty steps', () => {
    expect(faultsOf(field(`{ from: ${'A > '.repeat(39)}A, as: text }`))).toEqual([])
  })

  test.each([
    ['whether', '{ whether: A > *, is: c }', '5:65'],
    ['section', '{ section: A > *, fields: {} }', '5:65'],
    ['occurrences', '{ occurrences: A > *, fields: {} }', '5:69'],
    ['each', '{ each: A > *, fields: {} }', '5:62'],
  ])('is looked at in %s', (_, given, place) => {
    expect(faultsOf(field(given))).toEqual([
      `${place} spec/bad-value "A > *" does not read as a label (write the label as the transcript prints it)`,
    ])
  })

  test('of amounts by year is looked at, too', () => {
    expect(faultsOf(field('{ amountsByYear: A > * > <YYYY> }'))).toEqual([
      '5:71 spec/bad-value "A > * > <YYYY>" does not read as a label (write the label as the transcript prints it)',
    ])
  })

  test('that cannot be read is not asked for a year', () => {
    expect(faultsOf(field(`{ amountsByYear: A."B"C }`))).toEqual([
      `5:76 spec/unclear-path A."B"C can be read neither as a path nor as a label: text stands behind a closing quote (for a path write A."B""C"; for one label with these marks write '"A.""B""C"')`,
    ])
  })

  test('with slashes is safely rewritten as the path that is meant', () => {
    expect(fixesOf('fields: { a: { from: SECTION_FILING/EXPENSES, as: text } }\n')).toEqual([
      '5:22 SECTION_FILING/EXPENSES: SECTION_FILING.EXPENSES (safe)',
    ])
  })

  test('that can be a path or a label is not rewritten', () => {
    expect(fixesOf(field('{ from: A."B"C, as: text }'))).toEqual([])
  })

  test('without blanks around its mark is not safely rewritten, as a label may have the mark', () => {
    expect(fixesOf(field('{ from: A>B, as: text }'))).toEqual([`5:62 A>B: A."B" (not safe)`])
  })

  test('that is ignored names a label', () => {
    expect(faultsOf('use: []\nignore: [{ path: "*", because: a }]\n')).toEqual([
      '6:19 spec/bad-value "*" does not read as a label (name the section; only keep takes "*")',
    ])
  })
})
