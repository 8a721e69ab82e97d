import { expect, test } from 'vitest'
import { fieldsInside } from '../../../src/plan/fields-inside.ts'
import { planOf } from '../../support/compiled.ts'

const plan = planOf(`
fields:
  plain: { from: FORM, as: text }
  group: { section: SECTION_HEADER, fields: { a: { from: A, as: text }, b: { from: B, as: text } } }
  list: { each: SECTION_TRANSACTIONS, fields: { c: { from: C, as: text } } }
  choice:
    each: SECTION_INCOME
    choose:
      by: TYPE
      as: form
      cases:
        W-2: { texts: Form W-2, fields: { d: { from: D, as: text } } }
        1099-INT: { texts: Form 1099-INT, fields: { e: { from: E, as: text } } }
      otherwise: { case: other, fields: { f: { from: F, as: text } } }
`)

test('groups, lists and each case of a choice hold their fields, and a plain value holds none', () => {
  const names = plan.fields.map(field => fieldsInside(field).map(inside => inside.map(each => each.name)))
  expect(names).toEqual([[], [['a', 'b']], [['c']], [['d'], ['e'], ['f']]])
})
