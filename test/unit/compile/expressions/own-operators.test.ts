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
    ['(a; !b) ? not c : kind NOT IN d.e', '(a; $not(b)) ? $not(c) : $not(kind in d.e)'],
    ['$f(a, b.c not in ["x"]) or(!vendor)', '$f(a, $not(b.c in ["x"])) or($not(vendor))'],
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
    // What is negated is a part of something longer: a variable, a step of a path, an operand of a tighter operator.
    ['($kind := $uppercase(kind); $kind not in ["A"])'],
    ['list[0].k not in ["A"]'],
    ['$lowercase(kind).k not in ["A"]'],
    ['kind not in list[0].k'],
    ['kind not in $list'],
    ['kind not in a.`b c`.d'],
    ['list. k not in ["A"]'],
    ['kind & kind2 not in ["AB"]'],
    ['a = kind not in ["A"]'],
    ['a ?? kind not in ["A"]'],
    ['a ?: kind not in ["A"]'],
    ['kind not in ["A"] & b'],
    ['kind not in ["A"] ?? b'],
    ['a = !b'],
    ['a =! b'],
    ['!a ?? b'],
    ['list.!(a)'],
    ['a ?? not (b)'],
    ['!vendor[0]'],
    ['!floor(kind)'],
    ['not vendor [0]'],
    ['ornament not in ["A"] ornot b'],
    ['if a then if b then c else d'],
    ['a and if b then c'],
    ['if a else b'],
    [`${'a'.repeat(3000)} == b`],
  ])('%s is left alone', given => {
    expect(withOwnOperators(given)).toBeUndefined()
  })

  test('two bars are "or" between what is true or false, and something else between texts and amounts', () => {
    const fields =
      'fields:\n  a: { from: SECTION_A > A, as: text }\n  b: { from: SECTION_A > B, as: text }\n  f: { from: SECTION_A > F, as: flag, yes: [Y] }\n  m: { from: SECTION_A > M, as: money }\n  n: { from: SECTION_A > N, as: money }\n'
    const found = (written: string, as: string): readonly [string, string] => {
      const body = `${fields}  c: { derive: '${written}', as: ${as} }\n`
      const [fix = ''] = fixesOf(body)
      return [faultsOf(body).join(), fix.slice(fix.indexOf(': ') + 2)]
    }
    expect(found('a || b', 'text')).toEqual([
      expect.stringContaining('write a ?? b for the first that has a value, or a & b for them joined'),
      '',
    ])
    expect(found('a || " " || b', 'text')).toEqual([
      expect.stringContaining('write a & " " & b for them joined'),
      '',
    ])
    expect(found('m || n', 'money')).toEqual([
      expect.stringContaining('write m ?? n for the first that has a value'),
      '',
    ])
    // Neither of them is tried where nothing is known to fit.
    for (const written of ['a || b', 'm || n', 'a || f', 'f.value || zz', 'zz || f.value'])
      expect(found(written, written === 'a || f' ? 'text' : 'truth'), written).toEqual([
        expect.stringContaining('"or" is for what is true or false, "??" takes the first value'),
        '',
      ])
    const check = `${fields}checks:\n  - { that: 'm || n', says: They differ }\n`
    expect(faultsOf(check).join()).not.toContain('m or n')
    expect(fixesOf(check)).toEqual([])
    expect(found('f.value || a = "X"', 'truth')[1]).toBe('f.value or a = "X" (safe)')
    expect(found('a = "X" || a = b ? a : b', 'text')[1]).toContain(`'a = "X" or a = b ? a : b' (safe)`)
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
    ['m ≥ n', 'write $compareMoney(m, n) >= 0', `'$compareMoney(m, n) >= 0' (safe)`],
    ['m =< n', 'write $compareMoney(m, n) <= 0', `'$compareMoney(m, n) <= 0' (safe)`],
    ['a AND a', 'write "and" in lower case', 'a and a (safe)'],
    ['m > n', 'write $compareMoney(m, n) = 1', `'$compareMoney(m, n) = 1' (safe)`],
    // The author may ask whether there is one, or whether it is above zero.
    ['not m', 'write $not($compareMoney(m, $money("0.00")) = 1)', '(not safe)'],
    ['not a', 'write $not($exists(a))', '(not safe)'],
    ['not day', 'write $not($exists(day))', '(not safe)'],
    ['not cnt', 'write $not(cnt > 0)', '(not safe)'],
    ['if m then a else "x"', 'write $compareMoney(m, $money("0.00")) = 1 ? a : "x"', '(not safe)'],
  ])('%s: what is left to be said is part of the hint', (written, hint, replacement) => {
    const fields =
      'fields:\n  a: { from: SECTION_A > A, as: text }\n  f: { from: SECTION_A > F, as: flag, yes: [Y] }\n  m: { from: SECTION_A > M, as: money }\n  n: { from: SECTION_A > N, as: money }\n  day: { from: SECTION_A > D, as: date }\n  cnt: { from: SECTION_A > C, as: integer }\n'
    const as = written.startsWith('if') ? 'text' : 'truth'
    const body = `${fields}  b: { derive: '${written}', as: ${as} }\n`
    expect(faultsOf(body).join()).toContain(hint)
    expect(fixesOf(body)[0]?.slice(`12:16 '${written}'`.length)).toContain(replacement)
  })
})
