import { describe, expect, it } from 'vitest'
import { empty } from '../../../src/normalize/definition.ts'
import { ExactNumber } from '../../../src/normalize/exact/exact-number.ts'
import { decimal } from '../../../src/normalize/number/decimal.ts'

describe('decimal', () => {
  it('gives one zero only', () => {
    for (const text of ['0', '-0', '.0', '-0.000', '00']) {
      expect(decimal.parse(text)).toStrictEqual(new ExactNumber(0))
    }
  })

  it('keeps every digit of the longest number', () => {
    const text = `0.${'123456789'.repeat(4)}12`
    expect(text.length).toBe(40)
    expect(decimal.parse(text)).toStrictEqual(new ExactNumber(text))
    expect(JSON.stringify(decimal.parse('9'.repeat(40)))).toBe(`"${'9'.repeat(40)}"`)
  })

  it('takes blank text for nothing, not for zero', () => {
    expect(decimal.parse('&nbsp;')).toBe(empty)
  })
})
