/** What runs in place of an expression that asks for absence, and that it grows with what was written. */
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import type { WrittenCheck, WrittenDerivation } from '../../../src/plan/written-plan.ts'
import { planOf } from '../../support/compiled.ts'
import { expectWithin } from '../../support/processor-time.ts'

const fields = `fields:
  a: { from: A, as: text }
  b: { from: B, as: text }
  m: { from: M, as: money }
  n: { from: N, as: integer }
  r: { from: R, as: ratio }
  f: { from: F, as: flag, yes: "Y", no: "N" }
  l: { each: SECTION_INCOME, fields: { v: { from: V, as: money }, n: { from: N, as: integer }, t: { from: T, as: text }, g: { from: G, as: flag, yes: "Y" } } }
`

function derived(text: string, gives: string): WrittenDerivation {
  const field = planOf(`${fields}  d:\n    derive: |-\n      ${text}\n    as: ${gives}\n`).fields.at(-1)
  if (field?.kind !== 'derived') throw new TypeError('not derived')
  return field
}

/** The check of a mapping that has no other. */
function checked(that: string): WrittenCheck {
  const [check] = planOf(
    `${fields}checks:\n  - name: c\n    that: |-\n      ${that}\n    says: Not so\n`,
  ).checks
  if (check === undefined) throw new TypeError('no check')
  return check
}

const joined = (paths: readonly (readonly string[])[] = []): readonly string[] =>
  paths.map(steps => steps.join('.'))

