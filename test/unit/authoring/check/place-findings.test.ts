/** What samples say against how a place is read, and against the texts that a mapping lists. */
import { describe, expect, test } from 'vitest'
import { withSampleFindings } from '../../../../src/authoring/check/check-samples.ts'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { expectGrowth } from '../../../support/growth.ts'

const head = 'id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["990"] }\nfields:\n'

/** Code, the text at the place, message and hint of what transcripts with these lines say against fields. */
function found(fields: string, ...filings: readonly object[]): readonly string[] {
  const text = head + fields
  const { plans, specs, diagnostics } = compileMappings([{ name: 'mine.yaml', text }])
  expect(diagnostics).toEqual([])
  const samples = filings.map((filing, at) => ({
    name: `${at}.json`,
    text: JSON.stringify({ TYPE: 'RETR', FORM: '990', SECTION_FILING: filing }),
  }))
  return withSampleFindings([], { plans, specs, samples })
    .filter(({ severity }) => severity === 'warning')
    .map(({ code, message, hint, span }) => {
      const at = text.slice(span.offset, span.offset + span.length)
      return `${code} [${at}] ${message} (${hint})`
    })
}

const schedule = (key: string): string =>
  `  c: { ${key}: SECTION_FILING > SCHEDULE C, fields: { net: { from: NET, as: money } } }\n`
const printed = {
  'SCHEDULE C (OCCURRENCE #: 1)': { NET: '$1.00' },
  'SCHEDULE C (OCCURRENCE #: 2)': { NET: '$2.00' },
}

describe('a place that is read as what it is not', () => {
  test('is found where a list is read and sections are printed, once for the place', () => {
    expect(found(schedule('each'), printed)).toEqual([
      'sample/wrong-shape [SECTION_FILING > SCHEDULE C] SECTION_FILING."SCHEDULE C" is an object in the samples, which "each" does not read (1 of 1) (write occurrences in place of each: it is a section, which may be printed several times)',
    ])
    expect(found(schedule('occurrences'), printed)).toEqual([])
  })

  test('is found where a section that is printed several times is read as one', () => {
    expect(found(schedule('section'), printed, { 'SCHEDULE C': { NET: '$1.00' } })).toEqual([
      'sample/repeated-section [SECTION_FILING > SCHEDULE C] SECTION_FILING."SCHEDULE C" is printed several times in the samples (1 of 2), and "section" reads only the first (write occurrences in place of section, to read each of them)',
    ])
    expect(found('  net: { from: SECTION_FILING > SCHEDULE C > NET, as: money }\n', printed)).toEqual([
      'sample/repeated-section [SECTION_FILING > SCHEDULE C > NET] SECTION_FILING."SCHEDULE C" is printed several times in the samples (1 of 1), and "from" reads only the first (read it in a field with occurrences: SECTION_FILING."SCHEDULE C", to read each of them)',
    ])
    const inGroup =
      '  filing: { section: SECTION_FILING, fields: { c: { section: SCHEDULE C--PROFIT OR LOSS, fields: { net: { from: NET, as: money } } } } }\n'
    expect(found(inGroup, printed).map(each => each.split(' ')[0])).toEqual(['sample/repeated-section'])
    expect(found(schedule('section'), { 'SCHEDULE C': { NET: '$1.00' } })).toEqual([])
  })

  test('is not where some sample has a list there', () => {
    expect(found(schedule('each'), printed, { 'SCHEDULE C': [{ NET: '$1.00' }] })).toEqual([])
  })

  test('is found by a description of the section, and in a group', () => {
    const fields =
      '  income: { section: SECTION_FILING, fields: { c: { each: SCHEDULE C--PROFIT OR LOSS, fields: { net: { from: NET, as: money } } } } }\n'
    expect(found(fields, printed)).toHaveLength(1)
  })

  test('is found where a line is read and a section or list stands, in place of the label', () => {
    expect(
      found(
        '  a: { from: SECTION_FILING > INCOME, as: money }\n  b: { whether: SECTION_FILING > ROWS, is: [X] }\n',
        {
          INCOME: { WAGES: '$1.00' },
          ROWS: [{ X: 'X' }],
        },
      ),
    ).toEqual([
      'sample/wrong-shape [SECTION_FILING > INCOME] SECTION_FILING.INCOME is an object in the samples, which "from" does not read (1 of 1) (it is a section: name it under "section", and its lines under "fields")',
      'sample/wrong-shape [SECTION_FILING > ROWS] SECTION_FILING.ROWS is a list in the samples, which "whether" does not read (1 of 1) (it is a list: name it under "each", and the lines of an entry under "fields")',
    ])
  })

  test('is found where a section is read and a line stands, in place of the section', () => {
    const fields = '  a: { section: SECTION_FILING > INCOME, fields: { w: { from: WAGES, as: money } } }\n'
    expect(found(fields, { INCOME: '$1.00' })).toEqual([
      'sample/wrong-shape [SECTION_FILING > INCOME] SECTION_FILING.INCOME is text in the samples, which "section" does not read (1 of 1) (it is a line: read it with "from" and "as")',
    ])
  })
})

