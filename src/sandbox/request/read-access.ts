/** The two headers of every call: the access token, and the company id of the caller. */
import type { Answer } from '../answer/answer.ts'
import { type Refusal, refused } from '../answer/refusal.ts'
import type { Settings } from '../settings/settings.ts'
import type { Tokens } from '../state/tokens.ts'

/** That a caller may call. */
export interface Access {
  readonly token: string
}

/** The token that the caller shows, or why the caller is refused. */
export function readAccess(headers: Headers, tokens: Tokens, settings: Settings): Access | Refusal {
  const token = shownToken(headers.get('authorization'))
  if (token === null) return withoutToken('token-missing', 'The header Authorization is required')
  const state = tokens.state(token)
  if (state === 'expired') return expired()
  if (state === 'unknown')
    return withoutToken('token-unknown', 'The access token is none that was issued here', 'invalid_token')
  const company = headers.get('euid')?.trim() ?? ''
  if (company === '') {
    return refused(400, 'missing-euid', 'The header euid is required', { choices: ['missing-euid'] })
  }
  if (company !== settings.companyId) {
    return refused(
      403,
      'invalid-company',
      'The header euid does not hold the company id of the account that the token was issued to',
    )
  }
  return { token }
}

/** Ends the token before its time, and what its caller then receives. */
export function expiredNow(token: string, tokens: Tokens): Answer {
  tokens.expire(token)
  return expired().answer
}

function expired(): Refusal {
  return withoutToken('token-expired', 'The access token has expired', 'invalid_token')
}

/** `error` is a code of RFC 6750, section 3.1. */
function withoutToken(code: string, message: string, error?: string): Refusal {
  return refused(401, code, message, {
    choices: ['token-refused'],
    headers: { 'WWW-Authenticate': error === undefined ? 'Bearer' : `Bearer error="${error}"` },
  })
}

/** `Bearer abc` and `abc` show the token abc. */
function shownToken(header: string | null): string | null {
  const token = (header ?? '')
    .trim()
    .replace(/^bearer(\s+|$)/i, '')
    .trim()
  return token === '' ? null : token
}
