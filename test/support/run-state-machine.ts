/**
 * What AWS Step Functions does with a definition that `txmap explain --asl` makes, as its guide and
 * https://states-language.net/spec.html describe it, and nothing else: one Map state over items that have been read, whose
 * states are Pass states with Assign or Output. What the service does not let pass ends the run.
 */
import jsonata from 'jsonata-2-0'
import type { PassState, StateMachine } from '../../src/compile/state-machine.ts'

/** The largest payload, and the largest variable. */
const largest = 262_144

/** The output of each item, or the error that its execution failed with. */
export async function runItems(
  definition: StateMachine,
  items: readonly unknown[],
): Promise<readonly unknown[]> {
  const start = definition.States[definition.StartAt]
  if (start === undefined || start.Type !== 'Map') throw new TypeError('no Map state to start at')
  const { StartAt, States } = start.ItemProcessor
  const outputs: unknown[] = []
  for (const item of items)
    outputs.push(await runStates(StartAt, States, item).catch((error: unknown) => error))
  return outputs
}

async function runStates(
  startAt: string,
  states: Readonly<Record<string, PassState>>,
  input: unknown,
): Promise<unknown> {
  const variables: Record<string, unknown> = {}
  const payload = asJson(input)
  for (let name: string | undefined = startAt; name !== undefined; ) {
    const state: PassState | undefined = states[name]
    if (state === undefined) throw new TypeError(`no state "${name}"`)
    const value = async (text: string): Promise<unknown> => asJson(await evaluate(text, payload, variables))
    if ('Output' in state) return value(state.Output)
    // All are evaluated before any is set; a state without Output gives on its input.
    const set = await Promise.all(
      Object.entries(state.Assign).map(async ([variable, text]) => [variable, await value(text)] as const),
    )
    Object.assign(variables, Object.fromEntries(set))
    name = state.Next
  }
  return payload
}

const expressions = new Map<string, jsonata.Expression>()

/** JSONata between `{%` and `%}`, with `$states` and the variables; there is no `$eval`, and nothing that `$` and `$$` stand for. */
function evaluate(
  text: string,
  input: unknown,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const inner = /^\{% (.+) %\}$/.exec(text)?.[1]
  if (inner === undefined) throw new TypeError('no JSONata in one line between {% and %}')
  const expression = expressions.get(inner) ?? jsonata(inner)
  expressions.set(inner, expression)
  return expression.evaluate(undefined, { states: { input }, eval: undefined, ...variables })
}

/** A value as the service hands it on. */
function asJson(value: unknown): unknown {
  if (value === undefined) throw new TypeError('States.QueryEvaluationError: nothing is no JSON')
  const text = JSON.stringify(value)
  if (new TextEncoder().encode(text).length > largest) throw new TypeError('States.DataLimitExceeded')
  return JSON.parse(text)
}
