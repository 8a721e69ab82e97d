import { describe, expect, test } from 'vitest'
import { withOwnOperators } from '../../../../src/compile/expressions/own-operators.ts'
import { faultsOf, fixesOf } from '../../../support/compiled.ts'

describe('operators of other languages', () => {
  test.each([
    ['a == b', 'a = b'],
    ['a === b and c !== d', 'a = b and c != d'],
    ['a<>b', 'a!=b'],
    ['(a=b)&&(c=d)', '(a=b) and (c=d)'],
    ['a || b', 'a or b'],
    ['a == "x == y" || b', 'a = "x == y" or b'],
    ['a AND b OR c IN ["AND", "x"]', 'a and b or c in ["AND", "x"]'],
    ['a ≥ b and c ≠ d', 'a >= b and c != d'],
    ['a =< b', 'a <= b'],
    ['!a', '$not(a)'],
    ['!a.value and not b', '$not(a.value) and $not(b)'],
    ['not (a = b)', '$not(a = b)'],
    ['a NOT IN ["x", "not in y"]', '$not(a in ["x", "not in y"])'],
    ['a is null or b is not "x"', 'a = null or b != "x"'],
    ['if a then b else c', 'a ? b : c'],
    ['IF a = "if" THEN b', 'a = "if" ? b'],
    ['CASE WHEN a THEN b WHEN c THEN d ELSE e END', 'a ? b : c ? d : e'],
    ['if a then b else if c then d else e', 'a ? b : c ? d : e'],
  ])('%s is %s', (given, want) => {
    expect(withOwnOperators(given)).toEqual({ text: want, safe: true })
  })

  test('an arrow may be a comparison, and may be something else', () => {
    expect(withOwnOperators('a => b')).toEqual({ text: 'a >= b', safe: false })
  })

  test.each([
    ['a = "x == y"'],
    ['a == b ='],
    ['a /* == */ = = b'],
    ['a ='],
    // Some languages negate `a` alone.
    ['not a = b'],
    ['!a = b'],
    ['if a then if b then c else d'],
    ['a and if b then c'],
    ['if a else b'],
    [`${'a'.repeat(3000)} == b`],
  ])('%s is left alone', given => {
    expect(withOwnOperators(given)).toBeUndefined()
  })

  test('are mended where they stand', () => {
    const body = 'fields:\n  a: { from: SECTION_A > A, as: text }\n  b: { derive: \'a == "X"\', as: truth }\n'
    expect(fixesOf(body)).toEqual([`7:16 'a == "X"': a = "X" (safe)`])
  })

  test.each([
    ['not f', 'write $not(f.value)', '$not(f.value) (safe)'],
    ['if f then a else "x"', 'write f.value ? a : "x"', `'f.value ? a : "x"' (safe)`],
    ['a not in ["X"]', 'write $not(a in ["X"])', `'$not(a in ["X"])' (safe)`],
    ['m => n', 'write $compareMoney(m, n) >= 0', `'$compareMoney(m, n) >= 0' (not safe)`],
    ['a AND a', 'write "and" in lower case', 'a and a (safe)'],
    ['m > n', 'write $compareMoney(m, n) = 1', `'$compareMoney(m, n) = 1' (safe)`],
  ])('%s: what is left to be said is part of the hint', (written, hint, replacement) => {
    const fields =
      'fields:\n  a: { from: SECTION_A > A, as: text }\n  f: { from: SECTION_A > F, as: flag, yes: [Y] }\n  m: { from: SECTION_A > M, as: money }\n  n: { from: SECTION_A > N, as: money }\n'
    const as = written.startsWith('if') ? 'text' : 'truth'
    const body = `${fields}  b: { derive: '${written}', as: ${as} }\n`
    expect(faultsOf(body).join()).toContain(hint)
    expect(fixesOf(body)[0]).toContain(`: ${replacement}`)
  })
})