describe('a listed text', () => {
  const nearly = (text: string): string =>
    `sample/text-not-seen ${text} is in none of the samples (1), but a text that is nearly the same is (compare it letter by letter with the samples; their texts are not shown here)`

  test.each([
    [
      'a word of a table',
      'as: oneOf, values: { accrual: Acrual, cash: Cash }',
      'Accrual',
      '[Acrual] "Acrual"',
    ],
    ['a phrase of a flag', 'as: flag, yes: [Checkd], no: [Blank]', 'CHECKED', '[Checkd] "Checkd"'],
    ['a short word with a letter too few', 'as: flag, yes: "Ye"', 'Yes', ''],
    [
      'a word but for marks',
      'as: flag, yes: Self employed',
      'Self-employed',
      '[Self employed] "Self employed"',
    ],
    ['one of two short words', 'as: oneOf, values: { joint: MFJ }', 'MFS', ''],
    ['a code with another digit', 'as: oneOf, values: { filed: Code 1500 }', 'Code 1501', ''],
    ['the opposite', 'as: flag, yes: Secured', 'Unsecured', ''],
  ])('%s', (_, reading, text, want) => {
    const all = found(`  a: { from: SECTION_FILING > A, ${reading} }\n`, { A: text })
    expect(all.filter(each => each.startsWith('sample/text'))).toEqual(want === '' ? [] : [nearly(want)])
    // A text that is not in the table is refused; that is said once.
    if (want !== '') expect(all).toHaveLength(1)
  })

  test('that a sample has is none, whatever else samples have there', () => {
    expect(
      found(
        '  a: { from: SECTION_FILING > A, as: flag, yes: Checked }\n',
        { A: 'Checked' },
        { A: 'Checkeds' },
      ),
    ).toEqual([])
  })

  test('under "is" and "where" is held against the samples, too', () => {
    const fields =
      '  a: { whether: SECTION_FILING > A, is: [Single] }\n  b: { each: SECTION_FILING > B, where: { KIND: Tranfer }, fields: { x: { from: X, as: money } } }\n'
    expect(found(fields, { A: 'Singel', B: [{ KIND: 'Transfer', X: '$1.00' }] })).toEqual([
      nearly('[is] "Single"'),
      nearly('[where] "Tranfer"'),
    ])
  })
})

describe('a case', () => {
  const choice = (texts: string): string =>
    `  forms: { each: SECTION_FILING > FORMS, choose: { by: TYPE, as: form, cases: { W-2: { texts: ${texts}, fields: { w: { from: WAGES, as: money } } }, 1099-INT: { texts: Form 1099-INT, fields: { i: { from: INTEREST, as: money } } } }, otherwise: { case: other, fields: { all: { keep: "*" } } } } }\n`
  const entries = (...types: readonly string[]): object => ({
    FORMS: types.map(TYPE => ({ TYPE, WAGES: '$1.00', INTEREST: '$2.00' })),
  })

  test('is found by a text a letter away from that of an entry of no case, and not by that of another form', () => {
    expect(
      found(choice('Wage Statment'), entries('Wage Statement', 'Form 1099-INT')).map(
        each => each.split(' is ')[0],
      ),
    ).toEqual(['sample/text-not-seen [Wage Statment] "Wage Statment"'])
    expect(found(choice('Form W-2'), entries('Form W-2G', 'Form W-2', 'Form 1099-INT'))).toEqual([])
    expect(found(choice('[Form W-2, Wage Statment]'), entries('Form W-2', 'Form 1099-INT'))).toEqual([])
  })

  test('is found where it is the only one without an entry', () => {
    expect(found(choice('Wage Statement'), entries('Form W-2', 'Form 1099-INT'))).toEqual([
      'sample/case-not-seen [Wage Statement] No entry of the samples (1) is of case "W-2", and some are of no case (compare its texts with the entries that txmap map SAMPLE names, or add a sample that has one)',
    ])
    expect(found(choice('Wage Statement'), entries('Form W-2'))).toEqual([])
    expect(found(choice('Wage Statement'), entries('Form 1099-INT'))).toEqual([])
  })
})

