/**
 * One vocabulary across types and forms: a label is called the same wherever it is printed, a name is one kind of value wherever
 * it stands, and parties have one shape.
 */
import { describe, expect, test } from 'vitest'
import { derivedShape, valueShapes } from '../../src/normalize/output-shape.ts'
import type { PlanField } from '../../src/plan/mapping-plan.ts'
import { allFields, compiledPlans } from '../support/plans.ts'

const everyField = compiledPlans().flatMap(plan => allFields(plan.fields))
const valueFields = everyField.filter(field => field.kind === 'value')
const everyGroup = everyField.flatMap(field =>
  field.kind === 'group' || field.kind === 'list' ? [field.fields] : [],
)

/** Labels that are read under several names on purpose, and why. */
const severalNames: Readonly<Record<string, string>> = {
  'ACCRUED INTEREST': 'The amount and, where it is printed behind it, its day are two fields',
  'ACCRUED PENALTY': 'The amount and, where it is printed behind it, its day are two fields',
  'AS OF': 'One day may stand for interest and penalty alike',
  'BALANCE DUE OVERPAYMENT':
    'On Form 1120 it is printed beside TOTAL BALANCE DUE, and is the line per computer',
  CODE: 'A transaction code says by itself what it is about and what it does to the balance',
  FORM: 'As requested, and as the header prints it; a check compares the two',
  'GROSS PROCEEDS':
    'Forms 1099-S and the summary call a line so; on Forms 1099-B and 1099-DA it is the older wording of PROCEEDS, which the summary prints beside it',
  'PERIOD REQUESTED': 'The month and, where one is printed, the day are two fields',
  'REPORT FOR TAX PERIOD ENDING': 'The month and, where one is printed, the day are two fields',
  SSN: 'The identification number of whoever the section is about: taxpayer, child or party; a party may have another number beside it',
  'TAX PERIOD': 'The month and, where one is printed, the day are two fields',
  'TAX PERIOD ENDING': 'The month and, where one is printed, the day are two fields',
  TAXES:
    'Line 17 of Form 1120 and line 12 of Form 1120-S are for taxes and licenses, line 11 of Form 1041 for taxes alone',
  TYPE: 'Of the transcript, and in an entry the name of its form',
}

test('a label has one name, whatever the transcript and the form', () => {
  // By label and name the first place that reads it so.
  const names = new Map<string, Map<string, string>>()
  for (const { name, sources, spec } of valueFields) {
    for (const { path } of sources) {
      const label = path.at(-1) ?? ''
      const known = names.get(label) ?? new Map<string, string>()
      names.set(label, known.set(name, known.get(name) ?? spec))
    }
  }
  const several = [...names].filter(([, found]) => found.size > 1)
  const unsaid = several
    .filter(([label]) => !Object.hasOwn(severalNames, label))
    .map(([label, found]) => `${label}: ${[...found].map(([name, spec]) => `${name} (${spec})`).join(', ')}`)
  expect(
    unsaid,
    'give the label the name that it has elsewhere, or say in `severalNames` of this file why it has several',
  ).toEqual([])
  const printed = new Set(several.map(([label]) => label))
  expect(Object.keys(severalNames).filter(label => !printed.has(label))).toEqual([])
})

test('a name is one kind of value', () => {
  const types = new Map<string, Map<string, string>>()
  for (const field of everyField) {
    const known = types.get(field.name) ?? new Map<string, string>()
    const type = typeOf(field)
    types.set(field.name, known.set(type, known.get(type) ?? field.spec))
  }
  const several = [...types].filter(([, found]) => found.size > 1)
  expect(
    several.map(
      ([name, found]) => `${name}: ${[...found].map(([type, spec]) => `${type} (${spec})`).join(', ')}`,
    ),
    'a name stands for one kind of value: give one of the fields another name, or read it `as:` the other is read',
  ).toEqual([])
})

describe("what the IRS made of a line has the line's name", () => {
  const suffixes = [
    ['PerComputer', /\b(?:COMPUTER|CMPTR|COMPTR)$/],
    ['Verified', /\bVERIFIED\b/],
  ] as const

  test.each(suffixes)('with %s behind it, and no other name has that', (suffix, printed) => {
    const others = valueFields.filter(({ name, sources }) => {
      const isPrinted = sources.some(source => printed.test(source.path.at(-1) ?? ''))
      return isPrinted !== name.endsWith(suffix)
    })
    expect(valueFields.filter(({ name }) => name.endsWith(suffix)).length).toBeGreaterThan(10)
    expect([...new Set(others.map(field => field.name))]).toEqual([])
  })

  test("and the line's kind, where the line is printed beside it", () => {
    const apart = everyGroup.flatMap(fields =>
      fields.filter(field => {
        const line = /^(.+)(?:PerComputer|Verified)$/.exec(field.name)?.[1]
        const beside = fields.find(each => each.name === line)
        return beside !== undefined && typeOf(beside) !== typeOf(field)
      }),
    )
    expect(apart.map(field => field.name)).toEqual([])
  })
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

/** The type of a value; of anything else, its kind. */
function typeOf(field: PlanField): string {
  if (field.kind === 'derived') return derivedShape(field).type
  if (field.kind !== 'value') return field.kind
  return valueShapes(field)
    .map(shape => shape.type)
    .join(' | ')
}
