import { describe, expect, test } from 'vitest'
import { withOwnOperators } from '../../../../src/compile/expressions/operator-hints.ts'
import { fixesOf } from '../../../support/compiled.ts'

describe('operators of other languages', () => {
  test.each([
    ['a == b', 'a = b'],
    ['a === b and c !== d', 'a = b and c != d'],
    ['a<>b', 'a!=b'],
    ['(a=b)&&(c=d)', '(a=b) and (c=d)'],
    ['a || b', 'a or b'],
    ['a == "x == y" || b', 'a = "x == y" or b'],
  ])('%s is %s', (given, want) => {
    expect(withOwnOperators(given)).toBe(want)
  })

  test.each([['a = "x == y"'], ['a == b ='], ['a /* == */ = = b'], ['a =']])('%s is left alone', given => {
    expect(withOwnOperators(given)).toBeUndefined()
  })

  test('are mended where they stand', () => {
    const body = 'fields:\n  a: { from: SECTION_A > A, as: text }\n  b: { derive: \'a == "X"\', as: truth }\n'
    expect(fixesOf(body)).toEqual([`7:16 'a == "X"': a = "X" (safe)`])
  })
})
