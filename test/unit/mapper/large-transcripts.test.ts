/**
 * Transcripts that are large, bare or full of unknown lines: every value lands in its place and in order, every leaf is
 * reported once, and twice the entries are twice the work, counted in looks at the document and never timed.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Issue, mapTranscript } from '../../../src/index.ts'
import { faultsOfAccount, leafPointers } from '../../support/accounting.ts'
import { projectRoot } from '../../support/goldens.ts'

type Json = string | readonly Json[] | { readonly [key: string]: Json }

const amount = (cents: number): string => {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `$${whole}.${String(cents % 100).padStart(2, '0')}`
}
const plainAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const twoDigits = (number: number): string => String(number).padStart(2, '0')
const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** A number with its own place in everything that follows from it, so that no two entries are alike. */
const sale = (index: number): { [key: string]: Json } => ({
  TYPE: 'Form 1099-B',
  PAYER: {
    "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)": `XX-XXX${1000 + index}`,
    NAME: `BROK ${index}`,
  },
  RECIPIENT: { "RECIPIENT'S IDENTIFICATION NUMBER": 'XXX-XX-4321', NAME: 'SAMP X' },
  ITEMS: {
    'SUBMISSION TYPE': 'Original document',
    DESCRIPTION: `${index} SHARES`,
    'DATE SOLD OR DISPOSED': `0${1 + (index % 9)}-${twoDigits(1 + (index % 28))}-2021`,
    PROCEEDS: amount(index * 100_001 + 7),
    'COST OR BASIS': index % 3 === 0 ? '' : amount(index * 99),
  },
})
const sales = (count: number): { readonly [key: string]: Json } => ({
  TYPE: 'WAID',
  SECTION_INCOME: indices(count).map(sale),
  FORM: 'INCOME',
})

const row = (index: number): { [key: string]: Json } =>
  index % 5 === 1
    ? { CODE: 'n/a', DESC: `00221-045-${index}`, CYCLE: '', DATE: '', AMOUNT: '' }
    : {
        CODE: ['150', '806', '670', '460', '290'][index % 5] ?? '',
        DESC: `Row ${index}`,
        CYCLE: index % 2 === 0 ? '20211405' : '',
        DATE: `${twoDigits(1 + (index % 12))}-${twoDigits(1 + (index % 28))}-2021`,
        AMOUNT: `${index % 5 === 2 ? '-' : ''}${amount(index * 1_003)}`,
      }
const account = (count: number): { readonly [key: string]: Json } => ({
  TYPE: 'ACTR',
  SECTION_TRANSACTIONS: indices(count).map(row),
  FORM: '1040',
})

describe('200 entries of Form 1099-B', () => {
  const document = sales(200)
  const result = mapTranscript(document, { mapping: 'waid-income' })

  test('are read one by one, in the order printed', () => {
    const read = result.data.informationReturns.map(entry =>
      entry.form === '1099-B'
        ? [
            entry.payer.name,
            entry.payer.taxId,
            entry.description,
            entry.dateSoldOrDisposed,
            entry.proceeds?.toFixed(2),
            entry.costOrBasis?.toFixed(2),
          ]
        : [entry.form],
    )
    const printed = indices(200).map(index => [
      `BROK ${index}`,
      `XX-XXX${1000 + index}`,
      `${index} SHARES`,
      `2021-0${1 + (index % 9)}-${twoDigits(1 + (index % 28))}`,
      plainAmount(index * 100_001 + 7),
      index % 3 === 0 ? undefined : plainAmount(index * 99),
    ])
    expect(read).toEqual(printed)
  })

  test('are all accounted for, with the pointer of each value', () => {
    expect(faultsOfAccount(document, result)).toEqual([])
    expect(result.unmapped).toEqual([])
    expect(result.issues).toEqual([])
    const lineage = new Map(result.lineage().map(entry => [entry.path, entry]))
    for (const index of [0, 1, 99, 199]) {
      expect(lineage.get(`/informationReturns/${index}/proceeds`)?.sources).toEqual([
        { pointer: `/SECTION_INCOME/${index}/ITEMS/PROCEEDS`, raw: amount(index * 100_001 + 7) },
      ])
    }
    const blank = result.lineage().filter(entry => entry.path.endsWith('/costOrBasis'))
    expect(blank.map(entry => entry.state)).toEqual(
      indices(200).map(index => (index % 3 === 0 ? 'empty' : 'value')),
    )
  })
})

