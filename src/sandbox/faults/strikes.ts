/** How often each fault has struck the same call in a row. */

/** Counts how often each fault has struck. */
export interface Strikes {
  /** Whether a fault that strikes `times` times in a row strikes now; after the call that it spares it starts over. */
  readonly next: (key: string, times: number) => boolean
}

const mostKept = 10_000

/** Strikes of which none has been counted. */
export function createStrikes(): Strikes {
  const counts = new Map<string, number>()
  return {
    next: (key, times) => {
      if (times === Number.POSITIVE_INFINITY) return true
      const count = counts.get(key) ?? 0
      counts.delete(key)
      if (count >= times) return false
      counts.set(key, count + 1)
      const [oldest] = counts.keys()
      if (counts.size > mostKept && oldest !== undefined) counts.delete(oldest)
      return true
    },
  }
}
