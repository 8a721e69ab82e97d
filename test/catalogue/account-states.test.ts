/** What an account says first: who filed, what changed afterwards, what was done to collect. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'

/** `2023-05-08 150 $10.00 Tax return filed`: day, code, amount and words; `-` for what is not printed. */
function row(text: string): Record<string, string> {
  const [date = '', code = '', amount = '', ...words] = text
    .split(' ')
    .map(each => (each === '-' ? '' : each))
  return { CODE: code, DESC: words.join(' '), DATE: date, AMOUNT: amount }
}

interface Account {
  readonly summary?: Readonly<Record<string, string>>
  readonly form?: string
  readonly more?: Readonly<Record<string, unknown>>
}

/** A summary that is printed and says nothing of who filed. */
const untaxed = { 'TAXABLE INCOME': '$0.00' }

function mapped(rows: readonly string[], { summary = untaxed, form = '1040', more = {} }: Account = {}) {
  const { data, issues } = mapTranscript({
    TYPE: 'ACTR',
    FORM: form,
    SECTION_BALANCE: { 'ACCOUNT BALANCE': balanceOf(rows.map(row)) },
    SECTION_SUMMARY: summary,
    SECTION_TRANSACTIONS: rows.map(row),
    ...more,
  })
  return { data: JSON.parse(JSON.stringify(data)) as Readonly<Record<string, unknown>>, issues }
}

/** What the rows come to. */
function balanceOf(rows: readonly Record<string, string>[]): string {
  const cents = rows.reduce((sum, { AMOUNT = '' }) => sum + Number(AMOUNT.replace(/[$.]/g, '')), 0)
  return `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`
}

/** The figures by these names. */
function figures(names: readonly string[], rows: readonly string[], account?: Account): readonly unknown[] {
  const { data } = mapped(rows, account)
  return names.map(name => data[name])
}

const filed = '2023-05-08 150 $10.00 Tax return filed'
const reversed = '2023-06-08 151 -$10.00 Reversed tax return filed'
const nothing = '2023-05-08 150 $0.00 Tax return filed'

