/** The bundled mappings, loaded. */
import { bundledPlans } from '../../src/catalog/plans.gen.ts'
import { bundledTexts } from '../../src/catalog/texts.gen.ts'
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import { loadMapping } from '../../src/emit/load-mapping.ts'
import { writtenMapping } from '../../src/emit/written-mapping.ts'
import { mappingFiles } from '../../src/generate/generated-files.ts'
import type { WrittenField, WrittenPlan } from '../../src/plan/written-plan.ts'
import { projectRoot } from './goldens.ts'

/** Every bundled plan. */
export function plans(): readonly WrittenPlan[] {
  loaded ??= bundledPlans().map(mapping =>
    writtenMapping(loadMapping(mapping).plan, bundledTexts(mapping.id)),
  )
  return loaded
}

let loaded: readonly WrittenPlan[] | undefined

/** Every bundled plan as its YAML compiles to it: with what its fields mean, which is not stored. */
export function compiledPlans(): readonly WrittenPlan[] {
  compiled ??= [...compileMappings(mappingFiles(projectRoot)).plans].sort((a, b) => (a.id < b.id ? -1 : 1))
  return compiled
}

let compiled: readonly WrittenPlan[] | undefined

/** All fields of a plan, those inside others too. */
export function allFields(fields: readonly WrittenField[]): readonly WrittenField[] {
  return fields.flatMap(field => {
    switch (field.kind) {
      case 'group':
      case 'list':
        return [field, ...allFields(field.fields)]
      case 'choice':
        return [field, ...[...field.cases, field.otherwise].flatMap(each => allFields(each.fields))]
      default:
        return [field]
    }
  })
}

/** The written tables of value fields, by the line of the mapping. */
export function tablesOf(fields: readonly WrittenField[]): ReadonlyMap<string, readonly unknown[]> {
  return new Map(
    allFields(fields).flatMap(field => (field.kind === 'value' ? [[field.spec, field.tables] as const] : [])),
  )
}

/** Those of all bundled mappings. */
export function tablesBySpec(): ReadonlyMap<string, readonly unknown[]> {
  return tablesOf(plans().flatMap(plan => plan.fields))
}
