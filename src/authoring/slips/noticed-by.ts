/** Slips put to questions about mappings: which one notices. */
import { mapperOf, type UntypedMapper } from '../../mapper/mapper.ts'
import { ownMapping } from '../../mapper/own-mapping.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import type { Slip } from './slip.ts'

/** One statement about the mapping `mapping`: what is wrong, or nothing. */
export interface Question {
  readonly name: string
  readonly mapping: string
  /** The canonical labels that it is about; none where it is about a whole transcript. */
  readonly labels: readonly string[]
  readonly ask: (plan: WrittenPlan, mapper: UntypedMapper) => string | undefined
}

/** A mapping, and all that is asked about it. */
export interface Asked {
  readonly plan: WrittenPlan
  readonly asked: readonly Question[]
}

/** A mapper for just `plan`. */
export function mapperFor(plan: WrittenPlan): UntypedMapper {
  return mapperOf([ownMapping(plan)])
}

/**
 * The first question that finds fault with a slip, the likeliest asked first, those of small mappings before those of large ones;
 * `undefined` where none does. A slip that cannot be run is noticed by that.
 */
export function noticedBy(slip: Slip, byMapping: ReadonlyMap<string, Asked>): string | undefined {
  const ordered = slip.mappings
    .flatMap(id => byMapping.get(id) ?? [])
    .filter(({ asked }) => asked.length > 0)
    .sort((a, b) => a.plan.base.length - b.plan.base.length)
  for (const { plan, asked } of ordered) {
    const changed = slip.apply(plan)
    try {
      const mapper = mapperFor(changed)
      const touched = new Set(slip.labels)
      const isLikely = ({ labels }: Question): boolean => labels.some(label => touched.has(label))
      const likely = asked.filter(isLikely)
      const others = asked.filter(question => !isLikely(question) && canNotice(question, slip))
      const found = [...likely, ...others].find(question => question.ask(changed, mapper) !== undefined)
      if (found !== undefined) return found.name
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return `cannot be run: ${error.message}`
    }
  }
  return undefined
}

/** A transcript of one line says nothing about fields that are read from others; the outline is in every transcript. */
function canNotice(question: Question, slip: Slip): boolean {
  const isAboutLines = question.labels.length > 0 && slip.labels.length > 0
  return !isAboutLines || slip.labels.some(label => label === 'TYPE' || label === 'FORM')
}
