/**
 * Expressions made up by the rules of types are accepted, and on no transcript do they fail for a type: what is missing gives null,
 * what cannot be read is held back. The portable form has no other value.
 */
import fc from 'fast-check'
import jsonata from 'jsonata'
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import { portableExpression } from '../../src/compile/portable-expression.ts'
import { createMapper } from '../../src/index.ts'
import { asPortable, withoutIncomplete } from '../support/held-back.ts'
import { propertyRuns } from '../support/property-runs.ts'

const runs = propertyRuns(150)

const head = `id: typed
title: Typed
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  m: { from: SECTION_FILING > M, as: money }
  t: { from: SECTION_FILING > T, as: text }
  n: { from: SECTION_FILING > N, as: integer }
  d: { from: SECTION_FILING > D, as: date }
  q: { from: SECTION_FILING > Q, as: decimal }
  r: { from: SECTION_FILING > R, as: ratio }
  g:
    section: SECTION_FILING
    fields:
      m: { from: GM, as: money }
      t: { from: GT, as: text }
      f: { from: F, as: flag, yes: "Yes", no: "No" }
  l: { each: SECTION_TRANSACTIONS, fields: { m: { from: M, as: money }, t: { from: T, as: text }, d: { from: D, as: date }, f: { from: F, as: flag, yes: "Yes", no: "No" } } }
`

/** `amount` and `word` are fields, or one of several: what an expression may ask whether it has a value. */
type Kind = 'money' | 'amount' | 'sum' | 'entries' | 'amounts' | 'truth' | 'text' | 'word' | 'integer' | 'row'

const made = fc.letrec<Record<Kind, string>>(tie => {
  const of = (template: string, ...kinds: readonly Kind[]): fc.Arbitrary<string> =>
    fc.tuple(...kinds.map(kind => tie(kind))).map(parts => {
      let next = 0
      return template.replaceAll('%', () => parts[next++] ?? '')
    })
  const one = (...leaves: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...leaves)
  const depth = { maxDepth: 4, depthIdentifier: 'typed', depthSize: 'small' } as const
  return {
    money: fc.oneof(
      depth,
      one('m', 'g.m', 'l[0].m', '$money("5.00")', '(m)'),
      of('$addMoney(%, %)', 'money', 'money'),
      of('$subtractMoney(%, %)', 'money', 'money'),
      of('$sumMoney(%)', 'amounts'),
      of('$meanMoney(%, "half even")', 'amounts'),
      of('$shareOf(%, "0.333", "half up")', 'money'),
      of('$largerMoney(%, %)', 'money', 'money'),
      of('$smallerMoney(%, %)', 'money', 'money'),
      one('$orZero(m)', '$orZero((g.m))', '$orZero(l[0].m)'),
      of('(% ?? %)', 'sum', 'money'),
      of('(% ? % : %)', 'truth', 'money', 'money'),
      of('(% ?? %)', 'amount', 'money'),
      of('( $x := %; $y := $x; $addMoney($y, %) )', 'money', 'money'),
    ),
    amount: fc.oneof(
      depth,
      one('m', 'g.m', 'l[0].m', '(m)'),
      of('(% ? % : %)', 'truth', 'amount', 'amount'),
      of('(% ? %)', 'truth', 'amount'),
      of('(% ?? %)', 'amount', 'amount'),
      of('( $x := %; $x )', 'amount'),
    ),
    entries: fc.oneof(
      depth,
      one('l.m', '$orZero(l.m)', 'l[m != null].m'),
      of('l[%].m', 'row'),
      of('$orZero(l[%].m)', 'row'),
      of('$append(%, %)', 'entries', 'money'),
    ),
    amounts: fc.oneof(one('$orZero([m, g.m])'), tie('entries'), of('[%, %]', 'money', 'money')),
    sum: fc.oneof(of('$sumMoney(%)', 'entries'), of('$meanMoney(%, "half up")', 'entries')),
    row: one(
      't = "a"',
      '$exists(m)',
      '$isNegative(m)',
      't in ["a", "b"] and $exists(t)',
      '$length(t ?? "x") > 1',
      'f.value',
      'f.text != "Yes"',
      'd < "2023-06-01"',
      't = "a" and f.value',
      '$isNegative(m) or t = "b"',
      '$uppercase(t) = "A"',
      '($compareMoney(m, $money("1.00")) ?? 0) = 1',
    ),
    truth: fc
      .oneof(
        depth,
        one('g.f.value', 'd < "2024-01-01"', 'd = null', 't != null', '$exists(g)', '$exists(l.m)', 'true'),
        one(
          'q = $decimal("1.50")',
          'q != $decimal("0")',
          'r.amount = "0.5"',
          'r.amount in ["50", "0.5"]',
          'd in ["2023-01-02"]',
        ),
        of('$sameMoney(%, %, $money("1.00"))', 'money', 'money'),
        of('$isNegative(%)', 'money'),
        of('$exists(%)', 'amount'),
        of('$exists(%)', 'word'),
        of('(% = null)', 'amount'),
        of('% = %', 'text', 'text'),
        of('% < %', 'integer', 'integer'),
        of('(% = %)', 'money', 'money'),
        of('(% and %)', 'truth', 'truth'),
        of('(% or %)', 'truth', 'truth'),
        of('$not(%)', 'truth'),
        of('% in ["a", "b"]', 'text'),
        of('(% ? % : %)', 'truth', 'truth', 'truth'),
        of('( $x := %; $x = "a" )', 'text'),
      )
      .map(text => `(${text})`),
    text: fc.oneof(
      depth,
      one('t', 'g.t', '"a"', 'g.f.text', 'l[0].t'),
      of('(% & %)', 'text', 'text'),
      of('(% ?? %)', 'word', 'text'),
      of('(% ?: "b")', 'text'),
      of('(% ? % : %)', 'truth', 'text', 'text'),
      of('$uppercase(%)', 'text'),
      of('$string(%)', 'integer'),
    ),
    word: fc.oneof(
      depth,
      one('t', 'g.t', 'g.f.text', 'l[0].t', '$join(l.t, ", ")'),
      of('(% ?? %)', 'word', 'word'),
      of('(% ? % : %)', 'truth', 'word', 'word'),
    ),
    integer: fc.oneof(
      depth,
      one('n', '-1', '0', '$count(l)'),
      of('$count(l[%])', 'row'),
      of('$compareMoney(%, %)', 'money', 'money'),
      of('$length(%)', 'text'),
      of('(n ?? %)', 'integer'),
    ),
  }
})

