/** The expression that is made beside the text is the one that a parser reads from the text. */
import { describe, expect, test } from 'vitest'
import { baseExpression } from '../../../src/emit/base-expression.ts'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { wholeToolkit } from '../../../src/normalize/whole-toolkit.ts'
import type { PlanField } from '../../../src/plan/mapping-plan.ts'
import { yearLabel } from '../../../src/plan/view-labels.ts'
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

/** The text of the expression for a mapping with these fields. */
const textOf = (fields: string): string =>
  baseExpression(planOf(`fields:\n${fields}`).fields, normalizers).text

test('a group whose name the expression itself uses has a variable of another name', () => {
  const group = (name: string) =>
    textOf(`  ${name}: { section: SECTION_A, fields: { a: { from: A, as: text } } }\n`)
  for (const name of ['money', 'text', 'title', 'whether', 'exists', 'merge', 'kind', 'data'])
    expect(group(name)).toBe(
      `{\n  "${name}": ($${name}_ := $."SECTION_A"; {\n    "a": $text($${name}_."A")\n  })\n}\n`,
    )
  expect(group('income')).toContain('$income := $."SECTION_A"')
})

test('an entry is one of those meant by its title, or by the number of a form in it', () => {
  const where = (texts: string) =>
    textOf(
      `  a: { each: SECTION_INCOME, where: { TYPE: ${texts} }, fields: { b: { from: B, as: money } } }\n`,
    )
  expect(where('[Form W-2, Rent]')).toContain(
    '[$title($."TYPE") in ["FORM W-2","RENT"] or $."*DESIGNATOR TYPE" in ["FORM W-2"]].{',
  )
  expect(where('Rent')).toContain('[$title($."TYPE") in ["RENT"]].{')
})

test('a choice stands with a case on each line, and asks for the number of a form where one case has one', () => {
  const choice = (texts: string) =>
    textOf(`  rows:
    each: SECTION_INCOME
    choose:
      by: TYPE
      as: kind
      cases: { first: { texts: ${texts}, fields: { a: { from: A, as: text } } }, second: { texts: Rent, fields: {} } }
      otherwise: { case: other, fields: {} }
`)
  expect(choice('Form W-2')).toBe(`{
  "rows": [$."SECTION_INCOME".(
    $kind := $."*KIND TYPE rows" ?? $title($."TYPE");
    $kind in ["FORM W-2"] ? {
      "kind": "first",
      "a": $text($."A")
    } :
    $kind in ["RENT"] ? {
      "kind": "second"
    } :
    {
      "kind": "other"
    }
  )]
}
`)
  expect(choice('Sale')).toContain('$kind := $title($."TYPE");')
})

test('an entry of a list of years begins with its year', () => {
  const amounts: PlanField = {
    ...{ kind: 'list', name: 'rows', of: 'years', spec: 'a.yaml:1:1', paths: [['A']], where: [], fields: [] },
  }
  expect(baseExpression([amounts], normalizers).text).toBe(
    `{\n  "rows": [$."A".{\n    "year": $integer($."${yearLabel}")\n  }]\n}\n`,
  )
})
