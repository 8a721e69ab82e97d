import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthNumber } from '../../../src/normalize/date/month-number.ts'
import { fullNames, slowMonthNumber } from '../../support/slow-dates.ts'

describe('monthNumber', () => {
  it.each([
    ['Jan', 1],
    ['FEBRUARY', 2],
    ['mar.', 3],
    ['April', 4],
    ['May', 5],
    ['May.', 5],
    ['June', 6],
    ['Jul.', 7],
    ['August', 8],
    ['Sep', 9],
    ['Sep.', 9],
    ['Sept', 9],
    ['Sept.', 9],
    ['September', 9],
    ['oct', 10],
    ['Nov.', 11],
    ['DEC.', 12],
  ])('reads %s as %s', (name, want) => {
    expect(monthNumber(name, name.length)).toBe(want)
    expect(monthNumber(`${name} 17, 2020`, name.length)).toBe(want)
  })

  it.each(['', '.', 'Ma', 'Augu', 'August.', 'Dec..', 'Mai', 'Dezember', '\u017fep', 'constructor'])(
    'knows no %j',
    name => {
      expect(monthNumber(name, name.length)).toBe(0)
    },
  )

  it('reads every beginning of every name, every near name and every other word as a table of names does', () => {
    const cut = fc.tuple(fc.constantFrom(...fullNames), fc.nat(9)).map(([name, end]) => name.slice(0, end))
    const word = fc.oneof(cut, fc.stringMatching(/^[A-Za-z]{0,10}$/))
    const near = fc
      .tuple(word, fc.nat(9), fc.stringMatching(/^[A-Za-z]?$/))
      .map(([name, at, letter]) => name.slice(0, at) + letter + name.slice(at + 1))
    fc.assert(
      fc.property(fc.oneof(cut, word, near), fc.constantFrom('', '.', '..'), (name, dot) => {
        const text = name + dot
        expect(monthNumber(text, text.length)).toBe(Number(slowMonthNumber(text) ?? 0))
      }),
      { numRuns: 5000 },
    )
  })
})
