/** A worker of BullMQ that takes shards: what becomes of the job of each. */
import { type Job, MetricsTime, type Telemetry, UnrecoverableError, Worker } from 'bullmq'
import type { ShardTask, ShardWork, WorkerOptions } from '../../remap/queue/run-queue.ts'
import { failureOf, isFinal, isHopeless, type ShardFailure } from '../../remap/queue/shard-failure.ts'
import { inPassing } from '../../service/telemetry/hooks.ts'
import type { Backend } from '../connection.ts'
import { failureText, jobNames } from './shard-job.ts'

/** Where a worker takes shards from. */
export interface TakingPlace {
  readonly name: string
  readonly backend: Backend
  readonly telemetry: Telemetry | undefined
  /** How long it may be silent before another one takes its shard. */
  readonly silentMs: number
  /** Called with what the connection throws; it is tried again. */
  readonly onFault: ((error: unknown) => unknown) | undefined
}

/** A shard whose workers ended so often is given up: it may be what they end of. */
const mostLosses = 20

/**
 * Takes shards until it is stopped, and does those first that are under way.
 * @throws what no further shard could be done for either
 */
export async function takeShards(place: TakingPlace, work: ShardWork, options: WorkerOptions): Promise<void> {
  const { name, backend, telemetry, silentMs, onFault } = place
  const [ending, never] = [new AbortController(), new AbortController().signal]
  let hopeless: { readonly error: unknown } | undefined
  const worker = new Worker<ShardTask>(
    name,
    // BullMQ gives a signal to functions of three parameters only.
    async (job, _, given) => {
      const signal = given ?? never
      // The job of the run is what its shards were waited for by; there is nothing to do in it.
      if (job.name !== jobNames.shard) return
      try {
        const { runId, shard } = job.data
        options.onDone(job.data, await work({ runId, shard }, signal))
      } catch (error) {
        // The lock was lost: another worker has the shard, or will.
        if (signal.aborted) throw new TryError(failureOf(error))
        if (isHopeless(failureOf(error))) {
          hopeless ??= { error }
          ending.abort()
        }
        throw failed(job, error, options)
      }
    },
    {
      connection: backend.connection,
      concurrency: options.concurrency,
      lockDuration: silentMs,
      stalledInterval: silentMs,
      maxStalledCount: mostLosses,
      metrics: { maxDataPoints: MetricsTime.ONE_WEEK },
      ...(telemetry && { telemetry }),
    },
    backend.factory,
  )
  worker.on('error', error => inPassing(onFault, error))
  worker.on('lockRenewalFailed', ids => {
    for (const id of ids) worker.cancelJob(id)
  })
  await Promise.race([aborted(options.signal), aborted(ending.signal)])
  await worker.close()
  if (hopeless !== undefined) throw hopeless.error
}

/** What makes BullMQ try again or give up. */
function failed(job: Job<ShardTask>, error: unknown, { onRetry, onFailed }: WorkerOptions): Error {
  const failure = failureOf(error)
  const isLast = isFinal(failure) || job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
  const tell = isLast ? onFailed : onRetry
  tell?.(job.data, failure)
  return isLast ? new UnrecoverableError(failureText(failure)) : new TryError(failure)
}

/** What a try ends with that is not the last one; BullMQ writes its message down. */
class TryError extends Error {
  readonly code: string

  constructor(failure: ShardFailure) {
    super(failureText(failure))
    this.code = failure.code
  }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise(resolve => signal.addEventListener('abort', resolve, { once: true }))
}
