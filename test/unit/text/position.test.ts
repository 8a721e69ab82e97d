import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatSpan, lineStarts, positionOf } from '../../../src/text/places/position.ts'

describe('lines begin', () => {
  test.each([
    ['in nothing', '', [0]],
    ['behind \\n', 'a\nb', [0, 2]],
    ['behind \\r\\n, once', 'a\r\nb', [0, 3]],
    ['behind \\r', 'a\rb', [0, 2]],
    ['behind the last line end', 'a\n', [0, 2]],
    ['for empty lines too', '\n\n', [0, 1, 2]],
  ])('%s', (_, text, want) => {
    expect(lineStarts(text)).toEqual(want)
  })
})

describe('a position', () => {
  const starts = lineStarts('ab\ncd\r\n😀e')
  test.each([
    [0, { line: 1, column: 1 }],
    [2, { line: 1, column: 3 }],
    [3, { line: 2, column: 1 }],
    [6, { line: 2, column: 4 }],
    [7, { line: 3, column: 1 }],
    [9, { line: 3, column: 3 }],
    [99, { line: 3, column: 93 }],
  ])('at offset %i', (offset, want) => {
    expect(positionOf(starts, offset)).toEqual(want)
  })

  test('leads back to its offset', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (text, offset) => {
        const lines = lineStarts(text)
        const { line, column } = positionOf(lines, offset)
        expect((lines[line - 1] ?? 0) + column - 1).toBe(offset)
      }),
    )
  })
})

test('a place is written so that editors make a link of it', () => {
  expect(formatSpan({ file: 'mappings/a.yaml', line: 12, column: 5 })).toBe('mappings/a.yaml:12:5')
})