describe('who filed', () => {
  const state = (rows: readonly string[], account?: Account): unknown =>
    figures(['filingState'], rows, account)[0]

  test.each<[string, readonly string[], string | null]>([
    ['the taxpayer', [filed], 'filedByTaxpayer'],
    ['the taxpayer, whatever was changed later', [filed, '2024-01-01 420 - Examination'], 'filedByTaxpayer'],
    ['the taxpayer, without tax', [nothing], 'filedByTaxpayer'],
    [
      'the IRS, by its words',
      ['2023-05-08 150 $0.00 Substitute tax return prepared by IRS'],
      'substituteForReturn',
    ],
    ['the IRS, in short', ['2023-05-08 150 $0.00 Tax return filed - SFR'], 'substituteForReturn'],
    ['the IRS, whatever came later', ['2023-05-08 150 $0.00 SFR 150', filed], 'substituteForReturn'],
    ['nobody', ['- - - No tax return filed'], 'notFiled'],
    ['open: no tax, and an examination', [nothing, '2024-01-01 420 $0.00 Examination of tax return'], null],
    ['open: no tax, and tax added later', [nothing, '2024-01-01 300 $5.00 Additional tax'], null],
    ['open: no tax, and a return that was secured', [nothing, '2024-01-01 599 - Tax return secured'], null],
    [
      'the taxpayer: no tax printed of the return, and a penalty for filing late',
      [nothing, '2024-01-01 160 $435.00 Penalty'],
      'filedByTaxpayer',
    ],
    [
      'the taxpayer: no tax, and that penalty taken back',
      [nothing, '2024-01-01 160 $0.00 Penalty'],
      'filedByTaxpayer',
    ],
    [
      'the taxpayer: tax, and a return that was secured',
      [filed, '2024-01-01 599 - Secured'],
      'filedByTaxpayer',
    ],
    [
      'the taxpayer: a later row of no amount',
      [nothing, '2024-01-01 290 $0.00 Additional tax'],
      'filedByTaxpayer',
    ],
    ['open: words that are not known', ['2023-05-08 150 $10.00 Some return'], null],
    ['open: more words than those', ['2023-05-08 150 $10.00 Tax return filed by the IRS'], null],
    ['the taxpayer, in capitals', ['2023-05-08 150 $10.00 TAX RETURN FILED'], 'filedByTaxpayer'],
    [
      'open: a step towards a substitute',
      [filed, '2023-04-10 971 $0.00 Substitute for return prepared'],
      null,
    ],
    ['open: a remark about a substitute', [filed, '- - - Substitute for return'], null],
    ['open: a remark that none was filed', [filed, '- - - No tax return filed'], null],
    ['open: no words', ['2023-05-08 150 $10.00 -'], null],
    ['open: no return, and nothing said', ['2023-05-08 460 - Extension of time to file'], null],
    ['open: no rows', [], null],
  ])('%s', (_, rows, want) => {
    expect(state(rows)).toBe(want)
  })

  test.each<[string, readonly string[], readonly string[]]>([
    ['that is open', ['2023-05-08 150 $10.00 Some return'], ['filingStateIsGiven']],
    ['that nothing is posted for', ['2023-05-08 460 - Extension of time to file'], ['filingIsSaid']],
    ['that is said not to be filed', ['- N/A - No tax return filed', '2023-05-08 460 - Extension'], []],
    ['that is posted twice', [filed, filed], ['oneReturnStands']],
    ['that was reversed', [filed, reversed], ['returnStands']],
  ])('a return %s is heard of', (_, rows, want) => {
    const { issues } = mapped(rows)
    expect(issues.map(each => each.check)).toEqual(want)
  })

  test('a sentence that there is no data takes no figure of rows that are printed', () => {
    const names = ['returnRows', 'returnsPosted', 'filingState', 'amendedReturn', 'lienState']
    const more = { MESSAGE: 'Requested data not found' }
    const rows = [filed, '2024-01-01 977 - Amended return filed', '2024-02-01 582 - Lien placed']
    expect(figures(names, rows, { more })).toEqual([1, 1, 'filedByTaxpayer', true, 'filed'])
    expect(mapped(rows, { more }).issues.map(each => each.check)).toEqual(['rowsBesideNoData'])
    expect(mapped([], { more }).issues).toEqual([])
  })

  test('the summary may say that no return is there', () => {
    const absent = { 'RETURN NOT PRESENT FOR THIS ACCOUNT': 'Return not present for this account' }
    expect(state([], { summary: absent })).toBe('notFiled')
    expect(state([filed], { summary: absent })).toBeNull()
  })

  test('tax per return speaks for a return of the taxpayer', () => {
    const rows = [nothing, '2024-01-01 420 $0.00 Examination of tax return']
    expect(state(rows, { summary: { 'TAX PER RETURN': '$10.00' } })).toBe('filedByTaxpayer')
    expect(state(rows, { summary: { 'TAX PER RETURN': '$0.00' } })).toBeNull()
    expect(state(rows, { summary: { 'TAX PER RETURN': 'ten dollars' } })).toBeNull()
  })

  test('where it is none, a penalty for filing late makes it unknown', () => {
    const late = [nothing, '2024-01-01 160 $435.00 Penalty']
    expect(state(late, { summary: { 'TAX PER RETURN': '$0.00' } })).toBeNull()
    expect(state([nothing], { summary: { 'TAX PER RETURN': '$0.00' } })).toBe('filedByTaxpayer')
  })

  test.each<[string, readonly string[], readonly unknown[], boolean]>([
    ['none in its place', [filed, reversed], [1, 0, null, null, null], true],
    [
      'printed first, none in its place',
      ['2023-06-08 151 -$10.00 Reversed tax return filed', filed],
      [1, 0, null, null, null],
      true,
    ],
    [
      'another one in its place',
      [filed, reversed, '2023-07-01 150 $12.00 Tax return filed'],
      [2, 1, 'filedByTaxpayer', '2023-07-01', '0.00'],
      false,
    ],
    [
      'another one on the same day',
      [filed, reversed, '2023-06-08 150 $12.00 Tax return filed'],
      [2, 1, 'filedByTaxpayer', '2023-06-08', '0.00'],
      false,
    ],
    [
      'one without tax in its place, and an examination',
      [filed, reversed, '2023-07-01 150 $0.00 Tax return filed', '2023-08-01 420 - Examination'],
      [2, 1, null, '2023-07-01', '0.00'],
      false,
    ],
    ['two before it', [filed, filed, reversed], [2, null, null, null, null], true],
    ['two in its place', [filed, reversed, filed, filed], [3, null, null, null, null], true],
    ['none before it', [reversed], [0, null, null, null, null], true],
    ['no day', [filed, '- 151 -$10.00 Reversed tax return filed'], [1, null, null, null, null], true],
    [
      'a substitute, another one in its place',
      ['2023-05-08 150 $0.00 SFR', '2023-06-08 151 $0.00 Reversed', '2023-07-01 150 $12.00 Tax return filed'],
      [2, null, null, '2023-07-01', '0.00'],
      true,
    ],
  ])('a return that was reversed, %s', (_, rows, want, isHeard) => {
    const names = [
      'returnRows',
      'returnsPosted',
      'filingState',
      'filingProcessedDate',
      'netAssessedAfterFiling',
    ]
    const { data, issues } = mapped(rows)
    expect(names.map(name => data[name])).toEqual(want)
    expect(issues.some(each => each.check === 'returnStands')).toBe(isHeard)
  })

  test('no data is no lack of a return, and a civil penalty has none', () => {
    expect(state([], { more: { MESSAGE: 'Requested data not found' } })).toBe('noData')
    expect(state([], { form: 'CIVPEN' })).toBe('notApplicable')
  })

  test('the days come from the summary, the day of the row in place of the second', () => {
    const names = ['filingDueOrReceivedDate', 'filingProcessedDate']
    expect(figures(names, [filed])).toEqual([null, '2023-05-08'])
    const summary = {
      'RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)': '04-18-2023',
      'PROCESSING DATE': '05-01-2023',
    }
    expect(figures(names, [filed], { summary })).toEqual(['2023-04-18', '2023-05-01'])
  })
})

