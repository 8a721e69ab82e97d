/** What code asks for while it runs, where the closures of the same expression would fail or count. */
import { describe, expect, test } from 'vitest'
import { ExpressionError } from '../../../src/diagnostics/errors.ts'
import type { Question } from '../../../src/evaluate/code/code.ts'
import { HostCalls, Run } from '../../../src/evaluate/code/run.ts'
import { ListIndex } from '../../../src/evaluate/run/list-index.ts'
import { Budget } from '../../../src/evaluate/run/work.ts'

function run(lists?: ListIndex): Run {
  return new Run(new HostCalls({}), {}, Budget.ofOne(), lists)
}

const rows = [
  { code: '971', words: 'a' },
  { code: '150', words: null },
  { code: '971', words: null },
]
const isA: Question = {
  name: 'code',
  texts: ['971'],
  rest: entry => {
    const words: unknown = Reflect.get(Object(entry), 'words')
    return words === null ? null : words === 'a'
  },
}

describe('a test of entries', () => {
  test.each([
    ['with what is known of the list', new ListIndex()],
    ['without', undefined],
  ])('picks, and says where it is unknown, %s', (_, lists) => {
    const asked = run(lists)
    expect(asked.picked(rows, isA)).toEqual([rows[0]])
    expect(asked.hasNull(rows, isA)).toBe(true)
    expect(asked.hasNull(rows.slice(0, 2), isA)).toBe(false)
  })

  test('is not unknown where it says no', () => {
    const others = [{ code: '971', words: 'b' }, { code: '150' }]
    for (const lists of [new ListIndex(), undefined]) {
      const asked = run(lists)
      expect(asked.picked(others, isA)).toEqual([])
      expect(asked.hasNull(others, isA)).toBe(false)
    }
  })

  test('is asked once of a list, and again where it depends on more than the entry', () => {
    let calls = 0
    const rest: Question['rest'] = () => ++calls > 0
    const asked = run(new ListIndex())
    for (let times = 0; times < 3; times++) asked.picked(rows, { ...isA, rest, isOpen: true })
    expect(calls).toBe(6)
    const closed: Question = { ...isA, rest }
    for (let times = 0; times < 3; times++) asked.picked(rows, closed)
    expect(calls).toBe(8)
  })

  test('looks into each entry where one has something else than a text', () => {
    const odd = [...rows, { code: 971, words: 'a' }]
    expect(run(new ListIndex()).picked(odd, isA)).toEqual([rows[0]])
    expect(run(new ListIndex()).picked(odd, { ...isA, isOpen: true })).toEqual([rows[0]])
  })

  test('gives entries in their order, whichever text they have', () => {
    const either: Question = { name: 'code', texts: ['150', '971'], isAmong: true, isTruth: true }
    expect(run(new ListIndex()).picked(rows, either)).toEqual(rows)
    expect(run().picked(rows, either)).toEqual(rows)
  })
})

describe('a function of texts', () => {
  test.each([
    ['lowercase', (asked: Run) => asked.lowercase(null)],
    ['uppercase', (asked: Run) => asked.uppercase(1)],
    ['contains', (asked: Run) => asked.contains('a', null)],
  ] as const)('$%s takes no other value', (name, call) => {
    const asked = run()
    const words = `T0410: $${name} does not take these arguments`
    expect(() => call(asked)).toThrow(ExpressionError)
    expect(() => call(asked)).toThrow(expect.objectContaining({ message: expect.stringContaining(words) }))
    expect(asked.budget.spent).toBe(0)
  })

  test('gives nothing for nothing, and counts its texts', () => {
    const asked = run()
    expect([asked.lowercase(undefined), asked.contains(undefined, 'ab')]).toEqual([undefined, undefined])
    expect([asked.uppercase('abc'), asked.contains('abc', 'b')]).toEqual(['ABC', true])
    expect(asked.budget.spent).toBe(2 + 3 + 4)
  })
})

