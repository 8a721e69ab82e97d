/** What is stored of a mapping gives back its plan and its expressions, to the byte; and nothing is stored twice. */
import { describe, expect, test } from 'vitest'
import { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import { bundledTexts } from '../../../src/catalog/texts.gen.ts'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { BugError } from '../../../src/diagnostics/errors.ts'
import { baseExpression } from '../../../src/emit/base-expression.ts'
import type { BundledMapping } from '../../../src/emit/bundled-mapping.ts'
import { loadMapping } from '../../../src/emit/load-mapping.ts'
import { writtenMapping } from '../../../src/emit/written-mapping.ts'
import type { Expression } from '../../../src/evaluate/language/expression.ts'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { mappingFiles } from '../../../src/generate/generated-files.ts'
import { planExpressions } from '../../../src/plan/plan-expressions.ts'
import type { WrittenPlan } from '../../../src/plan/written-plan.ts'
import { projectRoot } from '../../support/goldens.ts'

const compiled = new Map(compileMappings(mappingFiles(projectRoot)).plans.map(plan => [plan.id, plan]))
const mappings = bundledPlans().map(mapping => [mapping.id, mapping] as const)

/** As it is stored: what only documents say is left out. */
function withoutAbout(plan: WrittenPlan | undefined): unknown {
  return JSON.parse(JSON.stringify(plan, (key, value) => (key === 'about' ? undefined : value)))
}

/** The plan with its texts. */
function written(mapping: BundledMapping): WrittenPlan {
  return writtenMapping(loadMapping(mapping).plan, bundledTexts(mapping.id))
}

/** An expression as it is stored: without where its parts began. */
function withoutPlaces(expression: Expression): unknown {
  return JSON.parse(JSON.stringify(expression, (key, value) => (key === 'position' ? -1 : value)))
}

describe('the bundled mapping', () => {
  test.each(mappings)('%s has the plan, the hash and the texts that its YAML compiles to', (id, mapping) => {
    expect(written(mapping)).toEqual(withoutAbout(compiled.get(id)))
  })

  test.each(mappings)('%s has packed what its own texts say', (_, mapping) => {
    const { plan, expressionOf } = loadMapping(mapping)
    const [, ...texts] = planExpressions(written(mapping)).values()
    const parts = [...plan.fields.filter(field => field.kind === 'derived'), ...plan.checks]
    expect(parts.map(part => withoutPlaces(expressionOf(part)))).toEqual(
      texts.map(text => withoutPlaces(readExpression(text))),
    )
  })

  test.each(mappings)('%s has a base that a parser reads no otherwise', (_, mapping) => {
    const { plan, expressionOf } = loadMapping(mapping)
    const { base } = written(mapping)
    expect(baseExpression(plan.fields, mapping.toolkit.normalizers)).toEqual({
      text: base,
      expression: readExpression(base),
    })
    expect(expressionOf('base')).toEqual(readExpression(base))
  })

  test('has no expression for a part of another one', () => {
    const [one, other] = bundledPlans()
    if (one === undefined || other === undefined) throw new Error('there are no two mappings')
    const [check] = loadMapping(other).plan.checks
    if (check === undefined) throw new Error('it has no check')
    expect(() => loadMapping(one).expressionOf(check)).toThrow(BugError)
  })

  test('of another format is refused', () => {
    const [mapping] = bundledPlans()
    if (mapping === undefined) throw new Error('there are no mappings')
    const other = { ...mapping, head: mapping.head.replace('"format":2', '"format":1') }
    expect(() => loadMapping(other)).toThrow(BugError)
    expect(() => loadMapping(other)).toThrow(
      expect.objectContaining({
        code: 'bug/broken-promise',
        message: expect.stringContaining('compiled mapping of format 1'),
      }),
    )
  })
})
