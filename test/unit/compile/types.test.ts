/** The types of expressions, where a drawn diagnostic does not show them: what is accepted, and that finding out grows with the text. */
import { describe, expect, test } from 'vitest'
import { areInOrder } from '../../../src/compile/types/alike.ts'
import { oneOfKinds } from '../../../src/compile/types/value-type.ts'
import { faultsOf } from '../../support/compiled.ts'
import { expectGrowth } from '../../support/growth.ts'

const fields = `fields:
  m: { from: SECTION_FILING.M, as: money }
  o: { from: SECTION_FILING.O, as: money }
  t: { from: SECTION_FILING.T, as: text }
  n: { from: SECTION_FILING.N, as: integer }
  d: { from: SECTION_FILING.D, as: date }
  p: { from: SECTION_FILING.P, as: month }
  q: { from: SECTION_FILING.Q, as: decimal }
  r: { from: SECTION_FILING.R, as: ratio }
  f: { from: SECTION_FILING.F, as: flag, yes: "Y", no: "N" }
  l: { each: SECTION_INCOME, fields: { m: { from: M, as: money }, t: { from: T, as: text }, d: { from: D, as: date } } }
`

const faults = (text: string, gives: string): readonly string[] =>
  faultsOf(`${fields}  it:\n    derive: |-\n      ${text}\n    as: ${gives}\n`)

describe('an order is refused', () => {
  test.each([
    ['(n = 1) < (n = 2)', 'true and false have no order: write = or !='],
    ['(n = 1) < t', undefined],
  ])('%s', (text, hint) => {
    const found = faults(text, 'truth').join('\n')
    expect(found).toContain('expression/operand')
    expect(found.includes('have no order')).toBe(hint !== undefined)
  })
})

test.each([
  ['integer', true],
  ['date', true],
  ['any', true],
  ['money', false],
  ['truth', false],
] as const)('what may be anything has an order beside %s: %s', (kind, isOrdered) => {
  expect(areInOrder(oneOfKinds('any'), oneOfKinds(kind))).toBe(isOrdered)
  expect(areInOrder(oneOfKinds(kind), oneOfKinds('any'))).toBe(isOrdered)
})

test.each([
  ['date', '"2024-02-30"', 'write a day of the calendar as "2024-12-31"'],
  ['month', '"2024-13"', 'write a month of the calendar as "2024-12"'],
] as const)('a text that is no %s is answered with how one is written', (gives, text, hint) => {
  expect(faults(text, gives).join('\n')).toContain(hint)
})

describe('a value that has parts is compared by one of them, on either side of the sign', () => {
  test.each([
    ['r = "0.5"', 'write r.amount'],
    ['"0.5" = r', 'write r.amount'],
    ['n < r', 'write r.amount'],
    ['f = "Y"', 'write f.value for true or false, f.text for the words'],
    ['t = f', 'write f.value for true or false, f.text for the words'],
    ['r != f', 'write f.value for true or false, f.text for the words'],
  ])('%s', (text, hint) => {
    expect(faults(text, 'truth').join('\n')).toContain(hint)
  })
})

describe('an expression is accepted', () => {
  test.each([
    ['d in ["2022-01-02", "2022-01-03"]', 'truth'],
    ['( $days := ["2022-01-02", "2022-01-03"]; d in $days )', 'truth'],
    ['d in $append(["2022-01-02"], ["2022-01-03"])', 'truth'],
    ['d < (f.value ? "2022-01-02" : "2023-01-02")', 'truth'],
    ['(d ?? "2022-01-02") < l[0].d', 'truth'],
    ['d in l.d', 'truth'],
    ['p = $substring(d, 0, 7)', 'truth'],
    ['p < $substring(d, 0, 7)', 'truth'],
    ['q = $decimal("1.5")', 'truth'],
    ['(q ?? $decimal("0")) != $decimal("1.50")', 'truth'],
    ['r.amount in ["0.5", "50"]', 'truth'],
    ['r.amount & "%"', 'text'],
    ['n in [1, 2]', 'truth'],
    ['"Count: " & (n ?? "none")', 'text'],
    ['m ?? o ?? $money("0.00")', 'money'],
    ['(f.value ? m) ?? o', 'money'],
    ['(f.value ? "A") ?? "B"', 'text'],
    ['$sumMoney(l.m) ?? $sumMoney(l[t = "A"].m) ?? m', 'money'],
    ['( $sum := $sumMoney(l.m) ?? m; $sum )', 'money'],
    ['$meanMoney(l.m, "half up") ?? m', 'money'],
    ['$join(l.t, ", ") ?? "none"', 'text'],
    ['$count(l[($compareMoney(m, $money("1.00")) ?? 0) = 1])', 'integer'],
    ['$sumMoney($count(l) = 1 ? l.m : [])', 'money'],
    ['f.value ? m : null', 'money'],
    ['$exists(l) and l[0] != null', 'truth'],
    ['(l.m)[0]', 'money'],
    ['l[t = "A"][-1].m', 'money'],
    ['[m, o][1]', 'money'],
  ])('%s', (text, gives) => {
    expect(faults(text, gives)).toEqual([])
  })
})

describe('the work of finding faults grows with the text', () => {
  const names = (times: number): readonly string[] =>
    Array.from({ length: times }, (_, index) => `$x${index}`)
  const texts = (times: number): string =>
    Array.from({ length: times }, (_, index) => `"2022-01-${index}"`).join(', ')
  test.each<[string, (times: number) => string, number]>([
    ['of lists in lists', times => `d in ${'['.repeat(times)}"A"${']'.repeat(times)}`, 200],
    ['of texts behind in', times => `d in [${texts(times)}]`, 100],
    [
      'of variables that double',
      times =>
        `( $x := [${texts(5)}]; ${names(times)
          .map((name, index) => `${name} := [$x${index === 0 ? '' : index - 1}, $x]`)
          .join('; ')}; d in $x${times - 1} )`,
      40,
    ],
    [
      'of a variable that is twice in the next',
      times =>
        `( $x0 := [${texts(5)}]; ${Array.from({ length: times }, (_, index) => `$x${index + 1} := [$x${index}, $x${index}]`).join('; ')}; d in $x${times} )`,
      40,
    ],
    ['of a sum of sums', times => `m${' + m'.repeat(times)}`, 400],
    ['of operators in a row', times => `f.value${' && f.value'.repeat(times)}`, 100],
    ['of blanks before an operator', times => `m${' '.repeat(times)}- o`, 1000],
    ['of questions in questions', times => `${'$exists('.repeat(times)}[m]${')'.repeat(times)}`, 100],
  ])('%s', (_, write, times) => {
    const judged = (size: number) => {
      const text = write(size)
      return () => faults(text, 'truth')
    }
    expectGrowth([times, 8 * times], judged, smallest => 40 * Math.max(smallest, 5))
  })
})
