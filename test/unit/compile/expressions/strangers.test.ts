import { describe, expect, test } from 'vitest'
import { strangersIn } from '../../../../src/compile/expressions/strangers.ts'
import { readExpression } from '../../../../src/evaluate/read/read-expression.ts'

const names = (text: string, isDerived = true): readonly string[] =>
  strangersIn(readExpression(text), isDerived).map(({ name, position }) => `${name} at ${position}`)

describe('the variables that nothing gives a value', () => {
  test.each([
    ['are none in plain paths', 'a.b[c = 1].d', []],
    ['are those not bound', '$a & b', ['a at 0']],
    ['are not those bound before', '( $a := b; $a )', []],
    ['are those bound only later', '( $a; $a := b; $a )', ['a at 2']],
    ['are those bound inside another block', '[( $a := b; $a ), $a]', ['a at 18']],
    ['are those bound by their own value', '( $a := $a; $a )', ['a at 8']],
    ['are not functions', '$count(a)', []],
    ['are found in calls', '$count($a)', ['a at 7']],
    ['are found in conditions', 'a[b = $c]', ['c at 6']],
    ['are found in choices', '$a ? $b : $c', ['a at 0', 'b at 5', 'c at 10']],
    ['are found in fallbacks', '($a ?? $b) ?: $c', ['a at 1', 'b at 7', 'c at 14']],
    ['are found in lists and groups', '[$a, {"b": $c}]', ['a at 1', 'c at 11']],
    ['are found with conditions of their own', '($a)[$b]', ['a at 1', 'b at 5']],
    ['are not the present thing', '$.a', []],
  ])('%s', (_, text, want) => {
    expect(names(text)).toEqual(want)
  })

  test('are the whole input in a derived field, and not in a check', () => {
    expect([names('$$.a'), names('$$.a', false)]).toEqual([['$ at 0'], []])
  })
})
