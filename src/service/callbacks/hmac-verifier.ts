/** A ready-made `verify` for callbacks that carry an HMAC of their body in a header. The interface shows none; senders often do. */
import { aFunction, aText, oneOfTexts, type Rules } from '../../text/messages/option-rules.ts'
import { aHeaderName, aHeaderText, checkNeededOptions, seenElsewhere } from '../check-options.ts'
import { hexadecimal } from '../same-secret.ts'
import { configurationError } from '../service-error.ts'
import type { CallbackVerifier } from './callback-options.ts'

/**
 * How the signature is made.
 * @example
 * const signature: HmacOptions = { secret: 'a key', header: 'x-signature', prefix: 'sha256=' }
 * const signed = await generateTestCallback({ endpoint: 'https://lender.example/callbacks', signature })
 * String(signed.headers['x-signature']).startsWith('sha256=') // => true
 */
export interface HmacOptions {
  /** The key, as text in UTF-8. */
  readonly secret: string
  /** The header that carries the signature. */
  readonly header: string
  /** How the signature is written. "hex" where left out. */
  readonly encoding?: 'hex' | 'base64' | undefined
  /** What stands before it, such as "v1=" or "sha256=". */
  readonly prefix?: string | undefined
  /** "SHA-256" where left out. */
  readonly hash?: 'SHA-256' | 'SHA-512' | undefined
  /** What is signed, where that is more than the body: text put before it, such as a time from another header. */
  readonly signedBefore?: ((headers: Headers) => string) | undefined
}

/**
 * A verifier that holds where the header carries the HMAC of the raw body.
 * @throws ConfigurationError for a blank secret or header, and for an option that is unknown or of another kind
 * @example
 * const signature = { secret: 'a key', header: 'x-signature' }
 * const handler = createCallbackHandler({ verify: hmacVerifier(signature), onData: () => {} })
 * const callback = await generateTestCallback({ endpoint: 'https://lender.example/callbacks', signature })
 * const answer = await handler(new Request(callback.url, callback))
 * answer.status // => 200
 */
export function hmacVerifier(options: HmacOptions): CallbackVerifier {
  checkHmacOptions(options)
  const { header, prefix = '', hash = 'SHA-256', encoding = 'hex' } = options
  return async ({ headers, bytes }) => {
    const written = headers.get(header)?.trim() ?? ''
    if (!written.startsWith(prefix)) return false
    const signature = decoded(written.slice(prefix.length), encoding)
    if (signature === undefined) return false
    const key = await keyOf(options, 'verify')
    // The runtime compares in constant time.
    return crypto.subtle.verify({ name: 'HMAC', hash }, key, signature, signedBytes(options, headers, bytes))
  }
}

const rules = (): Rules<HmacOptions> => ({
  secret: aText,
  header: seenElsewhere,
  encoding: oneOfTexts('hex', 'base64'),
  prefix: aHeaderText,
  hash: oneOfTexts('SHA-256', 'SHA-512'),
  signedBefore: aFunction,
})

/** @throws ConfigurationError for a blank secret or header, and for an option that is unknown or of another kind */
export function checkHmacOptions(options: HmacOptions): void {
  checkNeededOptions(options, rules())
  if (options.secret === '' || options.secret === undefined || !aHeaderName.fits(options.header))
    throw configurationError(
      '"secret" and "header" of an HMAC must not be blank, and the header a name of one',
    )
}

/** What the header of a callback with these headers and this body must say for the verifier to hold. */
export async function hmacSignature(
  options: HmacOptions,
  headers: Headers,
  bytes: Uint8Array,
): Promise<string> {
  const { prefix = '', encoding = 'hex' } = options
  const key = await keyOf(options, 'sign')
  const signature = await crypto.subtle.sign('HMAC', key, signedBytes(options, headers, bytes))
  const written = new Uint8Array(signature)
  return `${prefix}${encoding === 'hex' ? hexadecimal(written) : btoa(String.fromCharCode(...written))}`
}

function keyOf(
  { secret, hash = 'SHA-256' }: HmacOptions,
  use: 'sign' | 'verify',
): ReturnType<typeof crypto.subtle.importKey> {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash }, false, [
    use,
  ])
}

function signedBytes(
  { signedBefore }: HmacOptions,
  headers: Headers,
  bytes: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const before = new TextEncoder().encode(signedBefore?.(headers) ?? '')
  const signed = new Uint8Array(before.length + bytes.length)
  signed.set(before)
  signed.set(bytes, before.length)
  return signed
}

function decoded(text: string, encoding: 'hex' | 'base64'): Uint8Array<ArrayBuffer> | undefined {
  if (encoding === 'hex') {
    if (!/^(?:[0-9a-fA-F]{2})+$/.test(text)) return undefined
    return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  }
  try {
    return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
