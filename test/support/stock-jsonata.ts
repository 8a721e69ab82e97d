/** Stock jsonata as the measure of our evaluator. */
import jsonata from 'jsonata'

/** The answer as JSON (absent where nothing is found), or what was thrown. */
export interface Outcome {
  readonly json?: string | undefined
  readonly error?: unknown
}

/**
 * What stock jsonata makes of an expression, given copies of the input and bindings. `undefined` where it is
 * no measure: an object constructor that stands in an empty array writes an item into that array, and
 * whatever sees the array afterwards sees the item.
 */
export async function stockOutcome(
  text: string,
  input: unknown,
  bindings: Readonly<Record<string, unknown>> = {},
): Promise<Outcome | undefined> {
  return outcomeOf(() => jsonata(text), input, bindings)
}

/** The same of an expression for several inputs: it is parsed once, which takes longer than to evaluate it. */
export function stockOutcomes(
  text: string,
  bindings: Readonly<Record<string, unknown>> = {},
): (input: unknown) => Promise<Outcome | undefined> {
  let expression: jsonata.Expression | undefined
  const parsed = (): jsonata.Expression => {
    expression ??= jsonata(text)
    return expression
  }
  return input => outcomeOf(parsed, input, bindings)
}

async function outcomeOf(
  parsed: () => jsonata.Expression,
  input: unknown,
  bindings: Readonly<Record<string, unknown>>,
): Promise<Outcome | undefined> {
  const copies = Object.entries(bindings).map(([name, value]) => [name, copied(value)])
  const { push } = Array.prototype
  let spoiled = false
  // biome-ignore lint/suspicious/noExplicitAny: this is how the original is declared
  Array.prototype.push = function (this: unknown[], ...items: any[]) {
    if (this.length === 0 && items.length === 1 && items[0] === undefined) spoiled ||= isFromGrouping()
    return push.apply(this, items)
  }
  try {
    const answer = await parsed().evaluate(copied(input), Object.fromEntries(copies))
    return spoiled ? undefined : { json: JSON.stringify(answer) }
  } catch (error) {
    return spoiled ? undefined : { error }
  } finally {
    Array.prototype.push = push
  }
}

/** Whether the caller of `push` is the function in jsonata that writes on empty arrays. */
function isFromGrouping(): boolean {
  return new Error().stack?.split('\n')[3]?.includes('evaluateGroupExpression') === true
}

function copied(value: unknown): unknown {
  return typeof value === 'function' || value === undefined ? value : JSON.parse(JSON.stringify(value))
}
