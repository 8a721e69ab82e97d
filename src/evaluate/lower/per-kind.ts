/**
 * What is worked out once for each kind of record. A list may hold records of many kinds in turn, so the last kind is not
 * enough; a kind that nobody uses any more is forgotten.
 */
import type { RecordNames } from '../run/fixed-record.ts'

/** `make`, called once for each kind. */
export function perKind<Made>(make: (kind: RecordNames) => Made): (kind: RecordNames) => Made {
  const known = new WeakMap<RecordNames, { readonly made: Made }>()
  let last: RecordNames | undefined
  let held: { readonly made: Made } | undefined
  return kind => {
    if (held !== undefined && kind === last) return held.made
    const found = known.get(kind) ?? { made: make(kind) }
    known.set(kind, found)
    last = kind
    held = found
    return found.made
  }
}
