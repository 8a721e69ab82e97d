/** Amounts that do not fit into whole cents of a JavaScript number: still exact. */
import { expect, test } from 'vitest'
import { Money } from '../../../src/normalize/exact/exact-money.ts'
import { valueFunctions } from '../../../src/normalize/functions/value-functions.ts'

const long = new Money('123456789012345678901234567890.12')
const fine = new Money('0.001')
const most = new Money('90071992547409.91')

test('amounts with more digits than a number counts exactly are compared', () => {
  const { compareMoney, sameMoney } = valueFunctions
  expect(compareMoney.apply(long, fine)).toBe(1)
  expect(compareMoney.apply(fine, long)).toBe(-1)
  expect(compareMoney.apply(most, most.negated())).toBe(1)
  expect(sameMoney.apply(long, long.plus('0.5'), fine)).toBe(false)
  expect(sameMoney.apply(long, long.plus('0.0005'), fine)).toBe(true)
})

test('amounts with more digits than a number counts exactly are added digit by digit', () => {
  const { sumMoney } = valueFunctions
  expect(String(sumMoney.apply([long, fine, long]))).toBe(long.times(2).plus(fine).toString())
  expect(sumMoney.apply([long, null])).toBeNull()
  expect(sumMoney.apply([most, most])).toEqual(new Money(most.times(2)))
})

test('amounts with more digits than a number counts exactly are written with their sign, and zero with none', () => {
  expect(JSON.stringify(new Money('-1234567890.1'))).toBe('"-1234567890.10"')
  expect(JSON.stringify(new Money('-0'))).toBe('"0.00"')
  expect(JSON.stringify(new Money('-0.005'))).toBe('"-0.005"')
})
