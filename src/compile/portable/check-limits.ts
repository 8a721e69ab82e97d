/** Refuses what is too large for a host, by the limits of its target. */

import { utf8Length } from '../../text/characters/utf8-length.ts'
import { PortableError } from './portable-error.ts'
import type { Target } from './targets/target.ts'

/** The bytes of a text as a part of a JSON text, quotes included. */
export function bytesInJson(text: string): number {
  return utf8Length(JSON.stringify(text))
}

/** @throws PortableError `portable/too-large` where `what` takes more bytes than the target allows for one expression */
export function checkSize(what: string, text: string, { name, limits }: Target, hint: string): void {
  const bytes = bytesInJson(text)
  if (limits === undefined || bytes <= limits.expressionBytes) return
  throw tooLarge(what, bytes, limits.expressionBytes, name, hint)
}

/** The error for what takes more bytes than a target allows. */
export function tooLarge(
  what: string,
  bytes: number,
  limit: number,
  target: string,
  hint: string,
): PortableError {
  return new PortableError('portable/too-large', { what, bytes, limit, target }, { hint })
}
