/** A time limit joined to whatever else may end the work: the caller's signal, or the limit of the whole call. */

import { type Failure, failure } from '../failure.ts'
import { longestTimer } from '../surroundings.ts'
import type { Operation } from '../telemetry/labels.ts'
import { type Listen, listenAlone } from './abort-listeners.ts'

/** A limit that runs. `end` must be called when the work is done, so that nothing is left running. */
export interface Deadline {
  /** Aborted when the time is over or the outer work ended. Its reason says nothing of either. */
  readonly signal: AbortSignal
  /** Why the signal was aborted. Only meaningful once it is. */
  readonly failure: (operation: Operation) => { readonly ok: false; readonly failure: Failure }
  readonly end: () => void
}

/** What a limit is for, and how long it is in milliseconds. */
export interface Limit {
  readonly kind: 'attempt' | 'total'
  readonly ms: number
}

/** Starts a limit within `outer`: a caller's signal, another deadline, or nothing. */
export function startDeadline(
  limit: Limit,
  outer: AbortSignal | Deadline | undefined,
  listen: Listen = listenAlone,
): Deadline {
  const controller = new AbortController()
  let isOver = false
  const stop = (): void => controller.abort()
  const timer =
    limit.ms > longestTimer
      ? undefined
      : setTimeout(() => {
          isOver = !controller.signal.aborted
          stop()
        }, limit.ms)
  const outerSignal = outer !== undefined && 'signal' in outer ? outer.signal : outer
  if (outerSignal?.aborted === true) stop()
  const leave = outerSignal === undefined ? undefined : listen(outerSignal, stop)
  return {
    signal: controller.signal,
    failure: operation => {
      if (isOver) return timedOut(limit, operation)
      if (outer !== undefined && 'signal' in outer) return outer.failure(operation)
      return failure('service/aborted', {}, { operation })
    },
    end: () => {
      clearTimeout(timer)
      leave?.()
    },
  }
}

function timedOut(limit: Limit, operation: Operation): { readonly ok: false; readonly failure: Failure } {
  const what = { attempt: 'An attempt', total: 'The whole call' }[limit.kind]
  const option = { attempt: 'timeoutMs', total: 'totalTimeoutMs' }[limit.kind]
  return failure(
    'service/timeout',
    { what, limit: limit.ms },
    { operation, reason: limit.kind, retryable: true, hint: `${option} sets the limit` },
  )
}
