import { describe, expect, it } from 'vitest'
import { month } from '../../../src/normalize/date/month.ts'
import { outcomeOf } from '../../support/outcome.ts'

describe('month', () => {
  it('never drops a day from a full date', () => {
    for (const text of ['12-31-2020', '2020-12-31', 'Dec. 31, 2020', '20201231']) {
      expect(outcomeOf(month, text)).toEqual({ refused: 'not in the shape of a month' })
    }
  })

  it('needs something between the name and the year', () => {
    for (const text of ['Dec 2018', 'Dec.2018', 'Dec,2018', 'Dec., 2018', 'DEC.  2018']) {
      expect(month.parse(text)).toBe('2018-12')
    }
    expect(outcomeOf(month, 'Dec2018')).toHaveProperty('refused')
  })
})
