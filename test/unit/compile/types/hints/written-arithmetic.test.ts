import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writtenArithmetic } from '../../../../../src/compile/types/hints/written-arithmetic.ts'
import { expectGrowth } from '../../../../support/growth.ts'

test.each([
  ['a - b', 2, '$subtractMoney(a, b)'],
  ['a - b - c', 6, '$subtractMoney($subtractMoney(a, b), c)'],
  ['a.b + list[0].c', 4, '$addMoney(a.b, list[0].c)'],
  ['(a + b) - c', 8, '$subtractMoney($addMoney(a, b), c)'],
  ['a + 5', 2, '$addMoney(a, $money("5.00"))'],
  ['a * 0.5 - b', 2, '$subtractMoney($shareOf(a, "50%", "half up"), b)'],
  ['a / 4', 2, '$shareOf(a, "25%", "half up")'],
  ['-a + b', 3, '$addMoney($subtractMoney($money("0.00"), a), b)'],
  ['$sumMoney(a) - b = c', 13, '$subtractMoney($sumMoney(a), b)'],
  ['a * b', 2, undefined],
  ['a % 2', 2, undefined],
  ['a - ', 2, undefined],
  ["'abc' - 1", 6, undefined],
  ['a + "x"', 2, undefined],
  ['$money("5.00") + a', 15, '$addMoney($money("5.00"), a)'],
])('%s at %i is %s', (text, position, want) => {
  expect(writtenArithmetic(text, position)?.text).toBe(want)
})

test('it answers for any text and place', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab1+-*/()[].,"$ ') })
  fc.assert(
    fc.property(text, fc.nat(30), (given, at) => {
      const found = writtenArithmetic(given, at)
      if (found !== undefined) expect(found.to).toBeGreaterThan(found.from)
    }),
  )
})

test('the time grows with the text, and a long one has no answer', () => {
  for (const unit of ['a - ', '(', '-', '(a + ', 'a.']) {
    const prepare = (size: number) => {
      const text = unit.repeat(size)
      return () => writtenArithmetic(text, text.indexOf('-'))
    }
    expectGrowth([40, 400], prepare, smallest => 15 * smallest + 40, unit)
    expect(writtenArithmetic(unit.repeat(3000), 2)).toBeUndefined()
  }
})
