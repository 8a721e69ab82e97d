/** Makes the modules of src/catalog: the bundled mappings compiled, their output types, and the shared parts as text. */
import type { SourceFile } from '../compile/compile-mappings.ts'
import { outputType, typeName } from '../compile/output-types.ts'
import type { MappingPlan } from '../plan/mapping-plan.ts'
import { planText } from '../plan/read-plan.ts'

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

/** A plan as text: parsed when first needed, so that importing the package costs little. */
function planModule(plan: MappingPlan): string {
  return `${banner}
/** The compiled mapping ${plan.id}, as JSON text. */
export const text: string = ${JSON.stringify(planText(plan))}
`
}

function indexModule(plans: readonly MappingPlan[]): string {
  const imports = plans.map(plan => `import { text as ${variable(plan.id)} } from './${plan.id}.gen.ts'`)
  const entries = plans.map(
    plan =>
      `    { id: ${JSON.stringify(plan.id)}, type: ${JSON.stringify(plan.type)}, forms: ${JSON.stringify(plan.forms)}, load: () => readPlan(${variable(plan.id)}) },`,
  )
  return `${banner}import type { PlanEntry } from '../plan/mapping-plan.ts'
import { readPlan } from '../plan/read-plan.ts'
${imports.join('\n')}

/** The bundled mappings, each loaded when first needed. */
export function bundledPlans(): readonly PlanEntry[] {
  return [
${entries.join('\n')}
  ]
}
`
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
    part => `    { name: ${JSON.stringify(part.name)}, text: ${JSON.stringify(part.text)} },`,
  )
  return `${banner}
/** The shared parts, for own mappings that use them by name. */
export function bundledParts(): readonly { readonly name: string; readonly text: string }[] {
  return [
${entries.join('\n')}
  ]
}
`
}

function variable(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
