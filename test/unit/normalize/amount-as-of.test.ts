import { describe, expect, it } from 'vitest'
import { amountBeforeAsOf } from '../../../src/normalize/as-of/amount-before-as-of.ts'
import { money } from '../../../src/normalize/money/money.ts'
import { outcomeOf } from '../../support/outcome.ts'

describe('amountBeforeAsOf', () => {
  it('reads plain amounts as money does', () => {
    for (const { text } of money.examples.filter(example => !example.text.includes('AS OF'))) {
      expect(outcomeOf(amountBeforeAsOf, text)).toEqual(outcomeOf(money, text))
    }
  })

  it('gives the amount beside a date that cannot be read', () => {
    expect(outcomeOf(amountBeforeAsOf, '1.00 AS OF: 02-30-2022')).toEqual({ gives: '1.00' })
  })
})