test('texts of samples are held against listed ones in time that grows with the samples', () => {
  const values = Array.from({ length: 60 }, (_, at) => `w${at}: Wordinglist${at}`).join(', ')
  const text = `${head}  rows: { each: SECTION_FILING > ROWS, fields: { k: { from: K, as: oneOf, values: { ${values} } } } }\n`
  const { plans, specs } = compileMappings([{ name: 'mine.yaml', text }])
  const find = (count: number) => () => {
    const ROWS = Array.from({ length: count }, (_, at) => ({ K: `Wordinglost${at}` }))
    const sample = JSON.stringify({ TYPE: 'RETR', FORM: '990', SECTION_FILING: { ROWS } })
    return withSampleFindings([], { plans, specs, samples: [{ name: 's.json', text: sample }] })
  }
  expectGrowth([2000, 20_000], find, smallest => 15 * smallest + 100)
})

describe('a flag that no text decides', () => {
  const flag = (lists: string): string => `  a: { from: SECTION_FILING > AUDITED, as: flag${lists} }\n`
  const said = (of: number, samples: number): string =>
    `sample/undecided-flag [flag] What the samples print for "a" is neither yes nor no (${of} of ${samples}) (list the texts that the samples print under "yes" and "no"; txmap why SAMPLE FIELD --show-values shows them)`

  test('is found where something is printed and nothing of it is listed', () => {
    expect(found(flag(', yes: [Y], no: [N]'), { AUDITED: 'YES' }, { AUDITED: '' })).toEqual([said(1, 2)])
    expect(found(flag(''), { AUDITED: 'YES' })).toEqual([said(1, 1)])
  })

  test.each([
    ['one text is listed', ', yes: ["YES"], no: [N]', [{ AUDITED: 'Yes' }, { AUDITED: 'MAYBE' }]],
    ['nothing is printed', ', yes: [X]', [{ AUDITED: '' }, { AUDITED: ' ' }]],
  ])('is not where %s', (_, lists, filings) => {
    expect(found(flag(lists), ...filings)).toEqual([])
  })

  test('is said once where a text is a letter away', () => {
    const codes = found(flag(', yes: [Audtied]'), { AUDITED: 'Audited' }).map(each => each.split(' ')[0])
    expect(codes).toEqual(['sample/text-not-seen'])
  })
})

describe('a line of amounts or dates that is read as text', () => {
  const line = (as = 'text'): string => `  a: { from: SECTION_FILING > NET, as: ${as} }\n`

  test.each([
    ['amounts', ['$1.00', '', '-$2,000.00'], 'money', 2],
    ['percentages', ['33.5%'], 'ratio', 1],
    ['dates', ['01-02-2024', 'Mar. 28, 2022'], 'date', 2],
    ['months', ['Dec. 2021'], 'month', 1],
  ])('is found for %s', (_, texts, as, of) => {
    const filings = texts.map(text => ({ NET: text }))
    expect(found(line(), ...filings)).toEqual([
      `sample/read-as-text [text] "${as}" reads all that the samples print for "a", and it is read as text (${of} of ${texts.length}) (write as: ${as})`,
    ])
    expect(found(line(as), ...filings)).toEqual([])
  })

  test.each([
    ['words among them', ['$1.00', 'SEE BELOW']],
    ['digits, which may be a number or a code', ['12', '202112', '01022024']],
    ['no dollar sign', ['1.00']],
    ['nothing', ['', ' ']],
  ])('is not for %s', (_, texts) => {
    expect(found(line(), ...texts.map(text => ({ NET: text })))).toEqual([])
  })

  test('is not where a wording has a normalizer of its own', () => {
    const fields =
      '  a: { from: [{ label: SECTION_FILING > NET, as: money }, SECTION_FILING > GAIN], as: text }\n'
    expect(found(fields, { NET: '$1.00', GAIN: '$1.00' }).filter(each => each.includes('as-text'))).toEqual(
      [],
    )
  })
})
