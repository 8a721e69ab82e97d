/** Trying what a figure would be: over lists in lists, and no more often than there is room for. */
import { describe, expect, test } from 'vitest'
import { Trial } from '../../../../../src/transcript/unread/trials/trial.ts'
import { issuesOf, mapped } from '../../../../support/mapped.ts'

test('a figure over lists in lists leaves out no line of an inner entry', () => {
  const body = `fields:
  returns:
    each: RETURNS
    fields:
      rows:
        each: ROWS
        fields:
          amount: { from: AMOUNT, as: money }
  total: { derive: $sumMoney($orZero(returns.rows.amount)), as: money }
`
  const outcome = (inner: object): unknown => {
    const result = mapped(body, { RETURNS: [{ ROWS: [{ AMOUNT: '$1.00' }] }, { ROWS: [inner] }] })
    const { total } = JSON.parse(JSON.stringify(result.data))
    return total ?? issuesOf(result).filter(each => each.startsWith('value/incomplete'))
  }
  expect(outcome({ AMOUNT: '$2.00' })).toBe('3.00')
  expect(outcome({ AMUONT: '$2.00' })).toEqual(['value/incomplete /RETURNS/1/ROWS/0/AMUONT'])
})

describe('trials', () => {
  const data = { rows: [{ a: 1 }, { a: 2 }] }
  const sum = (): number => data.rows.reduce((all, { a }) => all + a, 0)

  test('leave the data as they were', () => {
    const trial = new Trial(data, [], sum)
    expect(trial.changesWith(new Map([[['rows', 0, 'a'], 5]]))).toBe(true)
    expect(trial.changesWith(new Map([[['rows', 0, 'a'], 1]]))).toBe(false)
    expect(trial.changesWithEntry(['rows'], { a: 0 })).toBe(false)
    expect(trial.changesAmongAll(['rows'], { a: 3 })).toBe(true)
    expect(trial.changesInPlace(new Map([[['rows', 1, 'a'], 2]]))).toBe(false)
    expect(
      trial.hasValueWithout([
        ['rows', 0],
        ['rows', 1],
      ]),
    ).toBe(true)
    expect(data).toEqual({ rows: [{ a: 1 }, { a: 2 }] })
  })

  test('of what has no place in the data are in doubt, or change nothing where all entries are there', () => {
    const trial = new Trial(data, [], sum)
    expect(trial.changesWith(new Map([[['none', 'a'], 5]]))).toBe(true)
    expect(trial.changesWith(new Map([[['rows', 0, 'a', 'b'], 5]]))).toBe(true)
    expect(trial.changesWith(new Map([[['none', 'rows', 0, 'a'], 5]]))).toBe(true)
    expect(trial.changesWithEntry(['none', 'rows'], { a: 0 })).toBe(true)
    expect(trial.changesInPlace(new Map([[['none', 'a'], 5]]))).toBe(false)
    expect(trial.hasValueWithout([['none', 0]])).toBe(false)
    expect(data).toEqual({ rows: [{ a: 1 }, { a: 2 }] })
  })

  test('of an entry that the figure does not need are not made', () => {
    let times = 0
    const needs = { list: 'rows', name: 'kind', texts: ['A'] }
    const trial = new Trial(data, [], () => times++, { rows: needs })
    expect(trial.changesWithEntry(['rows'], { kind: 'B', a: 3 })).toBe(false)
    expect(times).toBe(0)
    expect(trial.changesWithEntry(['rows'], { kind: 'A', a: 3 })).toBe(true)
    expect(trial.changesWithEntry(['others', 'rows'], { kind: 'B', a: 3 })).toBe(true)
    expect(new Trial(data, [], () => times++).changesWithEntry(['rows'], { kind: 'B', a: 3 })).toBe(true)
  })

  test('of nothing change nothing', () => {
    expect(new Trial(data, [], sum).changesWith(new Map())).toBe(false)
  })

  test('are made so often; what is left then is in doubt', () => {
    const trial = new Trial(data, [], sum)
    const same = new Map([[['rows', 0, 'a'], 1]])
    for (let time = 0; time < 2000; time++) expect(trial.changesWith(same)).toBe(false)
    expect(trial.changesWith(same)).toBe(true)
    for (let time = 0; time < 20; time++) expect(trial.changesInPlace(same)).toBe(false)
    expect(trial.changesInPlace(same)).toBe(true)
  })

  test('are in doubt where the figure cannot be computed any more', () => {
    const trial = new Trial(data, [], () => undefined)
    expect(trial.changesWith(new Map([[['rows', 0, 'a'], 1]]))).toBe(true)
    expect(trial.changesInPlace(new Map([[['rows', 0, 'a'], 1]]))).toBe(true)
  })

  test('know a flag that is absent, and one that says neither yes nor no', () => {
    const flags = { a: null, b: { value: null, text: 'x' }, c: { value: true, text: 'y' } }
    const trial = new Trial(flags, [], sum)
    expect(['a', 'b', 'c', 'd'].filter(name => trial.isOpen([name]))).toEqual(['a', 'b', 'd'])
  })
})

