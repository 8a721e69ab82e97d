/** The leaves of a JSON value: every text, number, true, false and null, with its pointer, in document order. */
import { pointerTo } from '../../../text/places/json-pointer.ts'

/** A leaf and its place. */
export interface Leaf {
  readonly pointer: string
  readonly value: unknown
}

/** The leaves of `value`, which stands at `pointer`. Not by recursion: depth costs memory, never the stack. */
export function leavesOf(value: unknown, pointer: string): readonly Leaf[] {
  const leaves: Leaf[] = []
  const waiting: Leaf[] = [{ pointer, value }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const at = next.value
    if (typeof at !== 'object' || at === null) {
      leaves.push(next)
      continue
    }
    if (Array.isArray(at)) {
      for (let index = at.length - 1; index >= 0; index--) {
        waiting.push({ pointer: pointerTo(next.pointer, index), value: at[index] })
      }
      continue
    }
    const keys = Object.keys(at)
    for (let index = keys.length - 1; index >= 0; index--) {
      const key = keys[index] ?? ''
      waiting.push({ pointer: pointerTo(next.pointer, key), value: Reflect.get(at, key) })
    }
  }
  return leaves
}
