/** `txmap remap run`: does what is left of a run on this machine. */
import { hasBug, total } from '../../bulk/batch/tally.ts'
import { WorkerPool } from '../../bulk/workers/worker-pool.ts'
import { plannedMappings } from '../../remap/plan/planned-mappings.ts'
import type { RemapPlan } from '../../remap/plan/remap-plan.ts'
import { checkMappings } from '../../remap/plan/stored-plan.ts'
import { localQueue } from '../../remap/queue/local-queue.ts'
import { type RunOutcome, runRemap } from '../../remap/run/run-remap.ts'
import { runRows } from '../../remap/run/run-rows.ts'
import { runStatus } from '../../remap/run/run-status.ts'
import { registeredWatch } from '../../remap/telemetry/registered-watch.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import { jobsOf, workerMemoryOf } from '../bulk/jobs.ts'
import { type ExitCode, exit, type Io, usageError } from '../io.ts'
import { jsonText } from '../terminal.ts'
import { type OpenArchive, openArchive, planOf } from './open-archive.ts'
import { planned } from './plan-step.ts'
import type { RemapValues } from './remap-options.ts'
import { remapProgress } from './remap-progress.ts'
import { renderStatus } from './render-status.ts'

/** Batches for each thread that are read and not yet written. */
const batchesOfThread = 4

export async function runStep(values: RemapValues, io: Io): Promise<ExitCode> {
  if (values.in !== undefined && values.run !== undefined)
    throw usageError('--run names a run that is planned; leave out --in')
  const jobs = jobsOf(values.jobs)
  const memory = workerMemoryOf(values['worker-memory'])
  const archive = openArchive(values)
  const plan =
    values.in === undefined ? await planOf(archive, values) : (await planned(archive, values, io)).plan
  checkMappings(plan, await plannedMappings(plan.mapping))
  const outcome = await runWithThreads(plan, archive, jobs, memory, io)
  const status = runStatus(plan, await runRows(plan, archive.ledger))
  if (values.json === true) io.write(`${jsonText({ ...status, failed: outcome.failed }, true)}\n`)
  else io.write(renderStatus(status))
  return exitOf(outcome, io)
}

async function runWithThreads(
  plan: RemapPlan,
  archive: OpenArchive,
  jobs: number,
  memory: number,
  io: Io,
): Promise<RunOutcome> {
  const { unmapped, skipChecks, lineage, coverage } = plan.options
  const pool = new WorkerPool(jobs, {
    mapping: plan.mapping,
    options: { unmapped, skipChecks },
    lineage,
    coverage,
    compression: 'none',
    writes: 'data',
    memory,
  })
  const interrupt = new AbortController()
  io.untilInterrupted().then(() => interrupt.abort())
  const progress = remapProgress(io)
  try {
    const { now } = io
    const clock = (): string => new Date().toISOString()
    const watch = await registeredWatch()
    const host = { ...archive, pool, window: batchesOfThread * jobs, now, clock, watch }
    return await runRemap(plan, host, localQueue(), {
      // Two: while one shard is begun or ended, the threads have the other.
      concurrency: 2,
      signal: interrupt.signal,
      onProgress: progress.step,
      onFailed: (shard, { code, message }) =>
        progress.note(`${shownLine(`shard ${shard} failed: ${code}: ${message}`)}\n`),
    })
  } finally {
    progress.end()
    await pool.close()
  }
}

function exitOf({ state, failed, rows }: RunOutcome, io: Io): ExitCode {
  if (state === 'interrupted') {
    io.note('interrupted; txmap remap run --out DIR goes on from here\n')
    return exit.interrupted
  }
  const codes = failed.map(({ failure }) => failure.code)
  if (codes.some(code => code.startsWith('bug/')) || rows.some(({ tally }) => hasBug(tally))) return exit.bug
  if (codes.some(code => code !== 'bulk/too-many-rejects')) return exit.usage
  const found = rows.some(({ tally }) => total(tally.rejected) + total(tally.issues.error) > 0)
  return codes.length > 0 || found ? exit.findings : exit.fine
}
