import { expect, test } from 'vitest'
import type { PlanField } from '../../../../src/plan/mapping-plan.ts'
import { extendedBase } from '../../../support/extended.ts'
import { reported } from '../../../support/faults.ts'

const base = `fields:
  paid: { from: PAID, as: code, required: true, about: What was paid }
  how: { from: HOW, as: oneOf, values: { cash: CASH } }
  joint: { from: JOINT, as: flag, yes: [X], no: [N] }
  group: { from: CODE, with: [DESC], as: transactionGroup }
  asked: { whether: SECTION_HEADER > CODE, is: A, about: Which code }
  rows: { each: SECTION_INCOME, where: { TYPE: [A, B] }, fields: {} }
  all: { each: SECTION_TRANSACTIONS, fields: { above: { rowAboveWhen: CODE, is: A } } }
  years: { amountsByYear: SECTION_FILING > Paid in <YYYY> }
  whole: { keep: SECTION_FILING > REST }
  sum: { derive: paid, as: code }
`

function onBase(name: string, field: string): PlanField | undefined {
  const { plans, diagnostics } = extendedBase(base, `fields: { ${name}: { ${field} } }\n`)
  expect(reported(diagnostics.filter(found => found.severity === 'error'))).toEqual([])
  return plans[0]?.fields.find(each => each.name === name)
}

test.each<[string, string, unknown]>([
  ['paid', 'about: Sum', { required: true, about: 'Sum', sources: [{ label: 'PAID', normalizer: 'code' }] }],
  ['paid', 'required: false', { required: false, about: 'What was paid' }],
  ['paid', 'as: text', { sources: [{ label: 'PAID', normalizer: 'text' }] }],
  ['rows', 'about: Rows', { where: [{ label: 'TYPE', texts: ['A', 'B'] }], paths: [['SECTION_INCOME']] }],
  ['rows', 'where: { KIND: C }', { where: [{ label: 'KIND', texts: ['C'] }] }],
  ['rows', 'each: SECTION_OTHER', { paths: [['SECTION_OTHER']] }],
  ['all', 'fields: { above: { is: B } }', { fields: [{ label: 'CODE', texts: ['B', 'A'] }] }],
  ['all', 'fields: { above: { rowAboveWhen: KIND } }', { fields: [{ label: 'KIND', texts: ['A'] }] }],
  ['asked', 'is: B', { about: 'Which code', path: ['SECTION_HEADER', 'CODE'] }],
  [
    'years',
    'amountsByYear: SECTION_FILING > Owed in <YYYY>',
    { paths: [['SECTION_FILING', 'OWED IN <YYYY>']] },
  ],
  ['years', 'about: By year', { paths: [['SECTION_FILING', 'PAID IN <YYYY>']] }],
  ['whole', 'about: The rest', { path: ['SECTION_FILING', 'REST'] }],
  ['whole', 'keep: SECTION_FILING > MORE', { path: ['SECTION_FILING', 'MORE'] }],
  ['sum', 'as: text', { expression: 'paid', gives: 'text' }],
  ['sum', 'derive: joint.text', { expression: 'joint.text', gives: 'code' }],
])('a field has what is said of it, and else what the base says: %s: { %s }', (name, field, want) => {
  expect(onBase(name, field)).toMatchObject(Object(want))
})

test.each<[string, string, unknown, readonly string[]]>([
  ['how', 'as: text', { tables: [] }, ['with']],
  ['joint', 'as: text', { tables: [] }, ['with']],
  ['joint', 'as: oneOf, values: { both: X }', { tables: [{ both: ['X'] }] }, ['with']],
  ['group', 'as: code', { tables: [] }, ['with']],
  ['group', 'from: [{ label: CODE, as: code }]', { sources: [{ normalizer: 'code' }] }, []],
  ['group', 'from: NUMBER', { with: ['DESC'] }, []],
  ['joint', 'from: [{ label: BOTH, as: text }]', { tables: [['X'], ['N']] }, []],
])('what only the reader of the base looks at goes with it: %s: { %s }', (name, field, want, without) => {
  const made = onBase(name, field)
  expect(made).toMatchObject(Object(want))
  for (const key of without) expect(made).not.toHaveProperty(key)
})
