/** The evaluator against stock jsonata: the same answer, or an error from both, for made-up expressions over made-up documents. */
import fc from 'fast-check'
import jsonata from 'jsonata'
import { test } from 'vitest'
import { ExpressionError } from '../../src/diagnostics/errors.ts'
import { compileExpression } from '../../src/evaluate/compile-expression.ts'
import { document, leaf } from '../support/generated-document.ts'
import { expression, functions } from '../support/generated-expression.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 5000)
const seed = Number(process.env['PROPERTY_SEED'] ?? (Math.random() * 0x7fffffff) | 0)

interface Outcome {
  /** The answer as JSON; `undefined` for a missing one. */
  readonly json?: string | undefined
  readonly error?: unknown
}

test('gives the same answer as stock jsonata', { timeout: 3_600_000 }, async () => {
  console.info(`evaluator against jsonata: seed ${seed}, ${numRuns} runs`)
  await fc.assert(
    fc.asyncProperty(expression, document, fc.oneof(leaf, document), async (text, input, given) => {
      const theirs = await stock(text, input, given)
      if (theirs === 'changed its input') return
      const ours = own(text, input, given)
      if (ours === 'refused') return
      if (ours.error !== undefined && !(ours.error instanceof ExpressionError)) throw ours.error
      const same = 'error' in ours ? 'error' in theirs : !('error' in theirs) && ours.json === theirs.json
      if (!same) throw new Error(`ours: ${shown(ours)}\nstock: ${shown(theirs)}`)
    }),
    { numRuns, seed },
  )
})

function own(text: string, input: unknown, given: unknown): Outcome | 'refused' {
  let compiled: ReturnType<typeof compileExpression>
  try {
    compiled = compileExpression(text, { functions })
  } catch (error) {
    // Two beginnings of a path that jsonata loses are refused, and are made up all the same.
    if (error instanceof ExpressionError && error.message.includes('begins a path')) return 'refused'
    throw error
  }
  try {
    return { json: JSON.stringify(compiled.evaluate(frozen(input), { given: frozen(given) })) }
  } catch (error) {
    return { error }
  }
}

/** Stock jsonata on copies, since it may write on its input; what it makes of a document it has changed is no measure. */
async function stock(text: string, input: unknown, given: unknown): Promise<Outcome | 'changed its input'> {
  const copies = JSON.parse(JSON.stringify([input, given]))
  let outcome: Outcome
  try {
    outcome = {
      json: JSON.stringify(await jsonata(text).evaluate(copies[0], { ...functions, given: copies[1] })),
    }
  } catch (error) {
    outcome = { error }
  }
  return JSON.stringify(copies) === JSON.stringify([input, given]) ? outcome : 'changed its input'
}

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

function shown({ json, error }: Outcome): string {
  if (error === undefined) return String(json)
  return `error ${error instanceof Error ? error.message : String(Reflect.get(Object(error), 'code'))}`
}
