/** The side of the workers: a process that maps the shards of any run in one archive of results. */
import { availableParallelism } from 'node:os'
import type { Telemetry } from 'bullmq'
import { packageVersion } from '../../node/package-version.ts'
import { archiveId } from '../../remap/queue/archive-id.ts'
import type { ShardTask } from '../../remap/queue/run-queue.ts'
import type { ShardFailure } from '../../remap/queue/shard-failure.ts'
import { shardWorker } from '../../remap/run/shard-worker.ts'
import { archiveAt } from '../../remap/shard/open-archive.ts'
import { inPassing } from '../../service/telemetry/hooks.ts'
import { aFunction, aNumber, anObject, aText, type Rules } from '../../text/messages/option-rules.ts'
import { aConnection, type QueueConnection } from '../connection.ts'
import { checkQueueOptions } from '../queue-error.ts'
import { reachedQueue } from './reached-queue.ts'

/**
 * The options of a worker.
 *
 * @example
 * const own: RemapWorkerOptions = { connection: 'redis://localhost:6379', out: '/remapped', threads: 4 }
 */
export interface RemapWorkerOptions {
  readonly connection: QueueConnection
  /** The folder of the results, or the address of a bucket, as `txmap remap plan --out` made it. */
  readonly out: string
  /** Threads that map. One for each processor where left out. */
  readonly threads?: number | undefined
  /** MiB that each thread may need for a line. 1024 where left out. */
  readonly threadMemory?: number | undefined
  /** How long the process may be silent before another one takes its shards. 30,000 ms where left out. */
  readonly silentMs?: number | undefined
  /** What BullMQ takes for telemetry: `new BullMQOtel({ … })` of the package bullmq-otel. */
  readonly telemetry?: Telemetry | undefined
  /** Called for each shard that is done. */
  readonly onDone?: ((task: ShardTask) => unknown) | undefined
  /** Called for each try of a shard that failed and that the queue will have made again, by whichever worker. */
  readonly onRetry?: ((task: ShardTask, failure: ShardFailure) => unknown) | undefined
  /** Called for each shard that failed for good. The message may name files of the archive, and the queue does not have it. */
  readonly onFailed?: ((task: ShardTask, failure: ShardFailure) => unknown) | undefined
  /** Called with what the connection threw; it is tried again. */
  readonly onFault?: ((error: unknown) => unknown) | undefined
}

/**
 * A worker that runs.
 *
 * @example
 * const stop = async (worker: RemapWorker): Promise<void> => {
 *   await worker.close()
 * }
 */
export interface RemapWorker {
  /**
   * Resolves when the worker is closed. Rejects where it ended by itself, since every further shard would fail as well: the disk is
   * full, a package is missing. The shards are left for others.
   */
  readonly ended: Promise<void>
  /** Begins no further shard, and resolves when those under way are done. */
  readonly close: () => Promise<void>
}

const rules = (): Rules<RemapWorkerOptions> => ({
  connection: aConnection,
  out: aText,
  threads: aNumber(1),
  threadMemory: aNumber(1),
  silentMs: aNumber(1_000),
  telemetry: anObject,
  onDone: aFunction,
  onRetry: aFunction,
  onFailed: aFunction,
  onFault: aFunction,
})

/**
 * Starts a worker. It maps with threads, so that it is never silent while it works.
 * @throws QueueError `queue/configuration`, RemapError `remap/unusable-queue`, and what the folder of the results throws
 *
 * @example
 * const start = async (out: string): Promise<void> => {
 *   const worker = await startRemapWorker({ connection: 'redis://localhost:6379', out })
 *   process.once('SIGTERM', () => worker.close())
 *   await worker.ended
 * }
 */
export async function startRemapWorker(options: RemapWorkerOptions): Promise<RemapWorker> {
  checkQueueOptions(options, rules(), ['connection', 'out'])
  const { out, threads, threadMemory, onDone, onRetry, onFailed, ...place } = options
  const archive = archiveAt(out)
  const queue = await reachedQueue({ ...place, archiveId: await archiveId(archive.out) })
  const ending = new AbortController()
  const shards = shardWorker({
    archive,
    threads: { jobs: threads ?? availableParallelism(), memory: threadMemory ?? 1_024 },
    version: packageVersion(),
    now: () => performance.now(),
    clock: () => new Date().toISOString(),
  })
  const work = async (): Promise<void> => {
    try {
      await queue.work(shards.work, {
        // Two: while one shard is begun or ended, the threads have the other.
        concurrency: 2,
        signal: ending.signal,
        onDone: task => inPassing(onDone, task),
        onRetry: (task, failure) => inPassing(error => onRetry?.(task, error), failure),
        onFailed: (task, failure) => inPassing(error => onFailed?.(task, error), failure),
      })
    } finally {
      await shards.close()
      await queue.close()
    }
  }
  const ended = work()
  // Who does not ask how it ended is not ended by it.
  ended.catch(() => undefined)
  return {
    ended,
    close: async () => {
      ending.abort()
      await ended.catch(() => undefined)
    },
  }
}
