import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isForeignPath, likelySteps } from '../../../src/text/labels/likely-path.ts'
import { expectGrowth } from '../../support/growth.ts'

describe('a path in the notation of others', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['SECTION_A/B C/D', ['SECTION_A', 'B C', 'D']],
    ['/SECTION_A/B', ['SECTION_A', 'B']],
    ['SECTION_A\\B', ['SECTION_A', 'B']],
    ['SECTION_A|B', ['SECTION_A', 'B']],
    ['SECTION_A: B', ['SECTION_A', 'B']],
    ['SECTION_A:B', ['SECTION_A', 'B']],
    ['SECTION_A::B', ['SECTION_A', 'B']],
    ['SECTION_A => B', ['SECTION_A', 'B']],
    ['SECTION_A>B C > D', ['SECTION_A', 'B C', 'D']],
    ['SECTION_A -> B', ['SECTION_A', 'B']],
    ['SECTION_A \u2192 B C \u2192 D', ['SECTION_A', 'B C', 'D']],
    ['SECTION_A\u21d2B', ['SECTION_A', 'B']],
    ['SECTION_A \u203a B', ['SECTION_A', 'B']],
    ['SECTION_A \u00bb B \u00bb "C \u00bb D"', ['SECTION_A', 'B', 'C \u00bb D']],
    ['SECTION_A/B."C D"', ['SECTION_A', 'B', 'C D']],
    ['SECTION_A/"C/D"/E', ['SECTION_A', 'C/D', 'E']],
    ['SECTION_A/\u201cC/D\u201d/E', ['SECTION_A', 'C/D', 'E']],
    ['SECTION_A/\u2018C/D\u2019/E', ['SECTION_A', 'C/D', 'E']],
    ['SECTION_A/`C/D`/E', ['SECTION_A', 'C/D', 'E']],
    ['SECTION_A/"CODE ""DD"" AMOUNT"', ['SECTION_A', 'CODE "DD" AMOUNT']],
    ['SECTION_A/CODE "DD" AMOUNT', ['SECTION_A', 'CODE "DD" AMOUNT']],
    ['SECTION_A/AMOUNT OF CODE "DD"', ['SECTION_A', 'AMOUNT OF CODE "DD"']],
    ['SECTION_A/"DD" AMOUNT', ['SECTION_A', '"DD" AMOUNT']],
    ['SECTION_A/"" DD', ['SECTION_A', '"" DD']],
    ["SECTION_A/'DD ", ['SECTION_A', 'DD']],
  ]
  test.each(cases)('%s has the steps %j', (text, steps) => {
    expect(isForeignPath(text)).toBe(true)
    expect(likelySteps(text)).toEqual(steps)
  })

  test.each(['SECTION_A.B', 'MY_SECTION_A/B', 'SECTION_A > B', 'PENSION/ANNUITY', 'A > B', 'SECTION_A'])(
    '%s is none',
    text => {
      expect(isForeignPath(text)).toBe(false)
    },
  )
})

test('dots of a label part no steps: before a blank, in a number, at the end', () => {
  expect(likelySteps('SECTION_A.NO. OF 1.5 ITEMS, ETC.')).toEqual(['SECTION_A', 'NO. OF 1.5 ITEMS, ETC.'])
})

test('no step of any text is blank', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'SECTION_A./\\>|:-" \u201c\u201d\'`1') }), text => {
      expect(likelySteps(text).every(step => step !== '')).toBe(true)
    }),
  )
})

test('the time grows with the text', () => {
  for (const unit of ['."', '.\u201c', '/', ' ', 'A', '-', ' \u2192']) {
    const prepare = (size: number) => {
      const text = `SECTION_A${unit.repeat(size)}`
      return () => [isForeignPath(text), likelySteps(text)]
    }
    expectGrowth([10_000, 100_000], prepare, smallest => 15 * smallest + 60, unit)
  }
})
