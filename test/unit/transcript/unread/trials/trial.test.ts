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