describe('what changed after filing', () => {
  test.each<[readonly string[], string | null]>([
    [[filed], '0.00'],
    [
      [filed, '2024-01-01 290 $0.30 More', '2024-02-01 291 -$0.10 Less', '2024-02-01 301 -$0.10 Less'],
      '0.10',
    ],
    [[filed, '2024-01-01 290 - More'], null],
    // Which return it changed the rows do not say.
    [[filed, '2023-05-20 290 $0.30 More', reversed, '2023-07-01 150 $12.00 Tax return filed'], null],
    [[], null],
  ])('is exact: %j gives %s', (rows, want) => {
    expect(figures(['netAssessedAfterFiling'], rows)).toEqual([want])
  })

  test.each<[readonly string[], readonly unknown[]]>([
    [[filed], [null, null, null]],
    [['2024-01-01 424 - Requested'], ['requested', '2024-01-01', 0]],
    [
      ['2024-02-01 425 - Not requested', '2024-01-01 424 - Requested'],
      ['requestWithdrawn', '2024-02-01', 0],
    ],
    [
      ['2024-03-01 420 - Open', filed, '2024-01-01 424 - Requested'],
      ['open', '2024-03-01', 0],
    ],
    [
      ['2024-05-01 421 - Closed', filed, '2024-03-01 420 - Open'],
      ['closed', '2024-05-01', 0],
    ],
    [
      ['2024-03-01 420 - Open', '2024-03-01 421 - Closed'],
      ['closed', '2024-03-01', 1],
    ],
    [
      ['2024-03-01 421 - Closed', '2024-03-01 420 - Open'],
      ['open', '2024-03-01', 1],
    ],
    [
      ['2024-03-01 420 - Open', '2024-04-01 424 - Requested'],
      ['open', '2024-04-01', 1],
    ],
    [
      ['2024-03-01 421 - Closed', '2024-04-01 424 - Requested'],
      ['requested', '2024-04-01', 1],
    ],
    [
      ['2024-03-01 420 - Open', '2024-04-01 428 - Moved'],
      ['open', '2024-04-01', 1],
    ],
    [['- 420 - Open'], [null, null, null]],
  ])('an examination: %j gives %j', (rows, want) => {
    expect(figures(['examinationState', 'examinationDate', 'examinationRow'], rows)).toEqual(want)
  })

  test.each<[readonly string[], readonly unknown[]]>([
    [[filed], [false, null, null]],
    [
      [filed, '2024-01-01 977 - Amended return filed'],
      [true, '2024-01-01', 1],
    ],
    [
      [filed, '2024-01-01 976 - Duplicate return filed'],
      [true, '2024-01-01', 1],
    ],
    [['2024-01-01 971 - Amended Return or Claim Forwarded for Processing'], [true, '2024-01-01', 0]],
    [
      [filed, '2024-01-01 971 - Notice issued'],
      [false, null, null],
    ],
    [
      [filed, '2024-01-01 971 - -'],
      [null, null, null],
    ],
    // What was not printed says nothing, whatever the summary has.
    [[], [null, null, null]],
  ])('an amended return: %j gives %j', (rows, want) => {
    expect(figures(['amendedReturn', 'amendedReturnDate', 'amendedReturnRow'], rows)).toEqual(want)
  })
})

