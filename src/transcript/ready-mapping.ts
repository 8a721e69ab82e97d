/** One compiled mapping made ready to run, once: its expressions lowered, its reading tree made. */
import { Family } from '../evaluate/lower/lowering.ts'
import { type CompiledExpression, readyExpression } from '../evaluate/ready-expression.ts'
import { knowNormalizers } from '../normalize/known-normalizers.ts'
import type { Toolkit } from '../normalize/toolkit.ts'
import type { MappingPlan } from '../plan/mapping-plan.ts'
import { type DriftLook, driftLook } from './drift/drift.ts'
import { type ReadyCheck, readyChecks } from './figures/checks.ts'
import { figuresOver, type ReadyFigure, readyFigures } from './figures/derived-fields.ts'
import { readerFunctions, type Trouble } from './figures/reader-functions.ts'
import { type ExpressionOf, readyParts } from './figures/ready-part.ts'
import { type RequiredLook, requiredLook } from './figures/required-fields.ts'
import { type TracePlan, tracePlanOf } from './lineage/trace-plan.ts'
import { type ReadingTree, readingTree } from './view/reading-tree.ts'

/** What a mapping needs to be run on documents of its type. It holds nothing of any document. */
export interface ReadyMapping {
  readonly plan: MappingPlan
  /** How the labels of a document lead to the fields. */
  readonly tree: ReadingTree
  /** The expression of all fields but the derived ones. */
  readonly base: CompiledExpression
  /** Runs are synchronous, so one note of trouble serves them all: it is cleared before each. */
  readonly trouble: Trouble
  readonly figures: readonly ReadyFigure[]
  readonly checks: readonly ReadyCheck[]
  /** Absent where no field is required. */
  readonly lacksRequired: RequiredLook | undefined
  readonly look: DriftLook
  /** What lineage needs of the plan, made when it is first asked for. */
  readonly tracePlan: () => TracePlan
}

/** Makes `plan` ready, with the expressions of its parts and what they call. */
export function readyMapping(
  plan: MappingPlan,
  expressionOf: ExpressionOf,
  { normalizers, functions }: Toolkit,
): ReadyMapping {
  knowNormalizers(normalizers)
  const tree = readingTree(plan)
  const trouble = { refused: false }
  const readers = readerFunctions(trouble, normalizers)
  const ready = readyParts(expressionOf, functions)
  let traceable: TracePlan | undefined
  return {
    plan,
    tree,
    base: readyExpression(expressionOf('base'), { functions: readers }, new Family()),
    trouble,
    figures: readyFigures(plan.fields, ready),
    checks: readyChecks(plan.checks, ready),
    lacksRequired: requiredLook(plan.fields),
    look: driftLook(plan, figuresOver(ready), tree.shown),
    tracePlan: () => {
      traceable ??= tracePlanOf(plan.fields)
      return traceable
    },
  }
}
