import { expect, test } from 'vitest'
import { Money } from '../../../src/normalize/exact/exact-money.ts'
import { dataFunctions } from '../../../src/normalize/functions/data-functions.ts'
import { valueFunctions } from '../../../src/normalize/functions/value-functions.ts'

const functions = dataFunctions(Object.values(valueFunctions))
const one = new Money('1.00')
const secret = '999-00-1234'

function call(name: string, ...operands: readonly unknown[]): unknown {
  return functions[name]?.(...operands)
}

test('each function stands under its name', () => {
  expect(Object.keys(functions).sort()).toEqual(Object.keys(valueFunctions).sort())
})

test.each([
  ['an amount that is null', 'addMoney', [one, null]],
  ['one that is absent', 'addMoney', [undefined, one]],
  ['a list with one that is null', 'sumMoney', [[one, null]]],
  ['a text where the expression writes one', 'money', ['N/A']],
])('what has no answer is null: %s', (_, name, operands) => {
  expect(call(name, ...operands)).toBeNull()
})

test.each([
  ['the first', 'addMoney', [secret, one]],
  ['the second', 'addMoney', [one, secret]],
  ['one behind the last parameter', 'sameMoney', [one, one, { a: secret }]],
  ['one of a list', 'sumMoney', [[one, secret]]],
  ['a number', 'addMoney', [one, 5]],
])('what is given something that is no amount says so, and does not show it: %s', (_, name, operands) => {
  expect(() => call(name, ...operands)).toThrow(
    expect.objectContaining({
      code: 'expression/failed',
      message: `The expression failed: $${name} is given something that is no amount`,
    }),
  )
})

test('an answer is given as it is', () => {
  expect(String(call('addMoney', one, one))).toBe('2')
  expect(call('sameMoney', one, one)).toBe(true)
})

test.each([1, 2, 3])('all operands reach a function whose last of %d parameters repeats', count => {
  const parameters = Array.from({ length: count }, () => ({ takes: ['money'] as const }))
  const counted = {
    name: 'counted',
    summary: 'Counts what it is given',
    signature: { shown: 'a', parameters, repeats: true as const, gives: 'integer' as const },
    examples: [],
    apply: (...operands: readonly unknown[]) => operands.length,
  }
  expect(dataFunctions([counted]).counted?.(one, one, one, one, one)).toBe(5)
})