describe('what was done to collect', () => {
  test.each<[readonly string[], readonly unknown[]]>([
    [[filed], [null, null, null, null, null]],
    [['2024-01-01 582 - Lien'], ['filed', '2024-01-01', 0, null, null]],
    [
      ['2024-05-01 583 - Lien', filed, '2024-01-01 582 - Lien'],
      ['ended', '2024-01-01', 2, '2024-05-01', 0],
    ],
    [
      ['2024-01-01 582 - L', '2024-02-01 582 - L', '2024-05-01 583 - L'],
      ['unclear', '2024-02-01', 1, '2024-05-01', 2],
    ],
    [['2024-05-01 583 - Lien'], ['unclear', null, null, '2024-05-01', 0]],
    [
      ['2024-05-01 583 - L', '2024-06-01 582 - L'],
      ['filed', '2024-06-01', 1, '2024-05-01', 0],
    ],
    [
      ['2024-01-01 971 - Notice of lien filing', '2024-01-01 360 $40.00 Fees'],
      [null, null, null, null, null],
    ],
  ])('a lien: %j gives %j', (rows, want) => {
    const names = ['lienState', 'lienFiledDate', 'lienFiledRow', 'lienEndedDate', 'lienEndedRow']
    expect(figures(names, rows)).toEqual(want)
  })

  const topics: readonly (readonly [string, readonly (readonly [readonly string[], string | null])[]])[] = [
    [
      'levy',
      [
        [['2024-01-01 971 - Final notice of intent to levy'], 'announced'],
        [['2024-01-01 971 - Intent to levy', '2024-03-01 971 - First Levy Issued on Module'], 'levied'],
        [['2024-01-01 971 - Intent to levy', '2024-03-01 670 -$5.00 Levy payment'], 'levied'],
        [['2024-01-01 971 - Blocked from federal payment levy program'], 'blocked'],
        [['2024-01-01 971 - Intent to levy', '2024-03-01 972 - Intent to levy removed'], 'unclear'],
        [['2024-01-01 971 - No longer blocked from automated levy program'], 'unclear'],
        [['2024-01-01 971 - Not blocked from automated levy program'], 'unclear'],
        [['2024-01-01 971 - Account unblocked from levy program'], 'unclear'],
        [['2024-01-01 971 - Notice of intent to levy - cancelled'], 'unclear'],
        [['2024-01-01 971 - Levy released - first levy issued'], 'unclear'],
        [['2024-01-01 971 - Block from levy program removed'], 'unclear'],
        [['2024-01-01 971 - Intent to levy withdrawn'], 'unclear'],
        [['2024-01-01 971 - Levy issued, later reversed'], 'unclear'],
        [['2024-01-01 971 - First levy issued in error'], 'unclear'],
        [['2024-01-01 971 - Intent to levy and first levy issued'], 'unclear'],
        [['2024-01-01 971 - First levy issued on module', '2024-03-01 971 - Intent to levy'], 'unclear'],
        [['2024-01-01 670 -$5.00 Payment - levy', '2024-03-01 971 - Blocked from levy program'], 'unclear'],
        [
          ['2024-01-01 971 - Notice of intent to levy issued', '2024-03-01 971 - Intent to levy'],
          'announced',
        ],
        [['2024-01-01 670 -$5.00 Payment', '2024-03-01 971 - Intent to levy'], 'announced'],
        [['2024-01-01 670 -$5.00 Payment'], null],
        [['2024-01-01 971 - Notice issued', '2024-01-01 971 - Collection due process'], null],
      ],
    ],
    [
      'legalHold',
      [
        [['2024-01-01 520 - Bankruptcy or other legal action filed'], 'legalAction'],
        [['2024-01-01 520 - Bankruptcy filed'], 'bankruptcy'],
        [['2024-01-01 520 - Litigation pending'], 'legalAction'],
        [['2024-01-01 520 - Bankruptcy filed', '2024-09-01 521 - Removed'], 'ended'],
        [['2024-01-01 520 - A', '2024-02-01 520 - B', '2024-09-01 521 - Removed'], 'unclear'],
        [['2024-01-01 520 - -'], null],
      ],
    ],
    [
      'notCollectible',
      [
        [['2024-01-01 530 - Balance due account currently not collectible'], 'notCollectible'],
        [['2024-01-01 530 - Not collectible', '2024-06-01 531 - Collectible'], 'ended'],
        [['2024-01-01 530 - Not collectible', '2024-06-01 532 - Corrected'], 'ended'],
        [
          ['2024-01-01 530 - Not collectible', '2024-06-01 537 - Account currently considered collectable'],
          'ended',
        ],
        [['2024-06-01 537 - Collectable', '2024-09-01 530 - Not collectible'], 'notCollectible'],
      ],
    ],
    [
      'offer',
      [
        [['2024-01-01 480 - Offer in compromise pending'], 'pending'],
        [['2024-06-01 480 - Offer', '2024-01-01 480 - Offer', '2024-03-01 481 - Offer'], 'pending'],
        ...['481', '482', '483'].map(
          code =>
            [['2024-01-01 480 - Offer', `2024-06-01 ${code} - Offer`], 'endedWithoutAcceptance'] as const,
        ),
        [['2024-01-01 480 - Offer', '2024-06-01 780 - Offer'], 'accepted'],
        [['2024-06-01 780 - Offer', '2024-09-01 781 - Offer'], 'defaulted'],
        [['2024-06-01 780 - Offer', '2024-09-01 788 - Offer'], 'completed'],
        [['2024-06-01 780 - Offer', '2024-09-01 782 - Offer'], 'unclear'],
      ],
    ],
    [
      'installmentPlan',
      [
        [['2024-01-01 971 - Pending installment agreement'], 'pending'],
        [
          [
            '2024-01-01 971 - Pending installment agreement',
            '2024-02-01 971 - Installment agreement established',
          ],
          'established',
        ],
        [
          ['2024-02-01 971 - Installment agreement established', '2024-03-01 971 - Notice issued'],
          'established',
        ],
        [
          [
            '2024-02-01 971 - Installment agreement established',
            '2024-03-01 971 - No longer in installment agreement status',
          ],
          'ended',
        ],
        [
          [
            '2024-02-01 971 - Installment agreement established',
            '2024-03-01 972 - Installment agreement established',
          ],
          'ended',
        ],
        [['2024-01-01 971 - Installment agreement established in error'], 'unclear'],
        [['2024-01-01 971 - Denial of request for installment agreement'], 'ended'],
        [['2024-01-01 971 - Request for installment agreement returned'], 'ended'],
        [['2024-01-01 971 - Request for installment agreement closed'], 'ended'],
        [['2024-01-01 971 - Pending installment agreement ended'], 'ended'],
        [['2024-01-01 971 - Pending installment agreement expired'], 'ended'],
        [['2024-01-01 971 - Pending installment agreement - disapproved'], 'ended'],
        [['2024-01-01 971 - Installment agreement ended'], 'ended'],
        [['2024-01-01 971 - Installment agreement established, term extended'], 'established'],
        [
          [
            '2024-01-01 971 - Installment agreement established',
            '2024-03-01 971 - Pending installment agreement',
          ],
          'unclear',
        ],
        [
          [
            '2024-01-01 971 - Installment agreement established',
            '2024-02-01 971 - Installment agreement terminated',
            '2024-03-01 971 - Pending installment agreement',
          ],
          'pending',
        ],
        [
          [
            '2024-01-01 971 - Installment agreement established',
            '2024-03-01 971 - Request for installment agreement closed',
          ],
          'unclear',
        ],
        [['2024-02-01 971 - Installment agreement'], 'unclear'],
        [
          [
            '2021-12-01 971 - Pending installment agreement',
            '2022-01-10 971 - Installment agreement established',
            '2022-01-12 972 - Removed pending installment agreement',
          ],
          'established',
        ],
        [
          [
            '2021-12-01 971 - Pending installment agreement',
            '2022-01-10 971 - Installment agreement established',
            '2022-01-12 971 - Installment agreement no longer pending',
          ],
          'established',
        ],
        [
          [
            '2021-12-01 971 - Pending installment agreement',
            '2022-01-12 972 - Removed pending installment agreement',
          ],
          'unclear',
        ],
        [
          [
            '2022-01-10 971 - Installment agreement established',
            '2022-01-12 971 - Installment agreement terminated',
            '2022-01-14 972 - Removed pending installment agreement',
          ],
          'unclear',
        ],
        [['2021-12-01 971 - Pending installment agreement denied'], 'ended'],
        [['2021-12-01 971 - Request for installment agreement withdrawn'], 'ended'],
        [
          [
            '2021-10-01 971 - Installment agreement established',
            '2021-12-01 971 - Request for installment agreement withdrawn',
          ],
          'unclear',
        ],
        [['2021-12-01 972 - Pending installment agreement rejected'], 'unclear'],
        [
          [
            '2021-12-01 971 - Installment agreement established',
            '2022-03-01 971 - No longer in installment status',
          ],
          'ended',
        ],
        [
          [
            '2021-12-01 971 - Installment agreement established',
            '2022-03-01 971 - Installment plan defaulted',
          ],
          'ended',
        ],
        [
          ['2021-12-01 971 - Installment agreement established', '2022-03-01 972 - Removed installment plan'],
          'ended',
        ],
        [['2021-12-01 971 - Installment-agreement established'], 'established'],
        [['2021-12-01 971 - Installment agreement established per taxpayer request'], 'unclear'],
        [['2021-12-01 971 - Installment agreement not established'], 'unclear'],
        [['2021-12-01 971 - Request for installment agreement not approved'], 'unclear'],
        [['2021-12-01 971 - Installment agreement rejected'], 'ended'],
        [
          [
            '2021-10-01 971 - Installment agreement defaulted',
            '2021-12-01 972 - Installment agreement defaulted',
          ],
          'unclear',
        ],
        [
          [
            '2021-10-01 971 - Installment agreement established',
            '2021-12-01 972 - Removed installment agreement',
          ],
          'ended',
        ],
        [['2024-02-01 971 - Notice issued'], null],
        [['2024-02-01 971 - Installment agreement established', '2024-03-01 971 - -'], null],
      ],
    ],
  ]

  test.each(topics.flatMap(([topic, cases]) => cases.map(([rows, want]) => [topic, rows, want] as const)))(
    '%s: %j gives %j',
    (topic, rows, want) => {
      const [state, date, place] = figures([`${topic}State`, `${topic}Date`, `${topic}Row`], rows)
      expect(state).toBe(want)
      if (want === null) return
      // The last row by date, of which there is one here.
      const days = rows.map(each => each.slice(0, 10))
      const last = days.reduce((a, b) => (a > b ? a : b))
      const isLater = rows[days.indexOf(last)]?.includes('Notice issued')
      expect(date).toBe(isLater ? days[0] : last)
      expect(place).toBe(isLater ? 0 : days.indexOf(last))
    },
  )

  test('of rows that are the same in every word the last one is meant', () => {
    const lien = '2024-01-01 582 - Lien'
    expect(figures(['lienFiledRow'], [lien, filed, lien, filed])).toEqual([2])
  })
})

