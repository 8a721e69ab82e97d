/** Runs over archives within one process: the threads are stood in for by the mapper of batches that they run. */
import { batchMapper } from '../../src/bulk/batch/map-batch.ts'
import { type MappingChoice, mapOneWith } from '../../src/bulk/batch/mapping-choice.ts'
import type { BatchPool } from '../../src/bulk/workers/worker-pool.ts'
import { ndjsonFormat } from '../../src/remap/format/ndjson-format.ts'
import type { OutputFormat } from '../../src/remap/format/output-format.ts'
import { storeLedger } from '../../src/remap/ledger/store-ledger.ts'
import { makePlan, type PlanOptions } from '../../src/remap/plan/make-plan.ts'
import type { RemapPlan } from '../../src/remap/plan/remap-plan.ts'
import { localQueue } from '../../src/remap/queue/local-queue.ts'
import { type RunOutcome, type RunProgress, runRemap } from '../../src/remap/run/run-remap.ts'
import type { RemapHost } from '../../src/remap/shard/remap-host.ts'
import type { Store } from '../../src/remap/store/store.ts'

/** A pool in this process. Answers come in a later turn, as those of threads do, and not in order. */
export async function poolOf(mapping: MappingChoice): Promise<BatchPool> {
  const mapBatch = batchMapper({
    mapOne: await mapOneWith(mapping, {}),
    lineage: false,
    coverage: false,
    compression: 'none',
    writes: 'data',
    memory: 1024,
  })
  let turn = 0
  return {
    map: async (bytes, start) => {
      turn += 1
      for (let wait = turn % 3; wait > 0; wait -= 1) await new Promise(setImmediate)
      return mapBatch(bytes, start)
    },
    spare: () => undefined,
    close: async () => undefined,
  }
}

/** An archive in one store, and results in another. */
export interface Archive {
  readonly source: Store
  readonly out: Store
  readonly mapping?: MappingChoice | undefined
  readonly format?: OutputFormat | undefined
}

/** What a run needs of the world. Time stands still. */
export async function hostOf({ source, out, mapping, format }: Archive): Promise<RemapHost> {
  return {
    out,
    sourceOf: async () => source,
    ledger: storeLedger(out),
    formatOf: () => format ?? ndjsonFormat(),
    pool: await poolOf(mapping ?? { kind: 'bundled' }),
    window: 4,
    now: () => 0,
    clock: () => '2026-01-01T00:00:00.000Z',
  }
}

/** Plans a run over the whole of the archive. */
export async function planRun(archive: Archive, options: Partial<PlanOptions> = {}): Promise<RemapPlan> {
  const host = await hostOf(archive)
  const { plan } = await makePlan(host, {
    places: [{ store: 'source', path: undefined }],
    mapping: archive.mapping ?? { kind: 'bundled' },
    results: { unmapped: 'list', skipChecks: [], lineage: false, coverage: false },
    format: archive.format ?? ndjsonFormat(),
    toleratedRejects: 1,
    version: '0.0.0',
    ...options,
  })
  return plan
}

export interface RunChanges {
  readonly concurrency?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: RunProgress) => void
  readonly host?: Partial<RemapHost>
}

/** Does what is left of a run. */
export async function doRun(
  archive: Archive,
  plan: RemapPlan,
  changes: RunChanges = {},
): Promise<RunOutcome> {
  const host = { ...(await hostOf(archive)), ...changes.host }
  return await runRemap(plan, host, localQueue(), {
    concurrency: changes.concurrency ?? 2,
    signal: changes.signal ?? new AbortController().signal,
    onProgress: changes.onProgress ?? (() => undefined),
    onFailed: () => undefined,
  })
}
