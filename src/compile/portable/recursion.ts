/** How often the functions of the prelude that call themselves can stand in themselves: by the table of labels, not by the document. */
import type { Recursion } from '../../evaluate/examine/evaluation-depth.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { type LabelReader, type SectionLabels, sectionLabels } from './section-labels.ts'

/** By function. Parts of sections are read up to eight deep (`linesInParts` in view-parts.ts), and one call more finds none. */
export function recursionOf(plan: WrittenPlan): Recursion {
  const height = heightOf(sectionLabels(plan))
  return new Map([
    ['viewOf', height],
    ['sentencesOf', height],
    ['joined', height],
    ['linesInParts', 9],
  ])
}

/** How many tables of labels stand in one another. */
function heightOf(labels: SectionLabels): number {
  return 1 + Math.max(0, ...Object.values(labels).flatMap(tablesIn).map(heightOf))
}

function tablesIn(reader: LabelReader): readonly SectionLabels[] {
  if (typeof reader === 'string') return []
  if ('section' in reader) return [reader.section]
  if ('sections' in reader) return [reader.sections]
  if ('entries' in reader)
    return reader.entries.flatMap(each => [each.otherwise, ...each.cases.map(({ labels }) => labels)])
  return []
}
