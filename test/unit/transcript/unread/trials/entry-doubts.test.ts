/** Entries that put a figure in doubt by themselves: they lack what it needs of each, or it is not known whether it counts them. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../../../src/index.ts'
import { createMapper } from '../../../../../src/mapper/create-mapper.ts'
import { EntryDoubts } from '../../../../../src/transcript/unread/trials/entry-doubts.ts'
import { valueAlong } from '../../../../../src/transcript/unread/trials/trial.ts'
import { readDocument } from '../../../../../src/transcript/view/read-document.ts'
import { Section } from '../../../../../src/transcript/view/section.ts'
import { readingTree } from '../../../../../src/transcript/view/tree/reading-tree.ts'
import { expectGrowth } from '../../../../support/growth.ts'
import { mapped } from '../../../../support/mapped.ts'
import { plans } from '../../../../support/plans.ts'

const fields = `fields:
  rows:
    each: ROWS
    fields:
      code: { from: CODE, as: code }
      day: { from: DAY, as: date }
      pay: { from: PAY, as: money }
      words: { from: WORDS, as: text }
      details: { section: DETAILS, fields: { tip: { from: TIP, as: money } } }
  limit: { from: LIMIT, as: money }
`

const about = (derived: string, rows: readonly unknown[], more: object = {}): readonly string[] =>
  mapped(`${fields}${derived}`, { ROWS: rows, ...more })
    .issues.filter(({ code }) => code === 'value/incomplete')
    .map(({ code, path, pointer, message }) => `${code} ${path} ${pointer}: ${message}`)
const lacks = (name: string, pointer: string, label: string): string =>
  `value/incomplete /${name} ${pointer}: ${name} has no value: an entry that it counts has no "${label}"`

const whole = { CODE: '1', DAY: '01-02-2023', PAY: '$1.00', WORDS: 'w', DETAILS: { TIP: '$1.00' } }

const original = { 'SUBMISSION TYPE': 'Original document' }

describe('a figure without a value', () => {
  const sum = '  pay: { derive: $sumMoney(rows.pay), as: money }\n'

  test('names the line that is blank, or else the entry', () => {
    expect(about(sum, [whole, { ...whole, PAY: '' }])).toEqual([lacks('pay', '/ROWS/1/PAY', 'PAY')])
    expect(about(sum, [{ CODE: '1' }])).toEqual([lacks('pay', '/ROWS/0', 'PAY')])
    expect(about(sum, [{}])).toEqual([lacks('pay', '/ROWS/0', 'PAY')])
    const inGroup = '  tips: { derive: $sumMoney(rows.details.tip), as: money }\n'
    expect(about(inGroup, [{ ...whole, DETAILS: {} }])).toEqual([lacks('tips', '/ROWS/0', 'TIP')])
    expect(about(inGroup, [{ ...whole, DETAILS: { TIP: '' } }])).toEqual([
      lacks('tips', '/ROWS/0/DETAILS/TIP', 'TIP'),
    ])
  })

  test('says nothing where no entry is there', () => {
    expect(about(sum, [])).toEqual([])
  })

  test('names no entry that it does not count', () => {
    const some = `  pay: { derive: '$sumMoney(rows[code = "1"].pay)', as: money }\n`
    expect(about(some, [{ ...whole, CODE: '2', PAY: '' }])).toEqual([])
    expect(about(some, [{ ...whole, CODE: '', PAY: '' }])).toEqual([])
    const present = `  pay: { derive: '$sumMoney(rows[$exists(pay)].pay)', as: money }\n`
    expect(about(present, [{ ...whole, PAY: '' }])).toEqual([])
  })

  test('names no value that counts as zero, or for which another stands', () => {
    const both = `  pay: { derive: '$sumMoney(rows.($addMoney(pay, $orZero(details.tip))))', as: money }\n`
    expect(about(both, [{ ...whole, DETAILS: {} }])).toEqual([])
    expect(about(both, [{ ...whole, DETAILS: {}, PAY: '' }])).toEqual([lacks('pay', '/ROWS/0/PAY', 'PAY')])
    const either = '  pay: { derive: $sumMoney(rows.(pay ?? details.tip)), as: money }\n'
    expect(about(either, [{ ...whole, PAY: '' }])).toEqual([])
    expect(about(either, [{ ...whole, PAY: '', DETAILS: {} }])).toEqual([lacks('pay', '/ROWS/0/PAY', 'PAY')])
  })

  test('says nothing where it has none for another reason', () => {
    const over = `  over: { derive: '$subtractMoney($sumMoney(rows.pay), limit)', as: money }\n`
    expect(about(over, [{ ...whole, WORDS: '' }])).toEqual([])
    expect(about(over, [{ ...whole, PAY: '' }])).toEqual([])
    expect(about(over, [{ ...whole, PAY: '' }], { LIMIT: '$1.00' })).toEqual([
      lacks('over', '/ROWS/0/PAY', 'PAY'),
    ])
  })

  test('takes the value from those that rest on it, however they deal with the lack', () => {
    const tied = `  last: { derive: '$lastDate(rows[code = "1"].day)', as: date }
  state: { derive: '$exists(last) ? "some" : "none"', as: text }
`
    const rows = [whole, { ...whole, DAY: '00-00-0000' }]
    expect(about(tied, rows)).toEqual([
      lacks('last', '/ROWS/1/DAY', 'DAY'),
      lacks('state', '/ROWS/1/DAY', 'DAY'),
    ])
    const { data } = mapped(`${fields}${tied}`, { ROWS: rows })
    expect(data).toMatchObject({ last: null, state: null })
  })

  test('may need a value that only counts beside a figure before it', () => {
    const words = `  last: { derive: $lastDate(rows.day), as: date }
  first: { derive: '$exists(last) ? ( $day := last; $lowercase(rows[day = $day][-1].words) ) : null', as: text }
`
    expect(about(words, [{ ...whole, WORDS: '' }])).toEqual([lacks('first', '/ROWS/0/WORDS', 'WORDS')])
  })

  test('names the value that it needs, and not the first that is blank', () => {
    const either = `  pay: { derive: '$sumMoney(rows.($addMoney($orZero(pay), details.tip)))', as: money }\n`
    expect(about(either, [{ ...whole, PAY: '', DETAILS: {} }])).toEqual([lacks('pay', '/ROWS/0', 'TIP')])
  })

  test('may need a flag without which a condition is unknown', () => {
    const flagged = fields.replace('words: {', 'own: { from: OWN, as: flag, yes: [Own] }\n      words: {')
    const count = `${flagged}  count: { derive: '$count(rows[own.value])', as: integer }\n`
    const { data, issues } = mapped(count, { ROWS: [{ ...whole, OWN: 'Own' }, whole] })
    expect(data).toMatchObject({ count: null })
    const found = issues.filter(({ code }) => code === 'value/incomplete')
    expect(found.map(({ message }) => message)).toEqual([
      'count has no value: an entry that it counts has no "OWN"',
    ])
  })

  test('may be of two lists', () => {
    const both = `  more: { each: MORE, fields: { pay: { from: PAY, as: money } } }
  pay: { derive: '$subtractMoney($sumMoney(rows.pay), $sumMoney(more.pay))', as: money }
`
    const blank = { PAY: '' }
    expect(about(both, [whole, blank], { MORE: [whole] })).toEqual([lacks('pay', '/ROWS/1/PAY', 'PAY')])
    expect(about(both, [whole], { MORE: [whole, blank] })).toEqual([lacks('pay', '/MORE/1/PAY', 'PAY')])
    expect(about(both, [whole], { MORE: [] })).toEqual([])
  })

  test('is absent and not invalid, and so are those that rest on it', () => {
    const result = mapped(`${fields}${sum}  twice: { derive: '$addMoney(pay, pay)', as: money }\n`, {
      ROWS: [{ PAY: '' }],
    })
    const states = result.lineage().filter(({ path }) => path === '/pay' || path === '/twice')
    expect(states.map(({ state }) => state)).toEqual(['absent', 'absent'])
  })
})

describe('a bundled figure', () => {
  const account = (...rows: readonly Record<string, string>[]) =>
    mapTranscript({ TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: rows })
  const incomplete = (result: ReturnType<typeof account>): readonly string[] =>
    result.issues.filter(({ code }) => code === 'value/incomplete').map(({ path }) => path ?? '')

  const topics: readonly (readonly [string, string, readonly string[]])[] = [
    ['582', 'Lien placed', ['/lienFiledDate', '/lienFiledRow', '/lienState']],
    ['583', 'Lien released', ['/lienEndedDate', '/lienEndedRow', '/lienState']],
    ['520', 'Bankruptcy', ['/legalHoldDate', '/legalHoldRow', '/legalHoldState']],
    ['530', 'Not collectible', ['/notCollectibleDate', '/notCollectibleRow', '/notCollectibleState']],
    ['480', 'Offer', ['/offerDate', '/offerRow', '/offerState']],
    ['420', 'Examination', ['/examinationDate', '/examinationRow', '/examinationState']],
    ['977', 'Amended return', ['/amendedReturnDate', '/amendedReturnRow']],
    ['670', 'Levy', ['/levyDate', '/levyRow', '/levyState']],
    [
      '971',
      'Installment agreement established',
      ['/installmentPlanDate', '/installmentPlanRow', '/installmentPlanState'],
    ],
  ]

  test.each(topics)('of rows with code %s is not given where one has no day', (code, words, paths) => {
    const row = { CODE: code, DESC: words, AMOUNT: '$0.00' }
    for (const undated of [row, { ...row, DATE: '' }, { ...row, DATE: '00-00-0000' }])
      for (const rows of [[undated], [{ ...row, DATE: '05-08-2023' }, undated]]) {
        const result = account(...rows)
        expect(incomplete(result)).toEqual(paths)
        for (const path of paths) expect(result.data).toHaveProperty(path.slice(1), null)
      }
    expect(incomplete(account({ ...row, DATE: '05-08-2023' }))).toEqual([])
  })

  test('calls no lien ended where the day of another row about it is not known', () => {
    const lien = { CODE: '582', DESC: 'Lien placed', DATE: '', AMOUNT: '$0.00' }
    const end = { CODE: '583', DESC: 'Lien released', DATE: '05-09-2023', AMOUNT: '$0.00' }
    const result = account(lien, end)
    expect(result.data).toMatchObject({ lienState: null, lienEndedDate: '2023-05-09' })
    expect(incomplete(result)).toContain('/lienState')
  })

  test('of later tax is not given where a row has no amount', () => {
    const row = { CODE: '290', DESC: 'Additional tax', DATE: '05-08-2023', AMOUNT: '' }
    expect(incomplete(account(row))).toEqual(['/netAssessedAfterFiling'])
  })

  test.each([
    ['1099-NEC', 'totalNonEmployeeCompensation'],
    ['1099-INT', 'totalInterest'],
    ['SSA-1099', 'totalSocialSecurityBenefits'],
    ['1099-G', 'totalUnemploymentCompensation'],
    ['1099-DIV', 'totalOrdinaryDividends'],
    ['1099-K', 'totalPaymentCardAmount'],
    ['1099-R', 'totalPensionsGross'],
    ['W-2', 'totalWages'],
  ])('of Forms %s is not given where one form has nothing in it', (form, name) => {
    for (const entry of [{ TYPE: form }, { TYPE: form, ITEMS: {} }]) {
      const { data, issues } = mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: [entry] })
      expect(data).toHaveProperty(name, null)
      expect(issues.map(({ code, path }) => `${code} ${path}`)).toContain(`value/incomplete /${name}`)
    }
  })

  const income = (...entries: readonly unknown[]): readonly string[] =>
    mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: entries }).issues.flatMap(
      ({ code, path, pointer }) => (code === 'value/incomplete' ? [`${path} ${pointer}`] : []),
    )
  test('of forms is not given where one leaves its line blank; one that does not print it lacks nothing', () => {
    const of = (...items: readonly object[]): readonly string[] =>
      income(...items.map(each => ({ TYPE: '1099-INT', ITEMS: { ...original, ...each } })))
    expect(of({ INTEREST: '' })).toEqual(['/totalInterest /SECTION_INCOME/0/ITEMS/INTEREST'])
    expect(of({}, { INTEREST: 'N/A' })).toEqual(['/totalInterest /SECTION_INCOME/1/ITEMS/INTEREST'])
    expect(of({ INTEREST: '$5.00' }, { INTEREST: '' })).toEqual([
      '/totalInterest /SECTION_INCOME/1/ITEMS/INTEREST',
    ])
    expect(of({}, {})).toEqual([])
    expect(of({ INTEREST: '$5.00' }, {})).toEqual([])
  })

  test('of forms names the blank line of a corrected one, too', () => {
    const corrected = { 'SUBMISSION TYPE': 'Corrected document', INTEREST: '' }
    const payer = { 'FEDERAL IDENTIFICATION NUMBER (FIN)': 'XX-XXX0001' }
    const wanted = ['/totalInterest /SECTION_INCOME/0/ITEMS/INTEREST']
    expect(income({ TYPE: '1099-INT', ITEMS: corrected })).toEqual(wanted)
    expect(income({ TYPE: '1099-INT', PAYER: payer, ITEMS: corrected })).toEqual(wanted)
  })

  test('of a flag that is not printed names the amount, whether or not the flag decides', () => {
    const items = { ...original, 'GROSS DISTRIBUTION': '$9.00', 'TAXABLE AMOUNT': '' }
    const place = '/totalPensionsTaxable /SECTION_INCOME/0/ITEMS/TAXABLE AMOUNT'
    const undetermined = (said: string): readonly string[] =>
      income({ TYPE: '1099-R', ITEMS: { ...items, 'TAX AMOUNT UNDETERMINED CODE': said } })
    expect(income({ TYPE: '1099-R', ITEMS: items })).toEqual([place])
    expect(undetermined('Not checked')).toEqual([place])
    expect(undetermined('Tax amount not determined')).toEqual([])
  })

  test.each([
    [
      'K-1 (1065)',
      ['/totalPartnershipIncome', '/totalPartnershipRentalIncome', '/totalPartnershipGuaranteedPayments'],
    ],
    ['K-1 (1120-S)', ['/totalSCorporationIncome', '/totalSCorporationRentalIncome']],
    ['1099-MISC', ['/totalNonEmployeeCompensation']],
  ])('of Forms %s is in doubt beside one in which nothing stands', (form, paths) => {
    for (const entry of [{ TYPE: form }, { TYPE: form, ITEMS: {} }])
      expect(income(entry)).toEqual(paths.map(path => `${path} /SECTION_INCOME/0`))
  })

  test('is in doubt where an entry of its list is nothing', () => {
    const wages = { ...original, 'WAGES, TIPS AND OTHER COMPENSATION': '$10.00' }
    for (const nothing of [null, '']) {
      expect(income(nothing, { TYPE: 'W-2', ITEMS: wages })).toContain('/totalWages /SECTION_INCOME/0')
      const row = { CODE: '582', DESC: 'Lien placed', DATE: '05-08-2023', AMOUNT: '$0.00' }
      expect(
        mapTranscript({ TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: [row, nothing] }).data,
      ).toMatchObject({ lienState: null })
    }
  })

  test('of a return is not known where its words are missing', () => {
    const row = { CODE: '150', DESC: '', DATE: '05-08-2023', AMOUNT: '$0.00' }
    expect(incomplete(account(row))).toEqual(['/returnsPosted'])
  })

  test('of the day of processing is named where neither place has one', () => {
    const row = { CODE: '150', DESC: 'Tax return filed', DATE: '', AMOUNT: '$1.00' }
    expect(incomplete(account(row))).toEqual(['/filingProcessedDate'])
  })

  test('of Forms 1099-MISC that show no pay for work needs none', () => {
    const entry = { TYPE: '1099-MISC', ITEMS: { 'SUBMISSION TYPE': 'Original document', RENTS: '$5.00' } }
    const { issues } = mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: [entry] })
    expect(issues.filter(({ code }) => code === 'value/incomplete')).toEqual([])
  })
})

describe('the search for what entries lack takes time in line with the document', () => {
  const documents: readonly (readonly [string, (size: number) => Record<string, unknown>])[] = [
    [
      'rows without a day that say nothing of what figures are about',
      size => ({
        TYPE: 'ACTR',
        FORM: '1040',
        SECTION_TRANSACTIONS: Array.from({ length: size }, () => ({ CODE: '971', DESC: 'Notice issued' })),
      }),
    ],
    [
      'forms without what a total may do without',
      size => ({
        TYPE: 'WAID',
        FORM: 'INCOME',
        SECTION_INCOME: Array.from({ length: size }, () => ({
          TYPE: '1099-MISC',
          ITEMS: { 'SUBMISSION TYPE': 'Original document', RENTS: '$1.00' },
        })),
      }),
    ],
    [
      'forms in which nothing stands but that they are originals',
      size => ({
        TYPE: 'WAID',
        FORM: 'INCOME',
        SECTION_INCOME: Array.from({ length: size }, () => ({ TYPE: '1099-INT', ITEMS: original })),
      }),
    ],
    [
      'forms of which nothing is known',
      size => ({
        TYPE: 'WAID',
        FORM: 'INCOME',
        SECTION_INCOME: Array.from({ length: size }, () => ({ TYPE: '1099-MISC' })),
      }),
    ],
  ]

  test('rows of one list beside as many of another', () => {
    const row = `{ code: { from: CODE, as: code }, pay: { from: PAY, as: money } }`
    const mapping = `id: both
title: Both
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  rows: { each: ROWS, fields: ${row} }
  more: { each: MORE, fields: ${row} }
  pay: { derive: '$sumMoney($append(rows[code = "9"].pay, more[code = "9"].pay))', as: money }
`
    const mapper = createMapper({ mappings: [mapping], bundled: false })
    const work = (size: number) => {
      const rows = Array.from({ length: size }, () => ({ CODE: '1' }))
      const document = { TYPE: 'RETR', FORM: '1040', ROWS: rows, MORE: rows }
      return () => mapper.mapTranscript(document).issues
    }
    expectGrowth([1000, 8000], work, smallest => 24 * Math.max(4, smallest))
  })

  test.each(documents)('%s', (_, content) => {
    const work = (size: number) => {
      const document = content(size)
      return () => mapTranscript(document).issues
    }
    // Eight times the document; quadratic work would take sixty-four times as long.
    expectGrowth([1000, 8000], work, smallest => 24 * Math.max(4, smallest))
  })
})

const flagged = (condition: string): string => `fields:
  rows:
    each: ROWS
    fields:
      pay: { from: PAY, as: money }
      details:
        section: DETAILS
        fields:
          tip: { from: TIP, as: money }
          kind: { from: KIND, as: flag, yes: [First], no: [Second] }
  pay: { derive: '$sumMoney(rows[${condition}].($addMoney($orZero(pay), $orZero(details.tip))))', as: money }
`

describe('a flag that decides whether an entry counts', () => {
  const stopped = (condition: string, details: object): readonly (string | null)[] =>
    mapped(flagged(condition), { ROWS: [{ PAY: '$1.00', DETAILS: { TIP: '$1.00', ...details } }] })
      .issues.filter(({ code }) => code === 'value/incomplete')
      .map(({ pointer }) => pointer)

  test('one that leaves entries out that do not say yes', () => {
    const condition = 'details.kind.value ?? false'
    expect(stopped(condition, { KIND: 'First' })).toEqual([])
    expect(stopped(condition, { KIND: 'Third' })).toEqual(['/ROWS/0/DETAILS/KIND'])
    expect(stopped(condition, {})).toEqual(['/ROWS/0'])
  })

  test('one in a group that has no section of its own', () => {
    const grouped = flagged('details.kind.value ?? false').replace('        section: DETAILS\n', '')
    const { issues } = mapped(grouped, { ROWS: [{ PAY: '$1.00', TIP: '$1.00', KIND: 'Third' }] })
    expect(issues.filter(({ code }) => code === 'value/incomplete').map(({ pointer }) => pointer)).toEqual([
      '/ROWS/0/KIND',
    ])
  })

  test('one that leaves entries out that do not say no', () => {
    const condition = '(details.kind.value ?? true) = false'
    expect(stopped(condition, { KIND: 'Second' })).toEqual([])
    expect(stopped(condition, { KIND: 'Third' })).toEqual(['/ROWS/0/DETAILS/KIND'])
    expect(stopped(condition, {})).toEqual(['/ROWS/0'])
  })

  test('none of which the figure asks only whether it is there', () => {
    const condition = '$exists(details.kind.text) or $exists(pay)'
    expect(stopped(condition, { KIND: 'Third' })).toEqual([])
    expect(stopped(condition, {})).toEqual([])
  })

  test('the first of several lists that a figure reads is named, once', () => {
    const list = (name: string): string =>
      `  ${name}: { each: ${name.toUpperCase()}, fields: { pay: { from: PAY, as: money }, kind: { from: KIND, as: flag, yes: [First], no: [Second] } } }\n`
    const counted = (name: string): string => `${name}[kind.value ?? false].pay`
    const both = `fields:\n${list('rows')}${list('more')}  pay: { derive: '$sumMoney([${counted('rows')}, ${counted('more')}])', as: money }\n`
    const row = { PAY: '$1.00', KIND: 'Third' }
    const { issues } = mapped(both, { ROWS: [row, row], MORE: [row] })
    expect(issues.filter(({ code }) => code === 'value/incomplete').map(({ pointer }) => pointer)).toEqual([
      '/ROWS/0/KIND',
    ])
  })

  test('is in doubt where that cannot be tried', () => {
    const plan = plans().find(({ id }) => id === 'waid-income')
    const field = plan?.fields.find(({ name }) => name === 'totalWages')
    if (plan === undefined || field?.kind !== 'derived') throw new TypeError('no total of wages')
    const document = { TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: [{ TYPE: 'W-2', ITEMS: {} }] }
    const { view } = readDocument(document, readingTree(plan))
    const data = { informationReturns: [{ form: 'W-2' }] }
    const entries = new EntryDoubts(plan.fields).in(data, view, () => undefined)
    expect(entries(field, 'undecided')).toEqual({
      pointer: '/SECTION_INCOME/0',
      key: 'SUBMISSION TYPE',
      why: 'undecided',
    })
    expect(entries(field, 'absent')).toBeUndefined()
  })

  test('nothing is computed for kinds of entries that a document has not', () => {
    const { fields } = plans().find(({ id }) => id === 'waid-income') ?? { fields: [] }
    const doubts = new EntryDoubts(fields)
    const view = new Section(readingTree({ fields, ignore: [] }).root, '')
    const kindsTried = (...forms: readonly string[]): ReadonlySet<unknown> => {
      const kinds = new Set<unknown>()
      const data = { informationReturns: forms.map(form => ({ form })) }
      const over = (): number => {
        for (const entry of Object.values(data).flat()) kinds.add(valueAlong(entry, ['form']))
        return 0
      }
      const entries = doubts.in(data, view, over)
      for (const field of fields)
        if (field.kind === 'derived') expect(entries(field, 'undecided')).toBeUndefined()
      return kinds
    }
    expect(kindsTried()).toEqual(new Set())
    expect(kindsTried('W-2', 'W-2')).toEqual(new Set(['W-2']))
    expect(kindsTried('1099-INT', 'W-2')).toEqual(new Set(['W-2', '1099-INT']))
  })
})
