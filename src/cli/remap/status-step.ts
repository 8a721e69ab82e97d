/** `txmap remap status`: how far a run is. */
import { promotedRun } from '../../remap/run/promote-run.ts'
import { runRows } from '../../remap/run/run-rows.ts'
import { runStatus } from '../../remap/run/run-status.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { jsonText } from '../terminal.ts'
import { openArchive, planOf } from './open-archive.ts'
import type { RemapValues } from './remap-options.ts'
import { renderStatus } from './render-status.ts'

export async function statusStep(values: RemapValues, io: Io): Promise<ExitCode> {
  const archive = openArchive(values)
  const plan = await planOf(archive, values)
  const status = runStatus(plan, await runRows(plan, archive.ledger))
  const isPromoted = (await promotedRun(archive.out))?.runId === plan.runId
  if (values.json === true) io.write(`${jsonText({ ...status, promoted: isPromoted }, true)}\n`)
  else io.write(`${renderStatus(status)}${isPromoted ? 'promoted\n' : ''}`)
  return exit.fine
}
