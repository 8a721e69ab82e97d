import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPath, quotedPath, readPath } from '../../../src/text/labels/path-notation.ts'

/** The steps of a text, or what is wrong with it, the stretch that shows it and the hint. */
function read(text: string): readonly string[] | string {
  const reading = readPath(text)
  if (reading.fault === undefined) {
    for (const { text: step, at, length } of reading.steps) {
      const stretch = text.slice(at, at + length)
      expect([stretch, stretch.replaceAll('""', '"')]).toContain(step)
    }
    return reading.steps.map(step => step.text)
  }
  const { problem, at, length, hint } = reading.fault
  return `${problem} <${text.slice(at, at + length)}> ${hint}`
}

const unquoted = 'a step with more in it than letters and digits has no quotes'

describe('a path', () => {
  const cases: readonly (readonly [string, { given: string; want: readonly string[] }])[] = [
    ['is one label', { given: 'TOTAL WAGES', want: ['TOTAL WAGES'] }],
    ['has steps joined by arrows', { given: 'A B > C  >  D', want: ['A B', 'C', 'D'] }],
    ['has steps joined by dots', { given: 'SECTION_HEADER.TITLE', want: ['SECTION_HEADER', 'TITLE'] }],
    ['begins in small letters', { given: 'section_header.title', want: ['section_header', 'title'] }],
    [
      'has steps in quotes',
      { given: 'SECTION_FILING.INCOME."TOTAL WAGES"', want: ['SECTION_FILING', 'INCOME', 'TOTAL WAGES'] },
    ],
    ['has a step in quotes inside', { given: 'ITEMS."A B".C', want: ['ITEMS', 'A B', 'C'] }],
    [
      'begins with a step in quotes',
      { given: '"SCHEDULE C"."NET PROFIT"', want: ['SCHEDULE C', 'NET PROFIT'] },
    ],
    ['is a label in quotes', { given: '"TOTAL WAGES"', want: ['TOTAL WAGES'] }],
    ['is a label in quotes with blanks around', { given: ' "TOTAL WAGES" ', want: ['TOTAL WAGES'] }],
    ['has dots inside quotes', { given: 'SECTION_A."NO. OF X."', want: ['SECTION_A', 'NO. OF X.'] }],
    ['has quotes written twice', { given: 'ITEMS."""Q"" CODE"', want: ['ITEMS', '"Q" CODE'] }],
    ['has a label of quotes', { given: 'A.""""', want: ['A', '"'] }],
    ['may be a label with dots', { given: 'WAGES, TIPS, ETC.', want: ['WAGES, TIPS, ETC.'] }],
    ['may be words with dots between', { given: 'ITEMS.WAGES', want: ['ITEMS.WAGES'] }],
    ['may be a label that begins with a quote', { given: '"Q" CODE', want: ['"Q" CODE'] }],
    ['may be a label with quotes inside', { given: 'CODE "R" OF MSA', want: ['CODE "R" OF MSA'] }],
    ['may be a label with a quote', { given: '12" PIPE', want: ['12" PIPE'] }],
    ['may end in quotes', { given: 'CODE "R"', want: ['CODE "R"'] }],
    ['has arrows before a label with quotes', { given: 'ITEMS > "Q" CODE', want: ['ITEMS', '"Q" CODE'] }],
    ['has arrows and labels with dots', { given: 'A.B > C. D', want: ['A.B', 'C. D'] }],
    ['may be of a section without a name', { given: 'SECTION_.A', want: ['SECTION_', 'A'] }],
    ['may be empty', { given: '', want: [''] }],
  ]
  test.each(cases)('%s', (_, { given, want }) => {
    expect(read(given)).toEqual(want)
  })

  const faults: readonly (readonly [string, string])[] = [
    [
      'SECTION_SUMMARY.ADJUSTED GROSS INCOME',
      `${unquoted} <ADJUSTED GROSS INCOME> write SECTION_SUMMARY."ADJUSTED GROSS INCOME"`,
    ],
    ['SECTION_FILING.NO. OF CHILDREN', `${unquoted} < OF CHILDREN> write SECTION_FILING."NO. OF CHILDREN"`],
    ['SECTION_FILING.WAGES, ETC.', `${unquoted} <WAGES, ETC> write 'SECTION_FILING."WAGES, ETC."'`],
    ['SECTION_A.\u201cB C\u201d', `a step stands in curly quotes <\u201cB C\u201d> write SECTION_A."B C"`],
    [
      'SECTION_A."B C',
      `a quote is not closed <"> write SECTION_A."B C"; put the whole in single quotes where YAML cut it at "," or " #"`,
    ],
    [
      // Of the marks at the end none is left.
      `SECTION_A."B''`,
      `a quote is not closed <"> write SECTION_A.B; put the whole in single quotes where YAML cut it at "," or " #"`,
    ],
    [
      '"TOTAL WAGES',
      `a quote is not closed <"> for a path write TOTAL WAGES; for one label with these marks write '"""TOTAL WAGES"'; put the whole in single quotes where YAML cut it at "," or " #"`,
    ],
    [
      'A."B"C',
      `text stands behind a closing quote <C> for a path write A."B""C"; for one label with these marks write '"A.""B""C"'`,
    ],
    [
      '"Q" CODE."X"',
      `text stands behind a closing quote <CODE> for a path write '"""Q"" CODE".X'; for one label with these marks write '"""Q"" CODE.""X"""'`,
    ],
    ['SECTION_A..B', `a step is empty <.> write SECTION_A.B`],
    ['SECTION_A.', `a step is empty <> write SECTION_A`],
    [
      'SECTION_FILING > INCOME."TOTAL WAGES"',
      `it has both " > " and dots or quotes of the other notation <INCOME."TOTAL WAGES"> write SECTION_FILING.INCOME."TOTAL WAGES"`,
    ],
    [
      'ITEMS > "TOTAL WAGES"',
      `it has both " > " and dots or quotes of the other notation <"TOTAL WAGES"> for a path write ITEMS."TOTAL WAGES"; for labels with these marks ITEMS."""TOTAL WAGES"""`,
    ],
    [
      'SECTION_A/B/C D',
      `its steps are joined by neither "." nor " > " <SECTION_A/B/C D> write SECTION_A.B."C D"`,
    ],
    ['SECTION_A.B.C D.E', `${unquoted} <C D> write SECTION_A.B."C D".E`],
    ["SECTION_A.'B C'", `a step stands in other quotes than double ones <'B C'> write SECTION_A."B C"`],
    [
      'A > \u201cB C\u201d',
      `curly quotes stand around it, which no transcript prints <\u201cB C\u201d> write A."B C"`,
    ],
    [
      '\u2018B C\u2019',
      `curly quotes stand around it, which no transcript prints <\u2018B C\u2019> write B C`,
    ],
    [
      'SECTION_A/',
      `its steps are joined by neither "." nor " > " <SECTION_A/> write it like SECTION_FILING.INCOME."TOTAL WAGES"`,
    ],
    ['SECTION_A . B', `blanks stand around its dots <SECTION_A > write SECTION_A.B`],
    ['SECTION_A>B', `its steps are joined by neither "." nor " > " <SECTION_A>B> write SECTION_A.B`],
    ['/SECTION_A/B', `its steps are joined by neither "." nor " > " </SECTION_A/B> write SECTION_A.B`],
    [
      '"',
      `a quote is not closed <"> for one label with these marks write '""""'; put the whole in single quotes where YAML cut it at "," or " #"`,
    ],
  ]
  test.each(faults)('that could be a label is refused: %s', (given, want) => {
    expect(read(given)).toBe(want)
  })
})

