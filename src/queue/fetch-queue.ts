/** The side of the application: puts ids into the queue, and asks how it stands. */
import { Queue, type QueueOptions, type Telemetry } from 'bullmq'
import { aNumber, anObject, aText, type Rules } from '../text/messages/option-rules.ts'
import { aConnection, type Backend, backendOf, type QueueConnection } from './connection.ts'
import { type FetchTask, fetchTask } from './fetch-task.ts'
import { checkQueueOptions } from './queue-error.ts'

/**
 * The options that both sides of a queue share.
 *
 * @example
 * const place: QueuePlace = { connection: 'redis://localhost:6379', name: 'transcripts-west' }
 */
export interface QueuePlace {
  readonly connection: QueueConnection
  /** "transcripts" where left out. An account of the service that has limits of its own has a queue of its own. */
  readonly name?: string | undefined
  /** What BullMQ takes for telemetry: `new BullMQOtel({ … })` of the package bullmq-otel. */
  readonly telemetry?: Telemetry | undefined
}

/**
 * The options of the application's side.
 *
 * @example
 * const patient: FetchQueueOptions = { connection: 'redis://localhost:6379', attempts: 10, retryDelayMs: 60_000 }
 */
export interface FetchQueueOptions extends QueuePlace {
  /** How often a request is tried. 6 where left out. A pause of the queue is no try. */
  readonly attempts?: number | undefined
  /** The longest wait before the second try; each further one is at most twice as long. 5,000 ms where left out. */
  readonly retryDelayMs?: number | undefined
}

/**
 * Counts of jobs; `failed` are those that the queue has given up, whether the archive knows or not.
 *
 * @example
 * const left = ({ waiting, active, delayed }: FetchCounts): number => waiting + active + delayed
 * left({ waiting: 3, active: 1, delayed: 0, done: 9, failed: 0 }) // => 4
 */
export interface FetchCounts {
  readonly waiting: number
  readonly active: number
  /** Waiting for their next try. */
  readonly delayed: number
  readonly done: number
  readonly failed: number
}

/**
 * A queue of requests, as the application sees it.
 *
 * @example
 * const ask = async (queue: FetchQueue, ids: readonly string[]): Promise<void> =>
 *   await queue.add(ids.map(id => ({ id, tenant: 'acme' })))
 */
export interface FetchQueue {
  /** Puts requests in, a thousand at a time. Those that are in already stay as they are. @throws QueueError for an unusable id */
  readonly add: (tasks: Iterable<FetchTask> | AsyncIterable<FetchTask>) => Promise<void>
  readonly counts: () => Promise<FetchCounts>
  /**
   * Tries again what the queue has given up, such as after a fault of the archive. Requests that the store calls settled stay as
   * they are.
   */
  readonly retryFailed: () => Promise<void>
  readonly close: () => Promise<void>
  /** The queue itself, for what is not here: a board, pausing, cleaning. */
  readonly bullmq: Queue<FetchTask>
}

export const defaultName = 'transcripts'
const atOnce = 1_000
const day = 24 * 3_600

export const placeRules: Rules<QueuePlace> = {
  connection: aConnection,
  name: aText,
  telemetry: anObject,
}
const rules = (): Rules<FetchQueueOptions> => ({
  ...placeRules,
  attempts: aNumber(1),
  retryDelayMs: aNumber(0),
})

/**
 * A queue of requests for transcripts. Connects by itself.
 * @throws QueueError `queue/configuration` which names the first option that is missing, unknown or wrong
 *
 * @example
 * const ask = async (ids: readonly string[]): Promise<void> => {
 *   const queue = createFetchQueue({ connection: 'redis://localhost:6379' })
 *   await queue.add(ids.map(id => ({ id, tenant: 'acme' })))
 *   await queue.close()
 * }
 */
export function createFetchQueue(options: FetchQueueOptions): FetchQueue {
  checkQueueOptions(options, rules(), ['connection'])
  const { attempts = 6, retryDelayMs = 5_000 } = options
  const queue = openQueue(options, {
    attempts,
    backoff: { type: 'exponential', delay: retryDelayMs, jitter: 1 },
    removeOnComplete: { age: day, count: 10_000 },
    removeOnFail: { age: 30 * day },
  })
  const put = async (tasks: readonly FetchTask[]): Promise<void> => {
    await queue.addBulk(tasks.map(data => ({ name: 'fetch', data, opts: { jobId: data.id } })))
  }
  return {
    add: async tasks => {
      let batch: FetchTask[] = []
      for await (const task of tasks) {
        batch.push(fetchTask(task))
        if (batch.length < atOnce) continue
        await put(batch)
        batch = []
      }
      await put(batch)
    },
    counts: async () => {
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed')
      const of = (state: string): number => counts[state] ?? 0
      return {
        waiting: of('waiting'),
        active: of('active'),
        delayed: of('delayed'),
        done: of('completed'),
        failed: of('failed'),
      }
    },
    retryFailed: () => queue.retryJobs({ state: 'failed' }),
    close: () => queue.close(),
    bullmq: queue,
  }
}

/** BullMQ's queue of that place. */
export function openQueue(
  { connection, name = defaultName, telemetry }: QueuePlace,
  defaultJobOptions?: QueueOptions['defaultJobOptions'],
): Queue<FetchTask> {
  const backend: Backend = backendOf(connection)
  const more = { ...(telemetry && { telemetry }), ...(defaultJobOptions && { defaultJobOptions }) }
  const queue = new Queue<FetchTask>(name, { connection: backend.connection, ...more }, backend.factory)
  // Without a listener an error of the connection, which is tried again, would end the process.
  queue.on('error', () => {})
  return queue
}
