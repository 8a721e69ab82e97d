/**
 * The errors of the client, one class for each kind of person who must act. They hold codes, numbers and words of closed
 * lists: never a tax id, token, secret, header, body or foreign error, in no property, own or inherited, shown or hidden.
 */

import { serviceCodes } from '../diagnostics/codes/service-codes.ts'
import { type MadeOf, MapperError } from '../diagnostics/errors.ts'
import { type Failure, type FailureFacts, failure, type Reason, type ServiceCode } from './failure.ts'
import { noLabels, type Operation, type RequestLabels } from './telemetry/labels.ts'

/**
 * Anything the client throws. `code` is one of a closed list; each has a section in docs/service.md.
 * @example
 * try {
 *   await client.transcriptDetail({ ...request, tin: '12' })
 * } catch (error) {
 *   error instanceof ServiceError && [error.code, error.retryable] // => ['service/invalid-request', false]
 * }
 */
export class ServiceError extends MapperError {
  // Declared, not defined: a bundle would name each of them once more than the constructor does.
  declare readonly code: ServiceCode
  declare readonly operation: Operation
  /** Tells failures of one code apart, by a word of a closed list; null where there is nothing to distinguish. */
  declare readonly reason: Reason | null
  /** The HTTP status of the answer; null where there was none. */
  declare readonly status: number | null
  /** Which request of the call failed, from 1; 0 where none was sent. */
  declare readonly attempt: number
  /** Whether the very same call may succeed later, with nobody having done anything. */
  declare readonly retryable: boolean
  /** How long the service asked to wait, in milliseconds; null where it did not say. */
  declare readonly retryAfterMs: number | null
  declare readonly transcriptType: string | null
  declare readonly form: string | null
  /** YYYYMM */
  declare readonly period: string | null

  constructor(
    ...[code, parameters, options]: MadeOf<typeof serviceCodes, [options: FailureFacts & RequestLabels]>
  ) {
    super(serviceCodes, code, parameters, options)
    this.operation = options.operation
    this.reason = options.reason
    this.status = options.status
    this.attempt = options.attempt
    this.retryable = options.retryable
    this.retryAfterMs = options.retryAfterMs
    this.transcriptType = options.transcriptType
    this.form = options.form
    this.period = options.period
  }
}

/**
 * An option of the client or the callback handler is missing or wrong. The one who set it up must act.
 * @example
 * try {
 *   createServiceClient({ ...options, retries: -1 })
 * } catch (error) {
 *   error instanceof ConfigurationError && error.code // => 'service/configuration'
 * }
 */
export class ConfigurationError extends ServiceError {}

/**
 * The request was refused, here before it left or by the service (400). The one who makes requests must act.
 * @example
 * try {
 *   await client.transcriptDetail({ ...request, transcriptPeriod: '2021' })
 * } catch (error) {
 *   error instanceof InvalidRequestError && error.reason // => 'not-sent'
 * }
 */
export class InvalidRequestError extends ServiceError {}

/**
 * The service refuses the company (403): unknown, without authority, or without consent. Whoever manages the account must act.
 * @example
 * try {
 *   await client.transcriptDetail({ ...request, tin: '987650000' })
 * } catch (error) {
 *   error instanceof NotAuthorizedError && error.status // => 403
 * }
 */
export class NotAuthorizedError extends ServiceError {}

/**
 * There is no access token, or the service does not take it (401). Whoever keeps the credentials must act.
 * @example
 * try {
 *   await createServiceClient({ ...options, clientSecret: 'another' }).transcriptDetail(request)
 * } catch (error) {
 *   error instanceof TokenError && error.code // => 'service/token'
 * }
 */
export class TokenError extends ServiceError {}

/**
 * The service cannot be reached, or the connection broke. Whoever runs the network must act, where it lasts.
 * @example
 * const fetch = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))
 * try {
 *   await createServiceClient({ ...options, fetch, retries: 0 }).transcriptDetail(request)
 * } catch (error) {
 *   error instanceof ConnectionError && error.retryable // => true
 * }
 */
export class ConnectionError extends ServiceError {}

/**
 * An attempt, or the whole call, took too long.
 * @example
 * const fetch = (_: string, { signal }: RequestInit): Promise<Response> =>
 *   new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
 * try {
 *   await createServiceClient({ ...options, fetch, totalTimeoutMs: 20 }).transcriptDetail(request)
 * } catch (error) {
 *   error instanceof TimeoutError && error.code // => 'service/timeout'
 * }
 */
export class TimeoutError extends ServiceError {}

/**
 * The caller's signal was aborted. Nobody needs to act.
 * @example
 * try {
 *   await client.transcriptDetail(request, { signal: AbortSignal.abort() })
 * } catch (error) {
 *   error instanceof AbortedError && error.code // => 'service/aborted'
 * }
 */
export class AbortedError extends ServiceError {}

/**
 * The answer is none that the interface describes: another status, no JSON, too large. Whoever runs the service must act.
 * @example
 * try {
 *   await client.transcriptDetail(request, { maxResponseBytes: 10 })
 * } catch (error) {
 *   error instanceof UnexpectedResponseError && error.reason // => 'too-large'
 * }
 */
export class UnexpectedResponseError extends ServiceError {}

/**
 * There is no such transcript, by the rule that was set up for it. Nobody needs to act.
 * @example
 * try {
 *   await client.transcriptDetail(request, { isNoData: () => true })
 * } catch (error) {
 *   error instanceof NoDataError && error.code // => 'service/no-data'
 * }
 */
export class NoDataError extends ServiceError {}

/** The error of a failure, of the class of its code. */
export function errorOf(found: Failure, labels: RequestLabels): ServiceError {
  // A failure was made of a code and its own parameters; its type does not tie the two.
  return new classes[found.code](found.code, found.parameters as never, { ...found, ...labels })
}

/** The error of an option that is missing or wrong; `problem` names the option and the rule, never the value. */
export function configurationError(problem: string, hint?: string): ServiceError {
  const facts = { operation: 'call', hint } as const
  return errorOf(failure('service/configuration', { problem }, facts).failure, noLabels)
}

const classes: Readonly<Record<ServiceCode, typeof ServiceError>> = {
  'service/configuration': ConfigurationError,
  'service/invalid-request': InvalidRequestError,
  'service/not-authorized': NotAuthorizedError,
  'service/token': TokenError,
  'service/connection': ConnectionError,
  'service/timeout': TimeoutError,
  'service/aborted': AbortedError,
  'service/unexpected-response': UnexpectedResponseError,
  'service/no-data': NoDataError,
}
