/** What may be a further entry of a list, and what is left out on purpose. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../../../src/index.ts'
import { issuesOf, mapped } from '../../../../support/mapped.ts'

function incomplete(body: string, document: Readonly<Record<string, unknown>>): readonly string[] {
  return issuesOf(mapped(body, document)).filter(each => each.startsWith('value/incomplete'))
}

describe('entries of a list that asks what they say', () => {
  const body = `fields:
  paid:
    each: PAYMENTS
    where: { SORT: [Paid] }
    fields:
      amount: { from: AMOUNT, as: money }
  total: { derive: $sumMoney($orZero(paid.amount)), as: money }
`
  const paid = { SORT: 'Paid', AMOUNT: '$1.00' }

  test('are left out where they say something else', () => {
    expect(incomplete(body, { PAYMENTS: [paid, { SORT: 'Due', AMOUNT: '$5.00' }] })).toEqual([])
  })

  test('stop the total where they do not say', () => {
    expect(incomplete(body, { PAYMENTS: [paid, { AMOUNT: '$5.00' }] })).toEqual([
      'value/incomplete /PAYMENTS/1/AMOUNT',
    ])
  })

  test('and where a second list has one that says it', () => {
    expect(incomplete(body, { PAYMENTS: [paid], 'Payments:': [{ SORT: 'Paid', AMOUNT: '$5.00' }] })).toEqual([
      'value/incomplete /Payments:/0/AMOUNT',
    ])
  })
})

test('a section of an entry that is printed again under another title stops the total, and the count: it may be of another entry', () => {
  const body = `fields:
  returns:
    each: RETURNS
    fields:
      contributions:
        section: FORM 8606--NONDEDUCTIBLE IRAS
        fields:
          basis: { from: BASIS, as: money }
  total: { derive: $sumMoney($orZero(returns.contributions.basis)), as: money }
  count: { derive: $count(returns), as: integer }
`
  const printed = { 'FORM 8606': { BASIS: '$1.00' } }
  expect(incomplete(body, { RETURNS: [printed] })).toEqual([])
  const again = { ...printed, 'Form 8606: Nondeductible IRAs': { BASIS: '$5.00' } }
  expect(incomplete(body, { RETURNS: [again] })).toEqual([
    'value/incomplete /RETURNS/0/Form 8606: Nondeductible IRAs/BASIS',
    'value/incomplete /RETURNS/0/Form 8606: Nondeductible IRAs/BASIS',
  ])
})

describe('an unread section whose lines say what it is', () => {
  const items = { 'SUBMISSION TYPE': 'Original document', INTEREST: '$5.00' }
  const stopped = (section: unknown): readonly string[] =>
    mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: [], 'MORE OF IT': section })
      .issues.filter(({ code }) => code === 'value/incomplete')
      .map(({ path }) => path ?? '')

  test('is in no total of that kind, and holds back none of another', () => {
    const paths = stopped([{ TYPE: 'Form 1099-INT', ITEMS: items }])
    expect(paths).toContain('/totalInterest')
    expect(paths).not.toContain('/totalWages')
  })

  test('is reported by its lines where what it says is not text', () => {
    expect(stopped([{ TYPE: 1099, ITEMS: items }])).toContain('/totalInterest')
  })
})
