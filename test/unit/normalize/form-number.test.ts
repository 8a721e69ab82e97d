import { describe, expect, it } from 'vitest'
import { formNumber } from '../../../src/normalize/words/form-number.ts'

describe('formNumber', () => {
  it('gives the same number when it reads its own', () => {
    for (const { gives } of formNumber.examples) {
      if (typeof gives === 'string') expect(formNumber.parse(gives)).toBe(gives)
    }
  })

  it.each([
    ['form 1040-nr-ez', '1040-NR-EZ'],
    ['Form 1040NR-EZ', '1040-NR-EZ'],
    ['1099misc', '1099-MISC'],
    ['ssa 1099', 'SSA-1099'],
    ['W 2G', 'W-2G'],
    ['Form W-2 Wage and Tax Statement', 'W-2 Wage and Tax Statement'],
    ['Form', 'Form'],
    ['Form 1040 / 1040A', '1040 / 1040A'],
    ['1040 5', '1040 5'],
    ['1040-5', '1040-5'],
    ['1120-SX', '1120-SX'],
    ['constructor', 'constructor'],
  ])('reads %s as %s', (text, want) => {
    expect(formNumber.parse(text)).toBe(want)
  })
})
