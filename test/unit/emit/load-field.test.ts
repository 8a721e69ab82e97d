/** What is left out of a stored field comes back as it was. */
import { describe, expect, test } from 'vitest'
import { loadField } from '../../../src/emit/load-field.ts'
import { storeField } from '../../../src/emit/store-field.ts'
import type { PlanField, PlanSource, ValueField } from '../../../src/plan/mapping-plan.ts'

const wages: PlanSource = { path: ['WAGES'], label: 'WAGES', normalizer: 'money' }

function value(change: Partial<ValueField>): ValueField {
  const spec = 'mappings/a.yaml:12:5'
  return { kind: 'value', name: 'wages', spec, sources: [wages], tables: [], required: false, ...change }
}

const group = (fields: readonly PlanField[]): PlanField => ({
  kind: 'group',
  name: 'income',
  spec: 'mappings/a.yaml:11:3',
  sections: [['SECTION_FILING', 'INCOME']],
  fields,
})

describe('a stored field', () => {
  test('leaves out what most fields have in common', () => {
    expect(storeField(group([value({ about: 'Form 1040 line 1' })]))).toEqual({
      kind: 'group',
      name: 'income',
      spec: 'mappings/a.yaml:11:3',
      sections: [['SECTION_FILING', 'INCOME']],
      fields: [{ name: 'wages', spec: '12:5', sources: ['WAGES'] }],
    })
  })

  test('in a list or a choice leaves out the file that it is in, too', () => {
    const at = { spec: 'mappings/a.yaml:3:1', paths: [['A']], where: [] } as const
    const inner = value({ about: 'Form 1040 line 1' })
    const short = { name: 'wages', spec: '12:5', sources: ['WAGES'] }
    const list: PlanField = {
      ...at,
      kind: 'list',
      name: 'rows',
      of: 'entries',
      fields: [inner],
      about: 'rows',
    }
    expect(storeField(list)).toEqual({ ...at, kind: 'list', name: 'rows', of: 'entries', fields: [short] })
    const choice: PlanField = {
      ...{ ...at, kind: 'choice', name: 'rows', by: 'TYPE', as: 'form', about: 'rows' },
      cases: [{ name: 'W-2', texts: ['FORM W-2'], fields: [inner], about: 'wages' }],
      otherwise: { name: 'other', fields: [inner] },
    }
    expect(storeField(choice)).toEqual({
      ...{ ...at, kind: 'choice', name: 'rows', by: 'TYPE', as: 'form' },
      cases: [{ name: 'W-2', texts: ['FORM W-2'], fields: [short] }],
      otherwise: { name: 'other', fields: [short] },
    })
    for (const field of [list, choice]) expect(loadField(storeField(field))).toMatchObject({ paths: [['A']] })
  })

  const date: PlanSource = { path: ['DATE'], label: 'DATE', normalizer: 'date' }
  const cases: readonly (readonly [string, PlanField])[] = [
    ['a value', value({})],
    ['a required one', value({ required: true })],
    ['tables', value({ tables: [['YES'], ['NO']] })],
    ['another normalizer', value({ sources: [date, wages] })],
    ['a label that is not its path', value({ sources: [{ ...wages, label: 'Wages:' }] })],
    ['a path of two steps', value({ sources: [{ ...wages, path: ['INCOME', 'WAGES'] }] })],
    ['evidence of a source', value({ sources: [{ ...wages, evidence: 'sourced' }] })],
    ['the text beside it', value({ with: ['DESC'] })],
    ['a field of another file', group([value({ spec: 'mappings/parts/b.yaml:1:3' }), value({})])],
    [
      'a choice',
      {
        kind: 'choice',
        name: 'entries',
        spec: 'mappings/a.yaml:3:1',
        paths: [['SECTION_INCOME']],
        where: [],
        by: 'TYPE',
        as: 'form',
        cases: [{ name: 'W-2', texts: ['FORM W-2'], fields: [group([value({})])] }],
        otherwise: { name: 'other', fields: [value({})] },
      },
    ],
    ['a notice', { kind: 'notice', name: 'noData', spec: 'mappings/a.yaml:4:3', texts: ['NO DATA'] }],
  ]

  test.each(cases)('gives back %s', (_, field) => {
    expect(loadField(JSON.parse(JSON.stringify(storeField(field))))).toEqual(field)
  })
})
