/** Tests of entries: of a list that cannot be known by the texts of its entries, each entry is looked into as jsonata does. */
import { describe, expect, test } from 'vitest'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { readyExpression } from '../../../src/evaluate/ready-expression.ts'
import { ListIndex } from '../../../src/evaluate/run/list-index.ts'
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
