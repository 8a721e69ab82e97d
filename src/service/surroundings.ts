/** What the client has of the world: the network, the clock, chance, waiting. Web standards only; a caller can replace each. */
import { hexadecimal } from './same-secret.ts'

/**
 * The part of the web's `fetch` that is used.
 * @example
 * const logged: Fetch = (url, init) => {
 *   logger.debug('fetch', init.method)
 *   return sandbox.fetch(url, init)
 * }
 * const answer = await createServiceClient({ ...options, fetch: logged }).transcriptDetail(request)
 * answer.metadata.status // => 200
 */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * The world as the client sees it.
 * @example
 * const still: Omit<Surroundings, 'fetch'> = { now: () => 0, random: () => 0.5, sleep: async () => {} }
 * const client = createServiceClient({ ...options, ...still })
 * const answer = await client.transcriptDetail(request)
 * answer.metadata.durationMs // => 0
 */
export interface Surroundings {
  readonly fetch: Fetch
  /** Milliseconds since 1970 in UTC. */
  readonly now: () => number
  /** A number from 0 up to, but without, 1. */
  readonly random: () => number
  /** Waits so many milliseconds, or until the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Longer than this no timer of the web waits: it would fire at once. About 24 days. */
export const longestTimer: number = 2_147_483_647

/** The world as it is, with what a caller wants otherwise. `fetch` is looked up when it is called. */
export function surroundings(
  own: { readonly [K in keyof Surroundings]?: Surroundings[K] | undefined },
): Surroundings {
  return {
    fetch: own.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    now: own.now ?? (() => Date.now()),
    random: own.random ?? (() => Math.random()),
    sleep: own.sleep ?? sleep,
  }
}

/** A name that nobody else has drawn, in any process. */
export function uniqueName(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(16)))
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const wake = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, Math.min(ms, longestTimer))
    if (signal.aborted) wake()
    else signal.addEventListener('abort', wake)
  })
}
