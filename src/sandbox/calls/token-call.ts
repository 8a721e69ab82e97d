/** The token call: client credentials of OAuth 2.0, in a form-encoded body. Interface document, section 4.1. */
import { type Answer, jsonAnswer } from '../answer/answer.ts'
import { Refusal, tokenRefused } from '../answer/refusal.ts'
import { isOfType, readText } from '../request/read-text.ts'
import type { Settings } from '../settings/settings.ts'
import type { Tokens } from '../state/tokens.ts'
import type { Accepted, Call } from './call.ts'

const fieldNames = ['grant_type', 'client_id', 'client_secret', 'scope'] as const

export function tokenCall(settings: Settings, tokens: Tokens): Call {
  return {
    name: 'token',
    path: '/token',
    accept: async request => {
      if (!isOfType(request.headers, 'application/x-www-form-urlencoded')) {
        return tokenRefused(
          400,
          'invalid_request',
          'The content type of the body is application/x-www-form-urlencoded, UTF-8',
        )
      }
      const text = await readText(request, settings.maxBodyBytes)
      if (text instanceof Refusal) return text
      return checkedForm(new URLSearchParams(text), settings) ?? accepted(settings, tokens)
    },
  }
}

function checkedForm(form: URLSearchParams, settings: Settings): Refusal | null {
  const missing = fieldNames.filter(name => (form.get(name) ?? '') === '')
  if (missing.length > 0)
    return tokenRefused(400, 'invalid_request', `Required and missing: ${missing.join(', ')}`)
  const repeated = fieldNames.filter(name => form.getAll(name).length > 1)
  if (repeated.length > 0)
    return tokenRefused(400, 'invalid_request', `Given more than once: ${repeated.join(', ')}`)
  if (form.get('grant_type') !== 'client_credentials')
    return tokenRefused(400, 'unsupported_grant_type', 'grant_type is client_credentials')
  if (form.get('client_id') !== settings.clientId || form.get('client_secret') !== settings.clientSecret)
    return tokenRefused(401, 'invalid_client', 'client_id and client_secret are not those of the account')
  if (form.get('scope') !== settings.scope)
    return tokenRefused(400, 'invalid_scope', 'scope is not that of the account')
  return null
}

function accepted(settings: Settings, tokens: Tokens): Accepted {
  const answerWith = (token: string): Answer =>
    jsonAnswer(
      200,
      { access_token: token, token_type: 'bearer', expires_in: settings.tokenLifetime },
      {
        choices: ['expires-in-seconds'],
        headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' },
      },
    )
  return {
    tin: null,
    subject: 'token',
    perform: () => answerWith(tokens.issue()),
    performExpired: () => {
      const token = tokens.issue()
      tokens.expire(token)
      return answerWith(token)
    },
  }
}
