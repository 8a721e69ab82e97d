/** What it costs to look at what was left unread grows with the document, whatever it is made of. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../../src/index.ts'
import { expectGrowth } from '../../../support/growth.ts'
import { processorTime } from '../../../support/processor-time.ts'

const known = {
  TYPE: 'Form W-2',
  ITEMS: { 'SUBMISSION TYPE': 'Original document', 'WAGES, TIPS AND OTHER COMPENSATION': '$1.00' },
}

function incomeOf(entries: readonly unknown[]): unknown {
  return { TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: [known, ...entries] }
}

function accountOf(rows: readonly unknown[]): unknown {
  const filed = { CODE: '150', DESC: 'Tax return filed', DATE: '01-02-2023', AMOUNT: '$1.00' }
  return { TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: [filed, ...rows] }
}

function many<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

const families: readonly (readonly [string, (size: number) => unknown])[] = [
  ['a long type', size => incomeOf([{ TYPE: 'W-2 '.repeat(size * 16), A: '$1.00' }])],
  ['a long key of a section', size => ({ ...Object(incomeOf([])), ['W-2 '.repeat(size * 16)]: { A: '$1' } })],
  ['entries of one unknown kind', size => incomeOf(many(size, () => ({ TYPE: 'SCHEDULE K-1', A: '$1' })))],
  ['entries of many unknown kinds', size => incomeOf(many(size, n => ({ TYPE: `FORM Z${n}`, A: '$1' })))],
  ['entries of no kind', size => incomeOf(many(size, n => ({ X: `x${n}` })))],
  [
    'lines of one entry',
    size => incomeOf([{ TYPE: 'W-2', ITEMS: Object.fromEntries(many(size, n => [`W${n}`, 'x'])) }]),
  ],
  ['bare values of an unknown section', size => ({ TYPE: 'ACTR', FORM: '1040', X: many(4 * size, n => n) })],
  [
    'lists of a bare value, in a section',
    size => ({ TYPE: 'RETR', FORM: '1040', SECTION_FILING: { X: many(4 * size, () => [1]) } }),
  ],
  [
    'days that are refused, in rows that no figure picks',
    size => accountOf(many(size, () => ({ CODE: '806', DATE: 'soon', AMOUNT: '$1.00' }))),
  ],
  [
    'codes that are refused, under a label that is not known',
    size => accountOf(many(size, () => ({ 'TRAN CODE': 'TC 150', DATE: '01-02-2023' }))),
  ],
  ['sections inside forms', size => incomeOf(many(size, () => ({ ...known, 'FORM W-2 (2)': known })))],
  [
    'sections inside one form',
    size => incomeOf([{ ...known, ...Object.fromEntries(many(size, n => [`PAGE ${n}`, known.ITEMS])) }]),
  ],
  [
    'sections inside one section',
    size => ({
      TYPE: 'RETR',
      FORM: '1040',
      SECTION_FILING: {
        INCOME: {
          'TOTAL INCOME': '$1.00',
          'TOTAL INCOME PER COMPUTER': '$1.00',
          ...Object.fromEntries(many(size, n => [`PAGE ${n}`, { 'TOTAL INCOME PER COMPUTER': '$1.00' }])),
        },
      },
    }),
  ],
  ['refused lines', size => incomeOf(many(size, () => ({ TYPE: 'W-2', ITEMS: ['x'] })))],
]

describe('the cost of unread lines', () => {
  test.each(families)('grows with the document: %s', (_, make) => {
    const mapped = (size: number) => {
      const document = make(size)
      return () => mapTranscript(document)
    }
    mapped(250)()
    // Eight times the document: sixteen times the cost, and as much again as a busy machine may add.
    expectGrowth([500, 4000], mapped, smallest => 16 * smallest + 500)
  })

  // It grew with the list, too, but by what all figures and checks ask of each of its items.
  test('of a list where a section should be is no more than a few times that of one that nobody knows', () => {
    const costOf = (key: string): number => {
      const document = { TYPE: 'WAID', FORM: 'INCOME', [key]: many(8000, () => '$1.00') }
      return Math.min(...many(3, () => processorTime(() => mapTranscript(document)).spent))
    }
    expect(costOf('SECTION_HEADER')).toBeLessThan(8 * costOf('NEW') + 300)
  })

  test('is no other where there are more lines than a few hundred', () => {
    const times = 10
    const mapped = (size: number) => {
      const lines = Object.fromEntries(many(size, n => [`TOTAL WAGES ${n} ${n * 7}`, n]))
      const document = { TYPE: 'RETR', FORM: '1040', SECTION_FILING: { INCOME: lines } }
      // One alone takes a few milliseconds, as long as a collection of garbage that may fall into it.
      return () => {
        for (let time = 0; time < times; time++) mapTranscript(document)
      }
    }
    mapped(240)()
    // Twice the lines: it was nine times the cost where what is remembered of labels was full.
    expectGrowth([240, 480], mapped, smallest => 4 * smallest + 4 * times)
  })
})
