import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8Length } from '../../../src/text/characters/utf8-length.ts'

test.each([
  ['', 0],
  ['a~', 2],
  ['\u007f\u0080', 3],
  ['\u07ff\u0800', 5],
  ['\uffff', 3],
  ['\u{10000}', 4],
  ['\ud800', 3],
  ['a\udc00b', 5],
])('utf8Length of %j is %d', (text, bytes) => {
  expect(utf8Length(text)).toBe(bytes)
})

test('utf8Length is the length that an encoder gives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length)
    }),
  )
})
