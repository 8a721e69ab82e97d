/** `txmap remap run`: does what is left of a run on this machine, or has it done by the workers of a queue. */
import { hasBug, total } from '../../bulk/batch/tally.ts'
import { packageVersion } from '../../node/package-version.ts'
import type { RemapPlan } from '../../remap/plan/remap-plan.ts'
import { localQueue } from '../../remap/queue/local-queue.ts'
import { type RunOutcome, runRemap } from '../../remap/run/run-remap.ts'
import { runRows } from '../../remap/run/run-rows.ts'
import { runStatus } from '../../remap/run/run-status.ts'
import type { OpenArchive } from '../../remap/shard/open-archive.ts'
import { checkPlan, type Threads, threadsFor } from '../../remap/shard/plan-threads.ts'
import { registeredWatch } from '../../remap/telemetry/registered-watch.ts'
import { jobsOf, workerMemoryOf } from '../bulk/jobs.ts'
import { type ExitCode, exit, type Io, usageError } from '../io.ts'
import { jsonText } from '../terminal.ts'
import { openArchive, planOf } from './open-archive.ts'
import { planned } from './plan-step.ts'
import { detached, failureLine, runByQueue } from './queued-run.ts'
import type { RemapValues } from './remap-options.ts'
import { remapProgress } from './remap-progress.ts'
import { renderStatus } from './render-status.ts'

export async function runStep(values: RemapValues, io: Io): Promise<ExitCode> {
  if (values.in !== undefined && values.run !== undefined)
    throw usageError('--run names a run that is planned; leave out --in')
  const threads = { jobs: jobsOf(values.jobs), memory: workerMemoryOf(values['worker-memory']) }
  const { queue } = values
  if (queue !== undefined && (values.jobs ?? values['worker-memory']) !== undefined)
    throw usageError('--jobs and --worker-memory are for the workers: txmap remap work --queue URL')
  const archive = openArchive(values)
  const plan =
    values.in === undefined ? await planOf(archive, values) : (await planned(archive, values, io)).plan
  if (queue !== undefined && values.detach === true) return await detached(plan, values, queue, io)
  const outcome =
    queue === undefined
      ? await runWithThreads(plan, archive, threads, io)
      : await runByQueue(plan, archive, queue, io)
  const status = runStatus(plan, await runRows(plan, archive.ledger))
  if (values.json === true) io.write(`${jsonText({ ...status, failed: outcome.failed }, true)}\n`)
  else io.write(renderStatus(status))
  return exitOf(
    outcome,
    queue === undefined ? 'txmap remap run --out DIR goes on from here' : 'the workers go on',
    io,
  )
}

async function runWithThreads(
  plan: RemapPlan,
  archive: OpenArchive,
  threads: Threads,
  io: Io,
): Promise<RunOutcome> {
  await checkPlan(plan, archive, packageVersion())
  const { pool, window } = threadsFor(plan, threads)
  const interrupt = new AbortController()
  io.untilInterrupted().then(() => interrupt.abort())
  const progress = remapProgress(io)
  try {
    const { now } = io
    const clock = (): string => new Date().toISOString()
    const watch = await registeredWatch()
    const host = { ...archive, pool, window, now, clock, watch }
    return await runRemap(plan, host, localQueue(), {
      // Two: while one shard is begun or ended, the threads have the other.
      concurrency: 2,
      signal: interrupt.signal,
      onProgress: progress.step,
      onFailed: (shard, failure) => progress.note(failureLine(shard, failure)),
    })
  } finally {
    progress.end()
    await pool.close()
  }
}

function exitOf({ state, failed, rows }: RunOutcome, whatThen: string, io: Io): ExitCode {
  if (state === 'interrupted') {
    io.note(`interrupted; ${whatThen}\n`)
    return exit.interrupted
  }
  const codes = failed.map(({ failure }) => failure.code)
  if (codes.some(code => code.startsWith('bug/')) || rows.some(({ tally }) => hasBug(tally))) return exit.bug
  if (codes.some(code => code !== 'bulk/too-many-rejects')) return exit.usage
  const found = rows.some(({ tally }) => total(tally.rejected) + total(tally.issues.error) > 0)
  return codes.length > 0 || found ? exit.findings : exit.fine
}
