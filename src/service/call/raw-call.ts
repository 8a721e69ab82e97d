/** A call whose shapes the interface does not show: what is sent is checked for form only, what comes back is handed on as it is. */

import type { CallOptions } from '../client-options.ts'
import type { Answer } from '../exchange/exchange.ts'
import { statusFailure } from '../exchange/judge-status.ts'
import { connectionFailure } from '../exchange/network-reason.ts'
import { readJson, readText } from '../exchange/read-json.ts'
import { failure, type Outcome, success } from '../failure.ts'
import type { ServiceSettings } from '../read-options.ts'
import { addressBelow } from '../service-address.ts'
import { noLabels } from '../telemetry/labels.ts'
import type { ApiCall } from './api-call.ts'

const operation = 'call'

/**
 * What can be said of a raw call.
 * @example
 * const own: RawCallOptions = { template: '/taxpayers', retries: 1 }
 * const { companyId } = options
 * const answer = await client.call('/v2/taxpayers', { companyId, tin: request.tin }, own)
 * answer.body // => {}
 */
export interface RawCallOptions extends CallOptions {
  /** POST where left out. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined
  /** The path with placeholders, for hooks and spans: "/taxpayers/{id}". Without it they show no path at all. */
  readonly template?: string | undefined
}

/** An answer with a status from 200 to 299. */
export interface RawBody {
  readonly contentType: string | null
  readonly bytes: Uint8Array
  /** Null where the bytes are not UTF-8. */
  readonly text: string | null
  /** The parsed JSON; `undefined` where the text is none. */
  readonly body: unknown
}

/** Bodies of answers that only report a failure are read up to here. */
export const maxErrorBytes = 65_536

/** The call, or why it cannot be made. Neither path nor body is quoted. */
export function rawCall(
  settings: ServiceSettings,
  path: unknown,
  body: unknown,
  options: RawCallOptions,
): Outcome<ApiCall<RawBody>> {
  const refused = (problem: string): Outcome<ApiCall<RawBody>> =>
    failure('service/invalid-request', { problem }, { operation, reason: 'not-sent' })
  const address = addressBelow(settings.baseUrl, path)
  if ('problem' in address) return refused(`the path ${address.problem}`)
  const method = options.method ?? 'POST'
  if (!['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) return refused('the method is not known')
  if (method === 'GET' && body !== undefined) return refused('a GET has no body')
  const text = body === undefined ? null : written(body)
  if (text === undefined) return refused('the body cannot be written as JSON')
  return success({
    operation,
    labels: noLabels,
    url: address.url,
    method,
    template: options.template ?? null,
    body: text,
    limitFor: (status, policy) => (isFine(status) ? policy.maxResponseBytes : maxErrorBytes),
    judge: answer => rawBody(answer, settings.surroundings.now()),
  })
}

function rawBody(answer: Answer, now: number): Outcome<RawBody> {
  const { status, contentType, bytes } = answer
  if (!isFine(status)) return statusFailure(answer, operation, now)
  if (answer.broken !== null) return connectionFailure('service', answer.broken, { operation, status })
  if (!answer.isWhole) {
    const facts = { operation, reason: 'too-large', status, hint: 'maxResponseBytes sets the limit' } as const
    return failure('service/unexpected-response', { problem: 'a body over the limit' }, facts)
  }
  const text = readText(bytes) ?? null
  const json = text === null ? undefined : readJson(text)
  return success({ contentType, bytes, text, body: json?.ok === true ? json.value : undefined })
}

function isFine(status: number): boolean {
  return status >= 200 && status < 300
}

function written(body: unknown): string | undefined {
  try {
    return JSON.stringify(body)
  } catch {
    return undefined
  }
}