describe('a row with a code that is not in the list', () => {
  const checks = (rows: readonly string[], form = '1040'): readonly unknown[] =>
    mapped(rows, { form }).issues.map(each => each.check)

  test.each(['1040', '1120', 'CIVPEN', '4720'])(
    'is a warning, one for all of them, on an account of %s',
    form => {
      const odd = ['2024-01-01 001 - Something', '2024-01-02 002 - Something']
      expect(checks([filed, ...odd], form).filter(each => each === 'codesAreKnown')).toHaveLength(1)
    },
  )

  test('is none where every code is listed', () => {
    expect(checks([filed, '- - - A remark', '2024-01-01 537 - Collectable'])).not.toContain('codesAreKnown')
  })
})

describe('words that no state reads', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'that go on in a row without a code',
      ['2024-01-01 520 - Bankruptcy or other', '- - - legal action filed'],
      ['rowsWithoutCodeAreKnown'],
    ],
    ['that are a document locator number', ['- - - 00221-045-00431-2'], []],
    [
      'of a levy beside another code',
      ['2024-01-01 694 -$5.00 Designated payment - levy'],
      ['mattersAreRead'],
    ],
    ['of a payment that was levied', ['2024-01-01 670 -$5.00 Payment levied'], ['mattersAreRead']],
    ['of a levy beside a code that is read', ['2024-01-01 670 -$5.00 Payment from a levy'], []],
    ['of a notice that announces a levy', ['2024-01-01 971 - Notice issued CP 0504'], ['mattersAreRead']],
    ['of a notice that reminds', ['2024-01-01 971 - Notice issued CP 0503'], []],
    ['of a notice that proposes tax', ['2024-01-01 971 - Notice issued CP 2000'], ['mattersAreRead']],
    ['of an investigation', ['2024-01-01 914 - Active criminal investigation'], ['mattersAreRead']],
    ['of payment that was put off', ['2024-01-01 488 - Installment billing'], ['mattersAreRead']],
    ['of a notice of deficiency', ['2024-01-01 494 - Notice of deficiency'], ['mattersAreRead']],
    [
      'of a review that led to tax',
      ['2024-01-01 922 - Review of unreported income', '2024-03-01 290 $5.00 Additional tax assessed'],
      [],
    ],
    [
      'of an account that went elsewhere',
      ['2024-01-01 400 -$10.00 Account transferred out'],
      ['accountWasNotMoved'],
    ],
  ])('%s', (_, rows, want) => {
    expect(mapped([filed, ...rows]).issues.map(each => each.check)).toEqual(want)
  })
})

