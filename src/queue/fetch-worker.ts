/** The side of the workers: what a job's end is to BullMQ, which does all else. */
import { MetricsTime, type Queue, UnrecoverableError, Worker } from 'bullmq'
import type { ArchiveSink } from '../service/fetch-into.ts'
import type { ServiceClient } from '../service/service-client.ts'
import { inPassing } from '../service/telemetry/hooks.ts'
import { aFunction, aNumber, anObject, anObjectWith, type Rules } from '../text/messages/option-rules.ts'
import { backendOf } from './connection.ts'
import { defaultName, openQueue, placeRules, type QueuePlace } from './fetch-queue.ts'
import { type FetchEnd, type FetchHost, fetchRequest } from './fetch-request.ts'
import { type FetchTask, fetchTask } from './fetch-task.ts'
import { checkQueueOptions, setUpError } from './queue-error.ts'
import type { RequestStore } from './request-store.ts'
import { limiterOf, type StartRate } from './start-rate.ts'

/**
 * The options of a worker, and what it works with.
 *
 * @example
 * const own: FetchWorkerOptions = {
 *   connection: 'redis://localhost:6379',
 *   client,
 *   requests: { read: async () => ({ request, consentUntil: Number.POSITIVE_INFINITY }) },
 *   archive: { keep: (_, { text }) => store(text), fail: async () => {} },
 *   rate: { requests: 5, perMs: 1_000 },
 * }
 */
export interface FetchWorkerOptions extends QueuePlace {
  readonly requests: RequestStore
  readonly client: Pick<ServiceClient, 'transcriptDetail'>
  readonly archive: ArchiveSink
  /** How many requests are under way at once in this worker. 4 where left out. */
  readonly concurrency?: number | undefined
  /** What the service takes, counted over all workers of the queue, which must all say the same. No limit where left out. */
  readonly rate?: StartRate | undefined
  /** How long the queue pauses where the service refuses everybody and names no time. 30,000 ms where left out. */
  readonly pauseMs?: number | undefined
  /** How long a worker may be silent before another one takes its request. 30,000 ms where left out. */
  readonly silentMs?: number | undefined
  /** Called with what the store, the archive or the connection threw; its message may hold anything, and the queue learns nothing of it. */
  readonly onFault?: ((error: unknown) => unknown) | undefined
  /** Milliseconds since 1970 in UTC, which consents are held against. The clock where left out. */
  readonly now?: (() => number) | undefined
}

/**
 * A worker that runs.
 *
 * @example
 * const stop = async (workers: readonly FetchWorker[]): Promise<void> => {
 *   await Promise.all(workers.map(worker => worker.close()))
 * }
 */
export interface FetchWorker {
  /** Begins no further request, and resolves when those under way are done. */
  readonly close: () => Promise<void>
  /** The worker itself, for its events. */
  readonly bullmq: Worker<FetchTask, FetchResult>
}

/**
 * What a queue says of a job that is done.
 *
 * @example
 * const isNew = (result: FetchResult): boolean => result === 'kept'
 * isNew('settled') // => false
 */
export type FetchResult = 'kept' | 'settled'

/**
 * How long a worker waits in a pause before it looks again. A wait that begins while the worker is being closed, as the last request
 * under way is refused, is sat out by BullMQ.
 */
const pauseLookMs = 1_000

const rules = (): Rules<FetchWorkerOptions> => ({
  ...placeRules,
  requests: anObjectWith('read'),
  client: anObjectWith('transcriptDetail'),
  archive: anObjectWith('keep', 'fail'),
  concurrency: aNumber(1),
  rate: anObject,
  pauseMs: aNumber(1),
  silentMs: aNumber(1_000),
  onFault: aFunction,
  now: aFunction,
})

/**
 * Starts a worker: it takes requests from the queue until it is closed.
 * @throws QueueError `queue/configuration` which names the first option that is missing, unknown or wrong
 *
 * @example
 * const start = (own: FetchWorkerOptions): FetchWorker => startFetchWorker({ ...own, concurrency: 8 })
 */
export function startFetchWorker(options: FetchWorkerOptions): FetchWorker {
  checkQueueOptions(options, rules(), ['connection', 'requests', 'client', 'archive'])
  checkRate(options.rate)
  const { concurrency = 4, pauseMs = 30_000, silentMs = 30_000, onFault, telemetry } = options
  const limiter = limiterOf(options.rate)
  const host: FetchHost = { ...pick(options), now: options.now ?? Date.now, onFault }
  // A worker cannot pause its queue but by a method that BullMQ is about to drop.
  const queue = openQueue(options)
  const { connection, factory } = backendOf(options.connection)
  const worker = new Worker<FetchTask, FetchResult>(
    options.name ?? defaultName,
    // BullMQ gives a signal to functions of three parameters only.
    async (job, _, signal) => {
      const end = await fetchRequest(fetchTask(job.data), host, {
        isLast: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
        timesLost: job.stalledCounter,
        signal,
      })
      return await ended(end, { queue, pauseMs, limit: limiter.max })
    },
    {
      connection,
      concurrency,
      limiter,
      maximumRateLimitDelay: pauseLookMs,
      lockDuration: silentMs,
      stalledInterval: silentMs,
      // Lost workers are counted here, where the archive can record them; BullMQ would fail the job without it.
      maxStalledCount: 1_000_000,
      metrics: { maxDataPoints: MetricsTime.ONE_WEEK },
      ...(telemetry && { telemetry }),
    },
    factory,
  )
  worker.on('error', error => inPassing(onFault, error))
  worker.on('lockRenewalFailed', ids => {
    for (const id of ids) worker.cancelJob(id)
  })
  return {
    close: async () => {
      await worker.close()
      await queue.close()
    },
    bullmq: worker,
  }
}

interface Pausing {
  readonly queue: Queue<FetchTask>
  readonly pauseMs: number
  /** Of the limiter, which a pause sets to the top. */
  readonly limit: number
}

/** @throws what makes BullMQ do what the end of a request asks for */
async function ended(end: FetchEnd, pausing: Pausing): Promise<FetchResult> {
  if (end.kind === 'kept' || end.kind === 'settled') return end.kind
  if (end.kind === 'failed') throw new UnrecoverableError(`${end.error.code}: ${end.error.message}`)
  if (end.kind === 'paused') {
    await pause(end.pauseMs ?? pausing.pauseMs, pausing)
    throw Worker.RateLimitError()
  }
  if (end.pauseMs !== null) await pause(end.pauseMs, pausing)
  throw end.error
}

/** No worker of the queue begins a request in that time. A pause is never made shorter by a later one. */
async function pause(ms: number, { queue, limit }: Pausing): Promise<void> {
  if ((await queue.getRateLimitTtl(limit)) < ms) await queue.rateLimit(Math.max(1, Math.ceil(ms)))
}

function pick({
  requests,
  client,
  archive,
}: FetchWorkerOptions): Pick<FetchHost, 'requests' | 'client' | 'archive'> {
  return { requests, client, archive }
}

function checkRate(rate: StartRate | undefined): void {
  const positive = (value: unknown): boolean =>
    typeof value === 'number' && value > 0 && Number.isFinite(value)
  if (rate === undefined || (positive(rate.requests) && positive(rate.perMs))) return
  throw setUpError('"rate" is not two numbers above zero', 'write { requests: 5, perMs: 1000 }')
}
