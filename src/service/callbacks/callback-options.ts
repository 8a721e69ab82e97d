/** The options of the callback handler. The interface shows neither how callbacks are signed nor how often they come again. */
import type { CallbackKind } from '../../plan/callback-type.ts'
import type { CallbackStore } from './callback-store.ts'

export type { CallbackKind }

/**
 * One callback that passed every check. All but `kind`, `id` and `receivedAt` is the taxpayer's: keep it out of logs.
 * @example
 * const onData = ({ kind, body }: CallbackDelivery): Promise<void> => store(JSON.stringify({ kind, body }))
 * const handler = createCallbackHandler({ secret: 'a-long-secret', onData })
 */
export interface CallbackDelivery {
  readonly kind: CallbackKind
  /** The same for the same delivery whenever it comes; a hash. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  /** The parsed JSON object. The interface does not show its fields; they are those of the Individual or the Business call. */
  readonly body: Readonly<Record<string, unknown>>
  /** The body as it came. */
  readonly text: string
  readonly bytes: Uint8Array
  readonly headers: Headers
  /** The path and query that it came to, without the secret. Yours to choose with each call: it may say which call it is for. */
  readonly endpoint: string
}

/**
 * What is known of the coming of a delivery besides its headers.
 * @example
 * const deliveryId = (headers: Headers, { endpoint }: CallbackArrival): string =>
 *   `${endpoint} ${headers.get('x-delivery')}`
 * const handler = createCallbackHandler({ secret: 'a-long-secret', deliveryId, onData: () => {} })
 */
export type CallbackArrival = Pick<CallbackDelivery, 'receivedAt' | 'endpoint' | 'bytes'>

/**
 * Whether a delivery is from the service, judged by its headers and its raw body.
 * @example
 * const verify: CallbackVerifier = ({ headers }) => headers.get('x-sender') === 'transcripts'
 * const handler = createCallbackHandler({ secret: 'a-long-secret', verify, onData: () => {} })
 * const callback = await generateTestCallback({ endpoint: 'https://lender.example/c', secret: 'a-long-secret' })
 * const answer = await handler(new Request(callback.url, callback))
 * answer.status // => 401
 */
export type CallbackVerifier = (delivery: {
  readonly headers: Headers
  readonly bytes: Uint8Array
}) => boolean | Promise<boolean>

/**
 * The shared secret; several where one is taking the place of another; or a function that fetches them, such as from a vault.
 * @example
 * const secret: CallbackSecret = ['the-new-secret', 'the-old-secret']
 * const handler = createCallbackHandler({ secret, onData: () => {} })
 * const answer = await handler(new Request('https://lender.example/c/the-old-secret'))
 * answer.status // => 405
 */
export type CallbackSecret =
  | string
  | readonly string[]
  | (() => string | readonly string[] | Promise<string | readonly string[]>)

/**
 * What became of a delivery.
 * @example
 * const alarming: readonly CallbackOutcome[] = ['wrong-secret', 'wrong-signature', 'failed']
 */
export type CallbackOutcome =
  | 'accepted'
  | 'duplicate'
  | 'busy'
  | 'not-https'
  | 'wrong-secret'
  | 'wrong-method'
  | 'wrong-content-type'
  | 'too-large'
  | 'too-slow'
  | 'broken-off'
  | 'body-used'
  | 'wrong-signature'
  | 'outside-window'
  | 'not-json'
  | 'failed'

/**
 * What is reported of a delivery: fields of an allow-list.
 * @example
 * const seen: string[] = []
 * const onOutcome = ({ outcome, status }: CallbackEvent): unknown => seen.push(`${status} ${outcome}`)
 * const handler = createCallbackHandler({ secret: 'a-long-secret', onOutcome, onData: () => {} })
 * await handler(new Request('https://lender.example/c/another'))
 * seen // => ['404 wrong-secret']
 */
export interface CallbackEvent {
  readonly kind: CallbackKind
  readonly outcome: CallbackOutcome
  /** The status of the answer. */
  readonly status: number
  /** The hash of the delivery; null where it was refused before its body was read. */
  readonly id: string | null
  readonly bytes: number
  readonly durationMs: number
}

/**
 * The options of `createCallbackHandler`.
 * @example
 * const own: CallbackHandlerOptions = {
 *   secret: 'a-long-secret',
 *   kind: 'business',
 *   onData: ({ text }) => store(text),
 * }
 * const handler = createCallbackHandler(own)
 */
export interface CallbackHandlerOptions {
  /** Does the work. What it throws makes the answer 500, and the delivery may come again. */
  readonly onData: (delivery: CallbackDelivery) => unknown
  /** "individual" where left out, as the service has it. */
  readonly kind?: CallbackKind | undefined
  /** Expected as the last part of the path, or in the header `secretHeader`. */
  readonly secret?: CallbackSecret | undefined
  readonly secretHeader?: string | undefined
  /** A further check, such as `hmacVerifier(...)`. */
  readonly verify?: CallbackVerifier | undefined
  /** Takes callbacks from anybody. False: there must be a `secret` or a `verify`. */
  readonly allowUnauthenticated?: boolean | undefined
  /** Takes the word of X-Forwarded-Proto for the scheme. Only behind a proxy that sets it itself. False where left out. */
  readonly behindProxy?: boolean | undefined
  /** Where plain HTTP is sent on to, such as "https://callbacks.example.com". The host of the request where left out. */
  readonly origin?: string | undefined
  /** No longer body is read: 10 MiB. */
  readonly maxBytes?: number | undefined
  /** A body must be there within: 10,000 ms. */
  readonly bodyTimeoutMs?: number | undefined
  /**
   * How long a delivery is remembered, and how old or early one may be by `sentAt`, in ms: 5 minutes; 24 hours where `sentAt` or
   * `deliveryId` distinguishes deliveries that say the same. 0 remembers nothing.
   */
  readonly replayWindowMs?: number | undefined
  /** How long one may be worked on before it may be taken on again, as after a crash: 5 minutes, in ms. */
  readonly leaseMs?: number | undefined
  /** Where deliveries are remembered. In this process, 10,000 at most, where left out. */
  readonly store?: CallbackStore | undefined
  /** When it was sent, in milliseconds since 1970, by the sender's own header; null is refused. Not checked where left out. */
  readonly sentAt?: ((headers: Headers) => number | null) | undefined
  /**
   * A name for the delivery, the sender's or the host's own: the same where it comes again, another one where it is another. Its
   * endpoint, `sentAt` and body make the name where left out or none.
   */
  readonly deliveryId?:
    | ((headers: Headers, arrival: CallbackArrival) => string | null | undefined)
    | undefined
  readonly onOutcome?: ((event: CallbackEvent) => unknown) | undefined
  /**
   * Is given what a function of yours threw: `onData`, `verify`, `secret`, `sentAt`, `deliveryId` or the store; and a
   * ConfigurationError where somebody has read the body before (outcome `body-used`).
   */
  readonly onError?: ((error: unknown) => unknown) | undefined
  /** Milliseconds since 1970 in UTC. */
  readonly now?: (() => number) | undefined
}
