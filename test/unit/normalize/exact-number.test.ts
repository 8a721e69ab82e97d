import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { Money } from '../../../src/normalize/exact/exact-money.ts'
import { ExactNumber } from '../../../src/normalize/exact/exact-number.ts'

describe('ExactNumber', () => {
  it.each([
    ['120', '120'],
    ['37.5120', '37.512'],
    ['-0.5', '-0.5'],
    ['0', '0'],
    ['-0', '0'],
    ['1e50', `1${'0'.repeat(50)}`],
    ['1e-50', `0.${'0'.repeat(49)}1`],
  ])('writes %s as plain text without needless zeros', (value, want) => {
    expect(JSON.stringify({ number: new ExactNumber(value) })).toBe(`{"number":"${want}"}`)
  })

  it('is a Decimal of decimal.js, and no amount of money', () => {
    expect(new ExactNumber('1.5')).toBeInstanceOf(Decimal)
    expect(new ExactNumber('1.5')).not.toBeInstanceOf(Money)
    expect(new Money('1.5')).not.toBeInstanceOf(ExactNumber)
  })

  it('stays an ExactNumber through arithmetic, exact beyond what decimal.js keeps by default', () => {
    const sum = new ExactNumber('12345678901234567890.123').plus('0.0001')
    expect(sum).toBeInstanceOf(ExactNumber)
    expect(sum.toJSON()).toBe('12345678901234567890.1231')
    expect(new ExactNumber('1').negated().plus(1).toJSON()).toBe('0')
    expect(Decimal.precision).toBe(20)
  })
})
