/** Calls of the functions that a host gives. */
import { describe, expect, test } from 'vitest'
import { compileExpression } from '../../../src/evaluate/compile-expression.ts'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { readyExpression } from '../../../src/evaluate/ready-expression.ts'
import { FixedRecord } from '../../../src/evaluate/run/fixed-record.ts'
import { Budget } from '../../../src/evaluate/run/work.ts'
import { evaluated } from '../../support/evaluated.ts'

const functions = {
  all: (...given: readonly unknown[]) => given,
  first: (value: unknown) => value,
  money: (value: unknown) => value,
  honey: (value: unknown) => value,
}

describe('a call of a function of the host', () => {
  test.each([
    ['$all()', []],
    ['$all(a)', [1]],
    ['$all(a, "x")', [1, 'x']],
    ['$all(a, "x", null)', [1, 'x', null]],
    ['$all(a, "x", null, true, [1], none)', [1, 'x', null, true, [1], undefined]],
    ['$all(none)', [undefined]],
    ['list.$all(b, $$.a)', [2, 1, 3, 1]],
  ])('%s gets plain values', (text, want) => {
    expect(evaluated(text, { a: 1, list: [{ b: 2 }, { b: 3 }] }, functions)).toEqual(want)
  })

  test('evaluates each argument once', () => {
    let calls = 0
    const counted = { ...functions, count1: () => ++calls }
    evaluated('[$first($count1() ?? 2), $count1() ?: 3, $uppercase($string($count1()))]', {}, counted)
    expect(calls).toBe(3)
    expect(() => evaluated('$uppercase($count1())', {}, counted)).toThrow(
      '$uppercase does not take these arguments',
    )
    expect(calls).toBe(4)
  })

  test('counts the items of a list that it is given, but for those of a constant', () => {
    const spent = (text: string): number => {
      const budget = Budget.ofOne()
      const list = Array.from({ length: 100 }, (_, at) => at)
      readyExpression(readExpression(text), { functions }).evaluate({ list }, undefined, { budget })
      return budget.spent
    }
    expect(spent('$all(list)') - spent('list')).toBeGreaterThanOrEqual(100)
    expect(spent('$all(list, list)') - spent('$all(list)')).toBeGreaterThanOrEqual(100)
    expect(spent('$all(["A", "B", "C"])')).toBe(spent('$all("A")'))
  })

  test('is made anew for each evaluation, also of constants, where nobody says that it answers the same', () => {
    let calls = 0
    const compiled = compileExpression('$next("A")', { functions: { next: () => ++calls } })
    expect([compiled.evaluate({}), compiled.evaluate({})]).toEqual([1, 2])
  })

  test('gets tables that are made once and frozen', () => {
    const seen = new Set<unknown>()
    const collecting = { table: (table: unknown) => seen.add(table).size > 0 && Object.isFrozen(table) }
    expect(evaluated('list.$table(["A", {"b": ["C"]}])', { list: [1, 2, 3] }, collecting)).toEqual([
      true,
      true,
      true,
    ])
    expect([...seen]).toEqual([['A', { b: ['C'] }]])
  })

  test.each([
    ['$Trim(a)', 'did you mean "$trim"?'],
    ['$tirm(a)', 'did you mean "$trim"?'],
    // And not one that is as near by its letters.
    ['$MONEY(a)', 'did you mean "$money"?'],
    ['$qzxjvk(a)', undefined],
  ])('is refused where there is none, with the nearest: %s', (text, hint) => {
    expect(() => compileExpression(text, { functions })).toThrow(expect.objectContaining({ hint }))
  })

  test('a missing answer leaves its key and item out', () => {
    expect(evaluated('{"a": $none(), "b": [$none(), 1]}', {}, { none: () => undefined })).toEqual({ b: [1] })
  })
})

test.each([
  ['$length($$.long)', 'one argument'],
  ['$contains($$.long, "b")', 'two arguments'],
  ['$substring($$.long, 1, 1)', 'three arguments'],
  ['$length()', 'no argument, of the context'],
])('a call counts the characters of a text as work: %s, %s', text => {
  const long = 'a'.repeat(1_000_000)
  const times = (count: number): unknown =>
    evaluated(`list.(${text === '$length()' ? '$$.long.$length()' : text})`, {
      long,
      list: Array.from({ length: count }, () => 1),
    })
  expect(times(9)).toHaveLength(9)
  expect(() => times(11)).toThrow('it goes through more than 10,000,000 items or characters')
})

describe('a call on the first of several names of a record', () => {
  const kind = new Map([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
  const call = compileExpression('$first($."none" ?? $."a" ?? $."b" ?? $."c")', { functions })

  test.each([
    ['the first', ['1', '2', '3'], '1'],
    ['the second', [undefined, '2', '3'], '2'],
    ['the third', [undefined, undefined, '3'], '3'],
    ['a null', [undefined, null, '3'], null],
    ['none', [undefined, undefined, undefined], undefined],
  ])('gets %s', (_, values, want) => {
    expect(call.evaluate(new FixedRecord(kind, values))).toBe(want)
  })

  test.each([
    ['$all($.a)', ['1']],
    ['$all($.a, "x")', ['1', 'x']],
    ['$all($.a, "x", null)', ['1', 'x', null]],
    ['$all($.a, "x", null, [true])', ['1', 'x', null, [true]]],
  ])('gets the constants behind it: %s', (text, want) => {
    const record = new FixedRecord(kind, ['1', '2', '3'])
    expect(compileExpression(text, { functions }).evaluate(record)).toEqual(want)
    expect(compileExpression(`{"x": ${text}}`, { functions }).evaluate(record)).toEqual({ x: want })
  })
})
