import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Draft, draftMapping } from '../../../../src/authoring/draft/draft-mapping.ts'
import { mapSamples, readSample } from '../../../../src/authoring/draft/samples.ts'
import { bundledParts } from '../../../../src/catalog/parts.gen.ts'
import { bundledPlans } from '../../../../src/catalog/plans.gen.ts'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import type { TranscriptResult } from '../../../../src/transcript/result/transcript-result.ts'
import { goldens } from '../../../support/goldens.ts'
import { expectGrowth } from '../../../support/growth.ts'
import { propertyRuns } from '../../../support/property-runs.ts'

/** The results of mapping the samples with their own draft, which compiles without an error. */
function mappedWith(draft: Draft, texts: readonly string[]): readonly TranscriptResult[] {
  const { plans, diagnostics } = compileMappings(
    [{ name: 'draft.yaml', text: draft.text }],
    bundledParts(),
    bundledPlans(),
  )
  expect(diagnostics.filter(each => each.severity === 'error')).toEqual([])
  const [plan] = plans
  if (plan === undefined) throw new Error('no plan')
  return mapSamples(plan, texts.map(readSample))
}

function drafted(documents: readonly unknown[], parts = false): Draft {
  return draftMapping(
    documents.map(document => readSample(JSON.stringify(document))),
    { parts },
  )
}

const first = {
  TYPE: 'RETR',
  SECTION_HEADER: {
    TITLE: 'TAX RETURN TRANSCRIPT',
    'TAX PERIOD ENDING': 'Dec. 31, 2021',
    'CARE OF': 'SAMP MILL',
  },
  SECTION_FILING: {
    ENTITY: { EIN: 'XX-XXX7144', 'TOTAL ASSETS': '$310,400.00' },
    'PROGRAM SERVICE': {
      'TOTAL REVENUE FROM PROGRAM': '$720,300.00',
      'NUMBER OF VOLUNTEERS': '12',
      'DONOR ADVISED FUND': '0',
      'GROUP NUMBER': '0417',
      '2021 ESTIMATED CONTRIBUTIONS': '$5.00',
    },
    'SCHEDULE A--PUBLIC CHARITY STATUS (OCCURRENCE #: 1)': { 'GIFTS RECEIVED': '$1.00' },
    'SCHEDULE A--PUBLIC CHARITY STATUS (OCCURRENCE #: 2)': { 'GIFTS RECEIVED': '$2.00' },
    OFFICERS: [{ 'OFFICER NAME': 'A SAMP', COMPENSATION: '$100.00' }, { 'OFFICER NAME': 'B EXAM' }],
  },
  FORM: '990',
  PERIOD: '202112',
}
const second = {
  ...first,
  SECTION_HEADER: { ...first.SECTION_HEADER, 'TAX PERIOD ENDING': 'Dec. 31, 2022' },
  SECTION_FILING: {
    ...first.SECTION_FILING,
    'PROGRAM SERVICE': {
      'TOTAL PROGRAM REVENUE': '-$810.00',
      'NUMBER OF VOLUNTEERS': '',
      'DONOR ADVISED FUND': '1',
      'GROUP NUMBER': '0417',
      '2022 ESTIMATED CONTRIBUTIONS': '$6.00',
      'SSN 987-65-4321': '$1.00',
    },
  },
  PERIOD: '202212',
}

