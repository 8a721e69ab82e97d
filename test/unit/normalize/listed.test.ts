import { describe, expect, it } from 'vitest'
import { comparable, isListed } from '../../../src/normalize/listed.ts'

describe('isListed', () => {
  it('compares by the canonical form on both sides', () => {
    expect(isListed(comparable('no  second notice'), ['Yes', 'No Second Notice:'])).toBe(true)
    expect(isListed(comparable('No'), ['No second notice'])).toBe(false)
    expect(isListed(comparable('Payer\u2019s'), "PAYER'S")).toBe(true)
  })

  it('finds nothing in what is no list', () => {
    for (const list of [undefined, null, 7, {}, [], [null, 7, ['A']]])
      expect(isListed(comparable('A'), list)).toBe(false)
  })

  it('finds no text of more than a thousand characters', () => {
    const long = 'A'.repeat(1001)
    expect(comparable(long)).toBeUndefined()
    expect(isListed(comparable(long), [long])).toBe(false)
    expect(isListed(comparable(long.slice(1)), [long.slice(1)])).toBe(true)
  })
})