describe('what runs', () => {
  test.each<[string, string, readonly string[], string | undefined]>([
    ['a', 'text', ['a'], undefined],
    ['a & b', 'text', ['a', 'b'], undefined],
    ['$addMoney(m, $sumMoney(l.v))', 'money', ['m'], undefined],
    ['a ?? b', 'text', [], '(a)[$ != null] ?? b'],
    ['a ?? b ?? "x"', 'text', [], '(a)[$ != null] ?? (b)[$ != null] ?? "x"'],
    ['$uppercase(a ?? "x")', 'text', [], '$uppercase((a)[$ != null] ?? "x")'],
    // Of the two answers the last one is only given where b is there.
    [
      '$uppercase(a ?? ($uppercase(b) ?: "x"))',
      'text',
      [],
      '($known1 := (a)[$ != null] ?? (null in [b] ? null : (($uppercase(b) ?: "x"))); ($known1 ?? null) = null ? null : ($uppercase($known1)))',
    ],
    ['$uppercase(a ?: "x")', 'text', [], undefined],
    // An entry of which that is unknown is not left out.
    [
      '$count(l[g.value ?? ($length(t) = 1 ?: true)])',
      'integer',
      [],
      '($known1 := null in l.((g.value)[$ != null] ?? (null in [t] ? null : (($length(t) = 1 ?: true)))) ? null : true; $known1 = null ? null : ($count(l[(g.value)[$ != null] ?? (null in [t] ? null : (($length(t) = 1 ?: true)))])))',
    ],
    [
      '$uppercase(a ?: b)',
      'text',
      [],
      '($known1 := a ?: b; ($known1 ?? null) = null ? null : ($uppercase($known1)))',
    ],
    ['$exists(a)', 'truth', [], '$exists((a)[$ != null])'],
    [
      '$exists( a ) and b = "x"',
      'truth',
      [],
      '($exists( (a)[$ != null] ) ? (null in [b] ? null : (b = "x")) : false)',
    ],
    ['$exists(l.v)', 'truth', [], undefined],
    ['$count(l[$exists(v)])', 'integer', [], '$count(l[$exists((v)[$ != null])])'],
    ['a = "x" ? b : a = "y" ? b : a = "z" ? b : a', 'text', ['a'], undefined],
    ['a != null and b = "x"', 'truth', [], '(a != null ? (null in [b] ? null : (b = "x")) : false)'],
    ['$sumMoney([m, l[0].v][$ != null])', 'money', ['m'], '$sumMoney([m, ((l[0].v) ?? null)][$ != null])'],
    [
      '$join([a, l[0].t])',
      'text',
      ['a'],
      '($known1 := l[0].t; ($known1 ?? null) = null ? null : ($join([a, $known1])))',
    ],
    ['a = "x" or a = "y"', 'truth', ['a'], undefined],
    ['a = "x" or b = "y"', 'truth', ['a'], '(a = "x" ? true : (null in [b] ? null : (b = "y")))'],
    [
      '$exists(a) ? a = "x" : -1 = $length(b)',
      'truth',
      [],
      '$exists((a)[$ != null]) ? (null in [a] ? null : (a = "x")) : (null in [b] ? null : (-1 = $length(b)))',
    ],
    [
      '$compareMoney(m, $sumMoney(l.v)) < 1',
      'truth',
      ['m'],
      '($known1 := $compareMoney(m, $sumMoney(l.v)); $known1 = null ? null : ($known1 < 1))',
    ],
    ['$compareMoney(m, $money("1.00")) < 1', 'truth', ['m'], undefined],
    [
      '($known := a ?? b; $known = "x")',
      'truth',
      [],
      '($known := (a)[$ != null] ?? b; ($known_1 := $known; ($known_1 ?? null) = null ? null : ($known_1 = "x")))',
    ],
    [
      '/* c */ (a ?? b) = "x" ? m : $orZero(m)',
      'money',
      [],
      '($known1 := (a)[$ != null] ?? b; ($known1 ?? null) = null ? null : (/* c */ ($known1) = "x" ? m : $orZero(m)))',
    ],
    ['f.value ? a : b', 'text', ['f', 'f.value'], undefined],
    ['f.text = "x"', 'truth', ['f', 'f.text'], undefined],
    [
      '$count(l[$isNegative(v)])',
      'integer',
      [],
      '($known1 := null in l.($isNegative(v)) ? null : true; $known1 = null ? null : ($count(l[$isNegative(v)])))',
    ],
    ['$count(l[t = "x"])', 'integer', [], undefined],
    ['$count(l[v != null])', 'integer', [], undefined],
    [
      '$count(l[t != "x" and g.value])',
      'integer',
      [],
      '($known1 := null in l.((t != "x" ? (null in [g, g.value] ? null : (g.value)) : false)) ? null : true; $known1 = null ? null : ($count(l[(t != "x" ? (null in [g, g.value] ? null : (g.value)) : false)])))',
    ],
    ['$sumMoney(l.v) ?? m', 'money', [], '($known1 := l.v; $exists($known1) ? $sumMoney($known1) : m)'],
    // Of an entry of which it is unknown nothing is concluded, whether it is asked of the entry or of one value in it.
    [
      '$count(l.n[$ > 1])',
      'integer',
      [],
      '($known1 := null in l.n.((null in [$] ? null : ($ > 1))) ? null : true; $known1 = null ? null : ($count(l.n[(null in [$] ? null : ($ > 1))])))',
    ],
    [
      '$count(l[t = "x" or n = 1])',
      'integer',
      [],
      '($known1 := null in l.((t = "x" ? true : (null in [n] ? null : (n = 1)))) ? null : true; $known1 = null ? null : ($count(l[(t = "x" ? true : (null in [n] ? null : (n = 1)))])))',
    ],
    [
      '$count(l[n = 1 and t = "x"])',
      'integer',
      [],
      '($known1 := null in l.((null in [n] ? null : (n = 1 and t = "x"))) ? null : true; $known1 = null ? null : ($count(l[(null in [n] ? null : (n = 1 and t = "x"))])))',
    ],
    [
      '$count(l[g.text = "x"])',
      'integer',
      [],
      '($known1 := null in l.((null in [g, g.text] ? null : (g.text = "x"))) ? null : true; $known1 = null ? null : ($count(l[(null in [g, g.text] ? null : (g.text = "x"))])))',
    ],
    ['$count(l[t in ["x"] and v != null])', 'integer', [], undefined],
    // Texts are joined where there are all of them.
    [
      '$join(l.t, ", ")',
      'text',
      [],
      '($known1 := null in l.t ? null : true; $known1 = null ? null : ($join(l.t, ", ")))',
    ],
    ['$join([a, b], ", ")', 'text', ['a', 'b'], undefined],
    [
      '$join(l.(g.value ? t : "none"), ", ")',
      'text',
      [],
      '($known1 := null in l.(null in [g, g.value] ? null : ((g.value ? t : "none"))) ? null : true; $known1 = null ? null : ($join(l.(null in [g, g.value] ? null : ((g.value ? t : "none"))), ", ")))',
    ],
    // One of several may not be there.
    ['(l.n)[0] = 1', 'truth', [], '($known1 := (l.n)[0]; ($known1 ?? null) = null ? null : ($known1 = 1))'],
    ['$sumMoney([m, l[0].v])', 'money', ['m'], '$sumMoney([m, ((l[0].v) ?? null)])'],
    [
      '(a = "x" or b = "y") and n = 1',
      'truth',
      ['a'],
      '($known1 := (a = "x" ? true : (null in [b] ? null : (b = "y"))); ($known1 ?? null) = null ? null : ((($known1) ? (null in [n] ? null : (n = 1)) : false)))',
    ],
    [
      '{"x": a & "y"}.x & b',
      'text',
      ['a', 'b'],
      '($known1 := {"x": a & "y"}.x; ($known1 ?? null) = null ? null : ($known1 & b))',
    ],
    ['f.value and $exists(m)', 'truth', ['f', 'f.value'], 'f.value and $exists((m)[$ != null])'],
    ['r.amount = "5"', 'truth', ['r', 'r.amount'], undefined],
    ['m = null ? n : 2', 'integer', [], undefined],
    ['(a ?? b) != null', 'truth', [], '((a)[$ != null] ?? b) != null'],
  ])('for %s', (text, gives, needs, runs) => {
    const field = derived(text, gives)
    expect([joined(field.needs), field.runs]).toEqual([needs, runs])
  })

  test.each<[string, string | undefined]>([
    ['a = "x" or b = "y"', undefined],
    // Within more, all must be known.
    [
      '(a = "x" or ($one := b; $one = "y")) and n = 1',
      '($known2 := ($one := b; ($known1 := $one; ($known1 ?? null) = null ? null : ($known1 = "y"))); ($known2 ?? null) = null ? null : (((a = "x" or $known2) ? (null in [n] ? null : (n = 1)) : false)))',
    ],
    [
      'a = "x" or ($one := b; $count(l[t = $one]) = 0)',
      '(a = "x" ? true : ($known3 := ($one := b; ($known2 := null in l.(($known1 := $one; ($known1 ?? null) = null ? null : (t = $known1))) ? null : true; $known2 = null ? null : ($count(l[($known1 := $one; ($known1 ?? null) = null ? null : (t = $known1))]) = 0))); ($known3 ?? null) = null ? null : ($known3)))',
    ],
  ])(
    'of a check, %s, the right side of "or" waits for the left one only where it is the whole and binds a variable',
    (that, runs) => {
      expect(checked(that).runs).toBe(runs)
    },
  )

  test('tells what it takes for missing, and what for zero', () => {
    expect(derived('$addMoney(m, $sumMoney($orZero(l.v)))', 'money')).toMatchObject({
      needs: [['m']],
      tolerates: [['l', 'v']],
      zeros: [['l', 'v']],
    })
    expect(derived('a ?? b', 'text')).toMatchObject({ tolerates: [['a']] })
    expect(derived('$addMoney($orZero([m, l[0].v][0]), m)', 'money')).toMatchObject({
      tolerates: [['m'], ['l', 'v']],
      zeros: [['m'], ['l', 'v']],
    })
    expect(derived('(a ?? b) != null', 'truth')).toMatchObject({ tolerates: [['a'], ['b']] })
    expect(derived('a & b', 'text')).not.toHaveProperty('tolerates')
  })

  test('is checked: an expression that outgrows what can run is refused', () => {
    const text = `${'$compareMoney(m, $sumMoney(l.v)) = 1 ? a : '.repeat(120)}b`
    const body = `id: x\ntitle: X\nversion: "1.0.0"\nmatch: { type: RETR }\n${fields}  d:\n    derive: |-\n      ${text}\n    as: text\n`
    const { diagnostics, plans } = compileMappings([{ name: 'a.yaml', text: body }])
    expect(diagnostics.filter(each => each.severity === 'error').map(each => each.code)).toEqual([
      'expression/too-large',
    ])
    expect(plans).toEqual([])
  })
})

