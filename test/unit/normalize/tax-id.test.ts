import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxId } from '../../../src/normalize/words/tax-id.ts'
import { outcomeOf } from '../../support/outcome.ts'

describe('taxId', () => {
  it('never turns one shape into the other', () => {
    for (const printed of ['XXXXX1234', 'XXX-XX-1234', 'XX-XXX1234', '*********', '00-0000000']) {
      expect(taxId.parse(printed)).toBe(printed)
    }
  })

  it.each([
    'XXX-XX-123',
    'XXX-XX-12345',
    'XXX--XX-1234',
    '-XXXXX1234',
    'XXXXX1234-',
    'XXXXX 1234',
    'YYYYY1234',
    '\u0661XXXX1234',
  ])('refuses %j', text => {
    expect(outcomeOf(taxId, text)).toHaveProperty('refused')
  })

  it('reads nine places in one of three groupings, and no text that differs from one in a character', () => {
    const shape = /^(?:[0-9Xx*]{9}|[0-9Xx*]{3}-[0-9Xx*]{2}-[0-9Xx*]{4}|[0-9Xx*]{2}-[0-9Xx*]{7})$/
    const other = fc.constantFrom(...'0X*-/:W y@8\u0660', '')
    fc.assert(
      fc.property(fc.stringMatching(shape), fc.nat(10), other, (printed, at, unit) => {
        expect(taxId.parse(printed)).toBe(printed)
        const near = printed.slice(0, at) + unit + printed.slice(at + 1)
        const trimmed = near.trim()
        if (shape.test(trimmed)) expect(taxId.parse(near)).toBe(trimmed)
        else expect(outcomeOf(taxId, near)).toHaveProperty('refused')
      }),
      { numRuns: 2000 },
    )
  })
})
