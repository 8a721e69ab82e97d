import { expect, test } from 'vitest'
import { columnsOf, named, typeOf } from '../../../../src/remap/format/parquet-columns.ts'
import { planOf } from '../../../support/compiled.ts'

const column = { kind: 'text' } as const

test('columns whose names differ in nothing but case have names of their own, for DuckDB has no case', () => {
  const keys = ['wages', 'Wages', 'WAGES', 'tips', 'wages_2']
  const names = named(keys.map(key => [key, column])).map(({ name }) => name)
  expect(names).toEqual(['wages', 'Wages_2', 'WAGES_3', 'tips', 'wages_2_2'])
  expect(named(keys.map(key => [key, column])).map(({ key }) => key)).toEqual(keys)
})

test('a field that several kinds of entries have is one part; as JSON only where it is not the same in all', () => {
  const { fields } = planOf(`fields:
  returns:
    each: SECTION_INCOME
    choose:
      by: TYPE
      as: form
      cases:
        W-2: { texts: [Form W-2], fields: { paid: { from: WAGES, as: money }, day: { from: DAY, as: date } } }
        1099-R: { texts: [Form 1099-R], fields: { paid: { from: PENSION, as: money }, day: { from: DAY, as: text } } }
      otherwise: { case: other, fields: { rest: { keep: "*" } } }
`)
  const [returns] = columnsOf(fields)
  const list = returns?.column
  const entry = list?.kind === 'list' ? list.of : undefined
  const parts = entry?.kind === 'entry' ? entry.parts : []
  expect(parts.map(({ key, column }) => [key, column.kind])).toEqual([
    ['form', 'text'],
    ['paid', 'amount'],
    ['day', 'json'],
    ['rest', 'json'],
  ])
  expect(entry).toMatchObject({
    by: 'form',
    cases: { 'W-2': ['form', 'paid', 'day'], '1099-R': ['form', 'paid', 'day'], other: ['form', 'rest'] },
  })
  expect(list && typeOf(list)).toContain('"paid" DECIMAL')
})