describe('what runs grows with what was written', () => {
  const nested = (times: number): string =>
    Array.from({ length: times }).reduce<string>(inner => `(${inner} ?? b) = "x" ? a : b`, 'a')
  test.each<[string, (times: number) => string, string, number]>([
    ['in a row', times => Array(times).fill('(a ?? b) = "x"').join(' and '), 'truth', 50],
    ['one in the other', times => nested(times), 'text', 8],
    ['calls', times => Array(times).fill('$compareMoney(m, $sumMoney(l.v)) = 1').join(' or '), 'truth', 25],
    [
      'variables',
      times =>
        `(${Array.from({ length: times }, (_, at) => `$v${at + 1} := [$v${at}, $v${at}]; `).join('')} $sumMoney($v${times}))`.replace(
          '[$v0, $v0]',
          '[m, m]',
        ),
      'money',
      6,
    ],
    ['in brackets', times => `${'('.repeat(times)}a ?? b${')'.repeat(times)} = "x"`, 'truth', 20],
  ])('%s', (_, make, gives, times) => {
    const sizes = [1, 2, 4, 8].map(factor => {
      const text = make(times * factor)
      const result = expectWithin(2000, () => derived(text, gives))
      return (result.runs ?? result.expression).length / text.length
    })
    for (const size of sizes) expect(size).toBeLessThan(10)
  })
})

test('a notice is there or not: nothing of it cannot be read, so the portable form asks for it as the library does', () => {
  const { fields: made } = planOf(
    'fields:\n  n: { notice: [Nothing here] }\n  a: { from: A, as: text }\n' +
      '  d: { derive: "$exists(n) ? null : a", as: text }\n  e: { derive: "$exists(a) ? n : a", as: text }\n',
  )
  const tolerates = made.flatMap(field => (field.kind === 'derived' ? [field.tolerates] : []))
  expect(tolerates).toEqual([undefined, [['a']]])
})
