import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { ratio } from '../../../src/normalize/number/ratio.ts'

describe('ratio', () => {
  it('keeps every decimal of the longest number', () => {
    const text = `0.${'123456789'.repeat(4)}12`
    expect(text.length).toBe(40)
    expect(ratio.parse(text)).toEqual({ amount: text, percent: false })
  })

  it('gives texts that a Decimal reads to the same number', () => {
    for (const { text, gives } of ratio.examples) {
      if (gives === undefined) continue
      const { amount } = ratio.parse(text) as { amount: string }
      expect(new Decimal(amount).equals(text.replace(/[ %,]/g, ''))).toBe(true)
    }
  })
})
