/** One vocabulary across types and forms: a name is one kind of value wherever it stands, and parties have one shape. */
import { expect, test } from 'vitest'
import { derivedShape, valueShapes } from '../../src/compile/output-shape.ts'
import type { PlanField } from '../../src/plan/mapping-plan.ts'
import { allFields, plans } from '../support/plans.ts'

const everyField = plans().flatMap(plan => allFields(plan.fields))

test('a name is one kind of value', () => {
  const types = new Map<string, Set<string>>()
  for (const field of everyField) {
    const type = typeOf(field)
    if (type !== undefined) types.set(field.name, (types.get(field.name) ?? new Set()).add(type))
  }
  expect([...types].filter(([, found]) => found.size > 1)).toEqual([])
})

test('every party of a wage and income form has the same fields', () => {
  const parties = everyField
    .filter(field => field.kind === 'choice')
    .flatMap(field => field.cases.flatMap(partiesOf))
  expect(parties.length).toBeGreaterThan(0)
  const shapes = new Set(parties.map(names => [...names].sort().join(' ')))
  expect([...shapes]).toEqual(['address city name ssn state taxId zip'])
})

function partiesOf({ fields }: { readonly fields: readonly PlanField[] }): readonly (readonly string[])[] {
  return fields.flatMap(field => (field.kind === 'group' ? [field.fields.map(each => each.name)] : []))
}

function typeOf(field: PlanField): string | undefined {
  if (field.kind === 'derived') return derivedShape(field).type
  if (field.kind !== 'value') return undefined
  return valueShapes(field)
    .map(shape => shape.type)
    .join(' | ')
}