describe('12 businesses of Schedule C, numbered out of order in two ways', () => {
  const numbers = [7, 2, 12, 1, 9, 4, 11, 3, 10, 6, 8, 5]
  const title = 'SCHEDULE C--PROFIT OR LOSS FROM BUSINESS'
  const keyOf = (number: number): string =>
    number % 2 === 0 ? `${title} (OCCURRENCE #: ${number})` : `${title} (Occurrence #: ${number}):`
  const document = {
    TYPE: 'RETR',
    SECTION_FILING: Object.fromEntries(
      numbers.map(number => [
        keyOf(number),
        {
          'BUSINESS NAME': `SHOP ${number}`,
          'GROSS RECEIPTS OR SALES': amount(number * 100_000),
          'TOTAL EXPENSES': amount(number * 30_000),
          'SCH C NET PROFIT OR LOSS PER COMPUTER': `${number === 5 ? '-' : ''}${amount(number * 70_000)}`,
        },
      ]),
    ),
    FORM: '1040',
  }
  // Only its receipts and its net profit are printed, and no page of the return itself.
  const skipChecks = ['scheduleCNetIsReceiptsLessCosts', 'returnIsPrinted']
  const result = mapTranscript(document, { mapping: 'retr-1040', skipChecks })

  test('are one list, in the order printed', () => {
    const read = result.data.scheduleC.map(each => [
      each.businessName,
      each.grossReceipts?.toFixed(2),
      each.totalExpenses?.toFixed(2),
      each.netProfitOrLossPerComputer?.toFixed(2),
    ])
    expect(read).toEqual(
      numbers.map(number => [
        `SHOP ${number}`,
        plainAmount(number * 100_000),
        plainAmount(number * 30_000),
        `${number === 5 ? '-' : ''}${plainAmount(number * 70_000)}`,
      ]),
    )
  })

  test('are all in the totals', () => {
    expect(result.data.scheduleCGrossReceipts?.toFixed(2)).toBe('78000.00')
    expect(result.data.scheduleCNetProfit?.toFixed(2)).toBe('47600.00')
  })

  test('are all accounted for, each by the key it is printed under', () => {
    expect(faultsOfAccount(document, result)).toEqual([])
    expect(result.unmapped).toEqual([])
    expect(result.issues).toEqual([])
    const receipts = result.lineage().filter(entry => /^\/scheduleC\/\d+\/grossReceipts$/.test(entry.path))
    expect(receipts.map(entry => entry.sources[0]?.pointer)).toEqual(
      numbers.map(number => `/SECTION_FILING/${keyOf(number)}/GROSS RECEIPTS OR SALES`),
    )
  })
})

