/** Unread lines whose text is no clean amount: they are in doubt as others are. */
import { describe, expect, test } from 'vitest'
import { createMapper, mapTranscript } from '../../../../src/index.ts'

const label = 'WAGES, TIPS AND OTHER COMPENSATION'
const original = { 'SUBMISSION TYPE': 'Original document' }
const first = { TYPE: 'Form W-2', ITEMS: { ...original, [label]: '$100.00' } }

function wagesWith(entry: unknown): unknown {
  const { data } = mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: [first, entry] })
  const wages: unknown = Reflect.get(Object(data), 'totalWages')
  return wages === null ? null : String(wages)
}

function codesOf(value: unknown): readonly string[] {
  const income = { 'TOTAL WAGES': '$100.00', 'TOTAL INCOMES': value }
  const { issues } = mapTranscript({ TYPE: 'RETR', FORM: '1040', SECTION_FILING: { INCOME: income } })
  return issues.map(({ code }) => code).filter(code => code !== 'value/required')
}

const unclean: readonly unknown[] = [7, true, '$7,0', '7 dollars', '7 usd', '$***', { AMOUNT: '$7.00' }, [7]]
const nothings: readonly unknown[] = ['', ' ', null, 'N/A', 'None', 'Not Set']

describe('a line that says no clean amount', () => {
  test.each(unclean)('in an entry of an unknown kind stops the total: %j', value => {
    expect(wagesWith({ TYPE: 'Form W-2X9', ITEMS: { ...original, [label]: value } })).toBeNull()
  })

  test.each(unclean)('under a label like that of the total stops it: %j', value => {
    expect(wagesWith({ TYPE: 'Form W-2', ITEMS: { ...original, 'WAGES AND TIPS': value } })).toBeNull()
  })

  test.each(nothings)('is no sign where it says that there is nothing: %j', value => {
    expect(wagesWith({ TYPE: 'Form W-2X9', ITEMS: { ...original, [label]: value } })).toBe('100')
  })

  test.each(unclean)('is named beside an absent field: %j', value => {
    expect(codesOf(value)).not.toEqual([])
  })

  test('goes behind a line that the field reads', () => {
    const income = { 'TOTAL WAGES': '$100.00', 'TOTAL INCOMES': 61, 'INCOME, IN TOTAL': '$61.00' }
    const { issues } = mapTranscript({ TYPE: 'RETR', FORM: '1040', SECTION_FILING: { INCOME: income } })
    expect(issues.find(({ path }) => path === '/income/totalIncome')?.pointer).toBe(
      '/SECTION_FILING/INCOME/INCOME, IN TOTAL',
    )
  })
})

test('the same document gives the same issues however many came before', () => {
  const fields = Array.from({ length: 30 }, (_, n) => `      f${n}: { from: AMOUNT NUMBER ${n}, as: money }`)
  const mapping = `id: again
title: Again
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  income:
    section: INCOME
    fields:
${fields.join('\n')}
`
  const mapper = createMapper({ mappings: [mapping], bundled: false })
  const junk = Object.fromEntries(Array.from({ length: 450 }, (_, n) => [`QZX${n}`, 'x']))
  const document = { TYPE: 'RETR', FORM: '1040', INCOME: { ...junk, 'AMOUNT NR 7': '$1.00' } }
  const once = JSON.stringify(mapper.mapTranscript(document))
  expect(JSON.stringify(mapper.mapTranscript(document))).toBe(once)
})
