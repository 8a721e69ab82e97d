import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../src/normalize/definition.ts'
import { ratio } from '../../../src/normalize/number/ratio.ts'

describe('ratio', () => {
  it('keeps every decimal of the longest number', () => {
    const text = `0.${'123456789'.repeat(4)}12`
    expect(text.length).toBe(40)
    expect(ratio.parse(text)).toEqual({ amount: text, percent: false })
  })

  it('reads any dash as a minus', () => {
    expect(ratio.parse('\u22125%')).toEqual({ amount: '-5', percent: true })
    expect(ratio.parse('\u20130.5')).toEqual({ amount: '-0.5', percent: false })
  })

  it('reads one to three digits before the first comma, and three behind each', () => {
    for (const text of ['1,250', '12,500', '125,000', '1,250,000.5'])
      expect(ratio.parse(text)).toEqual({ amount: text.replaceAll(',', ''), percent: false })
    for (const text of ['1250,000', '1,2500', ',250', '1,250,00'])
      expect(ratio.parse(text)).toEqual(new Refusal('not in the shape of a number'))
  })

  it('gives texts that a Decimal reads to the same number', () => {
    for (const { text, gives } of ratio.examples) {
      if (gives === undefined) continue
      const { amount } = ratio.parse(text) as { amount: string }
      expect(new Decimal(amount).equals(text.replace(/[ %,]/g, ''))).toBe(true)
    }
  })
})