describe('trials of a figure that has no value without certain rows', () => {
  const rows = { list: 'rows', name: 'code', texts: ['150', '976'] }
  const data = { rows: [{ code: '806', amount: 1 }, { code: null, amount: 2 }, { amount: 3 }] }
  let computed = 0
  /** The amounts of the rows that it needs; null without any. */
  const sum = (): number | null => {
    computed++
    const found = data.rows.filter(({ code }) => rows.texts.includes(code ?? ''))
    return found.length === 0 ? null : found.reduce((all, { amount }) => all + amount, 0)
  }
  const trial = (): Trial => {
    computed = 0
    return new Trial(data, [{ path: ['rows'] }], sum, { rows })
  }

  test('of a row that is none of them with what is tried, and none without, compute nothing', () => {
    for (const values of [
      [[['rows', 0, 'amount'], 5]],
      [[['rows', 1, 'code'], '846']],
      [
        [['rows', 2, 'amount'], null],
        [['rows', 2, 'code', 'inner'], '150'],
      ],
    ] as const)
      expect(trial().changesWith(new Map<readonly (string | number)[], unknown>(values))).toBe(false)
    expect(computed).toBe(0)
  })

  test('are in doubt where it cannot be read which row it is, or what stands in one of them', () => {
    expect(trial().changesWith(new Map([[['rows', 0, 'code'], null]]))).toBe(true)
    data.rows[0] = { code: '976', amount: 1 }
    expect(trial().changesWith(new Map([[['rows', 0, 'amount'], null]]))).toBe(true)
    data.rows[0] = { code: '806', amount: 1 }
    expect(computed).toBe(0)
  })

  test('of a row that would be one of them compute it', () => {
    expect(trial().changesWith(new Map([[['rows', 1, 'code'], '150']]))).toBe(true)
    expect(computed).toBe(2)
    data.rows[0] = { code: '976', amount: 1 }
    expect(trial().changesWith(new Map([[['rows', 0, 'amount'], 5]]))).toBe(true)
    expect(trial().changesWith(new Map([[['rows', 0, 'code'], '846']]))).toBe(true)
    data.rows[0] = { code: '806', amount: 1 }
  })

  test('of an entry of a kind that it does not read compute nothing, whatever else it needs', () => {
    const entries = {
      rows: [
        { kind: 'A', a: 1 },
        { kind: 'B', a: 2 },
      ],
    }
    let times = 0
    const kinds = [
      { list: 'others', name: 'kind', texts: ['C'] },
      { list: 'rows', name: 'kind', texts: ['A', 'D'] },
    ]
    const ofKinds = new Trial(entries, [{ path: ['rows'] }], () => ++times, { kinds })
    expect(ofKinds.changesWith(new Map([[['rows', 1, 'a'], 5]]))).toBe(false)
    expect(ofKinds.changesWith(new Map([[['rows', 1, 'a'], null]]))).toBe(false)
    expect(ofKinds.isNeedlessEntry(['rows'], { kind: 'B' })).toBe(true)
    expect(times).toBe(0)
    expect(ofKinds.changesWith(new Map([[['rows', 0, 'a'], null]]))).toBe(true)
    expect(ofKinds.changesWith(new Map([[['rows'], null]]))).toBe(true)
    // What says of which kind the entry is may say that it is of this one.
    expect(ofKinds.changesWith(new Map([[['rows', 1, 'kind'], null]]))).toBe(true)
    expect(times).toBe(0)
    expect(ofKinds.changesWith(new Map([[['rows', 0, 'a'], 5]]))).toBe(true)
    expect(times).toBe(2)
    expect(ofKinds.isNeedlessEntry(['rows'], { kind: 'D' })).toBe(false)
    // Without entries of that kind it may have a value all the same.
    expect(ofKinds.hasValueWithout([['rows', 0]])).toBe(true)
  })

  test('of what stands elsewhere compute it', () => {
    const other = new Trial({ ...data, other: { code: '1' } }, [], () => ++computed, { rows })
    expect(other.changesWith(new Map([[['other', 'code'], '2']]))).toBe(true)
  })

  test('without rows: it has a value only where the rows that it needs are there, and none of them is left out', () => {
    expect(trial().hasValueWithout([['rows', 1]])).toBe(false)
    expect(computed).toBe(0)
  })
})
