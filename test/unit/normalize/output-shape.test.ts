import { describe, expect, test } from 'vitest'
import { brokenPromise } from '../../../src/diagnostics/bug.ts'
import { derivedKinds, derivedShape, innerNames, valueShapes } from '../../../src/normalize/output-shape.ts'
import type { DerivedField, PlanField, ValueField } from '../../../src/plan/mapping-plan.ts'
import { planOf } from '../../support/compiled.ts'

function last(body: string): PlanField {
  const field = planOf(`fields: { v: { from: FORM, as: text }, ${body} }\n`).fields.at(-1)
  if (field === undefined) throw new Error('no field')
  return field
}

const value = (text: string): ValueField => {
  const field = last(`a: ${text}`)
  if (field.kind !== 'value') throw new Error('no value')
  return field
}

const derived = (kind: string): DerivedField => {
  const given: Readonly<Record<string, string>> = { money: '$money("1.00")', integer: '1', truth: 'true' }
  const field = last(`a: { derive: '${given[kind] ?? 'v'}', as: ${kind} }`)
  if (field.kind !== 'derived') throw new Error('not derived')
  return field
}

describe('the shape of a value', () => {
  test.each([
    ['is that of its normalizer', '{ from: TYPE, as: money }', ['Decimal']],
    [
      'is one where all wordings give the same kind',
      '{ from: [TYPE, { label: FORM, as: amountBeforeAsOf }], as: money }',
      ['Decimal'],
    ],
    [
      'is several where wordings give several kinds',
      '{ from: [TYPE, { label: FORM, as: integer }], as: money }',
      ['Decimal', 'number'],
    ],
    ['is one of the words of a table', '{ from: TYPE, as: oneOf, values: { a: A, b: B } }', ['"a" | "b"']],
  ])('%s', (_, text, want) => {
    expect(valueShapes(value(text)).map(shape => shape.type)).toEqual(want)
  })
})

describe('the shape of a derived field', () => {
  test.each(derivedKinds.map(kind => [kind]))('is known for %s', kind => {
    expect(derivedShape(derived(kind)).type).toMatch(/^(Decimal|string|number|boolean)$/)
  })

  test('is true or false for truth', () => {
    expect(derivedShape(derived('truth'))).toEqual({
      kind: 'truth',
      schema: { type: 'boolean' },
      type: 'boolean',
    })
  })

  test('of a kind that is none is a bug', () => {
    expect(() => derivedShape({ ...derived('text'), gives: 'constructor' })).toThrow(
      brokenPromise('no normalizer constructor'),
    )
  })
})

test.each([
  ['flag', { text: 'text', value: 'truth' }],
  ['ratio', { amount: 'digits', percent: 'truth' }],
  ['money', {}],
  ['constructor', {}],
])('the names inside a value read by %s', (normalizer, want) => {
  expect(innerNames(normalizer)).toEqual(want)
})
