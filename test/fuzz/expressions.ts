/** Any bytes as the text of an expression: what compiles gives what stock jsonata gives, within its budget. */
import { ExpressionError } from '../../src/diagnostics/errors.ts'
import { type CompiledExpression, compileExpression } from '../../src/evaluate/compile-expression.ts'
import { Budget } from '../../src/evaluate/run/work.ts'
import { frozen } from '../support/frozen.ts'
import { stockOutcome } from '../support/stock-jsonata.ts'
import { codedOutcome, holdSame, inTime, NotHeld } from './held.ts'

/** For each byte. */
const patience = { base: 100, perUnit: 0.2 }
/** The budget of work.ts, spent. */
const patienceOfBudget = { base: 4000, perUnit: 1 }
/** Beyond so much of ours, jsonata would take too long to be asked. */
const mostForStock = 50_000

const inputs: readonly unknown[] = [
  { a: 1, b: 'x', c: [1, 2, 3], d: { a: 2, b: null }, e: [{ a: 1, b: 'y' }, { a: 2 }, { a: 'z', c: [4] }] },
  [{ a: 1 }, [{ a: 2 }], 3, 'b', null, []],
  {
    rows: [
      { code: '150', amount: 98765 },
      { code: '806', amount: -5 },
    ],
    a: '',
    b: false,
    c: {},
    d: [],
    e: 0,
  },
  'text',
]

/** The first byte chooses the input, the others are the text. */
export async function fuzz(data: Uint8Array): Promise<void> {
  const input = inputs[(data[0] ?? 0) % inputs.length]
  const text = Buffer.from(data.subarray(1)).toString('utf8')
  const outcome = inTime(data.length, patience, () => codedOutcome(() => compileExpression(text)))
  if ('error' in outcome) {
    if (!(outcome.error instanceof ExpressionError)) throw outcome.error
    return
  }
  const ours = inTime(data.length, patienceOfBudget, () => evaluated(outcome.value, input))
  holdSame(evaluated(outcome.value, input), ours, 'one expression evaluated twice')
  if (ours.spent > mostForStock) return
  const stock = await stockOutcome(text, input)
  if (stock === undefined) return
  const same = (stock.error === undefined) === (ours.error === undefined) && stock.json === ours.json
  if (!same) throw new NotHeld(`${text}\nours: ${JSON.stringify(ours)}\nstock: ${shown(stock)}`)
}

interface Evaluated {
  readonly json?: string | undefined
  readonly error?: string
  readonly spent: number
}

function evaluated(compiled: CompiledExpression, input: unknown): Evaluated {
  const budget = Budget.ofOne()
  const outcome = codedOutcome(() => JSON.stringify(compiled.evaluate(frozen(input), {}, { budget })))
  if ('value' in outcome) return { json: outcome.value, spent: budget.spent }
  return { error: outcome.error.message, spent: budget.spent }
}

function shown({ json, error }: { readonly json?: string | undefined; readonly error?: unknown }): string {
  return error === undefined ? String(json) : `error ${String(Reflect.get(Object(error), 'code'))}`
}
