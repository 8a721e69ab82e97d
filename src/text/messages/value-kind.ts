/** What a value is, in words that show nothing of it, and what to give in its place where it only leads to a text. */
import { isMadeByParser, plainKindOf, tagOf } from './plain-kind.ts'

/** A kind of object that is neither data nor text, though a text may be behind it. */
interface Foreign {
  readonly words: string
  /** How to get at the text. */
  readonly instead: string
}

const bytes: Foreign = {
  words: 'bytes',
  instead: "give its text: buffer.toString('utf8'), or new TextDecoder().decode(bytes)",
}
const promise: Foreign = { words: 'a promise', instead: 'await it first' }
const stream: Foreign = {
  words: 'a stream',
  instead: 'read it to its end first: await new Response(stream).text()',
}
const nodeStream: Foreign = {
  words: 'a stream',
  instead: 'read it to its end first: await text(stream), where text is of node:stream/consumers',
}
const address: Foreign = {
  words: 'a URL',
  instead: "give what is there: readFileSync(url, 'utf8'), or await (await fetch(url)).text()",
}
const itself = 'give the text or the parsed JSON itself'

/** By what the runtime calls it. */
const byTag: Readonly<Record<string, Foreign>> = {
  ArrayBuffer: bytes,
  SharedArrayBuffer: bytes,
  Promise: promise,
  ReadableStream: stream,
  URL: address,
  Response: { words: 'a Response', instead: 'give its text: await response.text()' },
  Request: { words: 'a Request', instead: 'give its text: await request.text()' },
  Blob: { words: 'a Blob', instead: 'give its text: await blob.text()' },
  File: { words: 'a File', instead: 'give its text: await file.text()' },
  Map: { words: 'a Map', instead: 'give an object: Object.fromEntries(map)' },
  Set: { words: 'a Set', instead: itself },
  Date: { words: 'a Date', instead: itself },
  RegExp: { words: 'a regular expression', instead: itself },
  Error: { words: 'an Error', instead: itself },
  FormData: { words: 'a FormData', instead: itself },
  Headers: { words: 'a Headers', instead: itself },
  URLSearchParams: { words: 'a URLSearchParams', instead: itself },
  String: { words: 'a String object', instead: 'give the text in it: String(text)' },
}

/** The kind of a value: "bytes", "a promise", "a list", "an object", "a text". */
export function kindOf(value: unknown): string {
  return (typeof value === 'object' && value !== null && foreign(value)?.words) || plainKindOf(value)
}

/** What to give in place of a value that is no data but leads to a text; `undefined` for any other. */
export function textInstead(value: unknown): string | undefined {
  if (typeof value === 'function') return 'call it, and give what comes out'
  return typeof value === 'object' && value !== null ? foreign(value)?.instead : undefined
}

/** Whether a value is an object that holds data: no list, and none of the kinds that hold none. */
export function isData(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && foreign(value) === undefined
}

function foreign(value: object): Foreign | undefined {
  if (isMadeByParser(value) || Array.isArray(value)) return undefined
  if (ArrayBuffer.isView(value)) return bytes
  const tag = tagOf(value)
  if (Object.hasOwn(byTag, tag)) return byTag[tag]
  if ('then' in value && typeof value.then === 'function') return promise
  if ('pipe' in value && typeof value.pipe === 'function') return nodeStream
  return undefined
}
