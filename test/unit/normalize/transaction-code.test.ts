import { describe, expect, it } from 'vitest'
import { transactionCode } from '../../../src/normalize/transaction/transaction-code.ts'
import { outcomeOf } from '../../support/outcome.ts'

describe('transactionCode', () => {
  it('is empty for every case of N/A, and for nothing longer', () => {
    for (const text of ['N/A', 'n/a', 'N/a', ' n/A '])
      expect(outcomeOf(transactionCode, text)).toEqual({ empty: true })
    for (const text of ['N/A.', 'N / A', '-', 'XN/A', '971 n/a'])
      expect(outcomeOf(transactionCode, text)).toHaveProperty('refused')
  })
})
