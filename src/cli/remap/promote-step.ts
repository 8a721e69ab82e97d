/** `txmap remap promote`: which run readers of the results take. */
import { promoteBack, promoteRun } from '../../remap/run/promote-run.ts'
import { type ExitCode, exit, type Io, usageError } from '../io.ts'
import { jsonText } from '../terminal.ts'
import { openArchive, planOf } from './open-archive.ts'
import type { RemapValues } from './remap-options.ts'

export async function promoteStep(values: RemapValues, io: Io): Promise<ExitCode> {
  if (values.back === true && values.run !== undefined)
    throw usageError('--back goes to the run that was promoted before; leave out --run')
  const archive = openArchive(values)
  const promoted =
    values.back === true
      ? await promoteBack(archive)
      : await promoteRun(await planOf(archive, values), archive)
  if (values.json === true) io.write(`${jsonText(promoted, true)}\n`)
  else {
    const [last] = promoted.before
    io.write(`run ${promoted.runId} is promoted${last === undefined ? '' : `, after run ${last}`}\n`)
    io.write(`root ${promoted.root}\n`)
  }
  return exit.fine
}
