import { describe, expect, test } from 'vitest'
import type { PlanField } from '../../../../../src/plan/mapping-plan.ts'
import {
  entriesIn,
  isList,
  kindsOf,
  saying,
  valuesIn,
  withValue,
} from '../../../../../src/transcript/unread/trials/entry-values.ts'
import { planOf } from '../../../../support/compiled.ts'
import { mapped } from '../../../../support/mapped.ts'

const body = `fields:
  rows:
    each: ROWS
    fields:
      day: { from: DAY, as: date }
      pay: { from: PAY, as: money }
      id: { from: ID, as: taxId }
      words: { from: WORDS, as: text }
      status: { from: STATUS, as: filingStatus }
      own: { from: OWN, as: flag, yes: [Own] }
      isFirst: { whether: FIRST, is: [First] }
      details: { section: [DETAILS, MORE], fields: { tip: { from: [TIP, TIPS], as: money } } }
      inner: { each: INNER, fields: { a: { from: A, as: text } } }
`
// Normalizers are known once a mapping has brought them.
mapped(body, {})
const fields: readonly PlanField[] = planOf(body).fields
const lists = fields.filter(isList)
const [list] = lists
if (list === undefined) throw new Error('no list')
const values = kindsOf(list).flatMap(kind => valuesIn(kind.fields))
const named = (name: string): (typeof values)[number] => {
  const found = values.find(({ names }) => names.join('.') === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}

test('the values of an entry are its fields that read single leaves, those of its groups included', () => {
  expect(values.map(({ names, label }) => `${names.join('.')}: ${label}`)).toEqual([
    'day: DAY',
    'pay: PAY',
    'id: ID',
    'words: WORDS',
    'status: STATUS',
    'own: OWN',
    'details.tip: TIP',
  ])
  expect(values.filter(each => each.isFlag).map(({ names }) => names)).toEqual([['own']])
})

describe('a value of an entry', () => {
  test.each<readonly [string, unknown, unknown]>([
    ['day', '2021-01-01', '2021-01-02'],
    ['pay', '1.00', '2.00'],
    ['words', '01-01-2021', '01-02-2021'],
    ['own', { text: 'x', value: true }, { text: 'x', value: true }],
    ['details.tip', '1.00', '2.00'],
    ['status', null, null],
  ])('may be tried: %s', (name, first, second) => {
    const [one, two] = ([1, 2] as const).map(digit => JSON.parse(JSON.stringify(named(name).sample(digit))))
    expect([one, two]).toEqual([first, second])
  })

  test('may be that of one person or another', () => {
    const [one, two] = ([1, 2] as const).map(digit => JSON.stringify(named('id').sample(digit)))
    expect([one, two]).toEqual([expect.stringMatching(/0001"/), expect.stringMatching(/0002"/)])
  })

  const no = { text: 'x', value: false }
  test.each<readonly [string, unknown, boolean, boolean]>([
    ['pay', {}, true, true],
    ['pay', { pay: null }, true, true],
    ['pay', { pay: 0 }, false, false],
    ['details.tip', { details: {} }, true, true],
    ['details.tip', { details: { tip: '' } }, false, false],
    ['own', {}, true, true],
    ['own', { own: { text: 'Perhaps', value: null } }, false, true],
    ['own', { own: no }, false, false],
  ])('is absent, or open: %s of %j', (name, entry, isAbsent, isOpen) => {
    const value = named(name)
    expect([value.isAbsentIn(entry), value.isOpenIn(entry)]).toEqual([isAbsent, isOpen])
  })
})

test('an entry with another value keeps what else it has, and is a copy', () => {
  const entry = { pay: 1, details: { tip: 2, day: 3 }, list: [1] }
  expect(withValue(entry, ['details', 'tip'], 5)).toEqual({ ...entry, details: { tip: 5, day: 3 } })
  expect(withValue(entry, ['pay'], null)).toEqual({ ...entry, pay: null })
  expect(withValue(entry, ['list', 'a'], 5)).toEqual({ ...entry, list: { a: 5 } })
  expect(withValue(null, ['own', 'value'], 5)).toEqual({ own: { value: 5 } })
  expect(withValue(entry, [], 5)).toBe(5)
  expect(entry).toEqual({ pay: 1, details: { tip: 2, day: 3 }, list: [1] })
  expect([true, false].map(saying)).toEqual([
    { text: 'x', value: true },
    { text: 'x', value: false },
  ])
})

test('entries are those of a list, and none of what is none', () => {
  const entries = [{ pay: 1 }]
  expect(entriesIn({ rows: entries }, list)).toBe(entries)
  for (const data of [{}, { rows: null }, { rows: { pay: 1 } }, null])
    expect(entriesIn(data, list)).toEqual([])
})
