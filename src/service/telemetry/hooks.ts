/** What a caller can watch. Events hold an allow-list of fields: no tax id, token, secret, header, body or real path. */
import type { Reason, ServiceCode } from '../failure.ts'
import type { Operation, RequestLabels } from './labels.ts'

/**
 * One request about to be sent.
 * @example
 * const seen: string[] = []
 * const onRequest = ({ method, template }: RequestEvent): unknown => seen.push(`${method} ${template}`)
 * await createServiceClient({ ...options, hooks: { onRequest } }).transcriptDetail(request)
 * seen.at(-1) // => 'POST /v2/transcript-detail'
 */
export interface RequestEvent extends RequestLabels {
  readonly operation: Operation
  /** The same for all requests of one call, and for no other call. */
  readonly call: string
  /** Which request of the call it is, from 1. */
  readonly attempt: number
  readonly method: string
  /** The path with placeholders, as configured; null where none was given. Never a path with values in it. */
  readonly template: string | null
}

/**
 * The end of a request: every request has exactly one.
 * @example
 * const seen: (number | null)[] = []
 * const onResponse = ({ status }: ResponseEvent): unknown => seen.push(status)
 * await createServiceClient({ ...options, hooks: { onResponse } }).transcriptDetail(request)
 * seen // => [200, 200]
 */
export interface ResponseEvent extends RequestEvent {
  /** Null where no answer came. */
  readonly status: number | null
  readonly durationMs: number
  /** The length of what was read of the body, in bytes. */
  readonly bytes: number
  /** What is wrong with it; null where nothing is. */
  readonly code: ServiceCode | null
  readonly reason: Reason | null
}

/**
 * A failed attempt is about to be repeated.
 * @example
 * const seen: string[] = []
 * const onRetry = ({ attempt, code }: RetryEvent): unknown => seen.push(`${attempt} ${code}`)
 * const fetch = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))
 * const broken = createServiceClient({ ...options, fetch, hooks: { onRetry }, retries: 1, retryDelayMs: 1 })
 * await broken.transcriptDetail(request).catch(() => {})
 * seen.length // => 1
 */
export interface RetryEvent extends RequestLabels {
  readonly operation: Operation
  readonly call: string
  /** The attempt that failed. */
  readonly attempt: number
  readonly waitMs: number
  readonly status: number | null
  readonly code: ServiceCode
  readonly reason: Reason | null
}

/**
 * Something happened to the access token.
 * @example
 * const seen: string[] = []
 * const onToken = ({ outcome, generation }: TokenEvent): unknown => seen.push(`${outcome} ${generation}`)
 * await createServiceClient({ ...options, hooks: { onToken } }).transcriptDetail(request)
 * seen // => ['issued 1']
 */
export interface TokenEvent {
  readonly outcome: 'issued' | 'failed' | 'dropped'
  /** Counts the tokens issued to this client, from 1; that of a failed request is 0. */
  readonly generation: number
  /** How long it is good for, in milliseconds; null where the service did not say, and then it is not kept. */
  readonly lifetimeMs: number | null
  readonly code: ServiceCode | null
  readonly reason: Reason | null
}

/**
 * The hooks. They are called in passing: what they throw or reject with is dropped, and nobody waits for them.
 * @example
 * const hooks: ServiceHooks = {
 *   onRetry: ({ code, waitMs }) => logger.warn('transcripts', { code, waitMs }),
 * }
 * const client = createServiceClient({ ...options, hooks })
 */
export interface ServiceHooks {
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined
  /**
   * Calls `send` at once, in whatever the request shall be made within: an active span, an asynchronous context. `send` gives a
   * promise of the end of the request. Sent once, whether it is called or not; what it gives is the client's own affair.
   */
  readonly aroundRequest?: ((event: RequestEvent, send: () => Promise<void>) => unknown) | undefined
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined
  readonly onRetry?: ((event: RetryEvent) => unknown) | undefined
  readonly onToken?: ((event: TokenEvent) => unknown) | undefined
}

/** The hooks of all owners as one. */
export interface JoinedHooks {
  readonly onRequest: (event: RequestEvent) => void
  /** Does the work once, within all that the owners put around it. */
  readonly around: <T>(event: RequestEvent, work: () => Promise<T>) => Promise<T>
  readonly onResponse: (event: ResponseEvent) => void
  readonly onRetry: (event: RetryEvent) => void
  readonly onToken: (event: TokenEvent) => void
}

/** All hooks of several owners as one. */
export function joinedHooks(all: readonly ServiceHooks[]): JoinedHooks {
  return {
    onRequest: event => {
      for (const hooks of all) inPassing(hooks.onRequest, event)
    },
    around: (event, work) => within(all, event, work),
    onResponse: event => {
      for (const hooks of all) inPassing(hooks.onResponse, event)
    },
    onRetry: event => {
      for (const hooks of all) inPassing(hooks.onRetry, event)
    },
    onToken: event => {
      for (const hooks of all) inPassing(hooks.onToken, event)
    },
  }
}

/** The first owner is the outermost one. Work that an owner did not begin is begun when he is done. */
function within<T>(all: readonly ServiceHooks[], event: RequestEvent, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined
  const begin = (): Promise<T> => {
    begun ??= work()
    return begun
  }
  const [first, ...rest] = all
  const send = (): Promise<T> => (rest.length === 0 ? begin() : within(rest, event, begin))
  const hook = first?.aroundRequest
  if (hook === undefined) return first === undefined ? begin() : send()
  inPassing(() => hook(event, () => send().then(() => {})), event)
  return begin()
}

/** Calls a function of somebody else whose failing must not disturb what goes on. */
export function inPassing<Event>(hook: ((event: Event) => unknown) | undefined, event: Event): void {
  try {
    const answer = hook?.(event)
    if (answer instanceof Promise) answer.catch(() => {})
  } catch {
    // The owner of the hook answers for it.
  }
}
