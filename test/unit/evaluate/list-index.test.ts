/** What an expression is worth is the same whether the lists of its input are known by their texts or gone through. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { readyExpression } from '../../../src/evaluate/ready-expression.ts'
import { ListIndex } from '../../../src/evaluate/run/list-index.ts'
import type { TextSets } from '../../../src/evaluate/run/text-sets.ts'
import { Family } from '../../../src/evaluate/scope/lowering.ts'
import { figureWays } from '../../../src/evaluate/shortcuts/figure-ways.ts'

const expressions: readonly string[] = [
  'l[code = "A"]',
  'l[code = "A"].n',
  'l[(code = "A")]',
  'l[code in ["A", "B"]]',
  'l[code in ["B", "A", "B"]].n',
  'l[code in []]',
  'l[code in ["A", 1]]',
  'l[code = 1]',
  'l[code = "A" and n]',
  'l[code = "A" and n > 1].n',
  'l[code = "A" ? n : false]',
  'l[code = "A" ? n = 2 : false]',
  'l[code = "A" ? 1 : false]',
  'l[code = "A" ? [0, 2] : false]',
  'l[code = "A" ? n : true]',
  'l[code = "A"][0]',
  'l[code = "A"][-1].n',
  'l[0][code = "A"]',
  '$count(l[code = "A"])',
  'null in l.(code = "A" ? n : false)',
  'null in l.(code in ["A", "B"] ? (null in [n] ? null : n = 2) : false)',
  'null in l.(code = "A" ? [n, null] : false)',
  'null in l.(code = "A" ? n : false)[0]',
  'm.l.(null in l.(code = "A" ? n : false))',
  'm.(null in l.(code = "A" ? n : false))',
  'm[0].l.n.(null in l.(code = "A" ? n : false))',
  'null in l.(code = "A" and n)',
  'null in l.(code = "A" and n ? null : false)',
  'null in l.(code = "A" and n and n > 1 ? n = 2 : false)',
  'l[code = "A" and n and n > 1]',
  'l[code = "A" and n ? n = 2 : false]',
  'l[code != "A" and n = 2].n',
  'l[n = 2 or $exists(code)]',
  'l[code = "A" or code = "B"].n',
  'l[(code = "A" or (code = "B" and n > 1)) and n < 2]',
  'l[(code = "A" and n) or code in ["A", "C"]]',
  'l[code = "A" or n = 2]',
  'l[code = "A" or code = 1]',
  'null in l.((code = "A" or code = "B") ? n : false)',
  'l[$exists(code)][n = 2]',
  'l[n][]',
  '$append(l[n = 2], l[n = 2][])',
  'null in l.(n = 2 ? n : null)',
  'null in l.($exists(code) ? false : n)',
  'l[($y := n; $y = 2)].code',
  '($y := 1; l[($y; $y := n; $y = 2)].code)',
  '($x := 2; l[n = $x].code)',
  '($x := 2; l[code = "A" and n = $x])',
  'l[n = $count($$.l)].code',
  '(null in l.(n = 2 ? null : false) ? 1 : $count(l[n = 2 ? null : false]))',
  'null in [l[0].n]',
  'null in [l[0].n, l[1].n]',
  'null in [[l[0].n]]',
  'null in [l.n]',
  '($x := l; $x[code = "A"])',
  'm.l[code = "A"]',
]

const text = fc.constantFrom('A', 'B', 'C', '')
const entry: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ code: text, n: fc.constantFrom(0, 1, 2, null) }, { requiredKeys: [] }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ code: fc.constantFrom(null, 1, ['A'], { a: 1 }, true), n: fc.nat(2) }),
  },
  { weight: 1, arbitrary: fc.constantFrom(null, 'A', 1, [{ code: 'A', n: 2 }], []) },
)
const list = fc.oneof(
  { weight: 6, arbitrary: fc.array(entry, { maxLength: 6 }) },
  { weight: 1, arbitrary: entry },
)
const input = fc.record({ l: list, m: fc.array(fc.record({ l: list }), { maxLength: 2 }) })

describe('a list known by its texts', () => {
  test.each(expressions)('%s', expression => {
    const compiled = readyExpression(readExpression(expression), {}, new Family(figureWays))
    const answer = (given: unknown, lists?: ListIndex): unknown => {
      try {
        return compiled.evaluate(given, undefined, lists === undefined ? {} : { lists })
      } catch (error) {
        return `error: ${error instanceof Error ? error.message : ''}`
      }
    }
    fc.assert(
      fc.property(input, given => {
        const lists = new ListIndex()
        const gone = answer(given)
        expect(answer(given, lists)).toEqual(gone)
        expect(answer(given, lists)).toEqual(gone)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the entries with one of some texts', () => {
  const codes = (entries: readonly (string | null)[]) => entries.map(code => ({ code }))
  const entries = codes(['A', 'B', 'A', null, 'C'])

  test('are found in their order', () => {
    const lists = new ListIndex()
    expect(lists.of(entries).having('code', ['C', 'A'])).toEqual(codes(['A', 'A', 'C']))
    expect(lists.of(entries).having('code', ['D'])).toEqual([])
    expect(lists.of(entries).having('other', ['A'])).toEqual([])
    expect(lists.of(entries)).toBe(lists.of(entries))
  })

  test('are the same whether their texts were asked for in another list or are new', () => {
    const sets: TextSets = new Map()
    const wanted = [['A'], ['A', 'B'], ['B', 'B'], []]
    const ask = (list: readonly unknown[]) =>
      wanted.map(texts => new ListIndex(sets).of(list).having('code', texts))
    const first = ask(entries)
    expect(first).toEqual([codes(['A', 'A']), codes(['A', 'B', 'A']), codes(['B']), []])
    expect(ask(entries)).toEqual(first)
    expect(ask(codes(['B']))).toEqual([[], codes(['B']), codes(['B']), []])
  })

  test('are found, too, where more sets are asked for than are kept', () => {
    const sets: TextSets = new Map()
    for (let more = 0; more < 200; more++)
      expect(new ListIndex(sets).of(entries).having('code', ['B'])).toEqual(codes(['B']))
    expect(sets.get('code')?.count).toBe(64)
  })

  test('are not known of a list with an entry that is no object, or with something else than a text', () => {
    const lists = new ListIndex()
    for (const list of [[{ code: 1 }], [['A']], [null], [{ code: 'A' }, 'A']])
      expect(lists.of(list).having('code', ['A'])).toBeUndefined()
    expect(lists.of([{ code: 1, other: 'A' }]).having('other', ['A'])).toEqual([{ code: 1, other: 'A' }])
  })
})
