/** A call with a token: attempts, a renewed token where one is not taken, time limits, hooks. Throws only errors of this room. */

import { type CallKnobs, type CallPolicy, callPolicy } from '../exchange/call-policy.ts'
import type { Answer } from '../exchange/exchange.ts'
import { retrying } from '../exchange/retrying.ts'
import { watchedExchange } from '../exchange/watched-exchange.ts'
import type { Failure, Outcome } from '../failure.ts'
import type { ServiceSettings } from '../read-options.ts'
import { errorOf } from '../service-error.ts'
import type { Operation, RequestLabels } from '../telemetry/labels.ts'
import type { Listen } from '../time/abort-listeners.ts'
import { startDeadline } from '../time/deadline.ts'
import type { TokenSource } from '../token/token-source.ts'

/** What every call of a client shares. */
export interface ServiceCore {
  readonly settings: ServiceSettings
  readonly tokens: TokenSource
  readonly nextCall: () => string
  readonly listen: Listen
}

/** One call. */
export interface ApiCall<T> {
  readonly operation: Operation
  readonly labels: RequestLabels
  readonly url: string
  readonly method: string
  readonly template: string | null
  /** JSON text; null for none. */
  readonly body: string | null
  readonly limitFor: (status: number, policy: CallPolicy) => number
  readonly judge: (answer: Answer) => Outcome<T>
}

/**
 * What is reported of a call that went well.
 * @example
 * const line = ({ status, attempts, bytes }: CallMetadata): string => `${status} after ${attempts}, ${bytes} bytes`
 * const { metadata } = await client.transcriptDetail(request)
 * line(metadata).startsWith('200 after 1') // => true
 */
export interface CallMetadata extends RequestLabels {
  /** Names the call in events of hooks. */
  readonly call: string
  readonly status: number
  /** How many requests it took. */
  readonly attempts: number
  /** From the beginning to the end, waits included. */
  readonly durationMs: number
  /** The length of the body in bytes, after decompression. */
  readonly bytes: number
}

/** The value of a call and what is reported of it. @throws ServiceError */
export async function apiCall<T>(
  { settings, tokens, nextCall, listen }: ServiceCore,
  work: ApiCall<T>,
  knobs: CallKnobs & { readonly signal?: AbortSignal | undefined },
): Promise<{ readonly value: T; readonly metadata: CallMetadata }> {
  const policy = callPolicy(settings.policy, knobs)
  const { surroundings, hooks } = settings
  const { operation, labels } = work
  const call = nextCall()
  const started = surroundings.now()
  const deadline = startDeadline({ kind: 'total', ms: policy.totalTimeoutMs }, knobs.signal, listen)
  let attempt = 0
  let hasRenewed = false
  let last = { status: 0, bytes: 0 }

  const send = (token: string): Promise<Outcome<T>> => {
    attempt++
    return watchedExchange({
      settings,
      policy,
      deadline,
      to: 'service',
      event: { ...labels, operation, call, attempt, method: work.method, template: work.template },
      request: {
        url: work.url,
        method: work.method,
        headers: headersOf(settings, token, work),
        body: work.body,
      },
      limitFor: status => work.limitFor(status, policy),
      judge: answer => {
        last = { status: answer.status, bytes: answer.bytes.byteLength }
        return work.judge(answer)
      },
    })
  }

  const attemptOnce = async (): Promise<Outcome<T>> => {
    for (;;) {
      const token = await tokens.get(deadline)
      if (!token.ok) return token
      const outcome = await send(token.value.value)
      if (outcome.ok || outcome.failure.reason !== 'not-accepted') return outcome
      tokens.drop(token.value.generation)
      if (hasRenewed) return outcome
      hasRenewed = true
    }
  }

  const onRetry = ({ status, code, reason }: Failure, waitMs: number): void =>
    hooks.onRetry({ ...labels, operation, call, attempt, waitMs, status, code, reason })

  try {
    const outcome = deadline.signal.aborted
      ? deadline.failure(operation)
      : await retrying({ operation, policy, surroundings, deadline, onRetry, attempt: attemptOnce })
    if (!outcome.ok) throw errorOf(outcome.failure, labels)
    const durationMs = Math.max(0, surroundings.now() - started)
    return { value: outcome.value, metadata: { ...labels, call, ...last, attempts: attempt, durationMs } }
  } finally {
    deadline.end()
  }
}

function headersOf(
  settings: ServiceSettings,
  token: string,
  work: Pick<ApiCall<unknown>, 'body'>,
): Readonly<Record<string, string>> {
  const scheme = settings.authorizationScheme
  return {
    accept: 'application/json',
    ...settings.headers,
    ...(work.body === null ? {} : { 'content-type': 'application/json' }),
    authorization: scheme === '' ? token : `${scheme} ${token}`,
    euid: settings.companyId,
  }
}
