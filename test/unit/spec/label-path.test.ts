import { describe, expect, test } from 'vitest'
import { labelPath, pathFix, placeInPath, writtenSteps } from '../../../src/spec/label-path.ts'
import type { Span } from '../../../src/text/places/position.ts'

const spanOf = (length: number): Span => ({ file: 'a.yaml', line: 3, column: 11, offset: 40, length })

/** The path that is written letter for letter at column 11. */
const path = (text: string) => labelPath(text, spanOf(text.length), spanOf(text.length + 2))

describe('a path of labels', () => {
  test.each([
    ['SECTION_A > Total Wages:', ['SECTION_A', 'TOTAL WAGES'], ['SECTION_A', 'Total Wages:']],
    ['SECTION_A."Wages, ""tips"""', ['SECTION_A', 'WAGES, "TIPS"'], ['SECTION_A', 'Wages, "tips"']],
    ['A  >\tB', ['A', 'B'], ['A', 'B']],
    [' * ', [], []],
  ])('has steps in canonical form, and as they are written: %j', (text, steps, written) => {
    expect(path(text).steps).toEqual(steps)
    expect(writtenSteps(path(text))).toEqual(written)
  })

  test('that cannot be read is one step, with what is wrong', () => {
    const { steps, places, fault } = path('SECTION_A."b')
    expect([steps, places, fault === undefined]).toEqual([['SECTION_A."B'], [{ at: 0, length: 12 }], false])
    expect(path('A > B').fault).toBeUndefined()
  })
})

test('placeInPath: a step has a place of its own where the text is written letter for letter', () => {
  const whole = path('SECTION_A > TOTAL')
  const [, second = { at: 0, length: 0 }] = whole.places
  expect(placeInPath(whole, second)).toEqual({ ...spanOf(5), column: 23, offset: 52 })
  expect(placeInPath(whole, { at: 4, length: 0 })).toEqual({ ...spanOf(1), column: 15, offset: 44 })
  const escaped = labelPath('SECTION_A > TOTAL', spanOf(20))
  expect(placeInPath(escaped, second)).toEqual(spanOf(20))
})

test('pathFix: another path is written in place of all that is written, as YAML needs it', () => {
  const whole = path('A > B')
  expect(pathFix(whole, 'A.B', true)).toEqual({ span: spanOf(7), replacement: 'A.B', safe: true })
  expect(pathFix(whole, 'A."B C"', false)).toEqual({ span: spanOf(7), replacement: `A."B C"`, safe: false })
  expect(pathFix(whole, undefined, true)).toBeUndefined()
  expect(pathFix(labelPath('A > B', spanOf(5)), 'A.B', true)).toBeUndefined()
})
