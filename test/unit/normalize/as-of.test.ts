import { describe, expect, it } from 'vitest'
import { partAsOf } from '../../../src/normalize/as-of.ts'

describe('partAsOf', () => {
  it.each([
    ['0.00 AS OF: Mar. 28, 2022', { before: '0.00 ', after: ' Mar. 28, 2022' }],
    ['AS OF 03-28-2022', { before: '', after: '03-28-2022' }],
    ['1.00 as  of :', { before: '1.00 ', after: '' }],
  ])('parts %j', (text, want) => {
    expect(partAsOf(text)).toEqual(want)
  })

  it('finds no AS OF inside other words, in its absence or in a long text', () => {
    for (const text of [
      '',
      '0.00',
      'WAS OFF',
      'AS OFFERED',
      'GAS OF',
      `${'1'.repeat(100)} AS OF: Mar. 28, 2022`,
    ]) {
      expect(partAsOf(text)).toBeUndefined()
    }
  })
})
