import { describe, expect, it } from 'vitest'
import { date } from '../../../src/normalize/date/date.ts'
import { outcomeOf } from '../../support/outcome.ts'

describe('date', () => {
  it.each(['08-17-2020 ', '\u00a008-17-2020', '08\u221217\u22122020'])(
    'reads %j in spite of its conversion',
    text => {
      expect(date.parse(text)).toBe('2020-08-17')
    },
  )

  it.each([
    '08 17 2020',
    '8-17-2020',
    '17-08-2020',
    '2020-8-17',
    '2020-17-08',
    '20-08-17',
    '08-17-2020x',
    '08-17-02020',
    '08.17.2020',
    '0\u0661-17-2020',
    '08-17',
    '2020',
    'Aug. 2020',
    'Aug. 0, 2020',
    'Aug. 32, 2020',
    'Feb. 29, 2023',
    '31 Aug. 2020',
    'today',
    '08-17-2020 08-18-2020',
    '-08-17-202',
    '0000-00-01',
    '00-01-0000',
  ])('refuses %j', text => {
    expect(outcomeOf(date, text)).toHaveProperty('refused')
  })

  it.each(['4-12-2024', '04-5-2024', '12-5-2024', '4-5-2024'])(
    'says of %j which digits are missing',
    text => {
      expect(outcomeOf(date, text)).toEqual({ refused: 'a month or day of one digit' })
    },
  )

  it('refuses a date with its month in words by its length first', () => {
    for (const text of [`${'A'.repeat(29)}. 17, 2020`, `Aug.${' '.repeat(28)}17, 2020`]) {
      expect(outcomeOf(date, text)).not.toEqual({ refused: 'longer than 40 characters' })
      expect(outcomeOf(date, text.replace(/(?=\d\d,)/, '  '))).toEqual({
        refused: 'longer than 40 characters',
      })
    }
  })
})
