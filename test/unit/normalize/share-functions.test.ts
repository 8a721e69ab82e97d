/** Sums of the digits of ratios: exact, and as long as the list is. */
import { describe, expect, test } from 'vitest'
import { ExactNumber } from '../../../src/normalize/exact/exact-number.ts'
import { compareShares } from '../../../src/normalize/functions/share-functions.ts'
import { expectGrowth } from '../../support/growth.ts'

describe('compareShares', () => {
  test('adds up exactly what numbers cannot', () => {
    expect(compareShares.apply(['0.1', '0.2'], new ExactNumber('0.3'))).toBe(0)
    expect(
      compareShares.apply(['99.99999999999999999999', '0.00000000000000000001'], new ExactNumber(100)),
    ).toBe(0)
    expect(
      compareShares.apply(['99.99999999999999999999', '0.00000000000000000002'], new ExactNumber(100)),
    ).toBe(1)
  })

  test('has no answer for digits too long to be added without rounding', () => {
    expect(compareShares.apply(['0.000000000000000000001'], new ExactNumber(1))).toBeNull()
    expect(compareShares.apply(['1000000000000000'], new ExactNumber(1))).toBeNull()
  })

  test('takes as long as the list is', () => {
    const list = (length: number): readonly string[] =>
      Array.from({ length }, (_, index) => `${index % 100}.33`)
    const compared = (length: number) => {
      const shares = list(length)
      return () => compareShares.apply(shares, new ExactNumber(101))
    }
    compared(20_000)()
    expectGrowth([20_000, 160_000], compared, smallest => 20 * Math.max(smallest, 1))
  })
})
