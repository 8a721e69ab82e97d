import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlain } from '../../../src/text/characters/plain-text.ts'

const near = fc.string({ unit: fc.constantFrom(...'aZ19 ~!_{`\u007f\u001f\té\u2019'), maxLength: 7 })

describe('a plain text', () => {
  it('is printed ASCII without backtick, with single blanks and none in front', () => {
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), fc.nat(7), (text, end) => {
        const plain = (part: string): boolean => /^[ -_a-~]*$/.test(part) && !/^ | {2}/.test(part)
        expect(isPlain(text)).toBe(plain(text))
        if (end <= text.length) expect(isPlain(text, end)).toBe(plain(text.slice(0, end)))
      }),
      { numRuns: 5000 },
    )
  })
})
