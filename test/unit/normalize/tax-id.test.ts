import { describe, expect, it } from 'vitest'
import { taxId } from '../../../src/normalize/tax-id.ts'
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
})
