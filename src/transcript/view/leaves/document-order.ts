/** The order of leaves in a document, of a few of them without a walk over all. */
import { pointerSteps, valueAt } from '../../../text/places/json-pointer.ts'
import type { JsonObject } from '../../open/shape.ts'

/** `pointers`, which are in the order of `document`, and among them those of `others` that are leaves of it, each once. */
export function withOthersInOrder(
  document: JsonObject,
  pointers: readonly string[],
  others: Iterable<string>,
): readonly string[] {
  const all = [...pointers]
  for (const pointer of others) {
    if (!isLeaf(document, pointer)) continue
    let from = 0
    let to = all.length
    while (from < to) {
      const middle = (from + to) >> 1
      if (standsBefore(document, all[middle] ?? '', pointer)) from = middle + 1
      else to = middle
    }
    if (all[from] !== pointer) all.splice(from, 0, pointer)
  }
  return all
}

function isLeaf(document: JsonObject, pointer: string): boolean {
  const value = valueAt(document, pointer)
  return value !== undefined && (typeof value !== 'object' || value === null)
}

/** Whether one leaf stands before another. */
function standsBefore(document: JsonObject, one: string, other: string): boolean {
  const left = pointerSteps(one)
  const right = pointerSteps(other)
  let holder: unknown = document
  let depth = 0
  while (depth < left.length && left[depth] === right[depth])
    holder = Reflect.get(Object(holder), left[depth++] ?? '')
  const first = Object.keys(Object(holder)).find(key => key === left[depth] || key === right[depth])
  return first !== undefined && first === left[depth]
}
