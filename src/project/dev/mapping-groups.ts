/** Which files of a project have to be compiled together: mappings that extend one another, and the parts that each may use. */
import type { SourceFile } from '../../compile/source-file.ts'

/** Mappings that depend on one another, and the parts that their texts, or the texts of those parts, name. */
export interface MappingGroup {
  readonly mappings: readonly SourceFile[]
  readonly parts: readonly SourceFile[]
}

const identity = /^id:[ \t]*["']?([a-z0-9-]+)/m
const extended = /^extends:[ \t]*["']?([a-z0-9-]+)/m
const partName = /^part:[ \t]*["']?([a-z0-9/-]+)/m

/** The name of the part in a file, as far as a line says it. */
export function partNameIn({ text }: SourceFile): string | undefined {
  return partName.exec(text)?.[1]
}

/**
 * Groups by what the texts say. A name that merely occurs in a text counts as used: a group may have a part too many, never one
 * too few.
 */
export function mappingGroups(
  mappings: readonly SourceFile[],
  parts: readonly SourceFile[],
): readonly MappingGroup[] {
  return joined(mappings).map(group => ({ mappings: group, parts: partsNamedIn(group, parts) }))
}

/** Mappings with one id, and those that extend each other, together. */
function joined(mappings: readonly SourceFile[]): readonly (readonly SourceFile[])[] {
  const groups = new Map<string, Set<SourceFile>>()
  const loose: (readonly SourceFile[])[] = []
  for (const mapping of mappings) {
    const ids = [identity, extended].flatMap(line => line.exec(mapping.text)?.[1] ?? [])
    if (ids.length === 0) loose.push([mapping])
    const group = new Set([mapping, ...ids.flatMap(id => [...(groups.get(id) ?? [])])])
    for (const id of [...ids, ...namesOf(group)]) groups.set(id, group)
  }
  const order = new Map(mappings.map((mapping, index) => [mapping, index]))
  const sorted = [...new Set(groups.values())].map(group =>
    [...group].sort((left, right) => (order.get(left) ?? 0) - (order.get(right) ?? 0)),
  )
  return [...sorted, ...loose]
}

function namesOf(group: ReadonlySet<SourceFile>): readonly string[] {
  return [...group].flatMap(({ text }) => [identity, extended].flatMap(line => line.exec(text)?.[1] ?? []))
}

function partsNamedIn(group: readonly SourceFile[], parts: readonly SourceFile[]): readonly SourceFile[] {
  const texts = group.map(({ text }) => text)
  const found = new Set<SourceFile>()
  // The list grows while it is walked: parts use parts.
  for (const text of texts) {
    for (const part of parts) {
      const name = partNameIn(part)
      if (found.has(part) || name === undefined || !text.includes(name)) continue
      found.add(part)
      texts.push(part.text)
    }
  }
  return parts.filter(part => found.has(part))
}
