import { describe, expect, it } from 'vitest'
import { text } from '../../../src/normalize/words/text.ts'

describe('text', () => {
  it('keeps case, punctuation, dashes, quotes and lone surrogates', () => {
    for (const words of ['a-B \u2013 \u201cC\u201d:', 'X &nbsp; Y', '\ud800', 'no \u200bblank']) {
      expect(text.parse(words)).toBe(words)
    }
  })

  it('gives the same text when it reads its own', () => {
    const once = text.parse(' Cafe\u0301 \n\t au\u3000\u00a0lait ')
    expect(once).toBe('Caf\u00e9 au lait')
    expect(text.parse('Caf\u00e9 au lait')).toBe(once)
  })
})
