import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { describe as described, outputSchema } from '../../../../src/compile/schema/output-schema.ts'
import type { WrittenPlan } from '../../../../src/plan/written-plan.ts'
import { planOf } from '../../../support/compiled.ts'

const plan: WrittenPlan = planOf(`fields:
  amount: { from: [TYPE, FORM], as: money, about: What is owed }
  method: { from: TYPE, as: oneOf, values: { cash: A } }
  group: { section: SECTION_HEADER, fields: { date: { from: D, as: date } } }
  list: { each: SECTION_TRANSACTIONS, fields: { code: { from: CODE, as: transactionCode } } }
  choice:
    each: SECTION_INCOME
    choose: { by: TYPE, as: form, cases: { W-2: { texts: a, fields: { wages: { from: W, as: money } } } }, otherwise: { case: other, fields: { entry: { keep: "*" } } } }
  notice: { notice: none }
  kept: { keep: SECTION_FILING, about: Kept. }
  derived: { derive: $exists(kept), as: truth }
`)
const schema = outputSchema(plan)

const sound = {
  amount: '1.00',
  method: 'cash',
  group: { date: '2024-03-28' },
  list: [{ code: '150' }],
  choice: [
    { form: 'W-2', wages: null },
    { form: 'other', entry: { A: 'b' } },
  ],
  notice: null,
  kept: null,
  derived: true,
}

describe('the schema of the output', () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema)

  test('names the mapping', () => {
    expect(schema).toMatchObject({ title: 'Sample', $id: expect.stringContaining('sample-1040') })
  })

  test('takes data as it comes out', () => {
    expect([validate(sound), validate.errors]).toEqual([true, null])
  })

  test('takes null for every value', () => {
    expect(validate({ ...sound, amount: null, method: null, group: { date: null }, derived: null })).toBe(
      true,
    )
  })

  test.each([
    ['a missing key', { ...sound, amount: undefined }],
    ['a key too many', { ...sound, more: 1 }],
    ['an amount that is a number', { ...sound, amount: 1 }],
    ['an amount with one decimal', { ...sound, amount: '1.0' }],
    ['a word that is not in the table', { ...sound, method: 'accrual' }],
    ['a group that is null', { ...sound, group: null }],
    ['a list that is null', { ...sound, list: null }],
    ['an entry of no known kind', { ...sound, choice: [{ form: 'none' }] }],
    ['an entry with the fields of another kind', { ...sound, choice: [{ form: 'W-2', entry: null }] }],
  ])('refuses %s', (_, data) => {
    expect(validate(JSON.parse(JSON.stringify(data)))).toBe(false)
  })
})

test('a description says what a field means and where it is read from', () => {
  expect(plan.fields.map(field => described(field))).toEqual([
    'What is owed. From "TYPE" or "FORM".',
    'From "TYPE".',
    '',
    '',
    '',
    '',
    'Kept. Carried over as it came, unread.',
    'Computed: $exists(kept).',
  ])
})
