/** Which deliveries have been handled or are being handled, so that none is handled twice. Holds hashes, nothing of a taxpayer. */

/** What is known of a delivery that comes in. */
export type DeliveryState = 'new' | 'busy' | 'done'

/**
 * Where deliveries are remembered. Several processes need one that they share: each method is one atomic step, such as a
 * Redis `SET id busy NX PX leaseMs`, `SET id done PX keepMs`, `DEL id`.
 */
export interface CallbackStore {
  /** Takes the delivery on where it is new, for `leaseMs` at most; tells otherwise what became of it. */
  readonly begin: (id: string, leaseMs: number) => DeliveryState | Promise<DeliveryState>
  /** It has been handled: remembers it for `keepMs`. */
  readonly finish: (id: string, keepMs: number) => unknown
  /** It could not be handled and may come again. */
  readonly forget: (id: string) => unknown
}

interface Entry {
  readonly state: 'busy' | 'done'
  readonly until: number
}

/** A store within this process, of at most `most` deliveries: the oldest go first. `now` gives milliseconds. */
export function memoryStore(now: () => number, most = 10_000): CallbackStore {
  const entries = new Map<string, Entry>()
  const keep = (id: string, entry: Entry): void => {
    entries.delete(id)
    entries.set(id, entry)
    while (entries.size > most) {
      const [oldest] = entries.keys()
      if (oldest === undefined) break
      entries.delete(oldest)
    }
  }
  return {
    begin: (id, leaseMs) => {
      const known = entries.get(id)
      if (known !== undefined && now() < known.until) return known.state
      keep(id, { state: 'busy', until: now() + leaseMs })
      return 'new'
    },
    finish: (id, keepMs) => keep(id, { state: 'done', until: now() + keepMs }),
    forget: id => entries.delete(id),
  }
}
