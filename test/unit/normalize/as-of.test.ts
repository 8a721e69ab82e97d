import { describe, expect, it } from 'vitest'
import { partAsOf } from '../../../src/normalize/as-of/as-of.ts'

describe('partAsOf', () => {
  it.each([
    ['0.00 AS OF: Mar. 28, 2022', { before: '0.00', after: 'Mar. 28, 2022' }],
    ['AS OF 03-28-2022', { before: '', after: '03-28-2022' }],
    ['AS AS OF 1', { before: 'AS', after: '1' }],
    ['1.00\u00a0As\u2009Of: \u00a02', { before: '1.00\u00a0', after: '\u00a02' }],
    ['1.00 as  of :', { before: '1.00', after: '' }],
  ])('parts %j', (text, want) => {
    expect(partAsOf(text)).toEqual(want)
  })

  it('parts a text of a hundred characters, blanks around it not counted, and no longer one', () => {
    const of = (digits: number): string => ` ${'1'.repeat(digits)} AS OF 03-28-2022 `
    expect(partAsOf(of(83))).toEqual({ before: '1'.repeat(83), after: '03-28-2022' })
    expect(partAsOf(of(84))).toBeUndefined()
  })

  it('finds no AS OF inside other words, in its absence or in a long text', () => {
    for (const text of [
      '',
      '0.00',
      'WAS OFF',
      'AS OFFERED',
      'GAS OF',
      'AS',
      'AS O',
      '1.00 ASOF',
      `AS${' '.repeat(9)}OF`,
      `${'1'.repeat(100)} AS OF: Mar. 28, 2022`,
    ]) {
      expect(partAsOf(text)).toBeUndefined()
    }
  })
})
