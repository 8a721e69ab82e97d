/**
 * Slips that the author of a mapping could make, one at a time: each is a change of the fields or checks of compiled plans.
 * A line of a shared part stands in many mappings; a slip in it is one slip, made in all of them. Knows no tests.
 */
import { fieldsInside } from '../../plan/fields-inside.ts'
import type { WrittenField, WrittenPlan } from '../../plan/written-plan.ts'
import { changedPlan } from './changed-plan.ts'
import { fieldSlip, isSameField, type Slip, type SlipDraft } from './slip.ts'
import { textSlips } from './text-slips.ts'
import { labelsOf, swapSlips, valueSlips } from './value-slips.ts'

/** Every slip in `plans`, those of one line once, in the order of the plans and their fields. */
export function slipsOf(plans: readonly WrittenPlan[]): readonly Slip[] {
  const distinct = new Map<string, Slip>()
  for (const plan of plans) {
    for (const slip of [...fieldSlips(plan), ...checkSlips(plan), ...partSlips(plan)]) {
      const key = [slip.kind, slip.spec, slip.what].join('\n')
      const known = distinct.get(key)
      const mappings = [...(known?.mappings ?? []), plan.id]
      const labels = [...new Set([...(known?.labels ?? []), ...slip.labels])]
      distinct.set(key, { ...slip, mappings, labels })
    }
  }
  return [...distinct.values()]
}

/** The file of a place of a mapping, `mappings/acme.yaml:12:5`. */
export function fileOfSpec(spec: string): string {
  return spec.replace(/:[0-9]+:[0-9]+$/, '')
}

function fieldSlips(plan: WrittenPlan): readonly SlipDraft[] {
  const sideBySide = levels(plan.fields)
  return [
    ...sideBySide.flatMap(swapSlips),
    ...everyField(plan.fields).flatMap(field => [
      dropped(field),
      ...(field.kind === 'value' ? valueSlips(field) : []),
      ...textSlips(field),
    ]),
  ]
}

/** The lists of fields that stand side by side. */
function levels(fields: readonly WrittenField[]): readonly (readonly WrittenField[])[] {
  return [fields, ...fields.flatMap(field => fieldsInside(field)).flatMap(levels)]
}

function everyField(fields: readonly WrittenField[]): readonly WrittenField[] {
  return fields.flatMap(field => [field, ...fieldsInside(field).flatMap(everyField)])
}

function dropped(field: WrittenField): SlipDraft {
  const labels = field.kind === 'value' ? labelsOf(field) : []
  return fieldSlip('field dropped', field, '', labels, each => (isSameField(each, field) ? undefined : each))
}

function checkSlips(plan: WrittenPlan): readonly SlipDraft[] {
  return plan.checks.map(lost => ({
    kind: 'check dropped',
    spec: lost.spec,
    what: lost.says,
    labels: [],
    fields: [],
    apply: each => ({ ...each, checks: each.checks.filter(check => check.spec !== lost.spec) }),
  }))
}

/** A file left out of one mapping's `use`: what the mapping's own transcripts alone can notice. */
function partSlips(plan: WrittenPlan): readonly SlipDraft[] {
  const files = new Set(plan.fields.map(field => fileOfSpec(field.spec)))
  return [...files].map(file => ({
    kind: 'part dropped from one mapping',
    spec: plan.id,
    what: file,
    labels: [],
    fields: [],
    apply: each => changedPlan(each, field => (fileOfSpec(field.spec) === file ? undefined : field)),
  }))
}
