/** The view of a transcript as plain objects, for an evaluator that is not ours. */
import { FixedRecord } from '../../src/evaluate/run/fixed-record.ts'

/** `view` with every record in it turned into an object that has only the names with a value. */
export function plainView(view: unknown): unknown {
  if (Array.isArray(view)) return view.map(plainView)
  if (!(view instanceof FixedRecord)) return view
  const names = [...view.names.keys()].filter(name => view.get(name) !== undefined)
  return Object.fromEntries(names.map(name => [name, plainView(view.get(name))]))
}