describe('words that say the opposite of their code', () => {
  test.each<[string, boolean]>([
    ['2024-01-01 582 - Removed lien', true],
    ['2024-01-01 582 - Lien released', true],
    ['2024-01-01 582 - Lien placed on assets due to balance owed', false],
    ['2024-01-01 583 - Lien placed on assets due to balance owed', true],
    ['2024-01-01 583 - Released lien', false],
    ['2024-01-01 521 - Bankruptcy or other legal action filed', true],
    ['2024-01-01 521 - Removed bankruptcy or other legal action', false],
    ['2024-01-01 520 - Removed bankruptcy or other legal action', true],
    ['2024-01-01 420 - Closed examination of tax return', true],
    ['2024-01-01 421 - Closed examination of tax return', false],
    ['2024-01-01 480 - Offer in compromise rejected', true],
    ['2024-01-01 481 - Offer in compromise rejected', false],
    ['2024-01-01 530 - Balance due account no longer not collectible', true],
    ['2024-01-01 530 - Account no longer currently not collectible', true],
    ['2024-01-01 530 - Balance due account no longer collectible', false],
    ['2024-01-01 530 - Account closed as currently not collectible', false],
    ['2024-01-01 530 - Balance due account currently not collectable', false],
    ['2024-01-01 531 - Account no longer not collectible', false],
    ['2024-01-01 520 - Bankruptcy dismissed', true],
    ['2024-01-01 582 - Lien withdrawn', true],
    ['2024-01-01 780 - Offer in compromise terminated', true],
    ['2024-01-01 780 - Offer in compromise accepted', false],
  ])('are a warning: %s is one, %s', (row, want) => {
    expect(mapped([filed, row]).issues.some(each => each.check === 'wordsFitCode')).toBe(want)
  })
})

