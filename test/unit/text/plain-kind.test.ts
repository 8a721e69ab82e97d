/** What a value is, as far as the language itself tells. */
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { isMadeByParser, isPlain, plainKindOf, tagOf } from '../../../src/text/messages/plain-kind.ts'

class Loan {}

test.each<readonly [unknown, string]>([
  [undefined, 'undefined'],
  [null, 'null'],
  [Number.NaN, 'NaN'],
  [7, 'a number'],
  [7n, 'a bigint'],
  ['', 'an empty text'],
  ['x', 'a text'],
  [false, 'true or false'],
  [() => 1, 'a function'],
  [[], 'a list'],
  [{}, 'an object'],
  [new Loan(), 'an object'],
  [Promise.resolve(), 'a Promise'],
  [new Uint8Array(1), 'a Uint8Array'],
  [new Response('x'), 'a Response'],
])('%o is %s', (value, kind) => {
  expect(plainKindOf(value)).toBe(kind)
})

test('objects of options are plain, in whatever way they were made', () => {
  for (const value of [{}, Object.create(null), new Loan(), runInNewContext('({ a: 1 })')])
    expect(isPlain(value)).toBe(true)
  for (const value of [null, undefined, 'x', [], new Map(), new Uint8Array(1), Promise.resolve(), () => 1])
    expect(isPlain(value)).toBe(false)
})

test('what a parser makes is known at once, and kinds of other realms by their tags', () => {
  expect([isMadeByParser(JSON.parse('{"then":1}')), isMadeByParser(new Loan()), isMadeByParser([])]).toEqual([
    true,
    false,
    false,
  ])
  expect(tagOf(runInNewContext('Promise.resolve(1)'))).toBe('Promise')
})
