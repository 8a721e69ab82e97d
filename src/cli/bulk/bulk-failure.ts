/** What ends a run over many transcripts before its end, in one line on standard error. */
import { BulkError } from '../../bulk/bulk-error.ts'
import { BugError } from '../../diagnostics/errors.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import { type ExitCode, exit, type Io } from '../io.ts'

/** The exit code for an error of a run. Throws what is none. */
export function bulkFailure(command: 'map' | 'drift', error: unknown, io: Io): ExitCode {
  if (!(error instanceof BulkError || error instanceof BugError)) throw error
  io.note(`${shownLine(`txmap ${command}: ${error.code}: ${error.message}`)}\n`)
  return error instanceof BugError ? exit.bug : exit.usage
}
