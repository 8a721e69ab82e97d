/** A run as BullMQ holds it: a job for the run, which waits for one job a shard. Nothing but numbers of runs and shards, and codes. */
import type { FlowJob, JobsOptions } from 'bullmq'
import type { ShardTask } from '../../remap/queue/run-queue.ts'
import type { ShardFailure } from '../../remap/queue/shard-failure.ts'
import { RemapError } from '../../remap/remap-error.ts'

/** The name of the queue of an archive of results. */
export function queueName(archiveId: string): string {
  return `remap-${archiveId}`
}

/** The names that a dashboard shows. */
export const jobNames = { run: 'run', shard: 'shard' } as const

/** The id of the job of a run. A colon would be one too many: BullMQ makes its own keys with it. */
export function runJobId(runId: string): string {
  return `run-${runId}`
}

/** The id of the job of a shard: whoever puts it in again puts in nothing. */
export function shardJobId({ runId, shard }: ShardTask): string {
  return `${runId}-${shard}`
}

/** Done jobs leave at once, since the ledger knows them: a shard that is missing there can always be put in again. */
const gone = { removeOnComplete: true }
/** Seconds for which a queue shows what it gave up. */
const month = 30 * 24 * 3_600

/** The flow of a run with these shards; `tries` are for each of them. */
export function runFlow(
  queue: string,
  runId: string,
  shards: readonly string[],
  tries: Pick<JobsOptions, 'attempts' | 'backoff'>,
): FlowJob {
  return {
    name: jobNames.run,
    queueName: queue,
    data: { runId },
    opts: { jobId: runJobId(runId), removeOnFail: true, ...gone },
    children: shards.map(shard => ({
      name: jobNames.shard,
      queueName: queue,
      data: { runId, shard } satisfies ShardTask,
      opts: {
        ...tries,
        ...gone,
        jobId: shardJobId({ runId, shard }),
        removeOnFail: { age: month },
        // One shard that fails keeps no other from being done, and the run from no end.
        ignoreDependencyOnFailure: true,
      },
    })),
  }
}

/** Those whose messages hold numbers only. Others name folders and files, which are nobody's who reads a queue. */
const tellable: ReadonlySet<string> = new Set([
  'bulk/too-many-rejects',
  'bulk/missing-package',
  'remap/changed-input',
  'remap/other-mappings',
  'remap/other-version',
])

/** What a job fails with. */
export function failureText({ code, message }: ShardFailure): string {
  return tellable.has(code) ? `${code}: ${message}` : code
}

/** What a job failed with; BullMQ has a text of its own where the workers of a job ended too often. */
export function readFailure(shard: string, text: string | undefined): ShardFailure {
  const [, code, message] = /^([a-z]+\/[a-z-]+)(?:: (.*))?$/s.exec(text ?? '') ?? []
  if (code !== undefined)
    return { code, message: message ?? 'the worker that had it last says what about, where it runs' }
  const lost = new RemapError('remap/lost-shard', { shard, reason: 'its workers ended again and again' })
  return { code: lost.code, message: lost.message }
}
