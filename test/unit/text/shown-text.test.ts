import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownLine, shownText } from '../../../src/text/messages/shown-text.ts'

describe('a line that is shown', () => {
  test.each([
    ['keeps letters of every kind', 'Zürich 東京 😀', 'Zürich 東京 😀'],
    ['keeps tabs', 'a\tb', 'a\tb'],
    ['replaces what a terminal obeys', 'a\u001b[2Jb', 'a\ufffd[2Jb'],
    ['replaces NUL', 'a\u0000b', 'a\ufffdb'],
    ['replaces line ends', 'a\nb\rc\u2028d', 'a\ufffdb\ufffdc\ufffdd'],
    ['replaces what turns the direction round', 'a\u202eb\u2066c', 'a\ufffdb\ufffdc'],
  ])('%s', (_, given, want) => {
    expect(shownLine(given)).toBe(want)
  })

  test('keeps its width', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => shownLine(text).length === text.length))
  })
})

describe('a text that is shown', () => {
  test.each([
    ['stays whole where it is short', 'abc', 3, 'abc'],
    ['is cut with a mark', 'abcd', 3, 'ab…'],
    ['has blanks for tabs', 'a\tb', 9, 'a b'],
  ])('%s', (_, given, most, want) => {
    expect(shownText(given, most)).toBe(want)
  })

  test('is never longer than it may be', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 50 }),
        (text, most) => shownText(text, most).length <= most,
      ),
    )
  })
})
