import { describe, expect, it } from 'vitest'
import { empty, Refusal } from '../../../src/normalize/definition.ts'

describe('a reading', () => {
  it('tells empty and a refusal apart from every value', () => {
    expect(typeof empty).toBe('symbol')
    expect(new Refusal('letters').problem).toBe('letters')
    expect(JSON.stringify({ reading: empty })).toBe('{}')
  })
})
