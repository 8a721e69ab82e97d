/** `txmap drift --ndjson`: counts over a file or pipe of many transcripts, one a line, by several threads; writes no data. */
import { Writable } from 'node:stream'
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import { hasBug } from '../../bulk/batch/tally.ts'
import { runBulk } from '../../bulk/run-bulk.ts'
import type { DriftReport } from '../../drift/drift-report.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { filesOf, ownMapper } from '../mappings/chosen-mapping.ts'
import { escaped } from '../terminal.ts'
import { bulkFailure } from './bulk-failure.ts'
import { bulkProgress } from './bulk-progress.ts'
import { jobsOf, workerMemoryOf } from './jobs.ts'
import { noteOneDocument } from './one-document.ts'

/** The report over the lines of a file; no report where it was interrupted or could not be read. */
export async function driftOfLines(
  input: string,
  jobs: string | undefined,
  mapping: MappingChoice,
  io: Io,
): Promise<{ readonly report: DriftReport | undefined; readonly code: ExitCode }> {
  const workers = jobsOf(jobs)
  // What every line would be refused for is reported at once.
  if (mapping.kind === 'own') await ownMapper(mapping, io)
  const progress = bulkProgress(io)
  const interrupt = new AbortController()
  io.untilInterrupted().then(() => interrupt.abort())
  try {
    const { state, tally, drift } = await runBulk({
      input,
      output: '-',
      rejects: undefined,
      alsoRead: filesOf(mapping),
      jobs: workers,
      workerMemory: workerMemoryOf(undefined),
      resume: false,
      writes: 'nothing',
      lineage: false,
      coverage: false,
      mapping,
      unmapped: 'list',
      skipChecks: [],
      stdin: process.stdin,
      stdout: new Writable({ write: (_chunk, _encoding, done) => done() }),
      signal: interrupt.signal,
      now: io.now,
      onStart: () => undefined,
      onProgress: progress.step,
      // A line of JSON.
      onReject: text => progress.note(escaped(text)),
    })
    progress.end()
    if (state !== 'complete') {
      io.note('interrupted; there is no report\n')
      return { report: undefined, code: exit.interrupted }
    }
    noteOneDocument(tally, io)
    return { report: drift, code: hasBug(tally) ? exit.bug : drift.rejected > 0 ? exit.findings : exit.fine }
  } catch (error) {
    progress.end()
    return { report: undefined, code: bulkFailure('drift', error, io) }
  }
}
