import { describe, expect, test } from 'vitest'
import { MappingComparison, type MappingDiff } from '../../../../src/authoring/diff/mapping-diff.ts'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { mapperOf } from '../../../../src/mapper/mapper.ts'
import { ownMapping } from '../../../../src/mapper/own-mapping.ts'
import type { WrittenPlan } from '../../../../src/plan/written-plan.ts'
import { expectGrowth } from '../../../support/growth.ts'

function planOf(version: string, fields: string): WrittenPlan {
  const text = `id: actr-own\ntitle: Own\nversion: "${version}"\nmatch: { type: ACTR, form: ["1040"] }\nfields:\n${fields}`
  const [plan] = compileMappings([{ name: 'own.yaml', text }]).plans
  if (plan === undefined) throw new Error('no plan')
  return plan
}

const document = (balance: object, rows: readonly object[] = []): object => ({
  TYPE: 'ACTR',
  SECTION_BALANCE: balance,
  SECTION_TRANSACTIONS: rows,
  FORM: '1040',
})

function compared(old: WrittenPlan, now: WrittenPlan, documents: readonly object[]): MappingDiff {
  const [before, after] = [mapperOf([ownMapping(old)]), mapperOf([ownMapping(now)])]
  const comparison = new MappingComparison(old, now)
  for (const each of documents) comparison.add(before.mapTranscript(each), after.mapTranscript(each))
  return comparison.diff()
}

const owed = document({ 'ACCOUNT BALANCE': '$987.00', OWED: '$1.00' })
const reworded = document({ 'BALANCE OF ACCOUNT': '$654.00' })
const base = '  balance: { from: SECTION_BALANCE."ACCOUNT BALANCE", as: money }\n'

describe('MappingComparison', () => {
  test('finds nothing between a mapping and itself', () => {
    const plan = planOf('1.0.0', base)
    expect(compared(plan, plan, [owed, reworded])).toEqual({
      id: 'actr-own',
      versions: { from: '1.0.0', to: '1.0.0' },
      documents: 2,
      passedOver: 0,
      changed: 0,
      fields: [],
      checks: [],
      needed: 'none',
      risen: 'none',
      isEnough: true,
    })
  })

  test('a wording more adds values, for which the last number rises', () => {
    const now = planOf(
      '1.0.1',
      '  balance: { from: [SECTION_BALANCE."ACCOUNT BALANCE", SECTION_BALANCE."BALANCE OF ACCOUNT"], as: money }\n',
    )
    expect(compared(planOf('1.0.0', base), now, [owed, reworded])).toMatchObject({
      changed: 1,
      fields: [
        {
          field: 'balance',
          change: 'values',
          class: 'additive',
          documents: 1,
          transitions: [{ from: 'absent', to: 'value', documents: 1, shapes: { from: '', to: '9,999.99' } }],
        },
      ],
      needed: 'patch',
      risen: 'patch',
      isEnough: true,
    })
  })

  test('another value is a change of values, for which the middle number rises', () => {
    const now = planOf('1.0.1', '  balance: { from: SECTION_BALANCE.OWED, as: money }\n')
    expect(compared(planOf('1.0.0', base), now, [owed])).toMatchObject({
      fields: [
        {
          class: 'value-only',
          transitions: [{ from: 'value', to: 'value', documents: 1 }],
        },
      ],
      needed: 'minor',
      risen: 'patch',
      isEnough: false,
    })
  })

  test('a value that no longer comes breaks', () => {
    const now = planOf('1.1.0', '  balance: { from: SECTION_BALANCE."BALANCE OF ACCOUNT", as: money }\n')
    expect(compared(planOf('1.0.0', base), now, [owed, reworded])).toMatchObject({
      changed: 2,
      fields: [
        {
          class: 'breaking',
          documents: 2,
          transitions: [
            { from: 'value', to: 'absent', documents: 1 },
            { from: 'absent', to: 'value', documents: 1 },
          ],
        },
      ],
      needed: 'major',
      isEnough: false,
    })
  })

  test('a renamed field is one that is removed and one that is added', () => {
    const now = planOf('2.0.0', '  owed: { from: SECTION_BALANCE."ACCOUNT BALANCE", as: money }\n')
    expect(compared(planOf('1.0.0', base), now, [owed])).toMatchObject({
      fields: [
        { field: 'balance', change: 'removed', class: 'breaking', documents: 1 },
        { field: 'owed', change: 'added', class: 'additive', documents: 1 },
      ],
      needed: 'major',
      risen: 'major',
      isEnough: true,
    })
  })

  test('a field of another type breaks, whatever the documents hold', () => {
    const now = planOf('1.1.0', '  balance: { from: SECTION_BALANCE."ACCOUNT BALANCE", as: text }\n')
    expect(compared(planOf('1.0.0', base), now, [])).toMatchObject({
      fields: [
        { change: 'retyped', class: 'breaking', types: { from: 'Decimal', to: 'string' }, documents: 0 },
      ],
      needed: 'major',
    })
  })

  test('counts documents, not the entries of their lists', () => {
    const rows = (where: string): string =>
      `  rows:\n    each: SECTION_TRANSACTIONS\n${where}    fields:\n      amount: { from: AMOUNT, as: money }\n`
    const list = [
      { CODE: '150', AMOUNT: '$1.00' },
      { CODE: '806', AMOUNT: '$2.00' },
      { CODE: '806', AMOUNT: '$3.00' },
    ]
    const found = compared(planOf('1.0.0', rows('')), planOf('1.0.0', rows('    where: { CODE: "150" }\n')), [
      document({}, list),
    ])
    expect(found.fields).toMatchObject([
      { field: 'rows.amount', documents: 1, transitions: [{ from: 'value', to: 'none', documents: 1 }] },
    ])
  })

  test('passes over what one of the two does not read', () => {
    const plan = planOf('1.0.0', base)
    const comparison = new MappingComparison(plan, plan)
    comparison.add(undefined, mapperOf([ownMapping(plan)]).mapTranscript(owed))
    expect(comparison.diff()).toMatchObject({ documents: 0, passedOver: 1 })
  })

  test('holds no value of a document', () => {
    const now = planOf('1.0.0', '  balance: { from: SECTION_BALANCE.OWED, as: money }\n')
    expect(JSON.stringify(compared(planOf('1.0.0', base), now, [owed, reworded]))).not.toMatch(/987|654/)
  })

  test('takes time in proportion to the entries', () => {
    const rows = '  rows: { each: SECTION_TRANSACTIONS, fields: { amount: { from: AMOUNT, as: money } } }\n'
    const [old, now] = [planOf('1.0.0', rows), planOf('1.0.0', rows.replace('money', 'text'))]
    expectGrowth(
      [1_000, 10_000],
      size => {
        const wide = document(
          {},
          Array.from({ length: size }, () => ({ AMOUNT: '$1.00' })),
        )
        return () => compared(old, now, [wide])
      },
      least => 20 * (least + 50),
    )
  })
})
