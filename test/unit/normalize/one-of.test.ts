import { describe, expect, it } from 'vitest'
import { oneOf } from '../../../src/normalize/listed/one-of.ts'
import { outcomeOf } from '../../support/outcome.ts'

describe('oneOf', () => {
  it('says which words it can give, as written', () => {
    expect(oneOf.outputFor?.([{ cash: ['Cash'], accrual: ['Accrual'] }])).toEqual({
      kind: 'text',
      schema: { enum: ['cash', 'accrual'] },
      type: '"cash" | "accrual"',
    })
    expect(oneOf.outputFor?.([{ "it's \\": ['A'] }]).type).toBe('"it\'s \\\\"')
  })

  it('gives any text where no table says more', () => {
    for (const values of [undefined, null, [], {}, 'Cash'])
      expect(oneOf.outputFor?.([values])).toBe(oneOf.output)
  })

  it('reads only what the table itself holds', () => {
    const inherited = Object.create({ cash: ['Cash'] })
    for (const values of [undefined, null, [['Cash']], 'Cash', inherited]) {
      expect(outcomeOf(oneOf, 'Cash', values)).toEqual({ refused: 'a text that is not in the table' })
    }
    expect(oneOf.parse('toString', { toString: ['toString'] })).toBe('toString')
  })
})
