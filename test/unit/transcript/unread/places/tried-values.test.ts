/** What is tried in the place of what was left unread. */
import { beforeAll, describe, expect, test } from 'vitest'
import { knowNormalizers } from '../../../../../src/normalize/known-normalizers.ts'
import { wholeToolkit } from '../../../../../src/normalize/whole-toolkit.ts'
import { placeOf } from '../../../../../src/transcript/unread/places/places.ts'
import { changes, put, valueFor } from '../../../../../src/transcript/unread/places/tried-values.ts'
import { type Path, Trial } from '../../../../../src/transcript/unread/trials/trial.ts'
import { planOf } from '../../../../support/compiled.ts'
import { mapped } from '../../../../support/mapped.ts'

beforeAll(() => knowNormalizers(wholeToolkit().normalizers))

const { root } = placeOf(
  planOf(`fields:
  isOwn: { whether: OWN, is: [Own] }
  paidOn: { from: DATE, as: date }
  pay: { from: PAY, as: money }
`).fields,
)
const [paidOn, pay, isOwn] = ['DATE', 'PAY', 'OWN'].map(label => {
  const found = root.wordings.find(each => each.label === label)
  if (found === undefined) throw new Error('no wording')
  return found
})

describe('of a line is tried', () => {
  test('what its field makes of it, or something that the field could hold', () => {
    if (paidOn === undefined || pay === undefined || isOwn === undefined) throw new Error('no wording')
    expect(valueFor(paidOn, '01-02-2024')).toBe('2024-01-02')
    expect(valueFor(paidOn, 'soon')).toBeNull()
    expect(String(valueFor(pay, 'many'))).toBe('987654321.11')
    expect([' own ', 'Other', 7].map(value => valueFor(isOwn, value))).toEqual([true, false, true])
  })
})

test('what is put into a group keeps what is there', () => {
  const into: Record<string, unknown> = {}
  put(into, ['details', 'pay'], 1)
  put(into, ['details', 'kind'], 2)
  put(into, ['code'], 3)
  expect(into).toEqual({ details: { pay: 1, kind: 2 }, code: 3 })
})

test('what is put where no group is makes one', () => {
  const into: Record<string, unknown> = { none: null, list: [1], text: 'x' }
  for (const name of ['none', 'list', 'text', 'more']) put(into, [name, 'pay'], 1)
  const group = { pay: 1 }
  expect(into).toEqual({ none: group, list: group, text: group, more: group })
})

test('a flag that says neither yes nor no is tried as yes, beside what else is tried', () => {
  const data = { rows: [{ kind: { value: false }, pay: 0 }] }
  const work = (): number => data.rows.reduce((all, { kind, pay }) => (kind.value ? all + pay : all), 0)
  const trial = new Trial(data, [], work)
  const open = { value: null, text: 'Perhaps' }
  const values = (pay: number): ReadonlyMap<Path, unknown> =>
    new Map<Path, unknown>([
      [['rows', 0, 'kind'], open],
      [['rows', 0, 'pay'], pay],
    ])
  expect(changes(trial, values(5))).toBe(true)
  expect(changes(trial, values(0))).toBe(false)
  expect(changes(trial, new Map([[['rows', 0, 'pay'], 5]]))).toBe(false)
  expect(open.value).toBeNull()
})

test('a line that may be a flag, and says neither yes nor no, may mean yes', () => {
  const body = `fields:
  rows:
    each: ROWS
    fields:
      pay: { from: PAY, as: money }
      void: { from: VOID RECORD, as: flag, yes: [Void] }
  pay: { derive: '$sumMoney($orZero(rows[$not(void.value ?? false)].pay))', as: money }
`
  const stopped = (more: object): readonly (string | null)[] =>
    mapped(body, { ROWS: [{ PAY: '$1.00' }, { PAY: '$2.00', ...more }] })
      .issues.filter(({ code }) => code === 'value/incomplete')
      .map(({ pointer }) => pointer)
  expect(stopped({ 'RECORD IS VOID': 'Perhaps' })).toEqual(['/ROWS/1/RECORD IS VOID'])
  expect(stopped({ 'QZX JVK': 'Perhaps' })).toEqual([])
})
