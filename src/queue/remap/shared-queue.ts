/** The queue of an archive of results in BullMQ, which owns locks, repeats and counts; here is only what a run and a shard are to it. */
import { FlowProducer, type Job, Queue, type Telemetry } from 'bullmq'
import { codeOf } from '../../node/system-reason.ts'
import type { ShardTask, SharedQueue } from '../../remap/queue/run-queue.ts'
import { RemapError } from '../../remap/remap-error.ts'
import { inPassing } from '../../service/telemetry/hooks.ts'
import { backendOf, type QueueConnection } from '../connection.ts'
import { queueName, readFailure, runFlow, runJobId } from './shard-job.ts'
import { takeShards } from './take-shards.ts'

/** Where a queue is, and how patient it is. */
export interface SharedQueueOptions {
  readonly connection: QueueConnection
  /** Of the archive of results: each has a queue of its own. */
  readonly archiveId: string
  readonly telemetry?: Telemetry | undefined
  /** How often a shard is tried. 5 where left out. */
  readonly attempts?: number | undefined
  /** The longest wait before the second try; each further one is at most twice as long. 5,000 ms where left out. */
  readonly retryDelayMs?: number | undefined
  /** How long a worker may be silent before another one takes its shard. 30,000 ms where left out. */
  readonly silentMs?: number | undefined
  /** Called with what the connection throws; it is tried again. */
  readonly onFault?: ((error: unknown) => unknown) | undefined
}

/** A queue that is open. */
export interface OpenQueue extends SharedQueue {
  /** Resolves when the server answers. */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
  readonly bullmq: Queue<ShardTask>
}

/** At most this many failed jobs are read at once. */
const atOnce = 500

/** Connects by itself. */
export function openSharedQueue(options: SharedQueueOptions): OpenQueue {
  const { archiveId, telemetry, attempts = 5, retryDelayMs = 5_000, silentMs = 30_000, onFault } = options
  const name = queueName(archiveId)
  const backend = backendOf(options.connection)
  const place = { connection: backend.connection, ...(telemetry && { telemetry }) }
  const queue = new Queue<ShardTask>(name, place, backend.factory)
  // Without a listener an error of the connection, which is tried again, would end the process.
  queue.on('error', error => inPassing(onFault, error))
  let flows: FlowProducer | undefined
  const openFlows = (): FlowProducer => {
    const opened = new FlowProducer(place, backend.factory)
    opened.on('error', error => inPassing(onFault, error))
    return opened
  }
  return {
    name,
    bullmq: queue,
    ready: async () => void (await queue.waitUntilReady()),
    enqueue: (runId, shards) =>
      asked(name, async () => {
        // A job that failed stands in the way of a new one of its name.
        for (const job of (await failedJobs(queue, runId, shards)).values()) await job.remove()
        flows ??= openFlows()
        const backoff = { type: 'exponential', delay: retryDelayMs, jitter: 1 }
        await flows.add(runFlow(name, runId, shards, { attempts, backoff }))
      }),
    left: runId =>
      asked(name, async () => {
        const job = await queue.getJob(runJobId(runId))
        if (job === undefined) return 0
        const { unprocessed = 0 } = await job.getDependenciesCount({ unprocessed: true })
        const counts = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed')
        const isIdle = Object.values(counts).every(count => count === 0)
        return isIdle ? 0 : Math.max(1, unprocessed)
      }),
    failures: (runId, shards) =>
      asked(name, async () => {
        const failed = await failedJobs(queue, runId, shards)
        const reasons = [...failed].map(
          ([shard, { failedReason }]) => [shard, readFailure(shard, failedReason)] as const,
        )
        return new Map(reasons)
      }),
    work: (work, worker) => takeShards({ name, backend, telemetry, silentMs, onFault }, work, worker),
    close: async () => {
      await flows?.close()
      await queue.close()
    },
  }
}

/** What `work` gives. What a driver throws may quote an address, so it goes no further than here. */
async function asked<T>(queue: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new RemapError(
      'remap/unusable-queue',
      { queue, reason: codeOf(error) },
      { hint: 'start the run again' },
    )
  }
}

/** By shard, the jobs of a run that failed for good. */
async function failedJobs(
  queue: Queue<ShardTask>,
  runId: string,
  shards: readonly string[],
): Promise<ReadonlyMap<string, Job<ShardTask>>> {
  const wanted = new Set(shards)
  const failed = new Map<string, Job<ShardTask>>()
  for (let at = 0; ; at += atOnce) {
    const jobs = await queue.getJobs('failed', at, at + atOnce - 1)
    // One that is gone by now is listed as nothing.
    for (const job of jobs)
      if (job?.data.runId === runId && wanted.has(job.data.shard)) failed.set(job.data.shard, job)
    if (jobs.length < atOnce) return failed
  }
}
