import { describe, expect, it } from 'vitest'
import { readSpelledDate } from '../../../src/normalize/date/spelled-date.ts'

describe('readSpelledDate', () => {
  it('needs a dot or a blank after the month and a comma after the day', () => {
    expect(readSpelledDate('Jan.15, 2018')).toBe('2018-01-15')
    expect(readSpelledDate('Jan 15,2018')).toBe('2018-01-15')
    expect(readSpelledDate('Jan.1,2018')).toBe('2018-01-01')
    expect(readSpelledDate('Jan 1,2018')).toBe('2018-01-01')
    for (const text of [
      'Jan15, 2018',
      'Jan. 15 2018',
      'Jan. 15, 18',
      'Jan.,2018',
      'Jan,2018',
      'Jan. 115, 2018',
      '15 Jan. 2018',
      'Jan. 15, 2018 x',
      'Jan. X, 2018',
      'Jan. X5, 2018',
      'Jan. , 2018',
      'Jan. 15, 2x18',
      'Jan. 15, 20x8',
    ]) {
      expect(readSpelledDate(text)).toBeUndefined()
    }
  })
})
