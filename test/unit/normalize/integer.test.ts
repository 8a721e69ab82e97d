import { describe, expect, it } from 'vitest'
import { integer } from '../../../src/normalize/number/integer.ts'

describe('integer', () => {
  it('gives one zero only', () => {
    for (const text of ['0', '-0', '-000', '00']) expect(Object.is(integer.parse(text), 0)).toBe(true)
  })

  it('reads a whole number up to the last one that is exact', () => {
    expect(integer.parse('-9,007,199,254,740,991')).toBe(Number.MIN_SAFE_INTEGER)
    expect(integer.parse('0000009007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
  })
})
