import { expect, test } from 'vitest'
import { named } from '../../../../src/remap/format/parquet-columns.ts'

const column = { kind: 'text' } as const

test('columns whose names differ in nothing but case have names of their own, for DuckDB has no case', () => {
  const keys = ['wages', 'Wages', 'WAGES', 'tips', 'wages_2']
  const names = named(keys.map(key => [key, column])).map(({ name }) => name)
  expect(names).toEqual(['wages', 'Wages_2', 'WAGES_3', 'tips', 'wages_2_2'])
  expect(named(keys.map(key => [key, column])).map(({ key }) => key)).toEqual(keys)
})
