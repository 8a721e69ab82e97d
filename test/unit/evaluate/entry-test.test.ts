/** Tests of entries: of a list that cannot be known by the texts of its entries, each entry is looked into as jsonata does. */
import { describe, expect, test } from 'vitest'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { readyExpression } from '../../../src/evaluate/ready-expression.ts'
import { ListIndex } from '../../../src/evaluate/run/list-index.ts'
import { Budget } from '../../../src/evaluate/run/work.ts'
import { Family } from '../../../src/evaluate/scope/lowering.ts'
import { figureWays } from '../../../src/evaluate/shortcuts/figure-ways.ts'
import { stockOutcome } from '../../support/stock-jsonata.ts'

const entries = [
  { code: 'A', n: 2 },
  { code: 'B', n: 2 },
  { code: 'A', n: null },
]
const lists: readonly (readonly [string, readonly unknown[]])[] = [
  ['objects with a text', entries],
  ['a number among them', [...entries, 7]],
  ['a list among them', [...entries, [{ code: 'A', n: 2 }]]],
  ['a number as code', [...entries, { code: 1, n: 2 }]],
]

/** More parts than are looked through. */
const manyParts = Array.from({ length: 150 }, (_, index) => `n != ${index + 10}`).join(' and ')

describe.each([
  ['that asks nothing from outside', 'l[code = "A" and n = 2]'],
  ['that asks a variable from outside', '($x := 2; l[code = "A" and n = $x])'],
  ['that asks the whole input', 'l[code = "A" and n = $$.n]'],
  ['of very many parts', `l[code = "A" and ${manyParts} and n = 2]`],
])('a test of entries %s', (_, text) => {
  test.each(lists)('over %s', async (_, list) => {
    const input = { l: list, n: 2 }
    const compiled = readyExpression(readExpression(text), {}, new Family(figureWays))
    const shared = { lists: new ListIndex() }
    const stock = (await stockOutcome(text, input))?.json
    expect(stock).toBeDefined()
    expect(JSON.stringify(compiled.evaluate(input, undefined, shared))).toBe(stock)
    expect(JSON.stringify(compiled.evaluate(input, undefined, shared))).toBe(stock)
  })
})

describe('a test that several expressions ask of the same list', () => {
  const asked: unknown[] = []
  const functions = { isTwo: (n: unknown) => asked.push(n) > 0 && n === 2 }
  const family = new Family(figureWays)
  const input = { l: entries, m: [{ code: 'A', n: 3 }] }
  const ready = (text: string) => readyExpression(readExpression(text), { functions }, family)

  test.each([
    ['l[$isTwo(n)]', [2, 2, null]],
    ['l[code = "A" and $isTwo(n)]', [2, null]],
    ['l[($x := n; $y := $x; $isTwo($y))]', [2, 2, null]],
  ])('is asked once: %s', (text, want) => {
    const lists = new ListIndex()
    const [first, second] = [ready(text), ready(`{"at": 1, "of": ${text}}.of`)]
    const [before, after] = [Budget.ofOne(), Budget.ofOne()]
    asked.length = 0
    const picked = first.evaluate(input, undefined, { lists, budget: before })
    expect(asked).toEqual(want)
    expect(first.evaluate(input, undefined, { lists, budget: after })).toEqual(picked)
    expect(second.evaluate(input, undefined, { lists })).toEqual(picked)
    expect(asked).toEqual(want)
    expect(after.spent).toBeLessThan(before.spent)
  })

  test('is asked again of another list, of another input, and where it asks something else', () => {
    const lists = new ListIndex()
    const evaluated = (text: string): unknown => ready(text).evaluate(input, { two: 2 }, { lists })
    expect(evaluated('$count(l[$isTwo(n)])')).toBe(2)
    asked.length = 0
    expect(evaluated('$count(m[$isTwo(n)])')).toBe(0)
    expect(asked).toEqual([3])
    expect(evaluated('$count(l[$isTwo(n) and code = "A"])')).toBe(1)
    expect(ready('$count(l[$isTwo(n)])').evaluate({ l: [{ n: 2 }] }, undefined, { lists })).toBe(1)
    asked.length = 0
    expect(evaluated('[$count(l[$isTwo($two)]), $count(l[$isTwo($two)])]')).toEqual([3, 3])
    expect(asked).toEqual([2, 2, 2, 2, 2, 2])
  })
})

test.each([
  '[($x := 1; $count(l[n = $x])), ($x := 2; $count(l[n = $x]))]',
  '[($x := 1; $count(l[($y := $x; n = $y)])), ($x := 2; $count(l[($y := $x; n = $y)]))]',
  '[($x := 1; $count(l[($x := $x; n = $x)])), ($x := 2; $count(l[($x := $x; n = $x)]))]',
])('what depends on more than the entry is asked each time: %s', async text => {
  const compiled = readyExpression(readExpression(text), {}, new Family(figureWays))
  const input = { l: entries }
  const shared = { lists: new ListIndex() }
  expect(compiled.evaluate(input, undefined, shared)).toEqual([0, 2])
  expect(JSON.stringify([0, 2])).toBe((await stockOutcome(text, input))?.json)
})

test('a test that begins with a text counts the entries that have it, and not the others', () => {
  const spent = (text: string, list: readonly unknown[], times: number): number => {
    const [budget, lists] = [Budget.ofOne(), new ListIndex()]
    const compiled = readyExpression(readExpression(text), {}, new Family(figureWays))
    for (let time = 0; time < times; time++)
      compiled.evaluate({ l: list, n: 2 }, undefined, { budget, lists })
    return budget.spent
  }
  const others = Array.from({ length: 50 }, () => ({ code: 'B', n: 2 }))
  for (const rest of ['n = 2', 'n = $$.n']) {
    const text = `$count(l[code = "A" and ${rest}])`
    for (const times of [1, 2])
      expect(spent(text, [...entries, ...others], times)).toBe(spent(text, entries, times))
  }
  const more = Array.from({ length: 10 }, () => ({ code: 'A', n: 2 }))
  const text = '$count(l[code = "A" and n = 2])'
  // Once each is looked into; from then on what was picked is gone through.
  for (const times of [1, 2, 3])
    expect(spent(text, [...entries, ...more], times) - spent(text, entries, times)).toBe(10 * times)
})

test('a text among values is looked for, though one of them may be null', async () => {
  const text = '"A" in [a, b]'
  const compiled = readyExpression(readExpression(text), {}, new Family(figureWays))
  for (const input of [
    { a: 'A', b: 'B' },
    { a: 'B', b: null },
  ]) {
    expect(JSON.stringify(compiled.evaluate(input))).toBe((await stockOutcome(text, input))?.json)
  }
})

test.each([
  { a: [1, null], b: 2 },
  { a: [1, 2], b: 2 },
  { a: null, b: 2 },
  { a: [3], b: null },
])('null among values of which one may be a list, %o', async input => {
  const text = 'null in [a, b]'
  const compiled = readyExpression(readExpression(text), {}, new Family(figureWays))
  expect(JSON.stringify(compiled.evaluate(input))).toBe((await stockOutcome(text, input))?.json)
})
