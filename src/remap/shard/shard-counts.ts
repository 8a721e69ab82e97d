/** What a ledger notes of the documents in a shard: counts and masked labels, never a value. */
import type { DriftReport } from '../../drift/drift-report.ts'
import { mostGroups } from '../../drift/limits.ts'
import type { ShardKind, UnreadLabel } from '../ledger/shard-row.ts'
import type { PlannedMapping } from '../plan/remap-plan.ts'

const mostLabels = 20

/** By mapping, type and form, in the order of their names; null where there were too many to count. */
export function kindsOf(
  { groups }: DriftReport,
  mappings: readonly PlannedMapping[],
): readonly ShardKind[] | null {
  if (groups.length >= mostGroups) return null
  const hashes = new Map([...mappings].reverse().map(({ id, hash }) => [id, hash]))
  const kinds = new Map<string, ShardKind>()
  for (const { mapping, type, form, documents } of groups) {
    const name = JSON.stringify([mapping, type, form])
    const before = kinds.get(name)?.documents ?? 0
    const hash = hashes.get(mapping) ?? ''
    kinds.set(name, { mapping, hash, type, form, documents: before + documents })
  }
  return [...kinds].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, kind]) => kind)
}

/** The labels that nothing read, the most frequent first. */
export function unreadOf({ labels }: DriftReport): readonly UnreadLabel[] {
  return labels
    .map(({ mapping, place, lines }) => ({ mapping, name: place, lines }))
    .sort((one, other) => other.lines - one.lines || (one.name < other.name ? -1 : 1))
    .slice(0, mostLabels)
}
