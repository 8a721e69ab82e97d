/** What the status of an answer means, for every call but the one for a token. Pure. */

import { type Failure, failure } from '../failure.ts'
import type { Operation } from '../telemetry/labels.ts'
import { retryAfterMs } from '../time/retry-after.ts'
import type { Answer } from './exchange.ts'
import { faultOfStatus } from './network-faults.ts'
import { connectionFailure } from './network-reason.ts'

/** The failure that a status stands for, where it is none that is wanted. `now` is milliseconds since 1970. */
export function statusFailure(
  { status, retryAfter }: Pick<Answer, 'status' | 'retryAfter'>,
  operation: Operation,
  now: number,
): { readonly ok: false; readonly failure: Failure } {
  const fault = faultOfStatus(status)
  if (fault !== undefined) return connectionFailure('service', fault, { operation, status })
  const facts = { operation, status, reason: 'status' } as const
  if (status === 400) {
    const hint = 'a required field is missing, or the body is not what the call expects'
    return failure(
      'service/invalid-request',
      { problem: 'the service refuses it with status 400' },
      { ...facts, hint },
    )
  }
  if (status === 401)
    return failure(
      'service/token',
      { problem: 'the service does not take the one it was issued (status 401)' },
      { ...facts, reason: 'not-accepted' },
    )
  if (status === 403) {
    const hint = 'check the company id, the authority for the company, and the consent of the taxpayer'
    return failure('service/not-authorized', {}, { ...facts, hint })
  }
  if (status === 0 || (status >= 300 && status < 400))
    return failure(
      'service/unexpected-response',
      { problem: 'a redirect, which is not followed' },
      { ...facts, reason: 'redirect', hint: 'check "baseUrl" and the path' },
    )
  const retryable = status === 408 || status === 429 || status >= 500
  return failure(
    'service/unexpected-response',
    { problem: `status ${status}` },
    { ...facts, retryable, retryAfterMs: retryAfterMs(retryAfter, now) },
  )
}
