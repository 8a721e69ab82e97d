/** What entries lack, where it does not show in one entry alone. */
import { describe, expect, test } from 'vitest'
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
