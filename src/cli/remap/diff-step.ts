/** `txmap remap diff`: what a run changes against another one, by field. */

import { readPlan } from '../../remap/plan/stored-plan.ts'
import { diffRuns } from '../../remap/run/diff-runs.ts'
import { promotedRun } from '../../remap/run/promote-run.ts'
import { type ExitCode, exit, type Io, usageError } from '../io.ts'
import { progressOf } from '../progress.ts'
import { jsonText } from '../terminal.ts'
import { openArchive, planOf } from './open-archive.ts'
import type { RemapValues } from './remap-options.ts'
import { renderRunDiff } from './render-run-diff.ts'

export async function diffStep(values: RemapValues, io: Io): Promise<ExitCode> {
  const archive = openArchive(values)
  const after = await planOf(archive, values)
  const against = values.against ?? (await promotedRun(archive.out))?.runId
  if (against === undefined)
    throw usageError('no run is promoted; --against ID names the run to compare with')
  if (against === after.runId)
    throw usageError('--run and --against, or the run that is promoted, are one run; name another one')
  const before = await readPlan(archive.out, against)
  const interrupt = new AbortController()
  io.untilInterrupted().then(() => interrupt.abort())
  const progress = progressOf(io, after.shards.length, 'shards')
  try {
    const diff = await diffRuns(before, after, archive, interrupt.signal, progress.step)
    progress.end()
    io.write(values.json === true ? `${jsonText(diff, true)}\n` : renderRunDiff(diff))
    return exit.fine
  } catch (error) {
    progress.end()
    if (!interrupt.signal.aborted) throw error
    io.note('interrupted\n')
    return exit.interrupted
  }
}
