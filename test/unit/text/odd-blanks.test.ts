import { expect, test } from 'vitest'
import { firstOddBlank, oddBlankName, plainBlanks } from '../../../src/text/characters/odd-blanks.ts'
import { expectGrowth } from '../../support/growth.ts'

test('each becomes one plain blank, so that every place stays what it was', () => {
  expect(plainBlanks('a\u00a0b\u2003c\u200bd')).toBe('a b c d')
  expect(plainBlanks('a b')).toBe('a b')
})

test('the first is found, and named by its code', () => {
  expect(firstOddBlank('ab\u00a0')).toBe(2)
  expect(firstOddBlank('ab ')).toBe(-1)
  expect(oddBlankName('\u00a0')).toBe('no-break space (U+00A0)')
  expect(oddBlankName('\u200b')).toBe('invisible character (U+200B)')
  expect(oddBlankName('\u3000')).toBe('special blank (U+3000)')
})

test('the time grows with the text', () => {
  const prepare = (size: number) => {
    const text = 'a\u00a0'.repeat(size)
    return () => plainBlanks(text)
  }
  expectGrowth([10_000, 100_000], prepare, smallest => 15 * smallest + 60)
})
