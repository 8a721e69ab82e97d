/**
 * What the sandbox does where the interface says "not shown". An answer that rests on such a choice names it in the
 * header Sandbox-Choice; docs/sandbox.md has the same list, and a test holds the two together.
 */
const table = {
  'detail-path': 'The transcript-detail call has the path /v2/transcript-detail',
  'authorization-scheme': 'Authorization holds "Bearer", a blank and the token, or the token alone',
  'expires-in-seconds': 'expires_in counts seconds',
  'token-errors': 'The token endpoint refuses as RFC 6749 says: 400, and 401 for a wrong client id or secret',
  'token-refused': 'A missing, unknown or expired token is answered with 401 and WWW-Authenticate',
  'error-body': 'A refusal has the body { error, message } and, where it is about fields, the list fields',
  'missing-euid': 'A missing euid header is answered with 400, a wrong one with 403',
  'invalid-value': 'A field that is there but cannot be read is answered with 400',
  'query-string': 'A query string is answered with 400',
  'content-type': 'Another content type than application/json is answered with 400',
  'body-size': 'A body above the limit is answered with 413',
  'other-host': 'A call whose header Host names another host is answered with 421',
  'unknown-path': 'A path that is none of the calls is answered with 404',
  'other-method': 'Another method than POST is answered with 405 and Allow',
  'cross-origin':
    'Web pages of this machine (localhost, 127.0.0.1, [::1]) may call; those of other origins may not',
  'extra-fields': 'Fields that the call does not know are ignored',
  'unknown-taxpayer': 'A tax id that is no test taxpayer is answered with 403',
  'no-consent': 'A call without the consent that it needs is answered with 403',
  'no-data': 'No data is a transcript of a header only, whose MESSAGE says so; by option it is 404',
  'not-predefined': 'A transcript that is not predefined for the test taxpayer gives the no-data outcome',
  'other-calls': 'The Request, Taxpayers and Reports calls take companyId and tin as JSON and answer with {}',
  'consent-by-request': 'In production mode a Request call grants the consent it asks for at once',
  'callback-endpoint': 'The callback endpoint is the field callbackUrl, an http: or https: address',
  'callback-host':
    'A callback endpoint on another machine is answered with 400, unless the sandbox was started to send there',
  'callback-body': 'The callback body holds tinType, tin and the names; option callbackBody replaces it',
  'callback-https': 'A callback to an http: address is posted to the same host, port and path by https:',
  'callback-attempts': 'A callback is posted once, without authentication, and follows no redirect',
} as const

/**
 * The name of what the sandbox does where the interface says "not shown".
 * @example
 * const choice: Choice = 'expires-in-seconds'
 * choices[choice] // => 'expires_in counts seconds'
 */
export type Choice = keyof typeof table

/**
 * Each choice and what was chosen, in one sentence.
 * @example
 * choices['unknown-path'] // => 'A path that is none of the calls is answered with 404'
 */
export const choices: Readonly<Record<Choice, string>> = table
