/** The expression that is made beside the text is the one that a parser reads from the text. */
import { describe, expect, test } from 'vitest'
import { baseExpression } from '../../../src/emit/base-expression.ts'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { wholeToolkit } from '../../../src/normalize/whole-toolkit.ts'
import type { PlanField } from '../../../src/plan/mapping-plan.ts'
import { planOf } from '../../support/compiled.ts'

const { normalizers } = wholeToolkit()

const mappings: readonly (readonly [string, string])[] = [
  ['an amount', 'a: { from: A, as: money }'],
  ['one of several labels', 'a: { from: [A, B, C], as: money }'],
  [
    'labels that are read differently',
    'a: { from: [TAX YEAR, { label: SECTION_HEADER > B, as: text }], as: integer }',
  ],
  ['a group with several names', 'a: { section: [A, SECTION > B], fields: { c: { from: C, as: text } } }'],
  ['a list', 'a: { each: A, fields: { c: { from: C, as: text } } }'],
  ['a list of some entries', 'a: { each: A, where: { B: X }, fields: { c: { from: C, as: text } } }'],
  [
    'a value that is read with the text beside it, of which none is named',
    'a: { each: A, fields: { c: { from: C, as: transactionEvent } } }',
  ],
  ['numbered sections of two names', 'a: { occurrences: [A, B], fields: { c: { from: C, as: text } } }'],
]

describe('the expression of fields is what its text says', () => {
  test.each(mappings)('%s', (_, field) => {
    const { text, expression } = baseExpression(planOf(`fields: { ${field} }\n`).fields, normalizers)
    expect(expression).toEqual(readExpression(text))
  })

  test.each([
    ['no conditions', []],
    ['one condition', [{ label: 'B', texts: ['X'] }]],
    [
      'two conditions',
      [
        { label: 'B', texts: ['X'] },
        { label: 'C', texts: ['Y', 'Z'] },
      ],
    ],
  ])('a list in sections of two names with %s', (_, where) => {
    const list: PlanField = {
      ...{ kind: 'list', name: 'rows', of: 'entries', spec: 'a.yaml:1:1' },
      ...{ paths: [['A'], ['SECTION', 'B']], where, fields: [] },
    }
    const { text, expression } = baseExpression([list], normalizers)
    expect(text).toContain('($."A" ?? $."SECTION"."B")')
    expect(expression).toEqual(readExpression(text))
  })

  test.each([
    ['with the number of a form among its texts', 'Form W-2', true],
    ['of texts alone', 'Rent', false],
  ])('a choice %s', (_, words, isByNumber) => {
    const { fields } = planOf(`fields:
  rows:
    each: SECTION_INCOME
    choose:
      by: TYPE
      as: kind
      cases: { first: { texts: ${words}, fields: { a: { from: A, as: text } } } }
      otherwise: { case: other, fields: {} }
`)
    const { text, expression } = baseExpression(fields, normalizers)
    expect(text.includes('$kind := $title($."TYPE")')).toBe(!isByNumber)
    expect(expression).toEqual(readExpression(text))
  })
})
