/** One compiled mapping made ready to run, once: its expressions lowered, its reading tree made. */

import type { TextSets } from '../evaluate/run/text-sets.ts'
import type { Normalizer } from '../normalize/definition.ts'
import { knowNormalizers } from '../normalize/known-normalizers.ts'
import type { MappingPlan } from '../plan/mapping-plan.ts'
import { sparingAbsence } from './figures/answer-of-absence.ts'
import { type ReadyCheck, readyChecks } from './figures/checks.ts'
import { figuresOver, type ReadyFigure, readyFigures } from './figures/derived-fields.ts'
import type { ReadFields } from './figures/read-fields.ts'
import type { Trouble } from './figures/read-value.ts'
import type { PlanCode, ReadyPart } from './figures/ready-part.ts'
import { type RequiredLook, requiredLook } from './figures/required-fields.ts'
import { type LineagePlan, lineagePlanOf } from './lineage/lineage-plan.ts'
import { UnreadLook } from './unread/look.ts'
import { type ReadingTree, readingTree } from './view/tree/reading-tree.ts'

/** What a mapping needs to be run on documents of its type. It holds nothing of any document. */
export interface ReadyMapping {
  readonly plan: MappingPlan
  /** How the labels of a document lead to the fields. */
  readonly tree: ReadingTree
  /** Reads all fields but the derived ones. */
  readonly fields: ReadFields
  /** Runs are synchronous, so one note of trouble serves them all: it is cleared before each. */
  readonly trouble: Trouble
  readonly figures: readonly ReadyFigure[]
  readonly checks: readonly ReadyCheck[]
  /** What its expressions ask for in lists. */
  readonly textSets: TextSets
  /** Absent where no field is required. */
  readonly lacksRequired: RequiredLook | undefined
  /** What looks at what its documents leave unread. */
  readonly unread: UnreadLook
  /** What lineage needs of the plan, made when it is first asked for. */
  readonly lineagePlan: () => LineagePlan
}

/** Makes `plan` ready, with what runs its parts; `normalizers` are at least those of its fields. */
export function readyMapping(
  plan: MappingPlan,
  code: PlanCode,
  normalizers: readonly Normalizer[],
): ReadyMapping {
  knowNormalizers(normalizers)
  const tree = readingTree(plan)
  const trouble = { refused: false, open: false }
  const part: ReadyPart = each => sparingAbsence(code.part(each), each.reads)
  let lineage: LineagePlan | undefined
  return {
    plan,
    tree,
    fields: code.fields(trouble),
    trouble,
    figures: readyFigures(plan.fields, part),
    checks: readyChecks(plan.checks, plan.fields, part),
    textSets: new Map(),
    lacksRequired: requiredLook(plan.fields),
    unread: new UnreadLook(plan, figuresOver(code.part), tree.shown),
    lineagePlan: () => {
      lineage ??= lineagePlanOf(plan.fields)
      return lineage
    },
  }
}
