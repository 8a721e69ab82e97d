/** Which fields of a mapping have no label on a document. */
import { fieldsInside } from '../../plan/fields-inside.ts'
import type { PlanField } from '../../plan/mapping-plan.ts'
import { pointerTo } from '../../text/places/json-pointer.ts'
import type { LineageEntry } from '../lineage-entry.ts'

/**
 * A field of which no label stands on the document, or in none of the entries of its list.
 * @example
 * const known = ({ evidence }: AbsentField): boolean => evidence === 'sourced'
 * mapTranscript(raw).absent().some(known) // => true
 */
export interface AbsentField {
  /** JSON Pointer into the data, positions in lists left out: `/transactions/code`. */
  readonly path: string
  /** How well its best known wording is known. */
  readonly evidence: string | undefined
}

/** From the best known to the least. */
const ranks = ['sourced', 'secondary', 'inferred', 'unsourced']

/** The absent ones of all `fields` that are read from labels, in the order of the mapping. */
export function absentFields(
  fields: readonly PlanField[],
  lineage: readonly LineageEntry[],
): readonly AbsentField[] {
  const present = new Set<string>()
  for (const { path, state } of lineage) if (state !== 'absent') present.add(withoutPositions(path))
  const found = new Map<string, string>()
  const add = (above: string, inside: readonly PlanField[]): void => {
    for (const field of inside) {
      const path = pointerTo(above, field.name)
      for (const each of fieldsInside(field)) add(path, each)
      if ((field.kind !== 'value' && field.kind !== 'whether') || present.has(path)) continue
      const before = found.get(path)
      found.set(path, best([...evidenceOf(field), ...(before === undefined ? [] : [before])]))
    }
  }
  add('', fields)
  return [...found].map(([path, evidence]) => ({ path, evidence }))
}

function evidenceOf(field: PlanField): readonly string[] {
  const own = field.evidence ?? 'sourced'
  return field.kind === 'value' ? field.sources.map(source => source.evidence ?? own) : [own]
}

function best(evidence: readonly string[]): string {
  return ranks.find(each => evidence.includes(each)) ?? 'sourced'
}

function withoutPositions(path: string): string {
  return path.replace(/\/(?:0|[1-9][0-9]*)(?=\/|$)/g, '')
}
