import { describe, expect, it } from 'vitest'
import { monthNumber } from '../../../src/normalize/month-number.ts'

describe('monthNumber', () => {
  it.each([
    ['Jan', '01'],
    ['FEBRUARY', '02'],
    ['mar.', '03'],
    ['April', '04'],
    ['May', '05'],
    ['May.', '05'],
    ['June', '06'],
    ['Jul.', '07'],
    ['August', '08'],
    ['Sep', '09'],
    ['Sep.', '09'],
    ['Sept', '09'],
    ['Sept.', '09'],
    ['September', '09'],
    ['oct', '10'],
    ['Nov.', '11'],
    ['DEC.', '12'],
  ])('reads %s as %s', (name, want) => {
    expect(monthNumber(name)).toBe(want)
  })

  it.each(['', '.', 'Ma', 'Augu', 'August.', 'Dec..', 'Mai', 'Dezember', '\u017fep', 'constructor'])(
    'knows no %j',
    name => {
      expect(monthNumber(name)).toBeUndefined()
    },
  )
})
