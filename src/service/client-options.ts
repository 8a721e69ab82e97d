/** The options of the client. What the interface leaves open is an option with a documented default; nothing is invented. */
import type { CallKnobs } from './exchange/call-policy.ts'
import type { Surroundings } from './surroundings.ts'
import type { ServiceHooks } from './telemetry/hooks.ts'

/**
 * A secret, or a function that fetches it each time it is needed, such as from a vault.
 * @example
 * const clientSecret: Secret = async () => (await vault.read('transcripts')).secret
 * const client = createTranscriptClient({ ...options, clientSecret })
 */
export type Secret = string | (() => string | Promise<string>)

/**
 * Whether an answer means that there is no such transcript. `body` is the parsed JSON, `undefined` where it is none.
 * @example
 * const isNoData: NoDataRule = ({ status }) => status === 404
 * const client = createTranscriptClient({ ...options, isNoData })
 */
export type NoDataRule = (answer: {
  readonly status: number
  readonly text: string
  readonly body: unknown
}) => boolean

/**
 * The options of `createServiceClient`. The knobs of every call are among them.
 * @example
 * const own: ServiceClientOptions = {
 *   authUrl: 'https://auth.example',
 *   baseUrl: 'https://api.example',
 *   transcriptDetailPath: '/v2/transcript-detail',
 *   clientId: 'loans',
 *   clientSecret: async () => (await vault.read('transcripts')).secret,
 *   scope: 'transcripts',
 *   companyId: 'acme',
 * }
 * const client = createTranscriptClient(own)
 */
export interface ServiceClientOptions extends CallKnobs, Partial<OptionalSurroundings> {
  /** The address of the authorization server; `/token` below it issues tokens. */
  readonly authUrl: string
  /** The address that all other calls lie below. */
  readonly baseUrl: string
  /** The path of the transcript-detail call below `baseUrl`, as the account page shows it. There is no default. */
  readonly transcriptDetailPath: string
  readonly clientId: string
  readonly clientSecret: Secret
  readonly scope: string
  /** The company id assigned at registration: the `euid` of every call, and the company of requests that name none. */
  readonly companyId: string
  /** What goes before the token in the header Authorization: "Bearer". The empty text sends the bare token. */
  readonly authorizationScheme?: string | undefined
  /** The unit of `expires_in`: "seconds" (RFC 6749). */
  readonly expiresInUnit?: 'milliseconds' | 'seconds' | 'minutes' | undefined
  /** How long before its end a token is renewed, at most half its lifetime: 30,000 ms. */
  readonly renewEarlyMs?: number | undefined
  /** Recognises answers that mean "no such transcript"; they become a NoDataError. Without it there are none. */
  readonly isNoData?: NoDataRule | undefined
  /** Further headers of every call but the one for a token. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Takes http addresses of other machines than this one. False: secrets and tax ids would travel in the open. */
  readonly allowHttp?: boolean | undefined
  readonly hooks?: ServiceHooks | readonly ServiceHooks[] | undefined
}

type OptionalSurroundings = { readonly [K in keyof Surroundings]: Surroundings[K] | undefined }

/**
 * What can be said of one call; what is left out is the client's.
 * @example
 * const own: CallOptions = { signal: AbortSignal.timeout(30_000), retries: 0 }
 * const answer = await client.mapTranscript(request, own)
 * answer.mapping.id // => 'retr-1040'
 */
export interface CallOptions extends CallKnobs {
  /** Ends the call, whatever it is doing. */
  readonly signal?: AbortSignal | undefined
}
