/**
 * The evaluator against stock jsonata: the same answer, or an error from both, for made-up expressions over
 * made-up documents.
 */
import fc from 'fast-check'
import { test } from 'vitest'
import { ExpressionError } from '../../src/diagnostics/errors.ts'
import { type CompiledExpression, compileExpression } from '../../src/evaluate/compile-expression.ts'
import { frozen } from '../support/frozen.ts'
import { document, leaf } from '../support/generated-document.ts'
import { expression, functions } from '../support/generated-expression.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { type Outcome, stockOutcome } from '../support/stock-jsonata.ts'

const numRuns = propertyRuns(5000)
const seed = Number(process.env.PROPERTY_SEED ?? Math.trunc(Math.random() * 2 ** 31))

test('the evaluator gives the same answer as stock jsonata', { timeout: 3_600_000 }, async () => {
  console.info(`evaluator against jsonata: seed ${seed}, ${numRuns} runs`)
  const given = fc.oneof(leaf, document)
  const sameAnswer = fc.asyncProperty(expression, document, given, async (text, input, value) => {
    const compiled = compiledOrRefused(text)
    if (compiled === undefined) return
    const stock = await stockOutcome(text, input, { ...functions, given: value })
    if (stock === undefined) return
    const ours = ownOutcome(compiled, input, value)
    if (ours.error !== undefined && !(ours.error instanceof ExpressionError)) throw ours.error
    const same = (ours.error === undefined) === (stock.error === undefined) && ours.json === stock.json
    if (!same) throw new Error(`ours: ${shown(ours)}\nstock: ${shown(stock)}`)
  })
  await fc.assert(sameAnswer, { numRuns, seed })
})

/** Two beginnings of a path that jsonata itself loses are refused, and are made up all the same. */
function compiledOrRefused(text: string): CompiledExpression | undefined {
  try {
    return compileExpression(text, { functions })
  } catch (error) {
    if (error instanceof ExpressionError && error.message.includes('begins a path')) return undefined
    throw error
  }
}

function ownOutcome(compiled: CompiledExpression, input: unknown, given: unknown): Outcome {
  try {
    return { json: JSON.stringify(compiled.evaluate(frozen(input), { given: frozen(given) })) }
  } catch (error) {
    return { error }
  }
}

function shown({ json, error }: Outcome): string {
  if (error === undefined) return String(json)
  return `error ${error instanceof Error ? error.message : String(Reflect.get(Object(error), 'code'))}`
}