describe('an examination and the tax that it led to', () => {
  const [begun, tax, closed] = ['2024-01-01 420 - A', '2024-06-01 300 $5.00 Tax', '2024-06-01 421 - B']
  test.each<[string, readonly string[], boolean]>([
    ['open, with tax from then on', [begun, tax], true],
    ['open, with tax taken off', [begun, '2024-06-01 301 -$5.00 Tax'], true],
    ['closed', [begun, tax, closed], false],
    ['open again after the tax', [begun, tax, closed, '2024-09-01 420 - A'], false],
    ['open, with tax that no examination led to', [begun, '2024-06-01 290 $5.00 Tax'], false],
    ['asked for alone', ['2024-01-01 424 - A', tax], false],
  ])('%s', (_, rows, want) => {
    const { issues } = mapped([filed, ...rows])
    expect(issues.some(each => each.check === 'examinationIsOpenWithoutItsTax')).toBe(want)
  })
})

describe('rows of one day that say the opposite', () => {
  const both = ['collectionRowsHaveAnOrder']
  test.each<[string, readonly string[], readonly string[]]>([
    ['582 and 583', ['2024-01-01 583 - Lien', '2024-01-01 582 - Lien'], both],
    ['520 and 522', ['2024-01-01 522 - Hold', '2024-01-01 520 - Hold'], both],
    ['530 and 537', ['2024-01-01 530 - A', '2024-01-01 537 - B'], both],
    ['480 and 780', ['2024-01-01 780 - Offer', '2024-01-01 480 - Offer'], both],
    [
      'two of a plan',
      [
        '2024-01-01 971 - Installment agreement established',
        '2024-01-01 971 - Pending installment agreement',
      ],
      both,
    ],
    ['420 and 421', ['2024-01-01 421 - A', '2024-01-01 420 - B'], ['examinationRowsHaveAnOrder']],
    ['421 and 428', ['2024-01-01 421 - A', '2024-01-01 428 - B'], ['examinationRowsHaveAnOrder']],
    ['the same, before the last day', ['2024-01-01 421 - A', '2024-01-01 420 - B', '2024-02-01 421 - C'], []],
    ['420 twice', ['2024-01-01 420 - A', '2024-01-01 420 - B'], []],
    ['520 twice', ['2024-01-01 520 - A', '2024-01-01 520 - B'], []],
    ['582 twice', ['2024-01-01 582 - A', '2024-01-01 582 - B'], []],
    ['of two days', ['2024-01-01 582 - A', '2024-01-02 583 - B', '2024-01-01 520 - C'], []],
  ])('are a warning, %s', (_, rows, want) => {
    const { issues } = mapped([filed, ...rows])
    expect(issues.map(each => each.check).filter(name => name?.endsWith('HaveAnOrder'))).toEqual(want)
  })
})