const written = fc.oneof(
  made.money.map(text => ({ text, gives: 'money' })),
  made.truth.map(text => ({ text, gives: 'truth' })),
  made.text.map(text => ({ text, gives: 'text' })),
  made.integer.map(text => ({ text, gives: 'integer' })),
)

const amount = fc.constantFrom(undefined, '', '$5.00', '-$1.50', '$0.00', 'a lot')
const word = fc.constantFrom(undefined, '', 'a', 'b')
const day = fc.constantFrom(undefined, '', '01-02-2023', '02-30-2023')
const flag = fc.constantFrom(undefined, '', 'Yes', 'No', 'Perhaps')
const documents = fc.record({
  M: amount,
  GM: amount,
  T: word,
  GT: word,
  N: fc.constantFrom(undefined, '0', '7', 'x'),
  D: day,
  Q: fc.constantFrom(undefined, '', '1.5', '1.500', '0', '$1.50'),
  R: fc.constantFrom(undefined, '', '50%', '0.50', 'half'),
  F: flag,
  rows: fc.array(fc.record({ M: amount, T: word, D: day, F: flag }), { maxLength: 3 }),
})

describe('an expression by the rules of types', () => {
  test('is accepted, and fails for no type', () => {
    const property = fc.asyncProperty(
      written,
      fc.array(documents, { minLength: 1, maxLength: 4 }),
      async (it, all) => {
        const mapping = `${head}  it:\n    derive: |-\n      ${it.text}\n    as: ${it.gives}\nchecks:\n  - that: |-\n      $exists(it) and ($string($exists(it)) = "true")\n    says: a\n`
        const { plans, diagnostics } = compileMappings([{ name: 'typed.yaml', text: mapping }])
        expect(
          diagnostics.filter(each => each.code !== 'expression/too-large').map(each => each.message),
        ).toEqual([])
        const [plan] = plans
        if (plan === undefined) return
        const mapper = createMapper({ mappings: [mapping], bundled: false })
        const portable = jsonata(portableExpression(plan))
        for (const { rows, ...filing } of all) {
          const document = JSON.parse(
            JSON.stringify({
              TYPE: 'RETR',
              FORM: '1040',
              SECTION_FILING: filing,
              SECTION_TRANSACTIONS: rows,
            }),
          )
          const result = mapper.mapTranscript(document)
          const odd = result.issues.filter(
            each =>
              each.code === 'check/undecided' ||
              (each.code === 'value/underivable' && !each.message.endsWith('cannot be read')),
          )
          expect(odd).toEqual([])
          const data: unknown = JSON.parse(JSON.stringify(result.data))
          // Which figures leave something out only the library tells.
          const evaluated: unknown = JSON.parse(JSON.stringify(await portable.evaluate(document)))
          const given = withoutIncomplete(evaluated, result.issues)
          expect(given).toEqual(asPortable(data, given, plan))
          const state = result.state('/it')
          expect(Object(data).it === null ? ['absent', 'invalid'] : ['value']).toContain(state)
        }
      },
    )
    return fc.assert(property, { numRuns: runs })
  }, 180_000)
})
