/** What is stored of a mapping gives back its plan and its expressions, to the byte; and nothing is stored twice. */
import { describe, expect, test } from 'vitest'
import { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { BugError } from '../../../src/diagnostics/errors.ts'
import { baseExpression } from '../../../src/emit/base-expression.ts'
import { loadMapping } from '../../../src/emit/load-mapping.ts'
import { readExpression } from '../../../src/evaluate/read-expression.ts'
import { unpackExpression } from '../../../src/evaluate/unpack-expression.ts'
import { mappingFiles } from '../../../src/generate/generated-files.ts'
import type { MappingPlan } from '../../../src/plan/mapping-plan.ts'
import { planExpressions } from '../../../src/plan/plan-expressions.ts'
import { projectRoot } from '../../support/goldens.ts'

const compiled = new Map(compileMappings(mappingFiles(projectRoot)).plans.map(plan => [plan.id, plan]))
const mappings = bundledPlans().map(mapping => [mapping.id, mapping] as const)

/** As it is stored: what only documents say is left out. */
function withoutAbout(plan: MappingPlan | undefined): unknown {
  return JSON.parse(JSON.stringify(plan, (key, value) => (key === 'about' ? undefined : value)))
}

describe('the bundled mapping', () => {
  test.each(mappings)('%s has the plan, the hash and the texts that its YAML compiles to', (id, mapping) => {
    expect(loadMapping(mapping).plan).toEqual(withoutAbout(compiled.get(id)))
  })

  test.each(mappings)('%s has packed what its own texts say', (_, mapping) => {
    const { plan } = loadMapping(mapping)
    const packed = [...mapping.fields, ...mapping.checks].flatMap(text => {
      const { packed } = JSON.parse(text)
      return packed === undefined ? [] : [unpackExpression(packed)]
    })
    expect(packed).toEqual(planExpressions(plan).slice(1).map(readExpression))
  })

  test.each(mappings)('%s has a base that a parser reads no otherwise', (_, mapping) => {
    const { plan } = loadMapping(mapping)
    const { text, expression } = baseExpression(plan.fields)
    expect(text).toBe(plan.base)
    expect(expression).toEqual(readExpression(plan.base))
  })

  test('of another format is refused', () => {
    const [mapping] = bundledPlans()
    if (mapping === undefined) throw new Error('there are no mappings')
    const other = { ...mapping, head: mapping.head.replace('"format":1', '"format":0') }
    expect(() => loadMapping(other)).toThrow(BugError)
  })
})
