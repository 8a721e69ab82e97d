/**
 * An inline cache: what is computed once for each object shape of the records that a place of an expression meets. A list may hold
 * records of many shapes in turn, so the last one is not enough; a shape that nobody uses any more is forgotten.
 */
import type { RecordNames } from './fixed-record.ts'

/** `make`, called once for each object shape. */
export function perKind<Made>(make: (kind: RecordNames) => Made): (kind: RecordNames) => Made {
  const known = new WeakMap<RecordNames, { readonly made: Made }>()
  let last: RecordNames | undefined
  let held: { readonly made: Made } | undefined
  return kind => {
    if (held !== undefined && kind === last) return held.made
    held = known.get(kind)
    if (held === undefined) {
      held = { made: make(kind) }
      known.set(kind, held)
    }
    last = kind
    return held.made
  }
}
