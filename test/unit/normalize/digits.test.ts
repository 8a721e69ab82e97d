import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitAt, fourDigits, isDigits, twoDigits } from '../../../src/normalize/characters/digits.ts'

const near = fc.string({ unit: fc.constantFrom(...'/0123456789:aé\u0660'), maxLength: 6 })

describe('digits', () => {
  it('are 0 to 9 only, and none is not some', () => {
    fc.assert(fc.property(near, text => isDigits(text) === /^[0-9]+$/.test(text)))
    expect(isDigits('')).toBe(false)
    expect(isDigits('0'.repeat(1000))).toBe(true)
  })

  it('are read one by one', () => {
    fc.assert(
      fc.property(near, fc.nat(5), (text, at) => {
        fc.pre(at < text.length)
        const one = text.charAt(at)
        expect(digitAt(text, at)).toBe(/^[0-9]$/.test(one) ? Number(one) : -1)
      }),
    )
  })

  it('are read two by two', () => {
    fc.assert(
      fc.property(near, fc.nat(4), (text, at) => {
        fc.pre(at + 2 <= text.length)
        const two = text.slice(at, at + 2)
        expect(twoDigits(text, at)).toBe(/^[0-9]{2}$/.test(two) ? Number(two) : -1)
      }),
    )
  })

  it.each([
    ['2024', 0, 2024],
    ['x0099', 1, 99],
    ['a024', 0, -1],
    ['2b24', 0, -1],
    ['20c4', 0, -1],
    ['202/', 0, -1],
    ['202:', 0, -1],
    ['20-1', 0, -1],
  ])('are read four by four: %j at %d is %d', (text, at, number) => {
    expect(fourDigits(text, at)).toBe(number)
  })
})
