/** What is stored of a mapping gives back its plan and its base, to the byte; its code is held to its texts by test/property/code.test.ts. */
import { describe, expect, test } from 'vitest'
import { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import { bundledTexts } from '../../../src/catalog/texts.gen.ts'
import { BugError } from '../../../src/diagnostics/errors.ts'
import { baseExpression } from '../../../src/emit/base-expression.ts'
import { type BundledMapping, isCompiledMapping } from '../../../src/emit/bundled-mapping.ts'
import { loadFields, loadMapping } from '../../../src/emit/load-mapping.ts'
import { writtenMapping } from '../../../src/emit/written-mapping.ts'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import type { WrittenPlan } from '../../../src/plan/written-plan.ts'
import { compiledPlans } from '../../support/plans.ts'

const compiled = new Map(compiledPlans().map(plan => [plan.id, plan]))
const mappings = bundledPlans().map(mapping => [mapping.id, mapping] as const)

/** As it is stored: what only documents say is left out. */
function withoutAbout(plan: WrittenPlan | undefined): unknown {
  return JSON.parse(JSON.stringify(plan, (key, value) => (key === 'about' ? undefined : value)))
}

/** The plan with its texts. */
function written(mapping: BundledMapping): WrittenPlan {
  return writtenMapping(loadMapping(mapping).plan, bundledTexts(mapping.id))
}

describe('the bundled mapping', () => {
  test.each(mappings)('%s has the plan, the hash and the texts that its YAML compiles to', (id, mapping) => {
    expect(written(mapping)).toEqual(withoutAbout(compiled.get(id)))
  })

  test.each(mappings)('%s has code for each of its derived fields and checks', (_, mapping) => {
    const { plan, codeOf } = loadMapping(mapping)
    const parts = [...plan.fields.filter(field => field.kind === 'derived'), ...plan.checks]
    expect(new Set(parts.map(part => typeof codeOf(part)))).toEqual(new Set(['function']))
    expect(mapping.code).toHaveLength(parts.length)
  })

  test.each(mappings)('%s has a base that a parser reads no otherwise', (_, mapping) => {
    const { plan } = loadMapping(mapping)
    const { base: text } = written(mapping)
    const expression = readExpression(text)
    expect(baseExpression(plan.fields, mapping.toolkit.normalizers)).toEqual({ text, expression })
  })

  test('has no code for a part of another one', () => {
    const [one, other] = bundledPlans()
    if (one === undefined || other === undefined) throw new Error('there are no two mappings')
    const [check] = loadMapping(other).plan.checks
    if (check === undefined) throw new Error('it has no check')
    expect(() => loadMapping(one).codeOf(check)).toThrow(
      expect.objectContaining({
        name: 'BugError',
        message: expect.stringContaining('a part of another plan'),
      }),
    )
  })

  test('of another format is refused', () => {
    const [mapping] = bundledPlans()
    if (mapping === undefined) throw new Error('there are no mappings')
    const other = { ...mapping, head: mapping.head.replace('"format":3', '"format":2') }
    expect(() => loadMapping(other)).toThrow(BugError)
    expect(() => loadMapping(other)).toThrow(
      expect.objectContaining({
        code: 'bug/broken-promise',
        message: expect.stringContaining('compiled mapping of format 2'),
      }),
    )
  })
})

test('the fields of a bundled mapping are those of its plan, with its id, version and hash', () => {
  for (const mapping of bundledPlans()) {
    const { id, version, hash, fields } = loadMapping(mapping).plan
    expect(loadFields(mapping)).toEqual({ id, version, hash, fields })
  }
})

test('a compiled mapping is told from the text of one and from anything else', () => {
  expect(bundledPlans().every(isCompiledMapping)).toBe(true)
  for (const other of [undefined, null, 'compiled', {}, { kind: 'mapping' }, { name: 'a.yaml', text: '' }])
    expect(isCompiledMapping(other)).toBe(false)
})
