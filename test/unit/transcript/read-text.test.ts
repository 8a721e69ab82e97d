/** A text in which the count of key marks is misled: read with care, it is what JSON.parse makes of it. */
import { expect, test } from 'vitest'
import { mayHaveDuplicateKeys } from '../../../src/text/json/duplicate-keys.ts'
import { defaultLimits } from '../../../src/transcript/open/document-limits.ts'
import { sizeOf } from '../../../src/transcript/open/document-size.ts'
import { readRaw } from '../../../src/transcript/open/read-text.ts'

test.each([
  '{ "TYPE": "RETR", "NOTE": ":y" }',
  '{ "TYPE": "RETR", "NOTE": "a \\": b", "LIST": [ ": ", { "": ":" } ] }',
])('%s has no key twice', text => {
  const parsed: unknown = JSON.parse(text)
  expect(mayHaveDuplicateKeys(text, sizeOf(parsed, defaultLimits))).toBe(true)
  expect(readRaw(text, defaultLimits)).toEqual({ document: parsed, duplicates: [] })
})

test('a byte order mark at the start is said to be one', () => {
  expect(() => readRaw('\ufeff{"TYPE":"RETR"}', defaultLimits)).toThrow(
    'it looks like JSON behind a byte order mark; remove the first character, U+FEFF',
  )
})
