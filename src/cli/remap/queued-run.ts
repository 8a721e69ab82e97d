/** A run whose shards are done by the workers of a queue. Loads BullMQ, which is asked for only here. */
import { setTimeout as sleep } from 'node:timers/promises'
import { BulkError } from '../../bulk/bulk-error.ts'
import { codeOf } from '../../node/system-reason.ts'
import type { RemapPlan } from '../../remap/plan/remap-plan.ts'
import { archiveId } from '../../remap/queue/archive-id.ts'
import type { ShardFailure } from '../../remap/queue/shard-failure.ts'
import { followRun } from '../../remap/run/follow-run.ts'
import type { RunOutcome } from '../../remap/run/run-remap.ts'
import type { OpenArchive } from '../../remap/shard/open-archive.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import { type ExitCode, exit, type Io, usageError } from '../io.ts'
import { progressOf } from '../progress.ts'
import { jsonText } from '../terminal.ts'
import { outOf, type RemapValues } from './remap-options.ts'

/** Milliseconds between two looks at the queue. */
const interval = 500

/** Puts what is left into the queue and waits until the workers have done it. @throws as `checkedAddress`, `withBullmq`, `followRun` */
export async function runByQueue(
  plan: RemapPlan,
  archive: OpenArchive,
  address: string,
  io: Io,
): Promise<RunOutcome> {
  const connection = checkedAddress(address)
  const id = await archiveId(archive.out)
  const { reachedQueue } = await withBullmq(() => import('../../queue/remap/reached-queue.ts'))
  const queue = await reachedQueue({ connection, archiveId: id })
  const interrupt = new AbortController()
  io.untilInterrupted().then(() => interrupt.abort())
  const progress = progressOf(io, plan.shards.length, 'shards')
  try {
    return await followRun(plan, archive, queue, {
      signal: interrupt.signal,
      wait: signal => sleep(interval, undefined, { signal }).catch(() => undefined),
      onProgress: progress.step,
      onFailed: (shard, failure) => {
        progress.end()
        io.note(failureLine(shard, failure))
      },
    })
  } finally {
    progress.end()
    await queue.close()
  }
}

/** Puts what is left into the queue and leaves it to the workers. @throws as `runByQueue` */
export async function detached(
  { runId }: RemapPlan,
  values: RemapValues,
  address: string,
  io: Io,
): Promise<ExitCode> {
  const connection = checkedAddress(address)
  const { createRemapQueue } = await withBullmq(() => import('../../queue/remap/remap-queue.ts'))
  const queue = await createRemapQueue({ connection, out: outOf(values) })
  try {
    const run = await queue.add(runId)
    if (values.json === true) io.write(`${jsonText(run, true)}\n`)
    else io.write(`run ${run.runId}: ${run.left} of ${run.shards} shards are left to the workers\n`)
    return exit.fine
  } finally {
    await queue.close()
  }
}

/** What is said of a shard that failed, for good where nothing else is said of its outcome. */
export function failureLine(shard: string, { code, message }: ShardFailure, outcome = 'failed'): string {
  return `${shownLine(`shard ${shard} ${outcome}: ${code}: ${message}`)}\n`
}

/** The address that `--queue` names. It may hold a password, so it is never shown. @throws UsageError */
export function checkedAddress(text: string): string {
  if (/^(?:rediss?|postgres(?:ql)?):\/\/./.test(text)) return text
  throw usageError('--queue is an address redis://host:6379, rediss://…, postgres://user@host/database')
}

/** What loading code that needs BullMQ gives. @throws BulkError `bulk/missing-package` */
export async function withBullmq<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    const hint = 'npm install bullmq, and ioredis for Redis or pg for PostgreSQL'
    throw new BulkError('bulk/missing-package', { purpose: 'A queue', name: 'bullmq' }, { hint })
  }
}
