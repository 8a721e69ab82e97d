/**
 * A JSON text to its value.
 *
 * V8 from 12.8 to at least 14.6 (Node.js 24 and 26, Chromium) may give a key that is written with an escape the name of another key
 * that an earlier text had in its place: after `{"h":0,"\\\\":0}` the second key of `{"h":0,"\\n":0}` is a backslash. One transcript
 * could so rename the labels of the next. nodejs/node#63785. The other key is one that is spelled as this one is written, up to and
 * with its first escape: it has a backslash. Where no key of the value has one, the value is right.
 */
import { readLast } from './duplicate-keys.ts'

/** The value of a JSON text; of a key that is written again the last value counts, as with `JSON.parse`. Throws what `JSON.parse` throws. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return hasEscapedKey(text) && hasBackslashInKey(value) ? readLast(text) : value
}

/** Whether the name of a key, at any depth of what was parsed, has a backslash. */
function hasBackslashInKey(value: unknown): boolean {
  // Not by recursion: depth costs memory, never the stack.
  const waiting = [value]
  while (waiting.length > 0) {
    const holder = Object(waiting.pop())
    // Not of a list: of each item it would make a text.
    if (!Array.isArray(holder) && Object.keys(holder).join().includes('\\')) return true
    for (const each of Object.values(holder)) if (typeof each === 'object') waiting.push(each)
  }
  return false
}

/** Whether a key of a JSON text, which is known to be valid, is written with an escape. */
export function hasEscapedKey(text: string): boolean {
  const { length } = text
  for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at)) {
    // To the end of the string that holds the escape; behind a key, and there alone, stands a colon.
    while (at < length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
    do at++
    while (' \t\n\r'.includes(text[at] ?? 'none'))
    if (text[at] === ':') return true
  }
  return false
}
