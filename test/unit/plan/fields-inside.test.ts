import { expect, test } from 'vitest'
import { fieldsInside } from '../../../src/plan/fields-inside.ts'
import { planOf } from '../../support/compiled.ts'

const plan = planOf(`
fields:
  plain: { from: FORM, as: text }
  group: { section: SECTION_HEADER, fields: { a: { from: A, as: text }, b: { from: B, as: text } } }
  list: { each: SECTION_TRANSACTIONS, fields: { c: { from: C, as: text } } }
`)

test('groups and lists hold their fields, and a plain value holds none', () => {
  const names = plan.fields.map(field => fieldsInside(field).map(inside => inside.map(each => each.name)))
  expect(names).toEqual([[], [['a', 'b']], [['c']]])
})
