/** Lines of which two things are unknown at once, or that say two things at once: no figure skips them. */
import { describe, expect, test } from 'vitest'
import { createMapper, mapTranscript } from '../../../../src/index.ts'
import type { TranscriptResult } from '../../../../src/transcript/result/transcript-result.ts'

const original = { 'SUBMISSION TYPE': 'Original document' }
const wagesLabel = 'WAGES, TIPS AND OTHER COMPENSATION'

function income(...entries: readonly Readonly<Record<string, unknown>>[]): TranscriptResult {
  const w2 = entry('Form W-2', { [wagesLabel]: '$1.00', 'FEDERAL INCOME TAX WITHHELD': '$0.50' })
  const interest = entry('Form 1099-INT', { INTEREST: '$2.00' })
  return mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: [w2, ...entries, interest] })
}

/** A figure, or the pointer that the issue at its path names. */
function figure(result: TranscriptResult, name: string): unknown {
  const value: unknown = Reflect.get(Object(result.data), name)
  if (value !== null) return value
  return result.issues.find(each => each.code === 'value/incomplete' && each.path === `/${name}`)?.pointer
}

function entry(type: string, items: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { TYPE: type, ITEMS: { ...original, ...items } }
}

describe('an entry of an unknown form, whose amount stands under an unknown label', () => {
  test.each([
    'Form W-2AS American Samoa Wage and Tax Statement',
    'W-2VI Wages and Taxes, Statement',
    'Statement of pay',
  ])('stops the total of those that describe themselves so, or that may be any: %s', type => {
    const result = income(entry(type, { 'QZX JVK': '$9.00' }))
    expect(figure(result, 'totalWages')).toBe('/SECTION_INCOME/1/ITEMS/QZX JVK')
  })

  test('does not stop totals of other forms', () => {
    const result = income(entry('Form 9999-X Statement of Imagined Pay', { 'QZX JVK': '$9.00' }))
    expect(JSON.stringify(figure(result, 'totalWages'))).toBe('"1.00"')
    expect(result.issues.map(each => each.code)).toContain('transcript/unknown-entry')
  })
})

