import { describe, expect, test } from 'vitest'
import { issue } from '../../../../../src/transcript/issue.ts'
import { placeOf } from '../../../../../src/transcript/unread/places/places.ts'
import { figureReads } from '../../../../../src/transcript/unread/trials/figure-reads.ts'
import { misshapenIn, misshapenOf } from '../../../../../src/transcript/unread/trials/refused.ts'
import { planOf } from '../../../../support/compiled.ts'

const { fields } = planOf(`fields:
  rows:
    each: FIRST > ROWS
    fields:
      pay: { from: [ITEMS > PAY, ITEMS > WAGES, BOX 1, 401K PAY], as: money }
      note: { from: NOTE, as: text }
  others: { each: OTHERS, fields: { pay: { from: PAY, as: money } } }
  more: { each: MORE, fields: { tip: { from: TIP, as: money } } }
  total: { derive: $sumMoney($orZero(rows.pay)), as: money }
  both: { derive: '$sumMoney([$orZero(rows.pay), $orZero(more.tip)])', as: money }
  count: { derive: $count(rows), as: integer }
`)
const derived = fields.filter(field => field.kind === 'derived')
const [reads, ofBoth, counted] = figureReads(derived, placeOf(fields).root).values()
if (!reads || !ofBoth || !counted) throw new Error('no figure')

describe('of a figure over a list is misshapen', () => {
  test.each([
    '/FIRST/ROWS',
    '/First/Rows:',
    '/FIRST/ROWS/12',
    '/FIRST/ROWS/0/ITEMS',
    '/FIRST/ROWS/0/ITEMS/PAY',
    '/FIRST/ROWS/0/ITEMS/WAGES',
    '/FIRST/ROWS/0/BOX 1',
    '/FIRST/ROWS/0/401K PAY',
  ])('what stands in the place of its list, an entry or a line that it reads: %s', pointer => {
    expect(misshapenIn([pointer], reads)).toBe(pointer)
  })

  test.each([
    '',
    '/FIRST',
    '/ROWS',
    '/SECOND/ROWS',
    '/OTHERS',
    '/OTHERS/0/PAY',
    '/FIRST/ROWS/0/NOTE',
    '/FIRST/ROWS/0/PAY',
    '/FIRST/ROWS/0/BOX 2',
    '/FIRST/ROWS/0/402K PAY',
    '/FIRST/ROWS/0/ITEMS/PAY/MORE',
  ])('nothing else: %s', pointer => {
    expect(misshapenIn([pointer], reads)).toBeUndefined()
  })

  test('of each of several lists what it reads there', () => {
    const pointers = ['/FIRST/ROWS/0/TIP', '/MORE/0/ITEMS', '/MORE/0/TIP', '/FIRST/ROWS/0/ITEMS']
    expect(pointers.filter(each => misshapenIn([each], ofBoth) === each)).toEqual(pointers.slice(2))
  })

  test('of one that is only counted the list, and its entries', () => {
    const pointers = ['/FIRST/ROWS', '/FIRST/ROWS/0', '/FIRST/ROWS/0/ITEMS']
    expect(pointers.filter(each => misshapenIn([each], counted) === each)).toEqual(pointers.slice(0, 2))
  })

  test('the first such place', () => {
    const pointers = ['/FIRST/ROWS/0/NOTE', '/FIRST/ROWS/1/ITEMS', '/FIRST/ROWS/0/ITEMS']
    expect(misshapenIn(pointers, reads)).toBe('/FIRST/ROWS/1/ITEMS')
    expect(misshapenIn([], reads)).toBeUndefined()
  })
})

test('what has another shape is known by its issue', () => {
  const issues = [
    issue('transcript/wrong-shape', { found: 'a text', expected: 'a list' }, { pointer: '/A' }),
    issue('transcript/repeated-section', { key: 'B' }, { pointer: '/B:' }),
    issue('transcript/wrong-shape', { found: 'a text', expected: 'a list' }, { pointer: '/C' }),
  ]
  expect(misshapenOf(issues)).toEqual(['/A', '/C'])
})
