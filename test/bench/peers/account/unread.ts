/** The lines that no field reads, in the order of the document. */
import { escapeStep } from '../../../../src/text/places/json-pointer.ts'
import type { Document, JsonObject, Unread } from './document.ts'
import type { AtOdds } from './odds.ts'

/** Those that were met on the way, and those of wordings that are at odds with the one that is read. */
export function allUnread(document: Document, odds: readonly AtOdds[]): readonly Unread[] {
  if (odds.length === 0) return document.unread
  const found = new Map(document.unread.map(each => [each.pointer, each]))
  for (const { lines, slot } of odds) {
    const twins = lines.twins?.filter(each => each.slot === slot) ?? []
    for (const { label, value } of [{ label: lines.labels[slot], value: lines.values[slot] }, ...twins]) {
      if (label === undefined) continue
      const pointer = lines.pointer + label.step
      found.set(pointer, { pointer, key: label.key, value, lines })
    }
  }
  return pointersOf(document.raw, '').flatMap(pointer => found.get(pointer) ?? [])
}

/** The pointers of all leaves. No section of an account has sections itself. */
function pointersOf(value: unknown, at: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [at]
  if (Array.isArray(value)) return value.flatMap((each, index) => pointersOf(each, `${at}/${index}`))
  // Neither null nor a list, so an object of JSON.
  const object = value as JsonObject
  return Object.keys(object).flatMap(key => pointersOf(object[key], `${at}/${escapeStep(key)}`))
}
