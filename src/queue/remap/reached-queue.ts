/** A queue whose server is there and has what a queue needs. Asked once: later on, whatever breaks is tried again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { BulkError } from '../../bulk/bulk-error.ts'
import { codeOf } from '../../node/system-reason.ts'
import { RemapError } from '../../remap/remap-error.ts'
import { prepareQueue } from '../prepare-queue.ts'
import { queueName } from './shard-job.ts'
import { type OpenQueue, openSharedQueue, type SharedQueueOptions } from './shared-queue.ts'

/** Milliseconds. */
const patience = 5_000

const hint = 'check the address, and that the server is running'

/**
 * Makes the tables of PostgreSQL, where they are not there, and opens the queue.
 * @throws QueueError `queue/configuration`, RemapError `remap/unusable-queue`, BulkError `bulk/missing-package`
 */
export async function reachedQueue(options: SharedQueueOptions): Promise<OpenQueue> {
  const name = queueName(options.archiveId)
  const waiting = new AbortController()
  let reason = 'no answer'
  let queue: OpenQueue | undefined
  const late = async (): Promise<never> => {
    await sleep(patience, undefined, { signal: waiting.signal })
    throw new RemapError('remap/unusable-queue', { queue: name, reason }, { hint })
  }
  const reached = async (): Promise<OpenQueue> => {
    await prepareQueue(options.connection)
    queue = openSharedQueue(options)
    // A client of Redis tries for ever, and says only here of what.
    queue.bullmq.on('error', error => {
      reason = codeOf(error)
    })
    await queue.ready()
    return queue
  }
  try {
    return await Promise.race([reached(), late()])
  } catch (error) {
    // It may wait for an answer that never comes.
    queue?.close().catch(() => undefined)
    throw refused(name, error)
  } finally {
    waiting.abort()
  }
}

/** What drivers and servers say may quote an address or a password. */
function refused(queue: string, error: unknown): unknown {
  const driver = /optional '(\w+)' package/.exec(error instanceof Error ? error.message : '')?.[1]
  if (driver !== undefined)
    return new BulkError(
      'bulk/missing-package',
      { purpose: 'A queue', name: driver },
      { hint: `npm install ${driver}` },
    )
  const code = codeOf(error)
  if (code === 'remap/unusable-queue' || code === 'queue/configuration') return error
  return new RemapError('remap/unusable-queue', { queue, reason: code }, { hint })
}
