/** An exchange that is reported to the hooks, and whose answer is judged. Each request that is reported has exactly one end that is. */

import { unreachable } from '../../diagnostics/unreachable.ts'
import type { Failure, Outcome } from '../failure.ts'
import type { ServiceSettings } from '../read-options.ts'
import type { RequestEvent } from '../telemetry/hooks.ts'
import { type Deadline, startDeadline } from '../time/deadline.ts'
import type { CallPolicy } from './call-policy.ts'
import { type Answer, exchange, type OutgoingRequest } from './exchange.ts'
import { connectionFailure } from './network-reason.ts'

/** One request of a call. */
export interface WatchedRequest<T> {
  readonly settings: Pick<ServiceSettings, 'surroundings' | 'hooks'>
  readonly policy: CallPolicy
  /** The limit of the whole call. */
  readonly deadline: Deadline
  readonly request: OutgoingRequest
  readonly event: RequestEvent
  /** What connections lead to, for messages. */
  readonly to: string
  /** The most that is read of an answer with this status, in bytes. */
  readonly limitFor: (status: number) => number
  readonly judge: (answer: Answer) => Outcome<T>
}

/** Sends a request once and judges the answer. */
export async function watchedExchange<T>(work: WatchedRequest<T>): Promise<Outcome<T>> {
  const { surroundings, hooks } = work.settings
  const { operation, attempt } = work.event
  const started = surroundings.now()
  const deadline = startDeadline({ kind: 'attempt', ms: work.policy.timeoutMs }, work.deadline)
  hooks.onRequest(work.event)
  const came = await hooks.around(work.event, () =>
    exchange(surroundings.fetch, work.request, work.limitFor, deadline.signal),
  )
  deadline.end()
  const outcome = judged()
  const found = outcome.ok ? undefined : outcome.failure
  hooks.onResponse({
    ...work.event,
    status: came.kind === 'answer' ? came.status : null,
    durationMs: Math.max(0, surroundings.now() - started),
    bytes: came.kind === 'answer' ? came.bytes.byteLength : 0,
    code: found?.code ?? null,
    reason: found?.reason ?? null,
  })
  return outcome

  function judged(): Outcome<T> {
    switch (came.kind) {
      case 'answer':
        return numbered(work.judge(came), attempt)
      case 'stopped':
        return numbered(deadline.failure(operation), attempt)
      case 'broken':
        return numbered(connectionFailure(work.to, came.fault, { operation }), attempt)
      default:
        return unreachable(came)
    }
  }
}

function numbered<T>(outcome: Outcome<T>, attempt: number): Outcome<T> {
  if (outcome.ok) return outcome
  const found: Failure = { ...outcome.failure, attempt }
  return { ok: false, failure: found }
}
