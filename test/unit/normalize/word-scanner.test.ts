import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterLetters, afterSpaces, isLetter } from '../../../src/normalize/characters/word-scanner.ts'

const units = Array.from({ length: 0x10000 }, (_, unit) => unit)
const near = fc.string({ unit: fc.constantFrom(...'aZ@[`{ \t\u00a0\u200b\u2009é.'), maxLength: 8 })

describe('the steps over a word', () => {
  it('take for letters what [A-Za-z] takes', () => {
    const others = units.filter(unit => isLetter(unit) !== /[A-Za-z]/.test(String.fromCharCode(unit)))
    expect(others).toEqual([])
  })

  it('take for white space what \\s takes', () => {
    const others = units.filter(unit => {
      const text = String.fromCharCode(unit)
      return afterSpaces(text, 0) !== (/\s/.test(text) ? 1 : 0)
    })
    expect(others).toEqual([])
  })

  it('go as far as a regular expression goes, and no farther than asked', () => {
    fc.assert(
      fc.property(near, fc.nat(8), fc.nat(4), (text, at, most) => {
        fc.pre(at <= text.length)
        const length = (shape: RegExp): number => shape.exec(text.slice(at))?.[0].length ?? 0
        expect(afterLetters(text, at)).toBe(at + length(/^[A-Za-z]*/))
        expect(afterSpaces(text, at)).toBe(at + length(/^\s*/))
        expect(afterSpaces(text, at, most)).toBe(at + Math.min(most, length(/^\s*/)))
      }),
    )
  })
})
