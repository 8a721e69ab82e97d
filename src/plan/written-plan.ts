/**
 * A plan with the texts of its expressions: what `txmap explain` prints, what is hashed, and what portable expressions are made
 * from. Running a plan takes none of them.
 */
import type { DerivedField, MappingPlan, PlanCheck, PlanField } from './mapping-plan.ts'

/** A plan with the texts of its expressions. */
export interface WrittenPlan extends MappingPlan {
  /** The JSONata expression of the mapping: the base and the derived fields make it up. */
  readonly expression: string
  /** The expression of all fields but the derived ones. */
  readonly base: string
  readonly fields: readonly WrittenField[]
  readonly checks: readonly WrittenCheck[]
}

/** A field of a plan with the texts of its expressions. */
export type WrittenField = PlanField<WrittenDerivation>

/** A derived field, as its author wrote it and as it runs. */
export interface WrittenDerivation extends DerivedField {
  readonly expression: string
  /** What runs in place of the expression, where that asks whether fields have values: see src/compile/absence/absence.ts. */
  readonly runs?: string
  /** Those of `tolerates` by which it only picks entries of lists. A portable expression goes by what it has of them. */
  readonly picks?: readonly (readonly string[])[]
}

/** A check, as its author wrote it and as it runs. */
export interface WrittenCheck extends PlanCheck {
  readonly that: string
  /** What runs in its place, as for a derived field. */
  readonly runs?: string
}
