import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { describe as described, outputSchema } from '../../../../src/compile/schema/output-schema.ts'
import type { WrittenPlan } from '../../../../src/plan/written-plan.ts'
import { planOf } from '../../../support/compiled.ts'
import { everyKind } from '../../../support/every-kind.ts'

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

test('every kind of field has its schema, and its description', () => {
  const text = { type: ['string', 'null'] }
  const amount = { ...text, pattern: '^-?[0-9]+\\.[0-9]{2,}$' }
  const object = (properties: Readonly<Record<string, unknown>>) => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  })
  expect(outputSchema(planOf(everyKind))).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://tax-transcript-mapper.dev/schemas/output/sample-1040.schema.json',
    title: 'Sample',
    description:
      'The data of mapping sample-1040, version 1.0.0. Amounts are decimal text in US dollars, dates are YYYY-MM-DD. null: no value (empty, absent or unreadable).',
    ...object({
      value: { description: 'What is owed. From "TYPE" or "FORM".', ...amount },
      either: {
        description: 'From "TYPE" or "FORM".',
        anyOf: [{ type: 'string', pattern: amount.pattern }, { type: 'string' }, { type: 'null' }],
      },
      word: { description: 'How? From "TYPE".', anyOf: [{ enum: ['cash'] }, { type: 'null' }] },
      whether: {
        description: 'Asked. Whether SECTION_HEADER.H is "N/A" or blank.',
        type: ['boolean', 'null'],
      },
      group: { description: 'A group!', ...object({}) },
      bare: object({}),
      list: {
        description: 'A list.',
        type: 'array',
        items: object({
          event: {
            description: 'From "CODE", with "DESC" or "MORE" beside it.',
            anyOf: [{ enum: expect.arrayContaining(['lienFiled']) }, { type: 'null' }],
          },
          above: {
            description: 'Position of the row above, where "DESC" is "X".',
            type: ['integer', 'null'],
            minimum: 0,
          },
        }),
      },
      years: {
        description: 'By year.',
        type: 'array',
        items: object({
          year: { description: 'The year in the label.', type: 'integer' },
          amount: { description: 'The amount for that year. From "PAID <YYYY>".', ...amount },
        }),
      },
      choice: {
        description: 'A choice.',
        type: 'array',
        items: {
          oneOf: [
            object({ form: { const: 'W-2' }, wages: { description: 'From "W".', ...amount } }),
            object({ form: { const: 'other' }, entry: { description: 'Carried over as it came, unread.' } }),
          ],
        },
      },
      notice: { description: 'A notice.', ...text },
      kept: { description: 'Kept. Carried over as it came, unread.' },
      derived: { description: 'Derived. Computed: $exists(kept).', type: ['boolean', 'null'] },
    }),
  })
})
