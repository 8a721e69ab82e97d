/** `txmap map --ndjson`: a file or pipe of many transcripts, one a line, mapped by several threads. */

import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import { hasBug, total } from '../../bulk/batch/tally.ts'
import type { BulkOutcome } from '../../bulk/bulk-options.ts'
import { runBulk } from '../../bulk/run-bulk.ts'
import { type ExitCode, exit, type Io, usageError } from '../io.ts'
import {
  chosenMapping,
  filesOf,
  type MappingOptions,
  ownMapper,
  skipChecksOf,
  unmappedOf,
} from '../mappings/chosen-mapping.ts'
import { escaped } from '../terminal.ts'
import { bulkFailure } from './bulk-failure.ts'
import { bulkProgress, bulkSummary } from './bulk-progress.ts'
import { jobsOf, workerMemoryOf } from './jobs.ts'
import { noteOneDocument } from './one-document.ts'

/** The options of `txmap map` that have a meaning here; those that are left out are undefined. */
export interface LineOptions extends MappingOptions {
  readonly lineage?: boolean | undefined
  readonly coverage?: boolean | undefined
  readonly unmapped?: string | undefined
  readonly 'skip-check'?: readonly string[] | undefined
  readonly jobs?: string | undefined
  readonly 'worker-memory'?: string | undefined
  readonly resume?: boolean | undefined
  readonly rejects?: string | undefined
}

/** Maps each line of the first file to a line of the second; "-" is standard input, or standard output. */
export async function mapLines(options: LineOptions, files: readonly string[], io: Io): Promise<ExitCode> {
  const [input, output, more] = files
  if (input === undefined || output === undefined || more !== undefined)
    throw usageError('--ndjson takes two files, IN and OUT; "-" is standard input and standard output')
  if (options.rejects === '-') throw usageError('--rejects names a file')
  const jobs = jobsOf(options.jobs)
  const workerMemory = workerMemoryOf(options['worker-memory'])
  const unmapped = unmappedOf(options.unmapped)
  const mapping = await checkedMapping(options, input, io)
  const skipChecks = await skipChecksOf(options['skip-check'], mapping)
  const progress = bulkProgress(io)
  const interrupt = new AbortController()
  // Only a file can be gone on with. Whoever reads a pipe is interrupted too, and then there is nothing to save.
  if (output !== '-') io.untilInterrupted().then(() => interrupt.abort())
  const started = io.now()
  try {
    const outcome = await runBulk({
      input,
      output,
      rejects: options.rejects,
      alsoRead: filesOf(mapping),
      jobs,
      workerMemory,
      resume: options.resume === true,
      writes: 'data',
      lineage: options.lineage === true,
      coverage: options.coverage === true,
      mapping,
      unmapped,
      skipChecks,
      stdin: process.stdin,
      stdout: io.results(),
      signal: interrupt.signal,
      now: io.now,
      onStart: lines => {
        if (lines > 0) progress.note(`going on after line ${lines}\n`)
        else if (options.resume === true) progress.note('no interrupted run was found: starting at line 1\n')
      },
      onProgress: progress.step,
      // A line of JSON.
      onReject: text => progress.note(escaped(text)),
    })
    progress.end()
    return report(outcome, io.now() - started, io)
  } catch (error) {
    progress.end()
    return bulkFailure('map', error, io)
  }
}

function report(outcome: BulkOutcome, milliseconds: number, io: Io): ExitCode {
  const { state, tally } = outcome
  if (state === 'reader-gone') return exit.fine
  io.note(bulkSummary(outcome, milliseconds))
  if (state === 'interrupted') {
    io.note('interrupted; the same call with --resume goes on from here\n')
    return exit.interrupted
  }
  noteOneDocument(tally, io)
  if (hasBug(tally)) return exit.bug
  return total(tally.rejected) + total(tally.issues.error) > 0 ? exit.findings : exit.fine
}

/** What every line would be refused for is reported at once. */
async function checkedMapping(options: LineOptions, input: string, io: Io): Promise<MappingChoice> {
  const choice = await chosenMapping(options, [input], io)
  if (choice.kind === 'own') await ownMapper(choice, io)
  return choice
}
