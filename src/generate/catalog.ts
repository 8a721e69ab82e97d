/** Makes the modules of src/catalog: the bundled mappings compiled, their output types, and the shared parts as text. */
import { outputType, typeName } from '../compile/output-types.ts'
import type { SourceFile } from '../compile/source-file.ts'
import { packExpression } from '../evaluate/pack-expression.ts'
import { readExpression } from '../evaluate/read-expression.ts'
import type { MappingPlan } from '../plan/mapping-plan.ts'
import { planExpressions } from '../plan/plan-expressions.ts'
import { planText } from '../plan/read-plan.ts'
import { readSpec } from '../spec/read-spec.ts'

const banner = '// Made by "npm run generate" from mappings/. Do not edit.\n'

/** File name within src/catalog to content. */
export function catalogModules(
  plans: readonly MappingPlan[],
  parts: readonly SourceFile[],
): ReadonlyMap<string, string> {
  return new Map([
    ...plans.map((plan): [string, string] => [`${plan.id}.gen.ts`, planModule(plan)]),
    ['plans.gen.ts', indexModule(plans)],
    ['types.gen.ts', typesModule(plans)],
    ['parts.gen.ts', partsModule(parts)],
  ])
}

/**
 * A plan as text: parsed when first needed, so that importing the package costs little. Its expressions are read now, for
 * that is most of what a first result would cost.
 */
function planModule(plan: MappingPlan): string {
  const packed = planExpressions(plan).map(text => packExpression(readExpression(text)))
  return `${banner}
/** The compiled mapping ${plan.id}, as JSON text. */
export const text: string = ${JSON.stringify(planText(plan))}

/** Its expressions, packed, as JSON text. */
export const expressions: string = ${JSON.stringify(JSON.stringify(packed))}
`
}

function indexModule(plans: readonly MappingPlan[]): string {
  const imports = plans.map(plan => `import * as ${variable(plan.id)} from './${plan.id}.gen.ts'`)
  const entries = plans.map(plan => `    entry(${listed(plan)}, ${variable(plan.id)}),`)
  return `${banner}import type { PlanEntry } from '../plan/mapping-plan.ts'
import { type PlanTexts, readPlan } from '../plan/read-plan.ts'
${imports.join('\n')}

/** The bundled mappings, each parsed when first needed. */
export function bundledPlans(): readonly PlanEntry[] {
  return [
${entries.join('\n')}
  ]
}

function entry(id: string, type: string, forms: readonly string[], family: readonly string[], partly: readonly string[], checks: readonly string[], { text, expressions }: PlanTexts): PlanEntry {
  return { id, type, forms, family, partly, checks, load: () => readPlan(text), expressions: () => expressions }
}
`
}

/** The same for Node, which need not even load the file of a mapping before it is needed. */
export function nodePlansModule(plans: readonly MappingPlan[]): string {
  // Written out one by one: what packs programs for a server looks for such calls to see which files are needed.
  const entries = plans.map(
    plan => `    entry(${listed(plan)}, () => require('../catalog/${plan.id}.gen.js')),`,
  )
  return `${banner}import { createRequire } from 'node:module'
import type { PlanEntry } from '../plan/mapping-plan.ts'
import { type PlanTexts, readPlan } from '../plan/read-plan.ts'

/** The bundled mappings, the file of each loaded when first needed. */
export function bundledPlans(): readonly PlanEntry[] {
  const require = createRequire(import.meta.url)
  return [
${entries.join('\n')}
  ]
}

function entry(id: string, type: string, forms: readonly string[], family: readonly string[], partly: readonly string[], checks: readonly string[], texts: () => PlanTexts): PlanEntry {
  return { id, type, forms, family, partly, checks, load: () => readPlan(texts().text), expressions: () => texts().expressions }
}
`
}

/** What a mapping is chosen by. */
function listed({ id, type, forms, family, partly, checks }: MappingPlan): string {
  const names = checks.flatMap(check => check.name ?? [])
  return [id, type, forms, family, partly, names].map(each => JSON.stringify(each)).join(', ')
}

function typesModule(plans: readonly MappingPlan[]): string {
  const entries = plans.map(plan => `  readonly ${JSON.stringify(plan.id)}: ${typeName(plan.id)}`)
  return `${banner}import type { Decimal } from 'decimal.js'

/** The type of \`data\` by the id of the mapping that made it. */
export interface MappingDataById {
${entries.join('\n')}
}

${plans.map(outputType).join('\n')}`
}

function partsModule(parts: readonly SourceFile[]): string {
  const entries = parts.map(
    ({ name, text }) =>
      `  { part: ${JSON.stringify(partName(name, text))}, name: ${JSON.stringify(name)}, text: ${JSON.stringify(text)} },`,
  )
  return `${banner}
/** A shared part: its name, and the file it is written in. */
export interface BundledPart {
  readonly part: string
  readonly name: string
  readonly text: string
}

const parts: readonly BundledPart[] = [
${entries.join('\n')}
]

/** The shared parts, for own mappings that use them by name: the same objects every time. */
export function bundledParts(): readonly BundledPart[] {
  return parts
}
`
}

function partName(file: string, text: string): string {
  const { spec } = readSpec(file, text)
  if (spec?.kind !== 'part') throw new TypeError(`${file} holds no part`)
  return spec.name.value
}

function variable(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