describe('the house style', () => {
  const cases: readonly (readonly [readonly string[], string, string])[] = [
    [[], '*', '*'],
    [['TOTAL WAGES'], 'TOTAL WAGES', '"TOTAL WAGES"'],
    [['"Q" CODE'], '"Q" CODE', '"""Q"" CODE"'],
    [['"Q"'], '"""Q"""', '"""Q"""'],
    [['SECTION_A.B'], '"SECTION_A.B"', '"SECTION_A.B"'],
    [['SECTION_HEADER', 'TITLE'], 'SECTION_HEADER.TITLE', 'SECTION_HEADER.TITLE'],
    [['SECTION_A', 'B C'], 'SECTION_A."B C"', 'SECTION_A."B C"'],
    [['ITEMS', 'WAGES'], 'ITEMS."WAGES"', 'ITEMS."WAGES"'],
    [['SCHEDULE C', 'NET'], '"SCHEDULE C".NET', '"SCHEDULE C".NET'],
    [['A', '"Q" CODE'], 'A."""Q"" CODE"', 'A."""Q"" CODE"'],
  ]
  test.each(cases)('of %j', (steps, want, inSentence) => {
    expect(formatPath(steps)).toBe(want)
    expect(quotedPath(steps)).toBe(inSentence)
  })
})

const marks = [
  '"',
  '""',
  '.',
  '."',
  '".',
  ' > ',
  '>',
  ' ',
  'SECTION_',
  'A',
  'b1',
  '*',
  "'",
  '<YYYY>',
  '\u201c',
]
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...marks), { maxLength: 12 }).map(pieces => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

describe('of any text', () => {
  test('what is read is read again from either notation', () => {
    const step = anyText.map(text => text.replaceAll('>', '').trim())
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), steps => {
        expect(read(formatPath(steps))).toEqual(steps)
        expect(read(quotedPath(steps))).toEqual(steps)
        const arrows = readPath(steps.join(' > '))
        if (arrows.fault === undefined && steps.length > 1)
          expect(arrows.steps.map(each => each.text)).toEqual(steps)
      }),
      { numRuns: 2000 },
    )
  })

  test('there are steps or a fault that lies in it', () => {
    fc.assert(
      fc.property(anyText, text => {
        const reading = readPath(text)
        if (reading.fault === undefined) expect(reading.steps.length).toBeGreaterThan(0)
        else expect(reading.fault.at).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 2000 },
    )
  })
})
