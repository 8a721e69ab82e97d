/** `txmap remap verify`: reads all results of a run again and holds them against the ledger. */
import { verifyRun } from '../../remap/run/verify-run.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { progressOf } from '../progress.ts'
import { jsonText } from '../terminal.ts'
import { openArchive, planOf } from './open-archive.ts'
import type { RemapValues } from './remap-options.ts'

export async function verifyStep(values: RemapValues, io: Io): Promise<ExitCode> {
  const archive = openArchive(values)
  const plan = await planOf(archive, values)
  const interrupt = new AbortController()
  io.untilInterrupted().then(() => interrupt.abort())
  const progress = progressOf(io, plan.shards.length, 'shards')
  try {
    const verified = await verifyRun(plan, archive, interrupt.signal, progress.step)
    progress.end()
    if (values.json === true) io.write(`${jsonText(verified, true)}\n`)
    else {
      const { runId, shards, whole, results, rejected, root, faults } = verified
      io.write(
        `run ${runId}: ${whole} of ${shards} shards are whole: ${results} results, ${rejected} rejected\n`,
      )
      for (const { shard, what } of faults) io.write(`${shownLine(`  shard ${shard}: ${what}`)}\n`)
      if (root !== null) io.write(`root ${root}\n`)
    }
    return verified.faults.length > 0 ? exit.findings : exit.fine
  } catch (error) {
    progress.end()
    if (!interrupt.signal.aborted) throw error
    io.note('interrupted\n')
    return exit.interrupted
  }
}
