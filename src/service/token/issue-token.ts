/** One token from the authorization server: the secret, the request, the answer, and trying again. */

import { retrying } from '../exchange/retrying.ts'
import { watchedExchange } from '../exchange/watched-exchange.ts'
import { type Failure, failure, type Outcome, success } from '../failure.ts'
import type { ServiceSettings } from '../read-options.ts'
import { noLabels } from '../telemetry/labels.ts'
import { type Deadline, startDeadline } from '../time/deadline.ts'
import { untilAborted } from '../time/until-aborted.ts'
import { type IssuedToken, maxTokenBytes, readToken, tokenForm } from './token-answer.ts'

/**
 * A token, and the moment it was asked for (milliseconds since 1970). By the client's own policy: no single caller's knobs
 * bind the others who wait for it.
 */
export async function issueToken(
  settings: ServiceSettings,
  call: string,
  signal: AbortSignal,
): Promise<Outcome<IssuedToken & { readonly askedAt: number }>> {
  const { hooks, policy, surroundings } = settings
  const deadline = startDeadline({ kind: 'total', ms: policy.totalTimeoutMs }, signal)
  let attempt = 0
  let askedAt = 0
  const outcome = await retrying({
    operation: 'token',
    policy,
    surroundings,
    deadline,
    onRetry: ({ status, code, reason }, waitMs) =>
      hooks.onRetry({ ...noLabels, operation: 'token', call, attempt, waitMs, status, code, reason }),
    attempt: async () => {
      const secret = await readSecret(settings.clientSecret, deadline)
      if (!secret.ok) return secret
      attempt++
      // Counted from the sending, so that a slow answer never makes a token seem to live longer.
      askedAt = surroundings.now()
      return watchedExchange({
        settings,
        policy,
        deadline,
        to: 'authorization server',
        event: { ...noLabels, operation: 'token', call, attempt, method: 'POST', template: '/token' },
        request: {
          url: settings.tokenUrl,
          method: 'POST',
          headers: {
            accept: 'application/json',
            'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
          },
          body: tokenForm(settings.clientId, secret.value, settings.scope),
        },
        limitFor: () => maxTokenBytes,
        judge: answer => readToken(answer, surroundings.now()),
      })
    },
  })
  deadline.end()
  return outcome.ok ? success({ ...outcome.value, askedAt }) : outcome
}

/** The secret. A function of the caller's may fail with anything in its message, so nothing of its error is kept. */
async function readSecret(
  secret: ServiceSettings['clientSecret'],
  deadline: Deadline,
): Promise<Outcome<string>> {
  const refused = (problem: string): { readonly ok: false; readonly failure: Failure } =>
    failure('service/token', { problem }, { operation: 'token', reason: 'secret' })
  if (typeof secret === 'string') return success(secret)
  try {
    const value = await untilAborted((async () => secret())(), deadline.signal)
    if (value === undefined && deadline.signal.aborted) return deadline.failure('token')
    return typeof value === 'string' && value !== '' ? success(value) : refused('"clientSecret" gave no text')
  } catch {
    return refused('"clientSecret" failed')
  }
}
