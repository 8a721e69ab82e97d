/** Whether the server of a queue is there and has what a queue needs. Asked once: later on, whatever breaks is tried again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { bulkError } from '../../bulk/bulk-error.ts'
import { codeOf } from '../../node/system-reason.ts'
import { remapError } from '../../remap/remap-error.ts'
import type { QueueConnection } from '../connection.ts'
import { prepareQueue } from '../prepare-queue.ts'
import type { OpenQueue } from './shared-queue.ts'

const patience = 10_000

/**
 * Resolves when the server answers; closes the queue where it does not. Makes the tables of PostgreSQL.
 * @throws RemapError `remap/unusable-queue`, BulkError `bulk/missing-package`
 */
export async function reachQueue(queue: OpenQueue, connection: QueueConnection): Promise<void> {
  const waiting = new AbortController()
  let reason = 'no answer'
  // A client of Redis tries for ever, and says only here of what.
  queue.bullmq.on('error', error => {
    reason = codeOf(error)
  })
  const late = async (): Promise<never> => {
    await sleep(patience, undefined, { signal: waiting.signal })
    throw remapError('remap/unusable-queue', { queue: queue.name, reason }, hint)
  }
  try {
    await Promise.race([prepared(queue, connection), late()])
  } catch (error) {
    queue.close().catch(() => undefined)
    throw refused(queue.name, error)
  } finally {
    waiting.abort()
  }
}

const hint = 'check the address, and that the server runs'

async function prepared(queue: OpenQueue, connection: QueueConnection): Promise<void> {
  await prepareQueue(connection)
  await queue.ready()
}

/** What drivers and servers say may quote an address or a password. */
function refused(queue: string, error: unknown): unknown {
  const driver = /optional '(\w+)' package/.exec(error instanceof Error ? error.message : '')?.[1]
  if (driver !== undefined)
    return bulkError('bulk/missing-package', { purpose: 'A queue', name: driver }, `npm install ${driver}`)
  if (codeOf(error) === 'remap/unusable-queue') return error
  return remapError('remap/unusable-queue', { queue, reason: codeOf(error) }, hint)
}
