/** Repeats what failed in passing: so many times, with waits drawn by chance or asked for by the service, within a time. */

import type { Failure, Outcome } from '../failure.ts'
import type { Surroundings } from '../surroundings.ts'
import type { Operation } from '../telemetry/labels.ts'
import type { Deadline } from '../time/deadline.ts'
import { untilAborted } from '../time/until-aborted.ts'
import type { CallPolicy } from './call-policy.ts'

/** Work that may be repeated. */
export interface RetriedWork<T> {
  readonly operation: Operation
  readonly policy: CallPolicy
  readonly surroundings: Surroundings
  /** The limit of the whole call. */
  readonly deadline: Deadline
  readonly attempt: () => Promise<Outcome<T>>
  readonly onRetry: (failed: Failure, waitMs: number) => void
}

/** The outcome of the first attempt that is not worth repeating, or of the last one. */
export async function retrying<T>(work: RetriedWork<T>): Promise<Outcome<T>> {
  const { policy, surroundings, deadline } = work
  const end = surroundings.now() + policy.totalTimeoutMs
  for (let retry = 1; ; retry++) {
    const outcome = await work.attempt()
    if (outcome.ok || !isWorthRepeating(outcome.failure, work) || retry > policy.retries) return outcome
    const asked = outcome.failure.retryAfterMs
    if (asked !== null && asked > policy.maxRetryAfterMs) return tooLong(outcome.failure, asked)
    const wait = waitBefore(retry, asked, policy, surroundings.random())
    // A wait that ends too late would only replace this failure by a poorer one.
    if (surroundings.now() + wait >= end) return outcome
    work.onRetry(outcome.failure, wait)
    await slept(wait, work)
    if (deadline.signal.aborted) {
      const stopped = deadline.failure(work.operation)
      return { ok: false, failure: { ...stopped.failure, attempt: outcome.failure.attempt } }
    }
  }
}

/** Coming back earlier than the service asks is no answer to it, so the error says when. */
function tooLong(found: Failure, askedMs: number): { readonly ok: false; readonly failure: Failure } {
  const seconds = Math.ceil(askedMs / 1000)
  const hint = `the service asks to wait ${seconds} s, longer than maxRetryAfterMs allows: call again after retryAfterMs`
  return { ok: false, failure: { ...found, hint } }
}

/** A `sleep` of the caller's that ignores the signal, or fails, disturbs nothing. */
async function slept(
  ms: number,
  { surroundings, deadline }: Pick<RetriedWork<unknown>, 'surroundings' | 'deadline'>,
): Promise<void> {
  const sleep = async (): Promise<'awake'> => {
    await surroundings.sleep(ms, deadline.signal)
    return 'awake'
  }
  await untilAborted(sleep(), deadline.signal).catch(() => {})
}

/** What came of another operation on the way, such as getting a token, has been repeated there. */
function isWorthRepeating(
  found: Failure,
  work: Pick<RetriedWork<unknown>, 'operation' | 'deadline'>,
): boolean {
  return found.retryable && found.operation === work.operation && !work.deadline.signal.aborted
}

/**
 * Milliseconds before retry number `retry`, from 1. By chance from 0 up to a limit that doubles ("full jitter"), so that
 * callers who failed together do not come back together; on top of what the service asks for, where it does, and never
 * less than that.
 */
export function waitBefore(
  retry: number,
  askedMs: number | null,
  policy: CallPolicy,
  chance: number,
): number {
  const limit = Math.min(policy.maxRetryDelayMs, policy.retryDelayMs * 2 ** Math.min(retry - 1, 30))
  const drawn = Math.round(chance * limit)
  return askedMs === null ? drawn : Math.max(askedMs, Math.min(policy.maxRetryAfterMs, askedMs + drawn))
}