describe('a row that cannot be read', () => {
  const first = ['2024-01-01 420 - Examination', '2024-01-02 582 - Lien', '2024-01-03 480 - Offer']
  const states = ['examinationState', 'lienState', 'offerState', 'netAssessedAfterFiling']

  /** None of these figures has a value, and an issue says so of each. */
  function expectNone(names: readonly string[], { data, issues }: ReturnType<typeof mapped>): void {
    for (const name of names) expect(data[name], name).toBeNull()
    expect(issues.map(each => each.path)).toEqual(expect.arrayContaining(names.map(name => `/${name}`)))
  }

  test.each<[string, unknown]>([
    ['by its code', { CODE: 'TC 421', DESC: 'Words', DATE: '01-01-2025', AMOUNT: '$1.00' }],
    ['at all', '421 Closed'],
  ])('leaves no state standing: %s', (_, odd) => {
    const { data, issues } = mapped(first, {
      more: { SECTION_TRANSACTIONS: [...first.map(row), odd] },
    })
    expectNone(states, { data, issues })
  })

  test('leaves no state of its topic standing by its day, and those of others as they are', () => {
    const rows = [...first.map(row), { CODE: '421', DESC: 'Closed', DATE: 'soon', AMOUNT: '' }]
    const { data, issues } = mapped(first, { more: { SECTION_TRANSACTIONS: rows } })
    expect([data.examinationState, data.lienState, data.offerState]).toEqual([null, 'filed', 'pending'])
    const paths = issues.map(each => each.path)
    expect(paths).toEqual(expect.arrayContaining(['/transactions/3/date', '/examinationState']))
    expect(paths).not.toContain('/offerState')
  })

  // Whether some amount of the list is not there is asked by the figures that add up or compare, whichever row it is of.
  test.each<[string, Record<string, string>, unknown, unknown]>([
    ['day', { DATE: 'soon' }, '5.00', 'filedByTaxpayer'],
    ['cycle', { CYCLE: 'later' }, '5.00', 'filedByTaxpayer'],
    ['amount', { AMOUNT: 'a lot' }, null, null],
  ])('of no topic takes no state of one by its %s', (_, odd, assessed, filing) => {
    const rows = [...first, '2023-06-01 150 $90.00 Tax return filed', '2023-06-02 290 $5.00 More tax'].map(
      row,
    )
    const withholding = { ...row('2023-04-15 806 -$5.00 W-2 withholding'), ...odd }
    const { data, issues } = mapped([], { more: { SECTION_TRANSACTIONS: [...rows, withholding] } })
    expect(issues.map(each => each.code)).toContain('value/refused')
    expect(states.map(state => data[state])).toEqual(['open', 'filed', 'pending', assessed])
    expect([data.examinationRow, data.offerRow, data.filingState]).toEqual([0, 2, filing])
  })

  test('of no topic is no error of figures that the account has no row of', () => {
    const rows = [
      '2023-06-01 150 $90.00 Tax return filed',
      '2024-01-01 971 - Notice issued',
      '2024-02-01 670 -$1.00 Payment',
    ]
    const withholding = { ...row('- 806 -$5.00 W-2 withholding'), DATE: 'soon' }
    const { data, issues } = mapped([], { more: { SECTION_TRANSACTIONS: [...rows.map(row), withholding] } })
    // The day of the return is picked in an expression that may do without.
    expect(issues.filter(each => each.severity === 'error').map(each => each.path)).toEqual([
      '/transactions/3/date',
      '/filingProcessedDate',
    ])
    expect([data.lienState, data.levyState, data.examinationState, data.amendedReturn]).toEqual([
      null,
      null,
      null,
      false,
    ])
  })

  test.each([5, 'TC 421'])('by a code under a label that is not known leaves no state standing: %j', odd => {
    const rows = [...first.map(row), { 'TRAN CODE': odd, DESC: 'Closed', DATE: '01-01-2025', AMOUNT: '' }]
    const { data, issues } = mapped(first, { more: { SECTION_TRANSACTIONS: rows } })
    expectNone([...states, 'returnRows'], { data, issues })
  })

  test('without a code, under a label that is not known, takes none', () => {
    const rows = [...first.map(row), { 'TRAN CODE': 'N/A', DESC: 'Document locator', DATE: '', AMOUNT: '' }]
    const { data } = mapped(first, { more: { SECTION_TRANSACTIONS: rows } })
    expect(states.map(name => data[name])).toEqual(['open', 'filed', 'pending', '0.00'])
    expect(data.returnRows).toBe(0)
  })

  test('under a label that is not known leaves no state of its topic standing', () => {
    const rows = [...first.map(row), { 'TRAN CODE': '421', DESC: 'Closed', DATE: '01-01-2025', AMOUNT: '' }]
    const { data, issues } = mapped(first, { more: { SECTION_TRANSACTIONS: rows } })
    expect([data.examinationState, data.lienState, data.netAssessedAfterFiling]).toEqual([
      null,
      'filed',
      '0.00',
    ])
    expect(issues.map(each => each.path)).toContain('/examinationState')
  })
})
