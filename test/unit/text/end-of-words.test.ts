import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfWords } from '../../../src/text/characters/end-of-words.ts'

describe('the end of the words', () => {
  it('is where the last colons and blanks begin', () => {
    const near = fc.string({ unit: fc.constantFrom(...'a: \t\u00a0'), maxLength: 6 })
    fc.assert(fc.property(near, text => endOfWords(text) === text.replace(/[: ]+$/, '').length))
    expect(endOfWords(': :')).toBe(0)
  })
})
