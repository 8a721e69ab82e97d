/** Which deliveries have been handled or are being handled, so that none is handled twice. Holds hashes, nothing of a taxpayer. */
import { mustBeFunction } from '../check-options.ts'

/**
 * What is known of a delivery that comes in.
 * @example
 * const state: DeliveryState = await memoryStore(() => performance.now()).begin('a delivery', 'an attempt', 1_000)
 * state // => 'new'
 */
export type DeliveryState = 'new' | 'busy' | 'done'

/**
 * Where deliveries are remembered. Several processes need one that they share. Each method is one step that nothing interrupts.
 *
 * `owner` names one attempt at a delivery and no other. Whoever works on it longer than its lease finds it taken over by another,
 * and must not free what is the other's: a third would begin beside him.
 * @example
 * const kept: CallbackStore = memoryStore(() => performance.now())
 * await kept.begin('a delivery', 'an attempt', 1_000) // => 'new'
 * await kept.begin('a delivery', 'another attempt', 1_000) // => 'busy'
 * await kept.finish('a delivery', 60_000)
 * await kept.begin('a delivery', 'a third attempt', 1_000) // => 'done'
 */
export interface CallbackStore {
  /**
   * Takes the delivery on for `owner` where it is new, or where the lease of whoever had it is over, for `leaseMs` at most;
   * otherwise says what became of it.
   */
  readonly begin: (id: string, owner: string, leaseMs: number) => DeliveryState | Promise<DeliveryState>
  /** It has been handled, whoever has it now: remembers that for `keepMs`. */
  readonly finish: (id: string, keepMs: number) => unknown
  /** `owner` could not handle it: it may come again at once, unless another has it by now, or it has been handled. */
  readonly forget: (id: string, owner: string) => unknown
}

interface Entry {
  /** Who works on it; null where it has been handled. */
  readonly owner: string | null
  readonly until: number
}

/**
 * A store within this process, of at most `most` deliveries: the oldest go first. `now` gives milliseconds.
 * @throws ConfigurationError where `now` is no function
 * @example
 * const remembered = memoryStore(() => performance.now(), 100_000)
 * const handler = createCallbackHandler({ secret: 'a-long-secret', store: remembered, onData: () => {} })
 */
export function memoryStore(now: () => number, most = 10_000): CallbackStore {
  mustBeFunction('what memoryStore is given', now)
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
    begin: (id, owner, leaseMs) => {
      const known = entries.get(id)
      if (known !== undefined && now() < known.until) return known.owner === null ? 'done' : 'busy'
      keep(id, { owner, until: now() + leaseMs })
      return 'new'
    },
    finish: (id, keepMs) => keep(id, { owner: null, until: now() + keepMs }),
    forget: (id, owner) => {
      if (entries.get(id)?.owner === owner) entries.delete(id)
    },
  }
}
