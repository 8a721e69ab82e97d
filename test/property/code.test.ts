/**
 * The code of the bundled derived fields and checks against the expressions that it was made of: the same value, or the same failure,
 * and as much counted, for the samples and for made-up data; with what is known of lists and without.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledPlans } from '../../src/catalog/plans.gen.ts'
import { bundledTexts } from '../../src/catalog/texts.gen.ts'
import { ExpressionError } from '../../src/diagnostics/errors.ts'
import type { BundledMapping } from '../../src/emit/bundled-mapping.ts'
import { loadMapping } from '../../src/emit/load-mapping.ts'
import { writtenMapping } from '../../src/emit/written-mapping.ts'
import { HostCalls } from '../../src/evaluate/code/run.ts'
import type { Expression } from '../../src/evaluate/language/expression.ts'
import { readExpression } from '../../src/evaluate/read/read-expression.ts'
import { readyCode } from '../../src/evaluate/ready-code.ts'
import { type CompiledExpression, readyExpression } from '../../src/evaluate/ready-expression.ts'
import { ListIndex } from '../../src/evaluate/run/list-index.ts'
import { Budget } from '../../src/evaluate/run/work.ts'
import { Family } from '../../src/evaluate/scope/lowering.ts'
import { figureWays } from '../../src/evaluate/shortcuts/figure-ways.ts'
import { mapTranscript } from '../../src/mapper/map-transcript.ts'
import { dataFunctions } from '../../src/normalize/functions/data-functions.ts'
import type { PlanField } from '../../src/plan/mapping-plan.ts'
import { planExpressions } from '../../src/plan/plan-expressions.ts'
import { generatedData } from '../support/generated-data.ts'
import { goldens } from '../support/goldens.ts'
import { propertyRuns } from '../support/property-runs.ts'

const numRuns = propertyRuns(300)
const seed = Number(process.env.PROPERTY_SEED ?? Math.trunc(Math.random() * 2 ** 31))

interface Part {
  readonly name: string
  readonly code: CompiledExpression
  readonly closures: CompiledExpression
}

interface Parts {
  readonly fields: readonly PlanField[]
  readonly expressions: readonly Expression[]
  readonly parts: readonly Part[]
}

function partsOf(mapping: BundledMapping): Parts {
  const { plan, codeOf } = loadMapping(mapping)
  const functions = dataFunctions(mapping.toolkit.functions)
  const [host, family] = [new HostCalls(functions), new Family(figureWays)]
  const [, ...texts] = planExpressions(writtenMapping(plan, bundledTexts(mapping.id))).values()
  const expressions = texts.map(text => readExpression(text))
  const parts = [...plan.fields.filter(field => field.kind === 'derived'), ...plan.checks].flatMap(
    (part, index): readonly Part[] => {
      const [code, expression] = [codeOf(part), expressions[index]]
      // What has no code is its expression, and there is nothing to compare.
      if (typeof code !== 'function' || expression === undefined) return []
      const closures = readyExpression(expression, { functions }, family)
      return [{ name: part.name ?? part.spec, code: readyCode(code, host), closures }]
    },
  )
  return { fields: plan.fields, expressions, parts }
}

interface Outcome {
  readonly value?: unknown
  readonly failure?: string
  readonly spent: number
}

/** What each part gives, one after the other, as in mapping. */
function outcomes(
  parts: readonly Part[],
  by: 'code' | 'closures',
  data: unknown,
  lists?: ListIndex,
): readonly Outcome[] {
  return parts.map(part => {
    const budget = Budget.ofOne()
    const shared = lists === undefined ? { budget } : { budget, lists }
    try {
      return { value: part[by].evaluate(data, undefined, shared), spent: budget.spent }
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      return { failure: error.message, spent: budget.spent }
    }
  })
}

function expectSame({ parts }: Parts, data: unknown): void {
  for (const withLists of [true, false]) {
    const [code, closures] = (['code', 'closures'] as const).map(by =>
      outcomes(parts, by, data, withLists ? new ListIndex() : undefined),
    )
    if (JSON.stringify(code) === JSON.stringify(closures)) continue
    for (const [index, { name }] of parts.entries())
      expect({ name, withLists, ...code?.[index] }).toEqual({ name, withLists, ...closures?.[index] })
  }
}

const all = new Map(bundledPlans().map(mapping => [mapping.id as string, partsOf(mapping)]))

describe('the code of the bundled mappings', () => {
  test('does for the samples what the expressions do', () => {
    for (const { text } of goldens()) {
      const { mapping, data } = mapTranscript(text)
      const parts = all.get(mapping.id)
      if (parts === undefined) throw new Error(`There is no mapping ${mapping.id}`)
      expectSame(parts, data)
    }
  })

  test.each([...all])(
    'does for made-up data what the expressions of %s do',
    { timeout: 600_000 },
    (_, parts) => {
      const isSame = fc.property(generatedData(parts.fields, parts.expressions), data =>
        expectSame(parts, data),
      )
      fc.assert(isSame, { numRuns, seed })
    },
  )
})
