/**
 * What a delivery is called, so that one that comes again is known. A body alone is not a name: a Request and a Taxpayers call about
 * one taxpayer are answered with the same body, and each is a wake-up of its own.
 */

import { digest, hexadecimal } from '../same-secret.ts'
import type { CallbackArrival } from './callback-options.ts'
import type { CallbackSettings } from './callback-settings.ts'

/** Path and query of an address, without the secret: neither a name nor a log may be a way to try secrets at. */
export function endpointOf(
  address: string,
  { secret, secretHeader }: Pick<CallbackSettings, 'secret' | 'secretHeader'>,
): string {
  const { pathname, search } = new URL(address)
  const isInPath = secret !== undefined && secretHeader === undefined
  return `${isInPath ? pathname.slice(0, Math.max(0, pathname.lastIndexOf('/'))) : pathname}${search}`
}

/** A hash: of the name that was given; else of where the delivery came to, when it was sent and what it says. */
export async function nameOf(
  given: string | null | undefined,
  { endpoint, bytes }: CallbackArrival,
  sentAt: number | null | undefined,
): Promise<string> {
  if (typeof given === 'string' && given !== '') return hexadecimal(await digest(given))
  // A line break stands in no path, so that no two deliveries of different parts are one text.
  const head = new TextEncoder().encode(`${endpoint}\n${sentAt ?? ''}\n`)
  const all = new Uint8Array(head.length + bytes.length)
  all.set(head)
  all.set(bytes, head.length)
  return hexadecimal(await digest(all))
}
