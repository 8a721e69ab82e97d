/** The access tokens that were issued, and until when each is good. */

/** The access tokens that were issued. */
export interface Tokens {
  readonly issue: () => string
  readonly state: (token: string) => 'good' | 'expired' | 'unknown'
  /** Ends a token before its time. */
  readonly expire: (token: string) => void
}

/** What tokens are made with. */
export interface TokenSource {
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
  /** Seconds. */
  readonly tokenLifetime: number
}

/** Older tokens are forgotten, so that a sandbox that runs for long does not grow. */
const mostKept = 10_000

/** Tokens of which none was issued. */
export function createTokens({ now, randomBytes, tokenLifetime }: TokenSource): Tokens {
  const ends = new Map<string, number>()
  return {
    issue: () => {
      const token = Array.from(randomBytes(32), byte => byte.toString(16).padStart(2, '0')).join('')
      ends.set(token, now() + tokenLifetime * 1000)
      const [oldest] = ends.keys()
      if (ends.size > mostKept && oldest !== undefined) ends.delete(oldest)
      return token
    },
    state: token => {
      const end = ends.get(token)
      return end === undefined ? 'unknown' : now() < end ? 'good' : 'expired'
    },
    expire: token => {
      if (ends.has(token)) ends.set(token, Number.NEGATIVE_INFINITY)
    },
  }
}
