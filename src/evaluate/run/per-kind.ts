/**
 * An inline cache: what is computed once for each object shape of the records that a place of an expression meets. A list may hold
 * records of many shapes in turn, so the last one is not enough; a shape that nobody uses any more is forgotten.
 */
import type { RecordNames } from './fixed-record.ts'

/** `make`, called once for each object shape. */
export function perKind<Made extends object>(make: (kind: RecordNames) => Made): (kind: RecordNames) => Made {
  const known = new WeakMap<RecordNames, Made>()
  let last: RecordNames | undefined
  let made: Made | undefined
  return kind => {
    if (made !== undefined && kind === last) return made
    made = known.get(kind) ?? make(kind)
    known.set(kind, made)
    last = kind
    return made
  }
}
