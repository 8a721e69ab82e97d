/** The side of the application: puts what is left of a planned run into the queue. */
import type { Queue, Telemetry } from 'bullmq'
import { latestRun, readPlan } from '../../remap/plan/stored-plan.ts'
import { archiveId } from '../../remap/queue/archive-id.ts'
import type { ShardTask } from '../../remap/queue/run-queue.ts'
import { runRows } from '../../remap/run/run-rows.ts'
import { archiveAt } from '../../remap/shard/open-archive.ts'
import { aFunction, aNumber, anObject, aText, type Rules } from '../../text/messages/option-rules.ts'
import { aConnection, type QueueConnection } from '../connection.ts'
import { checkQueueOptions } from '../queue-error.ts'
import { reachedQueue } from './reached-queue.ts'

/**
 * The options of the application's side.
 *
 * @example
 * const patient: RemapQueueOptions = { connection: 'redis://localhost:6379', out: '/remapped', attempts: 10 }
 */
export interface RemapQueueOptions {
  readonly connection: QueueConnection
  /** The folder of the results, as `txmap remap plan --out` made it. */
  readonly out: string
  /** How often a shard is tried. 5 where left out. */
  readonly attempts?: number | undefined
  /** The longest wait before the second try; each further one is at most twice as long. 5,000 ms where left out. */
  readonly retryDelayMs?: number | undefined
  /** What BullMQ takes for telemetry: `new BullMQOtel({ … })` of the package bullmq-otel. */
  readonly telemetry?: Telemetry | undefined
  /** Called with what the connection threw; it is tried again. */
  readonly onFault?: ((error: unknown) => unknown) | undefined
}

/**
 * A run that was put in.
 *
 * @example
 * const line = ({ runId, shards, left }: QueuedRun): string => `run ${runId}: ${left} of ${shards} shards to map`
 * line({ runId: '2d6b7150f3fea5d3', shards: 12, left: 3 }) // => 'run 2d6b7150f3fea5d3: 3 of 12 shards to map'
 */
export interface QueuedRun {
  readonly runId: string
  readonly shards: number
  /** Shards that the ledger does not know, which are in the queue now. */
  readonly left: number
}

/**
 * The queue of an archive of results, as the application sees it.
 *
 * @example
 * const isOver = async (queue: RemapQueue, { runId }: QueuedRun): Promise<boolean> => (await queue.left(runId)) === 0
 */
export interface RemapQueue {
  /**
   * Puts in what is left of the run that was planned last, or of another one. Shards that are in stay as they are, and those that
   * failed for good are retried. @throws RemapError `remap/no-run`, `remap/damaged-plan`
   */
  readonly add: (runId?: string) => Promise<QueuedRun>
  /** Shards of a run that wait or are under way; 0 where the queue can do nothing more for it. */
  readonly left: (runId: string) => Promise<number>
  readonly close: () => Promise<void>
  /** The queue itself, for what is not here: a board, pausing, cleaning. */
  readonly bullmq: Queue<ShardTask>
}

const rules = (): Rules<RemapQueueOptions> => ({
  connection: aConnection,
  out: aText,
  attempts: aNumber(1),
  retryDelayMs: aNumber(0),
  telemetry: anObject,
  onFault: aFunction,
})

/**
 * The queue of the archive of results in a folder.
 * @throws QueueError `queue/configuration`, RemapError `remap/unusable-queue`, and what the folder throws
 *
 * @example
 * const enqueue = async (out: string): Promise<QueuedRun> => {
 *   const queue = await createRemapQueue({ connection: 'redis://localhost:6379', out })
 *   try {
 *     return await queue.add()
 *   } finally {
 *     await queue.close()
 *   }
 * }
 */
export async function createRemapQueue(options: RemapQueueOptions): Promise<RemapQueue> {
  checkQueueOptions(options, rules(), ['connection', 'out'])
  const { out, ...place } = options
  const archive = archiveAt(out)
  const queue = await reachedQueue({ ...place, archiveId: await archiveId(archive.out) })
  return {
    add: async runId => {
      const plan = await readPlan(archive.out, runId ?? (await latestRun(archive.out)))
      const rows = await runRows(plan, archive.ledger)
      const left = plan.shards.filter((_, index) => rows[index] === undefined).map(({ id }) => id)
      if (left.length > 0) await queue.enqueue(plan.runId, left)
      return { runId: plan.runId, shards: plan.shards.length, left: left.length }
    },
    left: queue.left,
    close: queue.close,
    bullmq: queue.bullmq,
  }
}
