/** What entries lack, where it does not show in one entry alone. */
import { describe, expect, test } from 'vitest'
import type { UnreadLeaf } from '../../../../../src/transcript/unread/places/survey.ts'
import { Gaps } from '../../../../../src/transcript/unread/trials/gaps.ts'
import { type Path, Trial } from '../../../../../src/transcript/unread/trials/trial.ts'
import { issuesOf, mapped } from '../../../../support/mapped.ts'

function incomplete(body: string, rows: readonly unknown[]): readonly string[] {
  return issuesOf(mapped(body, { ROWS: rows })).filter(each => each.startsWith('value/incomplete'))
}

describe('a figure that has no value for want of two fields of an entry', () => {
  const body = `fields:
  rows:
    each: ROWS
    fields:
      wages: { from: WAGES, as: money }
      tips: { from: TIPS, as: money }
  total: { derive: '$sumMoney(rows.($addMoney(wages, tips)))', as: money }
`
  const whole = { WAGES: '$1.00', TIPS: '$1.00' }

  test('is reported at the line of that entry', () => {
    expect(incomplete(body, [whole, { QZX: '$5.00' }, whole])).toEqual(['value/incomplete /ROWS/1/QZX'])
  })

  test('is reported at the first of several such entries', () => {
    expect(incomplete(body, [whole, { QZX: '$5.00' }, { QZX: '$6.00' }])).toEqual([
      'value/incomplete /ROWS/1/QZX',
    ])
  })

  test('is not reported at it where another entry, which has no such line, leaves it without a value', () => {
    expect(incomplete(body, [{ QZX: '$5.00' }, { WAGES: '$1.00', TIPS: '' }])).toEqual([
      'value/incomplete /ROWS/0',
    ])
  })
})

describe('a figure that rests on another', () => {
  const body = `fields:
  rows:
    each: ROWS
    fields:
      wages: { from: WAGES, as: money }
      tips: { from: TIPS, as: money }
  wages: { derive: $sumMoney(rows.wages), as: money }
  isMostlyTips: { derive: '$compareMoney($sumMoney($orZero(rows.tips)), $orZero(wages)) = 1', as: truth }
`
  const rows = [
    { WAGES: '$4.00', TIPS: '$3.00' },
    { WAGES: '$0.00', QZX: '$2.00' },
  ]

  test('is not given where a line beside all entries would turn it', () => {
    expect(incomplete(body, rows)).toEqual(['value/incomplete /ROWS/1/QZX'])
  })

  test('is given where it would not', () => {
    expect(incomplete(body, [rows[0], { WAGES: '$0.00', QZX: '$0.50' }])).toEqual([])
  })
})

function leafOf(pointer: string, label = 'QZX'): UnreadLeaf {
  return { pointer, value: '$1.00', key: label, label, spots: [], part: undefined, why: undefined }
}

describe('of entries that lack something', () => {
  /** The line that is named where, of twelve entries, the one at `lacking` leaves a sum without a value. */
  const named = (lacking: number | undefined): string | undefined => {
    const data = { rows: Array.from({ length: 12 }, (_, at) => ({ pay: at === lacking ? null : 1 })) }
    const sum = (): number | null => (data.rows.some(({ pay }) => pay === null) ? null : data.rows.length)
    const gaps = new Gaps()
    for (const at of data.rows.keys())
      for (const line of ['A', 'B'])
        gaps.add({ base: bases[at] ?? [], leaf: leafOf(`/ROWS/${at}/${line}`), values: new Map() })
    return gaps.stopping(new Trial(data, [], sum))?.pointer
  }
  const bases: readonly Path[] = Array.from({ length: 12 }, (_, at) => ['rows', at])

  test('that which stops a figure is named by its first line, if it is among the first ten', () => {
    expect([0, 4, 9].map(named)).toEqual(['/ROWS/0/A', '/ROWS/4/A', '/ROWS/9/A'])
    expect(named(10)).toBe('/ROWS/0/A')
  })

  test('none is named where the figure has no value without them either, or where there is none', () => {
    const data = { rows: [{ pay: 1 }] }
    const gaps = new Gaps()
    expect(gaps.stopping(new Trial(data, [], () => data.rows.length))).toBeUndefined()
    gaps.add({ base: ['rows', 0], leaf: leafOf('/ROWS/0/A'), values: new Map() })
    expect(gaps.stopping(new Trial(data, [], () => null))).toBeUndefined()
    expect(gaps.stopping(new Trial(data, [], () => data.rows.length))?.pointer).toBe('/ROWS/0/A')
  })

  test('lines of one label and for the same fields are taken together, and no others', () => {
    const deciding = (...lines: readonly (readonly [label: string, name: string, value: number])[]) => {
      const data: { readonly rows: Record<string, number>[] } = {
        rows: lines.map(() => ({ pay: 0, tip: 0 })),
      }
      const isLarge = (): boolean => data.rows.reduce((sum, { pay = 0, tip = 0 }) => sum + pay + tip, 0) > 3
      const gaps = new Gaps()
      lines.forEach(([label, name, value], at) => {
        const values = new Map<Path, unknown>([[['rows', at, name], value]])
        gaps.add({ base: ['rows', at], leaf: leafOf(`/ROWS/${at}/${label}`, label), values })
      })
      const found = gaps.deciding(new Trial(data, [], isLarge))?.pointer
      expect(data.rows).toEqual(lines.map(() => ({ pay: 0, tip: 0 })))
      return found
    }
    expect(deciding(['A', 'pay', 2], ['A', 'pay', 2])).toBe('/ROWS/0/A')
    expect(deciding(['A', 'pay', 2], ['B', 'pay', 2])).toBeUndefined()
    expect(deciding(['A', 'pay', 2], ['A', 'tip', 2])).toBeUndefined()
    expect(deciding(['A', 'pay', 1], ['B', 'pay', 3], ['A', 'pay', 1], ['B', 'pay', 1])).toBe('/ROWS/1/B')
  })
})