test('lists that a step finds are opened by one level, but the only one of all', () => {
  const asked = run()
  const read = (entry: unknown): unknown => Reflect.get(Object(entry), 'l')
  expect(asked.each([{ l: [1, 2] }, {}, { l: 3 }], read)).toEqual([1, 2, 3])
  expect(asked.all([{ l: [1] }, {}], read)).toEqual([1])
  expect(asked.all([{ l: [1] }, { l: 2 }], read)).toEqual([1, 2])
  expect(asked.all([{ l: [] }, { l: [] }], read)).toBeUndefined()
  const several = ['a', 'b']
  expect([[], ['a'], several].map(items => asked.some(items))).toEqual([undefined, 'a', several])
  // What an expression gives is a list of its own.
  expect(asked.some(several)).not.toBe(several)
})

test('a call of constants is asked once for all expressions of a mapping', () => {
  let calls = 0
  const host = new HostCalls({ twice: value => `${value}${value}${calls++}` })
  const call = { name: 'twice', given: ['a'] }
  expect([host.constant(call), host.constant(call), calls]).toEqual(['aa0', 'aa0', 1])
})

describe('a value', () => {
  test('is unknown where null is it, or one of its items', () => {
    const asked = run()
    expect([null, [1, null], [1], undefined, 'a'].map(each => asked.isNull(each))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('differs, and is among others, as in an expression', () => {
    const asked = run()
    expect([asked.other('a', 'b'), asked.other('a', 'a'), asked.other(undefined, 'a')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('of a list is opened by one level, and what is missing is no item', () => {
    expect(run().list('a', ['b', ['c']], undefined, null)).toEqual(['a', 'b', ['c'], null])
  })
})

test('an entry of which a test says nothing is not unknown', () => {
  const silent: Question = { rest: () => undefined }
  expect(run().hasNull(rows, silent)).toBe(false)
})

describe('functions with a method of their own', () => {
  test('$not turns a truth value round, and is missing for what is missing', () => {
    expect(run().not(true)).toBe(false)
    expect(run().not('a')).toBe(false)
    expect(run().not(undefined)).toBeUndefined()
  })

  test('$substring counts code points, from the end where the place is negative', () => {
    expect(run().substring('XXX-XX-6789', -4)).toBe('6789')
    expect(run().substring('67', -4)).toBe('67')
    expect(run().substring('a\u{1F600}bc', -3)).toBe('\u{1F600}bc')
    expect(run().substring('a\u{1F600}bc', 2)).toBe('bc')
    expect(run().substring('\u{1F600}\u{1F601}', 1)).toBe('\u{1F601}')
    expect(run().substring(undefined, -4)).toBeUndefined()
    expect(() => run().substring(null, -4)).toThrow(ExpressionError)
  })
})

describe('a step across what was found before', () => {
  const seen: unknown[] = []
  const read = (item: unknown): unknown => {
    seen.push(item)
    return item
  }

  test.each([
    ['asks nothing of nothing', undefined, undefined, []],
    ['asks nothing of null', null, undefined, []],
    ['asks one value once', 7, 7, [7]],
    ['asks each of several', [1, [2, 3]], [1, 2, 3], [1, [2, 3]]],
    ['gives the only value that it finds as it is', [undefined, [2]], [2], [undefined, [2]]],
  ])('%s', (_, found, want, asked) => {
    seen.length = 0
    expect(run().across(found, read)).toEqual(want)
    expect(seen).toEqual(asked)
  })
})

describe('items', () => {
  test('are present where they are not null', () => {
    expect(run().present([null, 0, '', undefined, null, false])).toEqual([0, '', undefined, false])
  })

  test('stand at a place from the beginning or the end, and nowhere else', () => {
    const items = ['a', 'b', 'c']
    const places = [0, 2, 3, -1, -3, -4]
    expect(places.map(place => run().at(items, place))).toEqual(['a', 'c', undefined, 'c', 'a', undefined])
    expect(places.map(place => run().first(items, place))).toEqual(
      places.map(place => run().at(items, place)),
    )
  })
})
