import { describe, expect, it } from 'vitest'
import { Money } from '../../../src/normalize/exact/exact-money.ts'
import { scanMoney } from '../../../src/normalize/money/money-scanner.ts'

describe('scanMoney', () => {
  it.each([
    '0',
    '0.05',
    '0.50',
    '1',
    '9.99',
    '10.00',
    '9999999',
    '10000000',
    '10000000.01',
    '20000000',
    '99999999999999.99',
    '100000000000000',
    '100000000000000.10',
    '12345678901234567890123456789012345678',
  ])('makes the parts that decimal.js makes of %s', text => {
    expect(scanMoney(text)).toStrictEqual(new Money(text))
    expect(scanMoney(`(${text})`)).toStrictEqual(new Money(`-${text}`).plus(0))
  })

  it('knows no blanks and no typographic dashes', () => {
    for (const text of ['', ' 1', '1 ', '\u22121', '\u00a01', '-\u00a01'])
      expect(scanMoney(text)).toBeUndefined()
  })
})
