/** Figures of which the plan says that they need certain rows have no value without them: it is computed all the same, and compared. */
import { expect, test } from 'vitest'
import { compileExpression } from '../../src/evaluate/compile-expression.ts'
import type { CompiledExpression } from '../../src/evaluate/ready-expression.ts'
import { mapTranscript } from '../../src/index.ts'
import { dataFunctions } from '../../src/normalize/functions/data-functions.ts'
import { wholeToolkit } from '../../src/normalize/whole-toolkit.ts'
import { runnableDerivation } from '../../src/plan/plan-expressions.ts'
import type { WrittenDerivation } from '../../src/plan/written-plan.ts'
import { goldens } from '../support/goldens.ts'
import { plans } from '../support/plans.ts'

const functions = dataFunctions(wholeToolkit().functions)

const derivedFields = new Map(
  plans().map(plan => [
    plan.id,
    plan.fields.filter((field): field is WrittenDerivation => field.kind === 'derived'),
  ]),
)
const compiled = new Map<string, CompiledExpression>()

/** What each figure is worth over finished data, without a look at the rows it needs. */
function workedOut(fields: readonly WrittenDerivation[], data: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.map(field => {
      const text = runnableDerivation(field)
      const expression = compiled.get(text) ?? compileExpression(text, { functions })
      compiled.set(text, expression)
      return [field.name, expression.evaluate(data) ?? null]
    }),
  )
}

const accounts = goldens().filter(({ name }) => /^(actr|reca)\//.test(name))

test.each(accounts)('$name with all its rows, and without those that a figure needs', ({ text }) => {
  const raw = JSON.parse(text) as { SECTION_TRANSACTIONS?: unknown }
  const fields = derivedFields.get(mapTranscript(raw).mapping.id) ?? []
  const all = Array.isArray(raw.SECTION_TRANSACTIONS) ? (raw.SECTION_TRANSACTIONS as unknown[]) : []
  for (const without of [
    [],
    ...fields.flatMap(field => (field.rows === undefined ? [] : [field.rows.texts])),
  ]) {
    const rows = all.filter(row => !without.includes(String(Reflect.get(Object(row), 'CODE'))))
    const { data, issues } = mapTranscript(
      raw.SECTION_TRANSACTIONS === undefined ? raw : { ...raw, SECTION_TRANSACTIONS: rows },
    )
    const doubted = new Set(
      issues.filter(each => each.code.startsWith('value/')).map(({ path }) => path?.slice(1)),
    )
    const expected = workedOut(fields, data as object)
    for (const { name } of fields) {
      if (!doubted.has(name)) expect(Reflect.get(data as object, name), name).toEqual(expected[name])
    }
  }
})

test.each(goldens())('$name has no value of a figure without the entries that it needs', ({ text }) => {
  const { mapping, data } = mapTranscript(text)
  const fields = derivedFields.get(mapping.id) ?? []
  for (const [index, { name, rows }] of fields.entries()) {
    if (rows === undefined) continue
    const list: unknown = Reflect.get(data, rows.list)
    const others = Array.isArray(list)
      ? list.filter(entry => !rows.texts.includes(Reflect.get(Object(entry), rows.name)))
      : list
    const without: Record<string, unknown> = { ...data, [rows.list]: others }
    // One may rest on those before it.
    for (const field of fields.slice(0, index + 1)) Object.assign(without, workedOut([field], without))
    expect(without[name], name).toBeNull()
  }
})

test('totals of wage and income transcripts say which forms they need', () => {
  const needing = (derivedFields.get('waid-income') ?? []).filter(field => field.rows !== undefined)
  expect(needing.map(({ name, rows }) => `${name}: ${rows?.texts.join(' ')}`)).toEqual(
    expect.arrayContaining([
      'totalWages: W-2',
      'totalPensionsGross: 1099-R',
      'totalSocialSecurityBenefits: SSA-1099 RRB-1099',
      'totalPartnershipIncome: K-1 (1065)',
    ]),
  )
})

test('accounts say of their states which rows they need', () => {
  const needing = (derivedFields.get('actr-1040') ?? []).filter(field => field.rows !== undefined)
  expect(needing.map(({ name, rows }) => `${name}: ${rows?.texts.join(' ')}`)).toEqual(
    expect.arrayContaining([
      'examinationDate: 420 421 424 425 428',
      'examinationState: 420 421 424 425 428',
      'lienState: 582 583',
      'levyRow: 670 971 972',
      'offerState: 480 481 482 483 780 781 782 788',
    ]),
  )
})
