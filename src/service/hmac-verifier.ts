/** A ready-made `verify` for callbacks that carry an HMAC of their body in a header. The interface shows none; senders often do. */
import type { CallbackVerifier } from './callback-options.ts'
import { configurationError } from './service-error.ts'

/** How the signature is made. */
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
 * @throws ConfigurationError for a blank secret or header
 */
export function hmacVerifier(options: HmacOptions): CallbackVerifier {
  const { header, prefix = '', hash = 'SHA-256', encoding = 'hex' } = options
  if (options.secret === '' || header.trim() === '')
    throw configurationError('"secret" and "header" of an HMAC must not be blank')
  const encoder = new TextEncoder()
  return async ({ headers, bytes }) => {
    const written = headers.get(header)?.trim() ?? ''
    if (!written.startsWith(prefix)) return false
    const signature = decoded(written.slice(prefix.length), encoding)
    if (signature === undefined) return false
    const algorithm = { name: 'HMAC', hash }
    const key = await crypto.subtle.importKey('raw', encoder.encode(options.secret), algorithm, false, [
      'verify',
    ])
    const before = encoder.encode(options.signedBefore?.(headers) ?? '')
    const signed = new Uint8Array(before.length + bytes.length)
    signed.set(before)
    signed.set(bytes, before.length)
    // The runtime compares in constant time.
    return crypto.subtle.verify(algorithm, key, signature, signed)
  }
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
