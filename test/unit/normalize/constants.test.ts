/** Texts that a mapping writes for amounts, numbers, shares and roundings, and what is wrong with those that write none. */
import { expect, test } from 'vitest'
import { amountFault, numberFault } from '../../../src/normalize/functions/money-functions.ts'
import { roundingFault, roundings, shareFault } from '../../../src/normalize/functions/rounded-money.ts'
import { flag } from '../../../src/normalize/listed/flag.ts'

test('amounts and numbers', () => {
  expect(amountFault('$1.00')).toBeUndefined()
  expect(amountFault('N/A')).toBe('a text that says there is none')
  expect(amountFault('one dollar')).toEqual(expect.any(String))
  expect(numberFault('1.5')).toBeUndefined()
  expect(numberFault('')).toBe('a text that says there is none')
  expect(numberFault('one')).toEqual(expect.any(String))
})

test('shares', () => {
  expect(shareFault('75%')).toBeUndefined()
  expect(shareFault('0.75')).toBeUndefined()
  expect(shareFault('75')).toBe('without % it is less than one, "0.75"; write "75%" if that is meant')
  expect(shareFault('much')).toBe('write it as "75%" or as "0.75"')
})

test('roundings', () => {
  for (const each of roundings) expect(roundingFault(each)).toBeUndefined()
  expect(roundingFault('sideways')).toMatch(/^write "/)
})

test('a phrase that stands under yes and under no means neither', () => {
  expect(flag.parse('Maybe', ['Maybe', 'maybe'], ['MAYBE'])).toEqual({ text: 'Maybe', value: null })
  expect(flag.parse('Maybe', ['Maybe', 'maybe'], [])).toEqual({ text: 'Maybe', value: true })
})
