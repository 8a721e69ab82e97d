/** What is said of an answer to the request for a token: one sentence for each way to get none, and nothing of the answer itself. */
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../src/service/exchange/exchange.ts'
import { readToken } from '../../../src/service/token/token-answer.ts'
import { canaries } from '../../support/canaries.ts'

function answer(status: number, body: unknown, more: Partial<Answer> = {}): Answer {
  return {
    kind: 'answer',
    status,
    contentType: 'application/json',
    retryAfter: null,
    broken: null,
    bytes: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
    isWhole: true,
    ...more,
  }
}

/** The problem in words and the reason; `undefined` where there is a token. */
function refusal(of: Answer): unknown {
  const outcome = readToken(of, 0)
  if (outcome.ok) return undefined
  expect(JSON.stringify(outcome)).not.toContain(canaries.secret)
  return [Reflect.get(outcome.failure.parameters, 'problem'), outcome.failure.reason]
}

describe('a token is not given', () => {
  test.each([
    ['invalid_request', 'the authorization server finds the request malformed'],
    ['invalid_client', 'the authorization server does not take the client id or secret'],
    ['invalid_grant', 'the authorization server does not take the grant'],
    ['unauthorized_client', 'the client may not use client credentials'],
    ['unsupported_grant_type', 'the authorization server does not know client credentials'],
    ['invalid_scope', 'the authorization server does not take the scope'],
  ])('for the error %s of OAuth: %s', (error, words) => {
    const body = { error, error_description: canaries.secret }
    expect(refusal(answer(400, body))).toEqual([words, error])
  })

  test.each([
    ['another error', answer(400, { error: canaries.secret }), ['400', 'status']],
    ['an error that is no text', answer(401, { error: ['invalid_scope'] }), ['401', 'status']],
    ['a server that is busy', answer(503, canaries.secret), ['503', 'status']],
    ['too many requests', answer(429, {}), ['429', 'status']],
    ['a request that took too long', answer(408, {}), ['408', 'status']],
  ])('for %s: its status is named', (_, of, [status, reason]) => {
    expect(refusal(of)).toEqual([`the authorization server answered with status ${status}`, reason])
  })

  const isRedirect = 'the authorization server answered with a redirect, which is not followed'
  const noToken = 'the answer holds no access_token that a header can carry'
  test.each([
    ['a redirect', answer(302, ''), isRedirect, 'redirect'],
    ['a redirect that a runtime hides', answer(0, ''), isRedirect, 'redirect'],
    [
      'an answer without an end',
      answer(200, '{}', { isWhole: false }),
      'the answer is too large for a token',
      'too-large',
    ],
    ['a text', answer(200, canaries.secret), 'the answer is not a JSON object', 'not-json'],
    ['a list', answer(200, []), 'the answer is not a JSON object', 'not-json'],
    ['an empty object', answer(200, {}), noToken, 'no-token'],
    ['an empty token', answer(200, { access_token: '' }), noToken, 'no-token'],
    ['a token with a blank', answer(200, { access_token: 'a b' }), noToken, 'no-token'],
    [
      'another type',
      answer(200, { access_token: 'a', token_type: 'mac' }),
      'its token_type is not bearer',
      'token-type',
    ],
    [
      'a type that is no text',
      answer(200, { access_token: 'a', token_type: 7 }),
      'its token_type is not bearer',
      'token-type',
    ],
  ])('for %s', (_, of, words, reason) => {
    expect(refusal(of)).toEqual([words, reason])
  })
})

test.each([
  [{ access_token: 'a-token' }, null],
  [{ access_token: 'a-token', token_type: 'Bearer', expires_in: 90 }, 90],
  [{ access_token: 'a-token', expires_in: 0 }, null],
  [{ access_token: 'a-token', expires_in: '90' }, null],
])('the token of %j lives for %j seconds', (body, expiresIn) => {
  expect(readToken(answer(200, body), 0)).toEqual({ ok: true, value: { value: 'a-token', expiresIn } })
})
