import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composed } from '../../../src/text/characters/composed.ts'
import { expectGrowth } from '../../support/growth.ts'

describe('a composed text', () => {
  it('has one letter for a letter and its mark, of the first mark on', () => {
    for (let mark = 0x300; mark <= 0x304; mark++) {
      const apart = `A${String.fromCharCode(mark)}`
      expect(composed(apart)).toBe(apart.normalize('NFC'))
      expect(composed(apart)).toHaveLength(1)
    }
  })

  it('is the text in Unicode NFC, for any text', () => {
    const marks = fc.string({
      unit: fc.constantFrom(...'aeEoé\u0301\u0308\u0327\u0345\u1fef\u212b\u2019\u2033\u2034 '),
      maxLength: 8,
    })
    const units = fc.array(fc.nat(0xffff), { maxLength: 8 }).map(codes => String.fromCharCode(...codes))
    const low = fc.array(fc.nat(0x310), { maxLength: 8 }).map(codes => String.fromCharCode(...codes))
    fc.assert(
      fc.property(fc.oneof(marks, units, low), text => composed(text) === text.normalize('NFC')),
      { numRuns: 5000 },
    )
  })

  it('is the text in Unicode NFC where a letter has more marks than any writing puts on one', () => {
    const marks: string[] = []
    for (let code = 0x300; code < 0x11000; code++) {
      const mark = String.fromCodePoint(code)
      if (/\p{M}/u.test(mark)) marks.push(mark)
    }
    // Marks that are taken apart, that no other goes past, of the first class and of the last; and what begins anew.
    const few = fc.constantFrom(...'\u0301\u0316\u0327\u0334\u0344\u0345\u0f73\u20dd\u05b0\u3099')
    const any = fc.constantFrom(...marks)
    const letters = fc.constantFrom(...'Ae\u1100\u1161\u212b ')
    const unit = fc.oneof({ weight: 20, arbitrary: few }, { weight: 20, arbitrary: any }, letters)
    fc.assert(
      fc.property(
        fc.array(unit, { minLength: 40, maxLength: 200, size: 'max' }),
        units => composed(units.join('')) === units.join('').normalize('NFC'),
      ),
      { numRuns: 3000 },
    )
  })

  it('takes as much longer as there are more marks', () => {
    expectGrowth(
      [5000, 40_000],
      count => {
        const text = `A${'\u0301\u0316'.repeat(count)}`
        return () => composed(text)
      },
      cost => 16 * cost + 100,
    )
  })

  it('is the text itself for each character below the combining marks, each dash and quote, and each two of them', () => {
    const codes = Array.from({ length: 0x300 }, (_, code) => code)
    for (let code = 0x2010; code <= 0x2033; code++) codes.push(code)
    for (const first of codes) {
      const pairs = codes.map(second => String.fromCharCode(first, second, 0)).join('')
      expect(pairs.normalize('NFC') === pairs).toBe(true)
      expect(composed(pairs) === pairs).toBe(true)
    }
  })
})
