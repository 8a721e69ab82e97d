/** `$merge([a]).b` reads from the only object it merges, and answers as jsonata does of whatever else stands there. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { readyExpression } from '../../../src/evaluate/ready-expression.ts'
import { Family } from '../../../src/evaluate/scope/lowering.ts'
import { figureWays } from '../../../src/evaluate/shortcuts/figure-ways.ts'
import { stockOutcome } from '../../support/stock-jsonata.ts'

const expressions: readonly string[] = [
  '$merge([a]).b',
  '$merge([a]).b.c',
  '$merge([a.b]).c',
  '$merge([a.b]).c != null and $merge([a]).b = 1',
  'a.($merge([b]).c)',
  '$merge([a, a]).b',
  '$merge([a[0]]).b',
  '$merge([[a]]).b',
  '$merge(a).b',
  '$merge([a]).toString',
  '$merge([a[]]).b',
  '$merge([a.(b)]).c',
  '$merge([a], [a]).b',
]

const leaf = fc.constantFrom<unknown>(null, 1, 'x', true, [], {})
const inner = fc.oneof(leaf, fc.record({ c: fc.oneof(leaf, fc.array(leaf, { maxLength: 2 })) }))
const outer = fc.oneof(
  leaf,
  fc.record({ b: fc.oneof(inner, fc.array(inner, { maxLength: 2 })) }, { requiredKeys: [] }),
)
const input = fc.oneof(
  fc.record({ a: fc.oneof(outer, fc.array(outer, { maxLength: 3 })) }, { requiredKeys: [] }),
  fc.array(fc.record({ a: outer }), { maxLength: 2 }),
)

describe('names of what is merged', () => {
  test.each(expressions)('%s', async text => {
    const compiled = readyExpression(readExpression(text), {}, new Family(figureWays))
    await fc.assert(
      fc.asyncProperty(input, async given => {
        const stock = await stockOutcome(text, given)
        const own = (): unknown => compiled.evaluate(given)
        if (stock === undefined) return
        if (stock.error !== undefined) expect(own).toThrow()
        else expect(JSON.stringify(own())).toBe(stock.json)
      }),
      { numRuns: 200 },
    )
  })
})
