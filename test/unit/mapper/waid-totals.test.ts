/** The totals of a wage and income transcript count each form once. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'

const w2 = (wages: string, items: Record<string, string>): Record<string, unknown> => ({
  TYPE: 'Form W-2 Wage and Tax Statement',
  ITEMS: { 'WAGES, TIPS AND OTHER COMPENSATION': wages, ...items },
})
const totalOf = (
  ...entries: readonly unknown[]
): { readonly total: string | undefined; readonly codes: readonly string[] } => {
  const result = mapTranscript(
    { TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: entries },
    { mapping: 'waid-income' },
  )
  return { total: result.data.totalWages?.toFixed(2), codes: result.issues.map(issue => issue.code) }
}

describe('total wages', () => {
  const original = w2('$100.00', { 'SUBMISSION TYPE': 'Original document' })

  test('add up originals', () => {
    expect(
      totalOf(
        original,
        w2('$20.00', { 'SUBMISSION TYPE': 'Original W2', 'W2 SUBMISSION TYPE': 'Original W2' }),
      ),
    ).toEqual({
      total: '120.00',
      codes: [],
    })
  })

  test('leave out a form that one of its two labels calls corrected, and tell it', () => {
    const corrected = w2('$120.00', {
      'SUBMISSION TYPE': 'Original document',
      'W2 SUBMISSION TYPE': 'Corrected W2',
    })
    expect(totalOf(original, corrected)).toEqual({ total: '100.00', codes: ['check/failed'] })
    const plainly = w2('$120.00', { 'SUBMISSION TYPE': 'Corrected document' })
    expect(totalOf(original, plainly)).toEqual({ total: '100.00', codes: ['check/failed'] })
  })

  test('are unknown where an original does not print its wages', () => {
    expect(totalOf(original, w2('', { 'SUBMISSION TYPE': 'Original document' }))).toEqual({
      total: undefined,
      codes: ['value/required'],
    })
  })
})