describe('a transcript with none of the sections', () => {
  test.each([
    ['ACTR', '1040'],
    ['RECA', '1040'],
    ['RETR', '1040'],
    ['RETR', '1065'],
    ['WAID', 'INCOME'],
  ])('of %s %s has every field, without a value', (type, form) => {
    const document = { TYPE: type, SECTION_ELSEWHERE: { LINE: '$1.00', ROWS: [{ A: '1' }, 'B'] }, FORM: form }
    const result = mapTranscript(document)
    const full = mapTranscript({ TYPE: type, FORM: form })
    expect(result.data).toEqual(full.data)
    expect(result.unmapped).toEqual([
      '/SECTION_ELSEWHERE/LINE',
      '/SECTION_ELSEWHERE/ROWS/0/A',
      '/SECTION_ELSEWHERE/ROWS/1',
    ])
    expect(faultsOfAccount(document, result)).toEqual([])
    // No value but type, form and counts of nothing; no list has an entry.
    const values = result.lineage().filter(entry => entry.state === 'value' && entry.sources.length > 0)
    expect(values.map(entry => entry.path)).toEqual(['/type', '/form'])
    expect(result.lineage().filter(entry => /\/\d+\//.test(entry.path))).toEqual([])
    expect(result.issues.filter(issue => issue.severity === 'error')).toEqual([])
  })
})

describe('a transcript with an unknown line and an unknown sub-section in each of its sections', () => {
  const strangeLine = 'LINE THAT NOBODY KNOWS'
  const strangeSection = 'SECTION THAT NOBODY KNOWS'
  const strange = { [strangeSection]: { ONE: '$1.00', ROWS: [{ TWO: '2' }, { TWO: '' }], 'WAGES:': '$3.00' } }

  /** `value` with strangers in every object: a line before everything else, a section after it. */
  const withStrangers = (value: Json): Json => {
    if (typeof value === 'string') return value
    if (isList(value)) return value.map(withStrangers)
    const inner = Object.entries(value).map(([key, each]) => [key, withStrangers(each)] as const)
    return { [strangeLine]: '$9.99', ...Object.fromEntries(inner), ...strange }
  }

  test.each(['actr/1040', 'reca/1040', 'retr/1040', 'waid/income'])(
    'gives the same data as without them, %s',
    name => {
      // The file is ours: a transcript, whose leaves are texts.
      const plain = JSON.parse(
        readFileSync(join(projectRoot, 'test/golden', name, 'avery-2021/input.json'), 'utf8'),
      ) as Json
      const extended = withStrangers(plain)
      const before = mapTranscript(plain)
      const result = mapTranscript(extended)
      expect(JSON.stringify(result.data)).toBe(JSON.stringify(before.data))
      const ofSections = ({ code }: Issue): boolean => code === 'transcript/unread-section'
      // A strange amount beside the only absent amount of a section may be that one: a guess, and no value.
      const reported = result.issues.filter(
        issue =>
          !ofSections(issue) &&
          issue.code !== 'transcript/likely-label' &&
          // Beside several absent ones, such as those of lines that later forms have, it may be any of them.
          !(issue.code === 'transcript/unread-lines' && issue.pointer?.endsWith(strangeLine)) &&
          // An unknown object in a schedule may be a part of it: a line that the schedule prints itself is reported.
          issue.code !== 'transcript/duplicate-label',
      )
      expect(reported).toEqual(before.issues)
      const added = leafPointers(extended).filter(pointer => pointer.includes('THAT NOBODY KNOWS'))
      expect(added.length).toBeGreaterThan(20)
      expect(result.unmapped).toEqual(added)
      const sections = added.flatMap(pointer => /^.*SECTION THAT NOBODY KNOWS(?=\/ONE)/.exec(pointer) ?? [])
      expect(result.issues.filter(ofSections).map(({ pointer }) => pointer)).toEqual(sections)
      expect(faultsOfAccount(extended, result)).toEqual([])
    },
  )
})

describe('2,000 transactions', () => {
  const document = account(2_000)
  const result = mapTranscript(document, { mapping: 'actr-1040' })

  test('are read one by one, in the order printed', () => {
    const read = result.data.transactions.map(each => [
      each.code,
      each.description,
      each.date,
      each.amount?.toFixed(2),
    ])
    const printed = indices(2_000).map(index =>
      index % 5 === 1
        ? [null, `00221-045-${index}`, null, undefined]
        : [
            ['150', '806', '670', '460', '290'][index % 5],
            `Row ${index}`,
            `2021-${twoDigits(1 + (index % 12))}-${twoDigits(1 + (index % 28))}`,
            `${index % 5 === 2 ? '-' : ''}${plainAmount(index * 1_003)}`,
          ],
    )
    expect(read).toEqual(printed)
    expect(result.data.returnsPosted).toBe(400)
  })

  test('are all accounted for', () => {
    expect(faultsOfAccount(document, result)).toEqual([])
    expect(result.unmapped).toEqual([])
    // Four hundred of the rows are those of a return, in words that do not say who filed it; no balance and no summary is printed.
    expect(result.issues.map(each => each.check)).toEqual([
      'oneReturnStands',
      'filingStateIsGiven',
      'balanceIsPrinted',
      'summaryIsPrinted',
    ])
  })
})

describe('the work grows with the entries and no faster', () => {
  test.each([
    ['1099-B entries', sales],
    ['transactions', account],
  ] as const)('%s: the same looks at the document for each further hundred', (_, made) => {
    const [one, two, three] = [100, 200, 300].map(count => looksAt(made(count)))
    expect(one).toBeGreaterThan(100)
    expect((three ?? 0) - (two ?? 0)).toBe((two ?? 0) - (one ?? 0))
  })

  test.each([
    ['1099-B entries', sales],
    ['transactions', account],
  ] as const)('%s: as many lineage entries for each further hundred', (_, made) => {
    const [one, two, three] = [100, 200, 300].map(count => mapTranscript(made(count)).lineage().length)
    expect((three ?? 0) - (two ?? 0)).toBe((two ?? 0) - (one ?? 0))
  })

  /** How often mapping `document` looks at it: each key asked for, each list of keys. */
  function looksAt(document: object): number {
    let looks = 0
    const watched = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value
      return new Proxy(value, {
        get: (target, key) => {
          looks++
          return watched(Reflect.get(target, key))
        },
        ownKeys: target => {
          looks++
          return Reflect.ownKeys(target)
        },
      })
    }
    const result = mapTranscript(watched(document))
    expect(result.unmapped).toEqual([])
    return looks
  }
})

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
