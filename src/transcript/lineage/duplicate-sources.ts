/** Lineage of keys that a JSON text holds twice: the second value is shown beside the first, and none is lost. */

import type { DuplicateKey } from '../../text/json/duplicate-keys.ts'
import { pointerTo } from '../../text/places/json-pointer.ts'
import { getOrInsert } from '../get-or-insert.ts'
import type { LineageEntry } from '../lineage-entry.ts'
import { leavesOf } from '../view/leaves/leaves.ts'

/** The lineage, with the second value as a further source wherever the first one is read. */
export function withDuplicates(
  entries: readonly LineageEntry[],
  duplicates: readonly DuplicateKey[],
): readonly LineageEntry[] {
  if (duplicates.length === 0) return entries
  const again = duplicateLeaves(duplicates)
  return entries.map(field => {
    const more = field.sources.flatMap(({ pointer }) =>
      (again.get(pointer) ?? []).map(raw => ({ pointer, raw, duplicate: true as const })),
    )
    return more.length === 0 ? field : { ...field, sources: [...field.sources, ...more] }
  })
}

/** The leaves of second values that are reported nowhere else: the first value has no such leaf. */
export function lostDuplicates(
  entries: readonly LineageEntry[],
  reported: readonly string[],
  duplicates: readonly DuplicateKey[],
): readonly string[] {
  const known = new Set([
    ...entries.flatMap(field => field.sources.map(source => source.pointer)),
    ...reported,
  ])
  return [...duplicateLeaves(duplicates).keys()].filter(pointer => !known.has(pointer))
}

function duplicateLeaves(duplicates: readonly DuplicateKey[]): ReadonlyMap<string, readonly unknown[]> {
  const leaves = new Map<string, unknown[]>()
  for (const { parent, key, again } of duplicates) {
    for (const { pointer, value } of leavesOf(again, pointerTo(parent, key)))
      getOrInsert(leaves, pointer, () => []).push(value)
  }
  return leaves
}
