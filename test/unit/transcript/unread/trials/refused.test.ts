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
      pay: { from: [ITEMS > PAY, ITEMS > WAGES], as: money }
      note: { from: NOTE, as: text }
  others: { each: OTHERS, fields: { pay: { from: PAY, as: money } } }
  total: { derive: $sumMoney($orZero(rows.pay)), as: money }
`)
const derived = fields.filter(field => field.kind === 'derived')
const [reads] = figureReads(derived, placeOf(fields).root).values()
if (reads === undefined) throw new Error('no figure')

describe('of a figure over a list is misshapen', () => {
  test.each([
    '/FIRST/ROWS',
    '/First/Rows:',
    '/FIRST/ROWS/12',
    '/FIRST/ROWS/0/ITEMS',
    '/FIRST/ROWS/0/ITEMS/PAY',
    '/FIRST/ROWS/0/ITEMS/WAGES',
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
    '/FIRST/ROWS/0/ITEMS/PAY/MORE',
  ])('nothing else: %s', pointer => {
    expect(misshapenIn([pointer], reads)).toBeUndefined()
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
