/**
 * What a reader by hand takes from the mapping as it is: its identity, the places of its lines, the words of its checks, and what
 * its figures read. None of the work is done by these; they are here so that a moved line of the mapping need not be copied.
 */

import type { DerivedField, MappingPlan, PlanCheck, PlanField } from '../../../../src/plan/mapping-plan.ts'
import { ShownLabels } from '../../../../src/transcript/labels/shown-labels.ts'

export interface Rules {
  readonly mapping: { readonly id: string; readonly version: string; readonly hash: string }
  readonly forms: readonly string[]
  readonly family: readonly string[]
  /** The place of each field, by its names with dots between. */
  readonly specs: ReadonlyMap<string, string>
  /** The derived figures, in their order. */
  readonly figures: readonly DerivedField[]
  /** The names that a figure reads, or reads something in. */
  readonly fed: ReadonlySet<string>
  readonly checks: ReadonlyMap<string, PlanCheck>
  readonly keyFigures: readonly (readonly string[])[]
  /** A key as messages may show it: the library's own rule, for it is about what may not be said. */
  readonly shown: (key: string, pointer: string) => string
}

export function rulesOf(plan: MappingPlan): Rules {
  const { id, version, hash, forms, family } = plan
  const specs = new Map<string, string>()
  addSpecs(specs, plan.fields, '')
  return {
    mapping: { id, version, hash },
    forms,
    family,
    specs,
    figures: plan.fields.filter(field => field.kind === 'derived'),
    fed: fedIn(plan),
    keyFigures: plan.keyFigures,
    shown: shownIn(plan),
    checks: new Map(plan.checks.map(check => [check.name ?? '', check])),
  }
}

function fedIn({ fields }: MappingPlan): ReadonlySet<string> {
  const reads = fields.flatMap(field => (field.kind === 'derived' ? field.reads : []))
  return new Set(reads.flatMap(steps => steps.map((_, index) => steps.slice(0, index + 1).join('.'))))
}

function shownIn(plan: MappingPlan): Rules['shown'] {
  const labels = new ShownLabels(plan)
  return (key, pointer) => labels.label(key, pointer)
}

function addSpecs(specs: Map<string, string>, fields: readonly PlanField[], above: string): void {
  for (const field of fields) {
    const name = above + field.name
    specs.set(name, field.spec)
    if (field.kind === 'group' || field.kind === 'list') addSpecs(specs, field.fields, `${name}.`)
  }
}
