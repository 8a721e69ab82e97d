/** How deep evaluations can stand in one another: as jsonata counts them, and never less. */
import jsonata18 from 'jsonata-1-8'
import { describe, expect, test } from 'vitest'
import { evaluationDepth } from '../../../src/evaluate/examine/evaluation-depth.ts'
import { depthOn18 } from '../../support/depth-of-evaluation.ts'

const none = new Map<string, number>()

describe('is what the engine counts', () => {
  test.each([
    ['1'],
    ['1 + 2 + 3'],
    [Array(100).fill('1').join(' + ')],
    ['a.b.c'],
    ['[1, [2, [3]]]'],
    ['{"a": {"b": 1}}'],
    ['(1; (2; $x := 3))'],
    ['false ? 1 : 2 = 3'],
    ['"a" ~> $uppercase ~> $length'],
    ['[1, 2][$ = 1]'],
    ['[{"k": "a"}].{"k": k}'],
    ['[{"k": "a"}]{k: [$]}'],
    ['$map([1, 2], function($each) { $each + 1 + 1 })'],
    ['($f := function($x) { $x + 1 }; $f(1))'],
    ['($f := function($x) { [$x + 1] }; $g := function($x) { [$f($x)] }; $g(1))'],
    ['($f := function($x) { [$x] }; $map([1], $f))'],
    ['($call := function($x, $to) { [$to($x)] }; $call(1, function($x) { [[$x]] }))'],
  ])('of %s', text => {
    expect(evaluationDepth(text, none)).toBe(depthOn18(jsonata18(text), {}))
  })
})

describe('is never less than the engine counts', () => {
  test.each([
    ['1 ~> function($x) { [[[$x]]] }'],
    ['($f := function($x) { [[$x]] }; 1 ~> $f)'],
    ['($f := function($x) { [$x] }; [$f(1), [$f(2)]])'],
    ['($g := function($n) { [[$n]] }; $f := function($n) { $g($n) }; $f(1))'],
    ['($g := function($n) { [[$n]] }; $f := function($n) { $n > 0 ? $g($n) }; $f(1))'],
    ['($g := function($n) { [[$n]] }; $f := function($n) { ($m := [$n]; $g($m)) }; $f(1))'],
    ['($f := function($n) { ($g := function($m) { [[$m]] }; $g($n)) }; $f(1))'],
    ['($g := function($n) { [[[[[[$n]]]]]] }; $f := function($n) { $g($n) }; $f(1))'],
    ['($g := function($n) { [[[[[[$n]]]]]] }; $f := function($n) { $n > 0 ? $g($n) : 1 }; $f(1))'],
    ['($g := function($n) { [[[[[[$n]]]]]] }; $f := function($n) { $n > 1 ? 1 : $g($n) }; $f(1))'],
    ['($g := function($n) { [[[[[[$n]]]]]] }; $f := function($n) { ($m := [$n]; $g($m)) }; $f(1))'],
    ['($f := function($n) { ($g := function($m) { [[[[[[$m]]]]]] }; $n > 1 ? 1 : ($g($n))) }; $f(1))'],
    [
      '($f := function($to) { ($g := function($x) { [$to($x)] }; [$g(1)]) }; [$f(function($x) { $x }), $f(function($x) { [[[[[[$x]]]]]] })])',
    ],
    ['($f := function($to) { $to(1) }; [$f(function($x) { $x }), $f(function($x) { [[[[[[$x]]]]]] })])'],
  ])('of %s', text => {
    const counted = depthOn18(jsonata18(text), {})
    expect(evaluationDepth(text, none)).toBeGreaterThanOrEqual(counted)
    expect(evaluationDepth(text, none)).toBeLessThan(counted + 4)
  })
})

test.each([['true ? 1 : 2 = 3'], ['"a" ~> $substring(1 + 0)']])('is one more for %s', text => {
  expect(evaluationDepth(text, none)).toBe(depthOn18(jsonata18(text), {}) + 1)
})

describe('calls of functions by themselves', () => {
  test('in the last place take no more for many than for few', () => {
    const text = (times: number): string =>
      `($f := function($n) { $n = 0 ? "end" : $f($n - 1) }; $f(${times}))`
    expect(depthOn18(jsonata18(text(50)), {})).toBe(depthOn18(jsonata18(text(5)), {}))
    expect(evaluationDepth(text(50), none)).toBeGreaterThanOrEqual(depthOn18(jsonata18(text(50)), {}))
    expect(evaluationDepth(text(50), none)).toBeLessThan(10)
  })

  test('elsewhere take as many as they are said to', () => {
    const text = '($f := function($n) { $n = 0 ? 0 : 1 + $f($n - 1) }; $f(7))'
    const counted = depthOn18(jsonata18(text), {})
    expect(evaluationDepth(text, new Map([['f', 8]]))).toBeGreaterThanOrEqual(counted)
    expect(evaluationDepth(text, new Map([['f', 8]]))).toBeLessThan(counted + 4)
    expect(evaluationDepth(text, none)).toBe(Number.POSITIVE_INFINITY)
  })

  test('by way of another function are found', () => {
    const text = '($f := function($n) { [$g($n)] }; $g := function($n) { [$f($n)] }; $f(1))'
    expect(evaluationDepth(text, none)).toBe(Number.POSITIVE_INFINITY)
    expect(evaluationDepth(text, new Map([['f', 3]]))).toBeLessThan(20)
  })
})
