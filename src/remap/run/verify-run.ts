/** Reads everything again that a run has written, and holds it against the ledger: whole files, their counts, the Merkle root. */
import { total } from '../../bulk/batch/tally.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import { countLines } from '../format/file-lines.ts'
import type { OutputFormat } from '../format/output-format.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { runRoot } from '../ledger/run-root.ts'
import type { ShardRow } from '../ledger/shard-row.ts'
import type { PlannedShard, RemapPlan } from '../plan/remap-plan.ts'
import type { Store } from '../store/store.ts'

/** What reading everything again found. */
export interface VerifiedRun {
  readonly runId: string
  readonly shards: number
  /** Shards that are done and whole. */
  readonly whole: number
  readonly results: number
  readonly rejected: number
  readonly bytes: number
  /** The Merkle root over the shards; null where one is missing or not whole. */
  readonly root: string | null
  readonly faults: readonly ShardFault[]
}

/** `what` names a file or says that the shard is not done; never what is in it. */
export interface ShardFault {
  readonly shard: string
  readonly what: string
}

interface VerifyHost {
  readonly out: Store
  readonly ledger: Ledger
  readonly formatOf: (name: string) => OutputFormat
}

/** Finds every fault. @throws the signal's reason */
export async function verifyRun(
  plan: RemapPlan,
  host: VerifyHost,
  signal: AbortSignal,
  onShard: (done: number) => void = () => undefined,
): Promise<VerifiedRun> {
  const faults: ShardFault[] = []
  const whole: ShardRow[] = []
  for (const [index, shard] of plan.shards.entries()) {
    signal.throwIfAborted()
    const row = await verified(shard, plan, host, signal, faults)
    if (row !== undefined) whole.push(row)
    onShard(index + 1)
  }
  return {
    runId: plan.runId,
    shards: plan.shards.length,
    whole: whole.length,
    results: whole.reduce((sum, { tally }) => sum + tally.mapped, 0),
    rejected: whole.reduce((sum, { tally }) => sum + total(tally.rejected), 0),
    bytes: whole.reduce((sum, { files }) => files.reduce((all, file) => all + file.bytes, sum), 0),
    root: whole.length === plan.shards.length ? runRoot(whole) : null,
    faults,
  }
}

/** The row of a shard without a fault. */
async function verified(
  { id: shard, key }: PlannedShard,
  plan: RemapPlan,
  { out, ledger, formatOf }: VerifyHost,
  signal: AbortSignal,
  faults: ShardFault[],
): Promise<ShardRow | undefined> {
  const before = faults.length
  const fault = (what: string): void => void faults.push({ shard, what })
  try {
    const row = await ledger.get(key)
    if (row === undefined) {
      fault('it is not done')
      return undefined
    }
    const format = formatOf(plan.format)
    let results = 0
    for (const file of row.files) results += await format.count(out, file, signal)
    if (results !== row.tally.mapped) fault(`it has ${results} results, the ledger says ${row.tally.mapped}`)
    const rejects = await countLines(out, row.rejects, signal)
    const rejected = total(row.tally.rejected)
    if (rejects !== rejected) fault(`it has ${rejects} rejected lines, the ledger says ${rejected}`)
    if (row.tally.lines !== row.tally.mapped + row.tally.blank + rejected)
      fault('its lines are not those that were mapped, rejected or blank')
    return faults.length === before ? row : undefined
  } catch (error) {
    if (signal.aborted || !(error instanceof MapperError)) throw error
    fault(error.message)
    return undefined
  }
}
