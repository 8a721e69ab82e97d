/** How long a call may take, how often it is repeated, and how much it reads: every knob, for the client and for each call. */
import { configurationError } from '../service-error.ts'

/** Every knob. Times are milliseconds. */
export interface CallPolicy {
  /** For one attempt, from sending to the last byte of the answer. */
  readonly timeoutMs: number
  /** For the whole call: all attempts, the waits between them, and waiting for a token. */
  readonly totalTimeoutMs: number
  /** How often a failed attempt is repeated at most. */
  readonly retries: number
  /** The longest first wait; each further one is twice as long at most. The wait itself is drawn by chance from 0 up to that. */
  readonly retryDelayMs: number
  /** No wait drawn by chance is longer. */
  readonly maxRetryDelayMs: number
  /** A longer wait that the service asks for is not begun: the call fails at once, and its error says how long to wait. */
  readonly maxRetryAfterMs: number
  /** No longer answer is read, counted after decompression. */
  readonly maxResponseBytes: number
}

/**
 * Any of the knobs; those left out are the client's, or their defaults.
 * @example
 * const patient: CallKnobs = { timeoutMs: 60_000, retries: 5 }
 * const client = createTranscriptClient({ ...options, ...patient })
 */
export type CallKnobs = { readonly [K in keyof CallPolicy]?: CallPolicy[K] | undefined }

/** What holds where nothing is said. */
export const defaultPolicy: CallPolicy = {
  timeoutMs: 30_000,
  totalTimeoutMs: 120_000,
  retries: 2,
  retryDelayMs: 500,
  maxRetryDelayMs: 8_000,
  maxRetryAfterMs: 30_000,
  maxResponseBytes: 10 * 1024 * 1024,
}

const least: Readonly<Record<keyof CallPolicy, number>> = {
  timeoutMs: 1,
  totalTimeoutMs: 1,
  retries: 0,
  retryDelayMs: 0,
  maxRetryDelayMs: 0,
  maxRetryAfterMs: 0,
  maxResponseBytes: 1,
}

/**
 * The policy `base` with the knobs that are given.
 * @throws ConfigurationError where one is not a number or too small
 */
export function callPolicy(base: CallPolicy, knobs: CallKnobs): CallPolicy {
  const read = (name: keyof CallPolicy): number => {
    const value = knobs[name] ?? base[name]
    // Infinity is a limit too: none.
    if (typeof value === 'number' && value >= least[name]) return value
    throw configurationError(`"${name}" is not a number of at least ${least[name]}`)
  }
  return {
    timeoutMs: read('timeoutMs'),
    totalTimeoutMs: read('totalTimeoutMs'),
    retries: read('retries'),
    retryDelayMs: read('retryDelayMs'),
    maxRetryDelayMs: read('maxRetryDelayMs'),
    maxRetryAfterMs: read('maxRetryAfterMs'),
    maxResponseBytes: read('maxResponseBytes'),
  }
}
