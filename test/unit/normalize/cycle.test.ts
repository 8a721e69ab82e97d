import { describe, expect, it } from 'vitest'
import { cycle } from '../../../src/normalize/date/cycle.ts'
import { outcomeOf } from '../../support/outcome.ts'

describe('cycle', () => {
  it('is text, whatever it looks like', () => {
    expect(cycle.parse('00010101')).toBe('00010101')
  })

  it.each([
    '00000000',
    '202200',
    '20220001',
    '2022 0101',
    '\u0662\u0660\u0662\u0662\u0661\u0663',
    '-202213',
    '202213.0',
  ])('refuses %j', text => {
    expect(outcomeOf(cycle, text)).toHaveProperty('refused')
  })
})
