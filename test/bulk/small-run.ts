/** Runs of a few lines, each a batch of its own, with a stand-in for the workers: all of a run but the mapping is the real thing. */
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { type MappedBatch, rejectionText, tailOf } from '../../src/bulk/batch/map-batch.ts'
import { batchBytes } from '../../src/bulk/batch/split-batches.ts'
import { emptyTally } from '../../src/bulk/batch/tally.ts'
import type { BulkOptions, BulkOutcome } from '../../src/bulk/bulk-options.ts'
import type { FileOperations } from '../../src/bulk/files/file-operations.ts'
import type { LockOwners } from '../../src/bulk/files/lock-owner.ts'
import { runBulk } from '../../src/bulk/run-bulk.ts'
import type { BatchPool } from '../../src/bulk/workers/worker-pool.ts'
import { emptyRecord } from '../../src/drift/drift-record.ts'

/** Two of these lines do not fit in one batch. */
export const smallInput: string = ['one', 'two', 'bad', 'four', 'five']
  .map(word => `${word}${' '.repeat(batchBytes / 2)}\n`)
  .join('')

/** What a run over that input leaves, by file. */
export const smallOutput = {
  out: 'ONE\nTWO\nFOUR\nFIVE\n',
  'out.rejected.ndjson': `{"line":3,${rejectionText({ code: 'transcript/not-json', message: 'bad' })}}\n`,
} as const

/** Owners of locks for a test: each run is a process of its own, which is gone when its number is in `gone`. */
export function ownersOf(pid: number, gone: ReadonlySet<number>): LockOwners {
  return {
    mine: () => ({
      token: `${pid}a`,
      pid,
      host: 'here',
      since: '2026-01-01T00:00:00.000Z',
      boot: null,
      space: null,
      start: null,
    }),
    isGone: owner => gone.has(owner.pid),
  }
}

/** One run in `folder`, from `in` to `out`, that goes on with an interrupted one. */
export async function smallRun(
  folder: string,
  files: FileOperations,
  owners: LockOwners,
  changes: Partial<BulkOptions> = {},
): Promise<BulkOutcome> {
  let now = 0
  const options: BulkOptions = {
    input: join(folder, 'in'),
    output: join(folder, 'out'),
    rejects: undefined,
    alsoRead: [],
    jobs: 1,
    workerMemory: 64,
    resume: true,
    writes: 'data',
    lineage: false,
    coverage: false,
    mapping: { kind: 'bundled' },
    unmapped: 'list',
    skipChecks: [],
    stdin: Readable.from([]),
    stdout: new Writable(),
    signal: new AbortController().signal,
    // A checkpoint after each batch.
    now: () => {
      now += 10_000
      return now
    },
    onStart: () => undefined,
    onProgress: () => undefined,
    onReject: () => undefined,
    ...changes,
  }
  return await runBulk(options, { files, owners, startPool: () => pool })
}

const pool: BatchPool = {
  map: async bytes => mapped(bytes),
  spare: () => undefined,
  close: async () => undefined,
}

function mapped(bytes: Uint8Array<ArrayBuffer>): MappedBatch {
  const words = Buffer.from(bytes).toString().trimEnd().split(/\s+/)
  const bad = words.flatMap((word, index) => (word === 'bad' ? [index] : []))
  const good = words.filter(word => word !== 'bad')
  const code = 'transcript/not-json'
  return {
    output: Uint8Array.from(Buffer.from(good.map(word => `${word.toUpperCase()}\n`).join(''))),
    tally: {
      ...emptyTally(),
      lines: words.length,
      mapped: good.length,
      rejected: bad.length === 0 ? {} : { [code]: bad.length },
    },
    drift: { ...emptyRecord(), documents: good.length, rejected: bad.length },
    rejectedLines: Uint32Array.from(bad),
    rejections: bad.map(() => rejectionText({ code, message: 'bad' })).join('\n'),
    tail: tailOf(bytes.subarray(-64 * 1024)),
  }
}
