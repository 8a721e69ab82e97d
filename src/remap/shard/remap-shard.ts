/**
 * Maps one shard and notes it in the ledger. Whatever ends it before, nothing is noted, and the next try starts over; whatever
 * is tried twice gives the same files and one row.
 */

import type { MappedBatch } from '../../bulk/batch/map-batch.ts'
import { longLineAnswer, rejectedText } from '../../bulk/batch/rejected-lines.ts'
import { batchBytes, longestLine, splitBatches } from '../../bulk/batch/split-batches.ts'
import { addTally, emptyTally, type Tally, total } from '../../bulk/batch/tally.ts'
import { BulkError } from '../../bulk/bulk-error.ts'
import { DriftCounts } from '../../drift/drift-counts.ts'
import { driftReport } from '../../drift/drift-report.ts'
import type { FormatWriter } from '../format/output-format.ts'
import type { ShardRow } from '../ledger/shard-row.ts'
import type { PlannedShard, RemapPlan } from '../plan/remap-plan.ts'
import { RemapError } from '../remap-error.ts'
import { HashedBytes } from '../store/sha256.ts'
import type { StoreWriter } from '../store/store.ts'
import type { RemapHost } from './remap-host.ts'
import { shardBytes } from './shard-bytes.ts'
import { kindsOf, unreadOf } from './shard-counts.ts'

/**
 * Gives the row of a shard: that of the ledger where it is done, else a new one.
 * @throws RemapError, BulkError `bulk/too-many-rejects`, `bulk/unreadable-input`, BugError, and the signal's reason
 */
export async function remapShard(plan: RemapPlan, id: string, host: RemapHost): Promise<ShardRow> {
  const shard = plan.shards[Number(id) - 1]
  if (shard?.id !== id)
    throw new RemapError('remap/damaged-plan', { run: plan.runId, reason: `it has no shard ${id}` })
  const done = await host.ledger.get(shard.key)
  if (done !== undefined) return done
  if (shard.carried) {
    const reason = 'the row that a shard was carried over by is gone'
    throw new RemapError(
      'remap/unusable-ledger',
      { ledger: host.ledger.name, reason },
      { hint: 'plan the run again' },
    )
  }
  const work = (): Promise<ShardRow> => mapAnew(plan, shard, host)
  if (host.watch === undefined) return await work()
  return await host.watch.shard({ runId: plan.runId, shard: id, format: plan.format }, work)
}

async function mapAnew(plan: RemapPlan, shard: PlannedShard, host: RemapHost): Promise<ShardRow> {
  const started = host.now()
  const folder = shard.key.slice(0, 2)
  const target = { store: host.out, path: `results/${folder}/${shard.key}`, mapping: plan.mapping }
  const rejectsPath = `rejects/${folder}/${shard.key}.ndjson`
  const results = await host.formatOf(plan.format).open(target)
  const rejects = await host.out.write(rejectsPath).catch(async (error: unknown) => {
    await results.discard()
    throw error
  })
  const writer = new ShardWriter(results, rejects)
  const read = new HashedBytes()
  try {
    await mapAll(plan, shard, host, writer, read)
    checkRejects(writer.tally, plan.toleratedRejects)
    await rejects.finish()
    const files = await results.finish()
    const report = driftReport(writer.drift.record())
    return await host.ledger.put({
      key: shard.key,
      input: shard.input,
      settings: plan.settings,
      inputBytes: read.length,
      inputSha256: read.sha256(),
      digest: writer.results.sha256(),
      tally: writer.tally,
      unmapped: report.unmapped,
      kinds: kindsOf(report, plan.mappings),
      unread: unreadOf(report),
      files,
      rejects: { path: rejectsPath, bytes: writer.rejected.length, sha256: writer.rejected.sha256() },
      milliseconds: Math.round(host.now() - started),
      finished: host.clock(),
    })
  } catch (error) {
    // The first error is the one to report; what is left behind, the next try does not look at.
    await results.discard().catch(() => undefined)
    await rejects.discard().catch(() => undefined)
    throw error
  }
}

async function mapAll(
  plan: RemapPlan,
  shard: PlannedShard,
  host: RemapHost,
  writer: ShardWriter,
  read: HashedBytes,
): Promise<void> {
  const ending = new AbortController()
  const end = (): void => ending.abort(host.signal?.reason)
  host.signal?.throwIfAborted()
  host.signal?.addEventListener('abort', end)
  const bytes = shardBytes(plan, shard, host, read, ending.signal)
  // Where the shard begins in its file: a byte order mark may stand at 0 only, and in a list there is none left.
  const offset = shard.source.kind === 'part' ? shard.source.range.from : 1
  let start = offset
  let last = Promise.resolve()
  const writes: Promise<void>[] = []
  try {
    for await (const batch of splitBatches(bytes, offset, { batchBytes, longestLine }, () => room(host))) {
      ending.signal.throwIfAborted()
      const answer =
        batch.kind === 'long-line' ? Promise.resolve(longLineAnswer()) : host.pool.map(batch.bytes, start)
      start = batch.end
      last = last.then(async () => {
        await writer.write(await answer)
        host.onProgress?.(writer.tally)
      })
      last.catch(error => ending.abort(error))
      writes.push(last)
      if (writes.length >= host.window) await writes.shift()
    }
    await last
    // An aborted source may end as one does that is done.
    ending.signal.throwIfAborted()
  } finally {
    host.signal?.removeEventListener('abort', end)
    // Also where the input fails: what is under way is written before anything is closed.
    await last.catch(() => undefined)
  }
}

/** Room for one batch: the buffer of an earlier one, or a new one where that is missing or had to hold a longer line. */
function room({ pool }: RemapHost): Buffer<ArrayBuffer> {
  const spent = pool.spare()
  return spent?.byteLength === batchBytes ? Buffer.from(spent) : Buffer.allocUnsafeSlow(batchBytes)
}

function checkRejects(tally: Tally, tolerated: number): void {
  const rejected = total(tally.rejected)
  const lines = tally.lines - tally.blank
  if (rejected <= tolerated * lines) return
  const codes = Object.entries(tally.rejected).map(([code, times]) => `${code} ${times}`)
  throw new BulkError(
    'bulk/too-many-rejects',
    { rejected, lines },
    { hint: `by code: ${codes.sort().join(', ')}` },
  )
}

/** Hands batches on in order, and counts and hashes what they give. */
class ShardWriter {
  readonly tally: Tally = emptyTally()
  readonly drift = new DriftCounts()
  readonly results = new HashedBytes()
  readonly rejected = new HashedBytes()
  readonly #results: FormatWriter
  readonly #rejects: StoreWriter

  constructor(results: FormatWriter, rejects: StoreWriter) {
    this.#results = results
    this.#rejects = rejects
  }

  async write(batch: MappedBatch): Promise<void> {
    if (batch.output.length > 0) {
      this.results.add(batch.output)
      await this.#results.write(batch.output)
    }
    if (batch.rejectedLines.length > 0) {
      const bytes = Buffer.from(rejectedText(batch, this.tally.lines))
      this.rejected.add(bytes)
      await this.#rejects.write(bytes)
    }
    addTally(this.tally, batch.tally)
    this.drift.merge(batch.drift)
  }
}
