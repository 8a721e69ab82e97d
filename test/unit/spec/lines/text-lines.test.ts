import { describe, expect, test } from 'vitest'
import { TextLines } from '../../../../src/spec/lines/text-lines.ts'

//            0123 4567890 1234567890 12345
const text = 'a: b\n  c # d\r\n\n# e\n   f\n'
const lines = new TextLines(text)
const at = (word: string): number => text.indexOf(word)

describe('a line', () => {
  test.each([
    ['the first', 2, 0, 4],
    ['one in the middle', at('c'), 5, 12],
    ['one at its second end', 13, 5, 13],
    ['an empty one', 14, 14, 14],
    ['the last', at('f'), 19, 23],
    ['one that is cut off', 24, 24, 24],
  ])('%s has its ends', (_, place, start, end) => {
    expect([lines.start(place), lines.end(place)]).toEqual([start, end])
  })

  test('begins at 0 where the text begins with a line end', () => {
    expect(new TextLines('\na').start(0)).toBe(0)
  })
})

describe('words', () => {
  test('are found behind blanks, line ends and comments', () => {
    expect([lines.wordsAfter(4), lines.wordsAfter(at(' # d'))]).toEqual([at('c'), at('f')])
  })

  test('are the last letter where none follows', () => {
    expect(lines.wordsAfter(at('f') + 1)).toBe(at('f'))
    expect(new TextLines('').wordsAfter(0)).toBe(0)
  })

  test('end at a blank, a colon or the end of the line', () => {
    expect([lines.wordEnd(0), lines.wordEnd(at('f'))]).toEqual([1, at('f') + 1])
    const words = new TextLines(`total-wages: ${'x'.repeat(300)} y`)
    expect([0, 6, 11, 12, 13].map(place => words.wordEnd(place))).toEqual([11, 11, 12, 13, 213])
  })

  test('of a line end before its comment', () => {
    expect([lines.wordsEnd(0), lines.wordsEnd(at('c'))]).toEqual([4, at('c') + 1])
    const spaced = new TextLines('  a: b#c  \n  d \t# e # f\n')
    expect([0, 3, 11].map(place => spaced.wordsEnd(place))).toEqual([8, 8, 14])
  })
})

test('the column above is that of the nearest line with words', () => {
  expect([lines.columnAbove(at('f')), lines.columnAbove(at('c')), lines.columnAbove(0)]).toEqual([
    3,
    1,
    undefined,
  ])
})
