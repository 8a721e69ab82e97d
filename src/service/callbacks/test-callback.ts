/**
 * A callback as the service would send it, for tests of people's own hosts: what the handler is set up with, turned round. The
 * interface shows neither the fields of a callback nor how it is signed, so both are the caller's to say.
 */

import { anObject, aText, oneOfTexts, type Rules } from '../../text/messages/option-rules.ts'
import { aHeaderName, aHeaderText, checkNeededOptions, headersRule } from '../check-options.ts'
import { configurationError } from '../service-error.ts'
import type { CallbackKind } from './callback-options.ts'
import { checkedSecrets } from './callback-settings.ts'
import { checkHmacOptions, type HmacOptions, hmacSignature } from './hmac-verifier.ts'

/**
 * The options of `generateTestCallback`.
 * @example
 * const own: TestCallbackOptions = { endpoint: 'https://lender.example/callbacks', body: { tin: '987654321' } }
 * const answer = await generateTestCallback(own)
 * answer.body // => '{"tin":"987654321"}'
 */
export interface TestCallbackOptions {
  /** The address of the endpoint, without the secret: "https://lender.example/callbacks". */
  readonly endpoint: string
  /** Whose made-up data it carries where there is no `body`: "individual" where left out. */
  readonly kind?: CallbackKind | undefined
  /** Becomes the last part of the path, or the header `secretHeader`. None where left out. */
  readonly secret?: string | undefined
  readonly secretHeader?: string | undefined
  /** Signs the body as `hmacVerifier` with the same options expects it. Not signed where left out. */
  readonly signature?: HmacOptions | undefined
  /** Further headers, such as a delivery id or a time. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** What it says: an object, written as JSON, or text, sent as it is. */
  readonly body?: object | string | undefined
}

/**
 * Plain data: `new Request(callback.url, callback)`, `fetch(callback.url, callback)`, Fastify's `app.inject(callback)`.
 * @example
 * const callback: TestCallback = await generateTestCallback({ endpoint: 'https://lender.example/callbacks' })
 * new Request(callback.url, callback).method // => 'POST'
 */
export interface TestCallback {
  readonly url: string
  readonly method: 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const rules = (): Rules<TestCallbackOptions> => ({
  endpoint: aText,
  kind: oneOfTexts('individual', 'business'),
  secret: aText,
  secretHeader: aHeaderName,
  signature: anObject,
  headers: headersRule,
  body: {
    expected: 'an object or a text',
    fits: value => typeof value === 'string' || (typeof value === 'object' && value !== null),
  },
})

/** Made-up people, whose ids are never issued. The fields are those that the sandbox sends; your account shows the real ones. */
const madeUp: Readonly<Record<CallbackKind, object>> = {
  individual: { tinType: 'SSN', tin: '987654321', firstName: 'Avery', lastName: 'Sample' },
  business: { tinType: 'EIN', tin: '001234567', businessName: 'Brightwater Pretend Supply Inc' },
}

/**
 * A callback that a handler with the same secret, header and signature takes.
 * @throws ConfigurationError which names the option that is unknown or wrong
 * @example
 * const callback = await generateTestCallback({ endpoint: 'https://lender.example/callbacks', secret: 's3cret' })
 * callback.url // => 'https://lender.example/callbacks/s3cret'
 */
export async function generateTestCallback(options: TestCallbackOptions): Promise<TestCallback> {
  checkNeededOptions(options, rules())
  if (options.signature !== undefined) checkHmacOptions(options.signature)
  const { kind = 'individual', secretHeader, signature } = options
  if (secretHeader !== undefined && options.secret === undefined)
    throw configurationError('"secretHeader" is given without a "secret"')
  if (secretHeader !== undefined && !aHeaderText.fits(options.secret))
    throw configurationError('"secret" holds a character that no header can carry')
  const [secret] = options.secret === undefined ? [] : checkedSecrets(options.secret)
  const content = options.body ?? madeUp[kind]
  const body = typeof content === 'string' ? content : JSON.stringify(content)
  const headers = new Headers({ 'content-type': 'application/json', ...lowered(options.headers) })
  if (secretHeader !== undefined) headers.set(secretHeader, secret ?? '')
  if (signature !== undefined)
    headers.set(signature.header, await hmacSignature(signature, headers, new TextEncoder().encode(body)))
  const url = addressOf(options.endpoint, secretHeader === undefined ? secret : undefined)
  return { url, method: 'POST', headers: Object.fromEntries(headers), body }
}

function addressOf(endpoint: string, secret: string | undefined): string {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw configurationError('"endpoint" is no http or https address')
  if (secret !== undefined) url.pathname = `${url.pathname.replace(/\/+$/, '')}/${encodeURIComponent(secret)}`
  return url.href
}

/** So that a header of the caller's takes the place of one of ours, however it is written. */
function lowered(headers: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
