import { isDeepStrictEqual } from 'node:util'
import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { Money } from '../../../src/normalize/exact/exact-money.ts'

describe('Money', () => {
  it.each([
    ['18338', '18338.00'],
    ['-85', '-85.00'],
    ['0', '0.00'],
    ['-0', '0.00'],
    ['0.5', '0.50'],
    ['0.05', '0.05'],
    ['0.005', '0.005'],
    ['1.23456789', '1.23456789'],
    ['1.00000001', '1.00000001'],
    ['0.10000001', '0.10000001'],
    ['0.00000000123', '0.00000000123'],
    ['20000000', '20000000.00'],
    ['10000000000000000000000.10', '10000000000000000000000.10'],
    ['12345678901234567890.12', '12345678901234567890.12'],
    ['1e30', '1000000000000000000000000000000.00'],
    ['1e60', `1${'0'.repeat(60)}.00`],
    ['1e-60', `0.${'0'.repeat(59)}1`],
    ['-1.5e-45', `-0.${'0'.repeat(44)}15`],
    ['Infinity', 'Infinity'],
    ['NaN', 'NaN'],
  ])('writes %s as plain text with at least two decimals', (value, want) => {
    expect(new Money(value).toJSON()).toBe(want)
    expect(JSON.stringify({ amount: new Money(value) })).toBe(`{"amount":"${want}"}`)
  })

  it('is a Decimal of decimal.js', () => {
    const amount = new Money('1.50')
    expect(amount).toBeInstanceOf(Decimal)
    expect(amount).toBeInstanceOf(Money)
    expect(Decimal.isDecimal(amount)).toBe(true)
    expect(amount.equals('1.5')).toBe(true)
    expect(new Decimal(1).plus(amount).toString()).toBe('2.5')
  })

  it('stays Money through arithmetic', () => {
    const amount = new Money('10.05')
    const results = [
      amount.plus(1),
      amount.minus('0.05'),
      amount.times(3),
      amount.dividedBy(7),
      amount.negated(),
      amount.abs(),
      amount.toDecimalPlaces(1),
      amount.plus(1).plus(new Decimal('0.1')),
      Money.max(amount, 3),
      Money.sum(amount, amount),
      Money.ofParts(1, 0, [3]).plus(1),
    ]
    for (const result of results) {
      expect(result).toBeInstanceOf(Money)
      expect(result.toJSON()).toMatch(/^-?\d+\.\d{2,}$/)
    }
    expect(JSON.stringify(amount.minus('0.05'))).toBe('"10.00"')
  })

  it('keeps the cents of amounts that decimal.js rounds by default', () => {
    expect(new Money('12345678901234567890.12').plus('0.01').toJSON()).toBe('12345678901234567890.13')
    expect(new Decimal('12345678901234567890.12').plus('0.01').toFixed()).not.toBe('12345678901234567890.13')
  })

  it('is deeply equal to the same amount reached in another way', () => {
    const amount = new Money('20000000.50')
    expect(amount).toStrictEqual(new Money('020000000.500'))
    expect(amount).toStrictEqual(new Money('20000000').plus('0.5'))
    expect(amount).toStrictEqual(Money.ofParts(1, 7, [2, 0, 5_000_000]))
    expect(isDeepStrictEqual(amount, Money.ofParts(1, 7, [2, 0, 5_000_000]))).toBe(true)
    expect(new Money('1.5').minus('1.5')).toStrictEqual(new Money(0))
    expect(amount).not.toStrictEqual(new Money('20000000.51'))
  })

  it('has the fields of decimal.js and no others, in the order in which decimal.js sets them', () => {
    for (const [text, made] of [
      ['0', Money.ofParts(1, 0, [0])],
      ['-0.05', Money.ofParts(-1, -2, [500_000])],
      ['18338', Money.ofParts(1, 4, [18_338])],
      ['10000000.10', Money.ofParts(1, 7, [1, 0, 1_000_000])],
    ] as const) {
      const read = new Money(text)
      expect(Object.entries(made)).toStrictEqual(Object.entries(read))
      expect(Object.getPrototypeOf(made)).toBe(Object.getPrototypeOf(read))
      for (const key of Object.keys(read))
        expect(Object.getOwnPropertyDescriptor(made, key)).toEqual(Object.getOwnPropertyDescriptor(read, key))
    }
    // ofParts does what this release of decimal.js does; a later one is looked at first.
    expect(packageJson.dependencies['decimal.js']).toBe('10.6.0')
  })

  it('leaves the Decimal of the application as it is', () => {
    expect(Decimal.precision).toBe(20)
    expect(new Decimal('1').toJSON()).toBe('1')
    expect(Money.precision).toBe(40)
    expect(Money.rounding).toBe(Decimal.ROUND_HALF_UP)
  })
})
