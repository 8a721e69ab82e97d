import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Money } from '../../../src/normalize/exact/exact-money.ts'
import { centsOf, moneyOfCents } from '../../../src/normalize/functions/cents.ts'

describe('an amount in whole cents', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['0.01', 1],
    ['-0.10', -10],
    ['9999999', 999_999_900],
    ['10000000', 1_000_000_000],
    ['10000000.01', 1_000_000_001],
    ['-12345678901234.56', -1_234_567_890_123_456],
  ])('%s', (text, cents) => {
    expect(centsOf(new Money(text))).toBe(cents)
  })

  test.each([
    '0.001',
    '0.015',
    '1.005',
    '10000000.001',
    '100000000000000',
    '99999999999999.99',
    '1e30',
    'NaN',
    'Infinity',
  ])('is nothing for %s', text => {
    expect(centsOf(new Money(text))).toBeUndefined()
  })

  test('and back is the same amount, field by field', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_007_199_254_740_991, max: 9_007_199_254_740_991 }), cents => {
        const amount = moneyOfCents(cents)
        const text = `${BigInt(cents) / 100n}.${String(Math.abs(cents % 100)).padStart(2, '0')}`
        expect(amount).toStrictEqual(new Money(cents < 0 && cents > -100 ? `-${text}` : text))
        expect(amount === undefined ? undefined : centsOf(amount)).toBe(cents)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is no number of cents', cents => {
    expect(moneyOfCents(cents)).toBeUndefined()
  })
})
