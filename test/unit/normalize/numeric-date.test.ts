import { describe, expect, it } from 'vitest'
import { readNumericDate } from '../../../src/normalize/date/numeric-date.ts'
import { empty, Refusal } from '../../../src/normalize/definition.ts'

describe('readNumericDate', () => {
  it('reads both orders', () => {
    expect(readNumericDate('08-17-2020')).toBe('2020-08-17')
    expect(readNumericDate('2020-08-17')).toBe('2020-08-17')
  })

  it('tells a date of zeros, a day no calendar has and another shape apart', () => {
    expect(readNumericDate('00-00-0000')).toBe(empty)
    expect(readNumericDate('02-30-2024')).toEqual(new Refusal('a day that is not in the calendar'))
    expect(readNumericDate('00-05-0000')).toEqual(new Refusal('a year before 1000'))
    expect(readNumericDate('05-00-0000')).toEqual(new Refusal('a year before 1000'))
    expect(readNumericDate('2024-00-10')).toEqual(new Refusal('a month outside 01 to 12'))
    for (const text of [
      '',
      '8-17-2020',
      '08-17-20',
      '08-17-202O',
      '0a-17-2020',
      '08-1\u0661-2020',
      '08-17-2020 ',
      '08/17/2020',
    ]) {
      expect(readNumericDate(text)).toBeUndefined()
    }
  })
})
