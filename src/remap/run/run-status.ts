/** How far a run is, and what was found in it so far: counts by code, kinds of documents, labels that nothing reads. */
import { addTally, emptyTally, type Tally } from '../../bulk/batch/tally.ts'
import { runRoot } from '../ledger/run-root.ts'
import type { ShardKind, ShardRow, UnreadLabel } from '../ledger/shard-row.ts'
import type { RemapPlan } from '../plan/remap-plan.ts'

/** Counts over the shards of a run that are done. */
export interface RunStatus {
  readonly runId: string
  readonly format: string
  readonly shards: number
  readonly done: number
  /** Of those that are done: carried over from an earlier run. */
  readonly carried: number
  readonly tally: Tally
  /** Lines of the transcripts that nothing read. */
  readonly unmapped: number
  /** By mapping, type and form; null where a shard had too many to count. */
  readonly kinds: readonly ShardKind[] | null
  /** The labels that nothing read, the most frequent first, twenty at most. */
  readonly unread: readonly UnreadLabel[]
  /** What the shards took, one after the other; those that were under way at once count each. */
  readonly milliseconds: number
  /** Of a run that is complete, else null. */
  readonly root: string | null
}

const mostLabels = 20

/** `rows` has the row of each shard, in their order. */
export function runStatus(plan: RemapPlan, rows: readonly (ShardRow | undefined)[]): RunStatus {
  const done = rows.filter(row => row !== undefined)
  const tally = emptyTally()
  for (const row of done) addTally(tally, row.tally)
  return {
    runId: plan.runId,
    format: plan.format,
    shards: plan.shards.length,
    done: done.length,
    carried: plan.shards.filter(({ carried }, index) => carried && rows[index] !== undefined).length,
    tally,
    unmapped: done.reduce((sum, row) => sum + row.unmapped, 0),
    kinds: kindsOf(done),
    unread: unreadOf(done),
    milliseconds: done.reduce((sum, row) => sum + row.milliseconds, 0),
    root: done.length === rows.length ? runRoot(done) : null,
  }
}

function kindsOf(rows: readonly ShardRow[]): readonly ShardKind[] | null {
  const kinds = new Map<string, ShardKind>()
  for (const row of rows) {
    if (row.kinds === null) return null
    for (const kind of row.kinds) {
      const name = JSON.stringify([kind.mapping, kind.type, kind.form, kind.hash])
      kinds.set(name, { ...kind, documents: (kinds.get(name)?.documents ?? 0) + kind.documents })
    }
  }
  return [...kinds].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, kind]) => kind)
}

function unreadOf(rows: readonly ShardRow[]): readonly UnreadLabel[] {
  const labels = new Map<string, UnreadLabel>()
  for (const { mapping, name, lines } of rows.flatMap(({ unread }) => unread)) {
    const key = JSON.stringify([mapping, name])
    labels.set(key, { mapping, name, lines: (labels.get(key)?.lines ?? 0) + lines })
  }
  return [...labels.values()]
    .sort((one, other) => other.lines - one.lines || (one.name < other.name ? -1 : 1))
    .slice(0, mostLabels)
}
