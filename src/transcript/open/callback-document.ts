/**
 * The payload of a callback as a document that a mapping can read. The interface does not show its fields, so they may be
 * numbers and true or false where those of a transcript are always text: these are read as JSON writes them, 105.5 as 105.50.
 */
import { mustBeData } from './must-be-data.ts'
import type { JsonObject } from './shape.ts'

/** More digits than a number keeps: what such a one said before it was parsed is not known. */
const mostDigits = 15

/** A copy that is filled while the work goes on: a payload may be nested deeper than calls can be. */
interface Pending {
  readonly from: object
  readonly to: object
}

/**
 * The document of a parsed payload: a copy in which numbers and true or false are text. A number of more digits than are exact
 * stays a number, which no normalizer reads.
 * @throws TranscriptShapeError `transcript/not-object`
 */
export function callbackDocument(payload: unknown): JsonObject {
  mustBeData(payload, 'callback')
  const document: JsonObject = {}
  const pending: Pending[] = [{ from: payload, to: document }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const key of Object.keys(next.from)) {
      const value = readable(Reflect.get(next.from, key), pending)
      // Not assigned: a key may be called __proto__.
      Object.defineProperty(next.to, key, { value, writable: true, enumerable: true, configurable: true })
    }
  }
  return document
}

function readable(value: unknown, pending: Pending[]): unknown {
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') {
    const text = String(value)
    if (text.replace(/[^0-9]/g, '').length > mostDigits) return value
    // JSON drops a zero at the end, which an amount must have.
    return /\.[0-9]$/.test(text) ? `${text}0` : text
  }
  if (typeof value !== 'object' || value === null) return value
  const copy = Array.isArray(value) ? [] : {}
  pending.push({ from: value, to: copy })
  return copy
}
