import { describe, expect, it } from 'vitest'
import { date } from '../../../src/normalize/date/date.ts'
import { month } from '../../../src/normalize/date/month.ts'
import { period } from '../../../src/normalize/date/period.ts'
import { outcomeOf } from '../../support/outcome.ts'

describe('period', () => {
  it('gives the month of whatever date or month is accepted', () => {
    for (const { text, gives } of [...date.examples, ...month.examples]) {
      if (typeof gives === 'string') expect(period.parse(text)).toBe(gives.slice(0, 7))
    }
  })

  it('says why, in the words of the reader that came nearest', () => {
    expect(outcomeOf(period, 'Decembre 2020')).toEqual({ refused: 'an unknown name of a month' })
    expect(outcomeOf(period, '4-5-2024')).toEqual({ refused: 'a month or day of one digit' })
    expect(outcomeOf(period, 'soon')).toEqual({ refused: 'neither in the shape of a month nor of a date' })
  })
})