describe('an account whose transactions stand under an unknown title and an unknown label', () => {
  const posted = (rows: unknown): unknown =>
    figure(mapTranscript({ TYPE: 'ACTR', FORM: '1040', 'QZX JVK': rows }), 'returnsPosted')

  test.each([
    ['beside known ones', { 'TRN CD': '150', DATE: '10-30-2023', AMOUNT: '$1.00', CYCLE: '202341' }],
    ['beside none', { A: '150', B: '10-30-2023' }],
  ])('does not count returns: %s', (_, row) => {
    expect(posted([row])).toMatch(/^\/QZX JVK\/0\//)
  })

  test('counts their rows where nothing of it can be a transaction code, but not the returns: no row is known', () => {
    const { data, issues } = mapTranscript({
      TYPE: 'ACTR',
      FORM: '1040',
      'QZX JVK': [{ A: 'x', B: '10-30-2023' }],
    })
    expect(data).toMatchObject({ returnRows: 0, returnsPosted: null, filingState: null })
    expect(issues.map(({ path }) => path)).not.toContain('/returnRows')
  })

  test('counts them where the title is that of something else', () => {
    const document = { TYPE: 'ACTR', FORM: '1040', 'SCHEDULE C': [{ A: '150' }] }
    expect(figure(mapTranscript(document), 'returnsPosted')).toBe('/SCHEDULE C/0/A')
  })
})

describe('a line that only another kind of entry has', () => {
  test('stops the total of that kind', () => {
    const result = income(entry('Form W-2G', { [wagesLabel]: '$9.00' }))
    expect(figure(result, 'totalWages')).toBe(`/SECTION_INCOME/1/ITEMS/${wagesLabel}`)
    expect(JSON.stringify(figure(result, 'totalInterest'))).toBe('"2.00"')
  })

  test('does not where several kinds have it', () => {
    const result = income(entry('Form 5498', { 'FEDERAL INCOME TAX WITHHELD': '$9.00' }))
    expect(JSON.stringify(figure(result, 'totalFederalIncomeTaxWithheldOnWages'))).toBe('"0.50"')
  })
})

describe('an entry that says twice', () => {
  test('what it is, and each time something else, is in no total', () => {
    const wages = entry('Form W-2', { [wagesLabel]: '$9.00' })
    const twice = { ...wages, Type: 'Form W-2G' }
    expect(figure(income(twice), 'totalWages')).toBe('/SECTION_INCOME/1/Type')
    // It is read as what it says first, a W-2G, which has no such line.
    const turned = { Type: 'Form W-2G', ...wages }
    expect(figure(income(turned), 'totalWages')).toBe(`/SECTION_INCOME/1/ITEMS/${wagesLabel}`)
    expect(JSON.stringify(figure(income(twice), 'totalInterest'))).toBe('"2.00"')
  })

  test('what it is, in other writing, is what it is', () => {
    const twice = { ...entry('Form W-2', { [wagesLabel]: '$9.00' }), Type: 'FORM W-2' }
    expect(JSON.stringify(figure(income(twice), 'totalWages'))).toBe('"10.00"')
  })

  test('an amount, and each time another one, is in no total', () => {
    const items = { [wagesLabel]: '$9.00', 'Wages, Tips and Other Compensation': '$8.00' }
    expect(figure(income(entry('Form W-2', items)), 'totalWages')).toBe(
      '/SECTION_INCOME/1/ITEMS/Wages, Tips and Other Compensation',
    )
  })

  test('one amount is in the total once', () => {
    const items = { [wagesLabel]: '$9.00', 'Wages, Tips and Other Compensation': '9.00' }
    expect(JSON.stringify(figure(income(entry('Form W-2', items)), 'totalWages'))).toBe('"10.00"')
  })
})

describe('a section that is printed twice, and read once', () => {
  const filing = (second: string): unknown =>
    figure(
      mapTranscript({
        TYPE: 'RETR',
        FORM: '1040',
        SECTION_FILING: {
          INCOME: { 'TOTAL INCOME': '$30.00', 'TOTAL INCOME PER COMPUTER': '$30.00' },
          Income: { 'TOTAL INCOME': second },
        },
      }),
      'totalIncomeChange',
    )

  test('is in no figure where the second printing says something else', () => {
    expect(filing('$35.00')).toBe('/SECTION_FILING/Income/TOTAL INCOME')
    expect(JSON.stringify(filing('$30.00'))).toBe('"0.00"')
  })
})

describe('a line that is known to be something else', () => {
  test('is not held against a figure that never reads it', () => {
    const wages = { [wagesLabel]: '$9.00', 'Wages, tips and other compensation:': '$8.00' }
    const items = { ...wages, 'FEDERAL INCOME TAX WITHHELD': '$1.00' }
    const result = income(entry('Form W-2', items))
    expect(figure(result, 'totalWages')).toBe('/SECTION_INCOME/1/ITEMS/Wages, tips and other compensation:')
    expect(JSON.stringify(figure(result, 'totalFederalIncomeTaxWithheldOnWages'))).toBe('"1.50"')
  })
})

describe('a figure that only counts entries', () => {
  const mapper = createMapper({
    mappings: [
      `id: own
title: Own
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  c:
    occurrences: SECTION_FILING."SCHEDULE C--PROFIT OR LOSS FROM BUSINESS"
    fields: { profit: { from: NET PROFIT, as: money } }
  hasBusiness: { derive: '$count(c) > 0 ? "yes" : "no"', as: text }
`,
    ],
    bundled: false,
  })
  const business = (filing: object): unknown =>
    figure(mapper.mapTranscript({ TYPE: 'RETR', FORM: '1040', SECTION_FILING: filing }), 'hasBusiness')

  test('is not given where an unread section may be one', () => {
    expect(business({ 'SCHEDULE C--AMENDED': { A: '$1.00' } })).toBe('/SECTION_FILING/SCHEDULE C--AMENDED/A')
    expect(business({ 'PROFIT FROM A BUSINESS': { A: '$1.00' } })).toBe(
      '/SECTION_FILING/PROFIT FROM A BUSINESS/A',
    )
  })

  test('is not given where the list has another shape', () => {
    expect(business({ 'SCHEDULE C--PROFIT OR LOSS FROM BUSINESS': 'NET PROFIT $1.00' })).toBe(
      '/SECTION_FILING/SCHEDULE C--PROFIT OR LOSS FROM BUSINESS',
    )
  })

  test('is given where none may', () => {
    expect(business({})).toBe('no')
    expect(business({ 'SCHEDULE D': { A: '$1.00' } })).toBe('no')
    expect(business({ 'SCHEDULE C': { 'NET PROFIT': '$1.00' } })).toBe('yes')
  })
})
