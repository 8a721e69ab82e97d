/** What a slip in a mapping is: one change of the fields or checks of compiled plans that its author could make without noticing. */
import type { WrittenField, WrittenPlan } from '../../plan/written-plan.ts'
import { changedPlan, type FieldChange } from './changed-plan.ts'

/** The kinds of slips, in the order of reports. */
export const slipKinds = [
  'sources swapped with a sibling',
  'another normalizer',
  'field dropped',
  'wording dropped',
  'check dropped',
  'where or case text changed',
  'text of a table dropped',
  'part dropped from one mapping',
] as const

/** What a slip does to a mapping. */
export type SlipKind = (typeof slipKinds)[number]

/** One slip. */
export interface Slip {
  readonly kind: SlipKind
  /** The line of the mapping, or the mapping's id for a part. */
  readonly spec: string
  /** The field's or check's name, and what was changed, in words. */
  readonly what: string
  /** Canonical labels that it touches: transcripts with these are the likeliest to notice. */
  readonly labels: readonly string[]
  /** The lines of the fields that read these labels. */
  readonly fields: readonly string[]
  /** The mappings that it is made in. */
  readonly mappings: readonly string[]
  readonly apply: (plan: WrittenPlan) => WrittenPlan
}

/** A slip in one mapping, before those of the same line in others are put with it. */
export type SlipDraft = Omit<Slip, 'mappings'>

/** A slip in `field`. `detail` is what was changed besides the field as a whole; `labels` as of a `Slip`. */
export function fieldSlip(
  kind: SlipKind,
  field: WrittenField,
  detail: string,
  labels: readonly string[],
  change: FieldChange,
): SlipDraft {
  const what = detail === '' ? field.name : `${field.name}: ${detail}`
  return {
    kind,
    spec: field.spec,
    what,
    labels,
    fields: [field.spec],
    apply: plan => changedPlan(plan, change),
  }
}

/** Whether two fields stand in one line: a field is looked for again after those inside it were changed. */
export function isSameField(field: WrittenField, other: WrittenField): boolean {
  return field.spec === other.spec
}
