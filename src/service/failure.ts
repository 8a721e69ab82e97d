/**
 * What went wrong, as plain data. The steps of a call hand failures on and throw nothing; only the client's own methods throw,
 * so no foreign error, which may hold anything, ever becomes the cause of ours.
 */
import type { MessageParameters, ParametersIn } from '../diagnostics/codes/code-table.ts'
import type { serviceCodes } from '../diagnostics/codes/service-codes.ts'
import type { Operation } from './telemetry/labels.ts'

/**
 * The codes of this room; docs/service.md has a section for each.
 * @example
 * const nobodyActs: readonly ServiceCode[] = ['service/aborted', 'service/no-data']
 */
export type ServiceCode =
  | 'service/configuration'
  | 'service/invalid-request'
  | 'service/not-authorized'
  | 'service/token'
  | 'service/connection'
  | 'service/timeout'
  | 'service/aborted'
  | 'service/unexpected-response'
  | 'service/no-data'

/**
 * A word of a closed list that tells failures of one code apart; docs/service.md lists them.
 * @example
 * const ours: readonly Reason[] = ['not-sent', 'secret', 'no-token']
 * const isOurs = (error: ServiceError): boolean => error.reason !== null && ours.includes(error.reason)
 */
export type Reason =
  | 'not-sent'
  | 'status'
  | 'redirect'
  | 'not-json'
  | 'not-object'
  | 'too-large'
  | 'secret'
  | 'no-token'
  | 'token-type'
  | 'not-accepted'
  | 'attempt'
  | 'total'
  | 'no-consent'
  | 'worker-lost'
  | NetworkReason
  | OAuthReason

/** Why a connection failed. */
export type NetworkReason = 'refused' | 'reset' | 'name' | 'unreachable' | 'tls' | 'network'

/** The `error` of a token response, RFC 6749 section 5.2 (read 2026-11-20). Any other text is not kept. */
export type OAuthReason =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'invalid_scope'

/** One failure. */
export interface Failure extends FailureFacts {
  readonly code: ServiceCode
  /** What the message of the code is made of. */
  readonly parameters: MessageParameters
}

/** What is known of a failure besides its code. */
export interface FailureFacts {
  readonly hint: string | undefined
  readonly operation: Operation
  readonly reason: Reason | null
  /** Of the answer; null where there was none. */
  readonly status: number | null
  /** Whether the very same call may succeed later, with nobody having done anything. */
  readonly retryable: boolean
  /** How long the service asks to wait, in milliseconds; null where it does not say. */
  readonly retryAfterMs: number | null
  /** Which request of the call it was, from 1; 0 where none was sent. */
  readonly attempt: number
}

/** A value, or why there is none. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure }

/** What sets a failure apart from the plain one of its code. */
export type OwnFacts = Pick<FailureFacts, 'operation'> & Partial<FailureFacts>

/** A failure of `code`: not worth repeating and without an answer, unless `facts` say otherwise. */
export function failure<C extends ServiceCode>(
  code: C,
  parameters: ParametersIn<typeof serviceCodes, C>,
  facts: OwnFacts,
): { readonly ok: false; readonly failure: Failure } {
  const plain = {
    reason: null,
    status: null,
    retryable: false,
    retryAfterMs: null,
    attempt: 0,
    hint: undefined,
  }
  return { ok: false, failure: { ...plain, ...facts, code, parameters } }
}

/** The value of an outcome that went well. */
export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}
