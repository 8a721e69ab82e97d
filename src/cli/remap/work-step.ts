/** `txmap remap work`: a worker of a queue, until it is interrupted. */

import { jobsOf, workerMemoryOf } from '../bulk/jobs.ts'
import { type ExitCode, exit, type Io, usageError } from '../io.ts'
import { jsonText } from '../terminal.ts'
import { checkedAddress, failureLine, withBullmq } from './queued-run.ts'
import { outOf, type RemapValues } from './remap-options.ts'

/** Shards that failed for good, of whichever run, and how many are done. @throws UsageError, BulkError, RemapError */
export async function workStep(values: RemapValues, io: Io): Promise<ExitCode> {
  if (values.queue === undefined) throw usageError('--queue is the address of the queue to work for')
  const connection = checkedAddress(values.queue)
  const out = outOf(values)
  const [threads, threadMemory] = [jobsOf(values.jobs), workerMemoryOf(values['worker-memory'])]
  const { startRemapWorker } = await withBullmq(() => import('../../queue/remap/remap-worker.ts'))
  let [done, failed] = [0, 0]
  const worker = await startRemapWorker({
    connection,
    out,
    threads,
    threadMemory,
    onDone: () => {
      done += 1
    },
    onRetry: ({ shard }, failure) => io.note(failureLine(shard, failure, 'is tried again')),
    onFailed: ({ shard }, failure) => {
      failed += 1
      io.note(failureLine(shard, failure))
    },
  })
  io.note('waiting for shards; Ctrl-C ends this worker when those under way are done\n')
  io.untilInterrupted().then(worker.close)
  await worker.ended
  if (values.json === true) io.write(`${jsonText({ done, failed }, true)}\n`)
  else io.write(`${done} ${done === 1 ? 'shard' : 'shards'} done, ${failed} failed\n`)
  return exit.fine
}
