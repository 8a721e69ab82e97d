/** What runs a plan, made by those who know how its parts were stored. */
import type { CompiledExpression } from '../../evaluate/ready-expression.ts'
import type { DerivedField, PlanCheck } from '../../plan/mapping-plan.ts'
import type { ReadFields } from './read-fields.ts'
import type { Trouble } from './read-value.ts'

/** Makes a derived field or check ready. */
export type ReadyPart = (part: DerivedField | PlanCheck) => CompiledExpression

/** What runs a plan. */
export interface PlanCode {
  /** What reads all fields but the derived ones; a text that is refused sets `trouble`. */
  readonly fields: (trouble: Trouble) => ReadFields
  readonly part: ReadyPart
}
