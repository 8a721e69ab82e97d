/** The TypeScript declarations of what own mappings give, as a file that stands beside a program. */
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { outputType, typeName } from './output-types.ts'

/**
 * A declaration file: the type of the data of each mapping, and `ProjectData`, which has them all by id, for
 * `createMapper<ProjectData>({ project })`. In the order of the ids, whatever the order of `plans`.
 */
export function ownTypes(plans: readonly WrittenPlan[]): string {
  const ordered = [...plans].sort((left, right) => (left.id < right.id ? -1 : 1))
  const names = namesOf(ordered)
  const types = ordered.map(plan => outputType(plan, names.get(plan)))
  const entries = ordered.map(plan => `  readonly ${JSON.stringify(plan.id)}: ${names.get(plan)}\n`)
  const usesDecimal = types.some(text => /\bDecimal\b/.test(text))
  return `// Made by "txmap types". Do not edit.
${usesDecimal ? "import type { Decimal } from 'tax-transcript-mapper'\n" : ''}
/** The type of \`data\` by the id of the mapping that made it: createMapper<ProjectData>({ project }). */
export type ProjectData = {
${entries.join('')}}

${types.join('\n')}`
}

/** A name each. Ids that differ by a dash alone, a-1 and a1, would share theirs: from the second on they keep their dashes. */
function namesOf(plans: readonly WrittenPlan[]): ReadonlyMap<WrittenPlan, string> {
  const taken = new Set(['ProjectData'])
  return new Map(
    plans.map(plan => {
      const short = typeName(plan.id)
      const name = taken.has(short) ? `${plan.id.replaceAll('-', '_')}_Data` : short
      taken.add(name)
      return [plan, name]
    }),
  )
}
