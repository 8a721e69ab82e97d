import { describe, expect, it } from 'vitest'
import { isCivilDate, isDayText, isMonthText } from '../../../src/normalize/date/civil-date.ts'

describe('isCivilDate', () => {
  it.each([
    [2024, 2, 29],
    [2000, 2, 29],
    [2023, 2, 28],
    [2020, 4, 30],
    [2020, 12, 31],
    [1000, 1, 1],
    [9999, 12, 31],
  ])('has %i-%i-%i', (year, month, day) => {
    expect(isCivilDate(year, month, day)).toBe(true)
  })

  it.each([
    [2023, 2, 29],
    [1900, 2, 29],
    // Divisible by 200 and not by 400.
    [1000, 2, 29],
    [2024, 2, 30],
    [2020, 4, 31],
    [2020, 1, 32],
    [2020, 0, 1],
    [2020, 13, 1],
    [2020, 1, 0],
    [999, 1, 1],
    [Number.NaN, 1, 1],
    [2020, Number.NaN, 1],
    [2020, 1, Number.NaN],
  ])('has no %d-%d-%d', (year, month, day) => {
    expect(isCivilDate(year, month, day)).toBe(false)
  })
})

it.each([
  ['2024-02-29', true, false],
  ['2023-02-29', false, false],
  ['2024-12', false, true],
  ['2024-13', false, false],
  ['2024-2-9', false, false],
  [' 2024-12-31', false, false],
  ['2024-12-31 ', false, false],
  ['2024-12-31T', false, false],
  ['2024/12-31', false, false],
  ['2024-12/31', false, false],
  ['20-1-12-31', false, false],
  ['2024-1x-31', false, false],
  ['2024-12-3x', false, false],
  ['0999-12-31', false, false],
  ['٢٠٢٤-12-31', false, false],
  ['', false, false],
])('the text %j is a day: %s, a month: %s', (text, isDay, isMonth) => {
  expect([isDayText(text), isMonthText(text)]).toEqual([isDay, isMonth])
})