describe('draftMapping', () => {
  test('drafts a form that nobody mapped, from samples of two years', () => {
    const draft = drafted([first, second], true)
    expect(
      draft.text,
    ).toBe(`# yaml-language-server: $schema=../node_modules/tax-transcript-mapper/schemas/mapping.schema.json
# A draft from 2 samples. Go through the lines marked TODO, compare each field with the form, then remove
# these comments.

id: retr-990
title: "Tax Return Transcript, Form 990"
version: "1.0.0"
match: { type: RETR, form: ["990"] }
use: [transcript, header]
fields:
  headerMore:
    section: SECTION_HEADER
    fields:
      # 2 of 2 samples read as text (words of up to 9 characters)
      careOf: { from: CARE OF, as: text }
  filingInfo:
    section: SECTION_FILING.ENTITY
    fields:
      # 2 of 2 samples read as taxId (XX-XXX9999); named and read as in retr-1065
      taxId: { from: EIN, as: taxId }
      # 2 of 2 samples read as money ($9,999.99); named and read as in retr-1065
      totalAssetsAtEndOfYear: { from: TOTAL ASSETS, as: money }
  programService:
    section: SECTION_FILING."PROGRAM SERVICE"
    fields:
      # TODO confirm that these are two wordings of one line; 2 of 2 samples read as money (-$9,999.99 or
      # $9,999.99); the wordings in tax years 2022; 2021
      totalProgramRevenue: { from: [TOTAL PROGRAM REVENUE, TOTAL REVENUE FROM PROGRAM], as: money }
      # 1 of 2 samples read as integer (2 digits)
      numberOfVolunteers: { from: NUMBER OF VOLUNTEERS, as: integer }
      # TODO 0 and 1 only: a number (integer), yes or no (flag) or a code; 2 of 2 samples read as integer (1
      # digit); also read by: code, decimal
      donorAdvisedFund: { from: DONOR ADVISED FUND, as: integer }
      # TODO digits: a number (integer) or a code; 2 of 2 samples read as code (4 digits); also read by:
      # integer, decimal
      groupNumber: { from: GROUP NUMBER, as: code }
      # 2 of 2 samples read as money ($9.99)
      estimatedContributions: { from: "<YYYY> ESTIMATED CONTRIBUTIONS", as: money }
  scheduleA:
    occurrences: SECTION_FILING."SCHEDULE A-PUBLIC CHARITY STATUS"
    fields:
      # 4 values in 2 of 2 samples read as money ($9.99)
      giftsReceived: { from: GIFTS RECEIVED, as: money }
  officers:
    each: SECTION_FILING.OFFICERS
    fields:
      # 4 values in 2 of 2 samples read as text (words of up to 6 characters)
      officerName: { from: OFFICER NAME, as: text }
      # 2 of 2 samples read as money ($9,999.99)
      compensation: { from: COMPENSATION, as: money }

# TODO not read: lines that no field can name, that stand twice in one section, or that hold no text.
# - SECTION_FILING."PROGRAM SERVICE"."SSN ###-##-####" (in 1 of 2)
`)
    expect(draft).toMatchObject({ id: 'retr-990', parts: ['transcript', 'header'], diagnostics: [] })
  })

  test('takes the texts of a flag from the samples where a bundled mapping has others', () => {
    const sample = (text: string) => ({
      TYPE: 'RETR',
      FORM: '1040-SS',
      SECTION_FILING: { 'PART III': { 'STATUTORY EMPLOYEE': text } },
    })
    const trueAndFalse = drafted([sample('TRUE'), sample('FALSE')]).text
    expect(trueAndFalse).toMatch(/yes: "TRUE"[,\n] +no: "FALSE"/)
    const { text } = drafted([sample('STATUTORY EMPLOYEE'), sample('PERHAPS')])
    expect(text.replace(/\n +# /g, ' ')).toContain('list under yes and no what the samples print')
  })

  test('says which lines it does not read, and shows no number of a person', () => {
    const { notRead, text } = drafted([first, second], true)
    expect(notRead).toEqual([{ place: 'SECTION_FILING."PROGRAM SERVICE"."SSN ###-##-####"', samples: 1 }])
    expect(text).not.toContain('987')
  })

  test('holds no value of a sample', () => {
    const { text } = drafted([first, second])
    for (const value of [
      'SAMP',
      'EXAM',
      '7144',
      '310,400',
      '720,300',
      '0417',
      '810',
      'TAX RETURN TRANSCRIPT',
    ])
      expect(text).not.toContain(value)
  })

  test('knows the entries of a list by what they say they are', () => {
    const entry = (type: string, label: string): object => ({ TYPE: type, ITEMS: { [label]: '$1.00' } })
    const { text } = drafted([
      {
        TYPE: 'WAID',
        SECTION_INCOME: [
          entry('Form W-2 Wage and Tax Statement', 'WAGES, TIPS AND OTHER COMPENSATION'),
          entry('Form W-2', 'NEW BOX'),
          entry('Form 9999-Z Statement of Something', 'SOMETHING'),
          { ITEMS: { 'NO KIND': '$1.00' } },
        ],
        FORM: 'INCOME',
      },
    ])
    expect(text.slice(text.indexOf('  informationReturns:'))).toBe(`  informationReturns:
    each: SECTION_INCOME
    fields:
      formName: { from: TYPE, as: text }
    choose:
      by: TYPE
      as: form
      cases:
        W-2:
          texts: [FORM W-2 WAGE AND TAX STATEMENT, FORM W-2]
          fields:
            # 1 of 1 sample read as money ($9.99); named and read as in waid-general
            wages: { from: 'ITEMS."WAGES, TIPS AND OTHER COMPENSATION"', as: money }
            # 1 of 1 sample read as money ($9.99)
            newBox: { from: ITEMS."NEW BOX", as: money }
        "9999-Z":
          texts: FORM 9999-Z STATEMENT OF SOMETHING
          fields:
            # 1 of 1 sample read as money ($9.99)
            something: { from: ITEMS."SOMETHING", as: money }
      otherwise:
        case: other
        fields:
          entry: { keep: "*" }
          # 1 of 1 sample read as money ($9.99)
          noKind: { from: ITEMS."NO KIND", as: money }
`)
  })

  const groups = new Map<string, { readonly name: string; readonly text: string }[]>()
  for (const golden of goldens()) {
    const form = golden.name.split('/').slice(0, 2).join('/')
    groups.set(form, [...(groups.get(form) ?? []), golden])
  }

  /** A sample prints one label twice in one section, with two values. */
  const unreadable = new Map([['retr/1040', [{ place: 'SECTION_FILING.INCOME."TOTAL INCOME"', samples: 1 }]]])

  const runs = propertyRuns(150)

  /** Every sixth form, and wage and income, which alone has its part; all with `GOLDENS=all`, as `npm run test:behind` says. */
  const stride = process.env.GOLDENS === 'all' ? 1 : 6
  const tried = [...groups].filter(([form], index) => form === 'waid/income' || index % stride === 0)

  describe.each(tried)('of the samples of %s', (form, samples) => {
    test.each([true, false])(
      'reads every line without an error, with parts: %s',
      { timeout: 60_000 },
      parts => {
        const texts = samples.map(each => each.text)
        const draft = draftMapping(texts.map(readSample), { parts })
        const results = mappedWith(draft, texts)
        const issues = results.flatMap(result => result.issues)
        expect(issues.filter(each => each.severity === 'error')).toEqual([])
        expect(draft.notRead).toEqual(unreadable.get(form) ?? [])
      },
    )
  })

  const label = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        'TOTAL WAGES',
        'Total  wages:',
        'INTEREST',
        'TY 2021 PAYMENTS',
        'TY 2022 PAYMENTS',
      ),
    },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        'SCHEDULE C',
        'Schedule C - Profit (OCCURRENCE #: 2)',
        'PART I',
        'FORM 8863',
        'TYPE',
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '__proto__',
        'constructor',
        '',
        '*',
        'A > B',
        '"Q" CODE',
        'A."B"',
        'a: b # c',
        '- x',
        'YES',
        '~',
        '{x}',
      ),
    },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  )
  const text = fc.oneof(
    fc.constantFrom(
      '',
      '$1,250.00',
      '-$3.00',
      '08-17-2020',
      'Aug. 17, 2020',
      '0',
      '1',
      '07',
      '202012',
      'YES',
      'N/A',
    ),
    fc.constantFrom('Form W-2', 'XXX-XX-1234', '50%', 'words', '0.00 AS OF: Mar. 28, 2022', '12.3456'),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  const { object } = fc.letrec<{ object: Record<string, unknown>; value: unknown }>(tie => ({
    object: fc
      .array(fc.tuple(label, tie('value')), { maxLength: 6 })
      .map(entries =>
        JSON.parse(
          `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`,
        ),
      ),
    value: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'draft' },
      { weight: 6, arbitrary: text },
      { weight: 1, arbitrary: fc.constantFrom(5, true, null, [], ['x'], [[]]) },
      { weight: 3, arbitrary: tie('object') },
      { weight: 1, arbitrary: fc.array(tie('object'), { maxLength: 3 }) },
    ),
  }))

  test('a list under two titles of one schedule, one of them numbered, is read as occurrences', () => {
    const documents = [
      { 'Schedule C - Profit (OCCURRENCE #: 2)': [{ 'TOTAL WAGES': '$1.00' }] },
      { 'SCHEDULE C': [{ 'TOTAL WAGES': '$2.00' }, { 'TOTAL WAGES': '$3.00' }] },
    ].map(filing => ({ TYPE: 'RETR', SECTION_FILING: filing, FORM: '990' }))
    const draft = drafted(documents)
    const results = mappedWith(
      draft,
      documents.map(each => JSON.stringify(each)),
    )
    expect(draft.text).toContain('occurrences:')
    expect(results.map(result => result.unmapped)).toEqual([[], []])
  })

  test('compiles, whatever the samples hold, and says what it does not read', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.array(object, { minLength: 1, maxLength: 3 }), filings => {
        const documents = filings.map(filing => ({ TYPE: 'RETR', SECTION_FILING: filing, FORM: '990' }))
        const draft = drafted(documents)
        const results = mappedWith(
          draft,
          documents.map(each => JSON.stringify(each)),
        )
        for (const { issues, unmapped } of results) {
          expect(unmapped.length === 0 || draft.notRead.length > 0).toBe(true)
          const refused = issues.filter(
            each => each.code === 'value/refused' && !each.message.endsWith('where text is expected'),
          )
          expect(refused).toEqual([])
        }
      }),
      { numRuns: runs },
    )
  })

  const line = fc
    .string({ unit: fc.constantFrom('A', 'B', 'C', ' ', 'D', 'E'), minLength: 1, maxLength: 8 })
    // Labels that differ in the width of a blank are one label.
    .map(each => each.trim().replace(/ +/g, ' '))
    .filter(each => each !== '')
  const plain = fc.dictionary(
    line,
    fc.dictionary(
      line,
      text.filter(each => !/^\s*$/.test(each)),
    ),
  )

  test('reads every line where labels are plain', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 3 }), filings => {
        const documents = filings.map(filing => ({ TYPE: 'RETR', SECTION_FILING: filing, FORM: '990' }))
        const draft = drafted(documents)
        expect(draft.notRead).toEqual([])
        const results = mappedWith(
          draft,
          documents.map(each => JSON.stringify(each)),
        )
        expect(results.flatMap(each => each.unmapped)).toEqual([])
        expect(results.flatMap(each => each.issues).filter(each => each.severity === 'error')).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  test('takes time in proportion to the samples', { timeout: 120_000 }, () => {
    const filing = (size: number): object =>
      Object.fromEntries(Array.from({ length: size }, (_, at) => [`LINE ${at.toString(36)}`, '$1.00']))
    expectGrowth(
      [100, 1_000],
      size => {
        const sample = readSample(JSON.stringify({ TYPE: 'RETR', SECTION_FILING: filing(size), FORM: '990' }))
        return () => draftMapping([sample, sample], { parts: false })
      },
      least => 12 * least + 500,
    )
  })
})
