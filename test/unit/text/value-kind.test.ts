/** What a value is, in words, and what to give in its place. */
import { Readable } from 'node:stream'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { isData, kindOf, textInstead } from '../../../src/text/messages/value-kind.ts'

const bytes = "give its text: buffer.toString('utf8'), or new TextDecoder().decode(bytes)"

const itself = 'give the text or the parsed JSON itself'

/** What query builders and old libraries give in place of a promise. */
const query = new (class Query {})()
Reflect.set(query, 'then', () => undefined)

describe('a value', () => {
  test.each<readonly [unknown, string, string | undefined]>([
    [undefined, 'undefined', undefined],
    [null, 'null', undefined],
    [7, 'a number', undefined],
    [Number.NaN, 'NaN', undefined],
    [7n, 'a bigint', undefined],
    [Symbol('x'), 'a symbol', undefined],
    [true, 'true or false', undefined],
    ['', 'an empty text', undefined],
    ['x', 'a text', undefined],
    [[], 'a list', undefined],
    [{}, 'an object', undefined],
    [JSON.parse('{ "then": "a key", "pipe": "another" }'), 'an object', undefined],
    [Object.create(null), 'an object', undefined],
    [new (class Loan {})(), 'an object', undefined],
    [() => 'x', 'a function', 'call it, and give what comes out'],
    [Buffer.from('x'), 'bytes', bytes],
    [new Uint16Array(1), 'bytes', bytes],
    [new DataView(new ArrayBuffer(1)), 'bytes', bytes],
    [new ArrayBuffer(1), 'bytes', bytes],
    [Promise.resolve('x'), 'a promise', 'await it first'],
    [runInNewContext('Promise.resolve(1)'), 'a promise', 'await it first'],
    [query, 'a promise', 'await it first'],
    [new Response('x'), 'a Response', 'give its text: await response.text()'],
    [new Request('https://a.example'), 'a Request', 'give its text: await request.text()'],
    [new Blob(['x']), 'a Blob', 'give its text: await blob.text()'],
    [new File(['x'], 'x'), 'a File', 'give its text: await file.text()'],
    [new ReadableStream(), 'a stream', 'read it to its end first: await new Response(stream).text()'],
    [
      Readable.from(['x']),
      'a stream',
      'read it to its end first: await text(stream), where text is of node:stream/consumers',
    ],
    [
      new URL('file:///x'),
      'a URL',
      "give what is there: readFileSync(url, 'utf8'), or await (await fetch(url)).text()",
    ],
    [new SharedArrayBuffer(1), 'bytes', bytes],
    [new Map(), 'a Map', 'give an object: Object.fromEntries(map)'],
    [new Set(), 'a Set', itself],
    [new Date(0), 'a Date', itself],
    [/x/, 'a regular expression', itself],
    [new Error('x'), 'an Error', itself],
    [new FormData(), 'a FormData', itself],
    [new Headers(), 'a Headers', itself],
    [new URLSearchParams(), 'a URLSearchParams', itself],
    [new String('x'), 'a String object', 'give the text in it: String(text)'],
  ])('%# is reported by its kind, with what to give instead', (value, kind, instead) => {
    expect(kindOf(value)).toBe(kind)
    expect(textInstead(value)).toBe(instead)
  })
})

test('objects of data are data, in whatever way they were made', () => {
  for (const value of [{}, Object.create(null), new (class Loan {})(), runInNewContext('({ a: 1 })')])
    expect(isData(value)).toBe(true)
  for (const value of [null, undefined, 'x', 5, [], new Map(), Buffer.from('x'), Promise.resolve(), () => 1])
    expect(isData(value)).toBe(false)
})
