/** Expressions written out again for engines without ?? and ?:. */
import fc from 'fast-check'
import jsonata20 from 'jsonata-2-0'
import { describe, expect, test } from 'vitest'
import { compileExpression } from '../../../src/evaluate/compile-expression.ts'
import { expressionText } from '../../../src/evaluate/examine/expression-text.ts'
import type { Expression } from '../../../src/evaluate/language/expression.ts'
import { partsOf } from '../../../src/evaluate/language/expression-parts.ts'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { allFields, plans } from '../../support/plans.ts'

const again = (text: string): string => expressionText(readExpression(text))

describe('what an engine before 2.1 does not know', () => {
  test.each([
    ['$f(a ?? b)', '$f($exists(a) ? a : b)'],
    ['$f(a."B C" ?? $x ?? null)', '$f($exists(a."B C") ? a."B C" : $exists($x) ? $x : null)'],
    ['(a ?? b) = c', '($exists(a) ? a : b) = c'],
    ['a and b ?? c', 'a and ($exists(b) ? b : c)'],
    ['d and a[0] ?? b', 'd and ($first := a[0]; $exists($first) ? $first : b)'],
    ['a[0] ?? b', '($first := a[0]; $exists($first) ? $first : b)'],
    ['a ?: b', 'a ? a : b'],
    ['$f(a) ?: b', '($first := $f(a); $first ? $first : b)'],
    [
      '($first := 1; $f($first) ?? 2)',
      '($first := 1; ($first_ := $f($first); $exists($first_) ? $first_ : 2))',
    ],
    ['{"a": a ?? [1]}', '{\n  "a": $exists(a) ? a : [1]\n}'],
  ])('%s', (given, wanted) => {
    expect(again(given)).toBe(wanted)
    expect(again(wanted)).toBe(wanted)
  })

  test.each([
    ['a ?? b'],
    ['a[0] ?? b[c ?? d]'],
    ['(a ?: b) ?? (c ?: "d")'],
    ['x.(a ?? b ?? "c")'],
    ['$count(x[a ?: b])'],
  ])('%s gives the same on such an engine', async text => {
    const value: fc.Arbitrary<unknown> = fc.constantFrom(null, 0, 1, '', 'a', true, false, [], [0, 'b'], {})
    const part = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value)
    const documents = fc.tuple(part, fc.array(part, { maxLength: 3 })).map(([own, x]) => ({ ...own, x }))
    const own = compileExpression(text)
    const old = jsonata20(again(text))
    await fc.assert(
      fc.asyncProperty(documents, async document => {
        expect(JSON.stringify(await old.evaluate(document))).toBe(JSON.stringify(own.evaluate(document)))
      }),
      { numRuns: 100 },
    )
  })
})

/** An expression without the places of its parts. */
function bare(expression: Expression): unknown {
  return JSON.parse(
    JSON.stringify(expression, (key, value: unknown) => (key === 'position' ? undefined : value)),
  )
}

function hasFallback(expression: Expression): boolean {
  return expression.kind === 'fallback' || partsOf(expression).some(hasFallback)
}

test.each([
  ['a.b."C D"[0][e = "f"].$g($)'],
  ['`a b`'],
  ['a[].b'],
  ['a.(b)[]'],
  ['a.$f(b)[0][]'],
  ['(a; $b := $c := [1, -2.5]; $b[-1])'],
  ['a in ["\\"", "\\u2028"] and not = `or` or b'],
  ['$x.(a ? b).({"k": {}, "l": [$$]})'],
  ['`and`.`in`'],
])('%s stays the same expression', text => {
  expect(bare(readExpression(again(text)))).toEqual(bare(readExpression(text)))
})

test('every expression of the bundled mappings stays the same, or loses its last ?? and ?:', () => {
  const texts = new Set(
    plans().flatMap(plan => [
      plan.base,
      ...allFields(plan.fields).flatMap(field =>
        field.kind === 'derived' ? [field.expression, field.runs ?? ''] : [],
      ),
    ]),
  )
  texts.delete('')
  expect(texts.size).toBeGreaterThan(100)
  let without = 0
  for (const text of texts) {
    const before = readExpression(text)
    const after = readExpression(expressionText(before))
    expect(hasFallback(after), text).toBe(false)
    if (hasFallback(before)) continue
    without++
    expect(bare(after)).toEqual(bare(before))
  }
  expect(without).toBeGreaterThan(20)
})

test('grows with the text', () => {
  // Nested to the left the parser itself copies: what it reads is bounded before.
  const sizes = [2, 4, 6].map(
    count => again(`(${'(a; '.repeat(count)}b${' ?? c[0])'.repeat(count)} ?? d)`).length,
  )
  const [small = 0, middle = 0, large = 0] = sizes
  expect(large - middle).toBeLessThan(1.1 * (middle - small))
})
