/** The token call as the interface describes it: the form that is posted, and what is read from the answer. */
import type { Answer } from '../exchange/exchange.ts'
import { faultOfStatus } from '../exchange/network-faults.ts'
import { connectionFailure } from '../exchange/network-reason.ts'
import { isObject, readJson, readText } from '../exchange/read-json.ts'
import { failure, type OAuthReason, type Outcome, type Reason, success } from '../failure.ts'
import { retryAfterMs } from '../time/retry-after.ts'

/** A token response is small; more than this is something else. */
export const maxTokenBytes = 65_536

/** An access token as issued. */
export interface IssuedToken {
  readonly value: string
  /** How long it is good for, in the unit of the service; null where it does not say. */
  readonly expiresIn: number | null
}

/** The form-encoded body, all four fields. */
export function tokenForm(clientId: string, clientSecret: string, scope: string): string {
  return new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    scope,
  }).toString()
}

const oauthWords: Readonly<Record<OAuthReason, string>> = {
  invalid_request: 'the authorization server finds the request malformed',
  invalid_client: 'the authorization server does not take the client id or secret',
  invalid_grant: 'the authorization server does not take the grant',
  unauthorized_client: 'the client may not use client credentials',
  unsupported_grant_type: 'the authorization server does not know client credentials',
  invalid_scope: 'the authorization server does not take the scope',
}

/** The token in an answer, or why there is none. Nothing of the answer but a known word of its `error` is kept. */
export function readToken(answer: Answer, now: number): Outcome<IssuedToken> {
  const { status } = answer
  const refused = (problem: string, reason: Reason): Outcome<IssuedToken> =>
    failure('service/token', { problem }, { operation: 'token', reason, status })
  const text = readText(answer.bytes)
  const json = text === undefined || !answer.isWhole ? undefined : readJson(text)
  const body = json?.ok === true && isObject(json.value) ? json.value : undefined
  const fault = faultOfStatus(status)
  if (fault !== undefined)
    return connectionFailure('authorization server', fault, { operation: 'token', status })
  if (status === 408 || status === 429 || status >= 500) {
    const facts = { operation: 'token', reason: 'status', status, retryable: true } as const
    const problem = `the authorization server answered with status ${status}`
    return failure(
      'service/token',
      { problem },
      { ...facts, retryAfterMs: retryAfterMs(answer.retryAfter, now) },
    )
  }
  if (status === 0 || (status >= 300 && status < 400))
    return refused('the authorization server answered with a redirect, which is not followed', 'redirect')
  if (status !== 200) {
    const known = knownError(body?.error)
    return known === undefined
      ? refused(`the authorization server answered with status ${status}`, 'status')
      : refused(oauthWords[known], known)
  }
  if (answer.broken !== null)
    return connectionFailure('authorization server', answer.broken, { operation: 'token', status })
  if (!answer.isWhole) return refused('the answer is too large for a token', 'too-large')
  if (body === undefined) return refused('the answer is not a JSON object', 'not-json')
  return tokenOf(body, refused)
}

function tokenOf(
  body: Readonly<Record<string, unknown>>,
  refused: (problem: string, reason: Reason) => Outcome<IssuedToken>,
): Outcome<IssuedToken> {
  const { access_token: value, token_type: type, expires_in: expiresIn } = body
  if (typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value))
    return refused('the answer holds no access_token that a header can carry', 'no-token')
  if (type !== undefined && (typeof type !== 'string' || type.toLowerCase() !== 'bearer'))
    return refused('its token_type is not bearer', 'token-type')
  const isDuration = typeof expiresIn === 'number' && Number.isFinite(expiresIn) && expiresIn > 0
  return success({ value, expiresIn: isDuration ? expiresIn : null })
}

function knownError(error: unknown): OAuthReason | undefined {
  return Object.keys(oauthWords).find((word): word is OAuthReason => word === error)
}
