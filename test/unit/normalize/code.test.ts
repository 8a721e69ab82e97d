import { describe, expect, it } from 'vitest'
import { code } from '../../../src/normalize/words/code.ts'
import { outcomeOf } from '../../support/outcome.ts'

describe('code', () => {
  it('keeps what stands inside, character by character', () => {
    for (const printed of ['A  B', '0007', 'e\u0301', '** 00000', '\u221212', 'a'.repeat(64)]) {
      expect(code.parse(` ${printed} `)).toBe(printed)
    }
  })

  it.each(['\u0000', '\u007f', '\u0085', '\u2028', '\r\n'])('refuses %j inside', character => {
    expect(outcomeOf(code, `a${character}b`)).toEqual({ refused: 'a line break or control character' })
  })
})
