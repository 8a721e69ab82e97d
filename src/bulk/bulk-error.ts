/** What ends a run over many transcripts before its time. Names files, options and reasons, never what a line holds. */
import { commandCodes } from '../diagnostics/codes/command-codes.ts'
import { BugError, type MadeOf, MapperError } from '../diagnostics/errors.ts'

/** The codes of this room that end a run; what is wrong with one line only is reported in the file of rejected lines. */
export type BulkCode =
  | 'bulk/no-zstd'
  | 'bulk/missing-package'
  | 'bulk/unreadable-input'
  | 'bulk/unwritable-output'
  | 'bulk/unfinished-run'
  | 'bulk/cannot-resume'
  | 'bulk/too-many-rejects'
  | 'bulk/locked'

/**
 * The run cannot start or go on, for a reason that the caller can do something about.
 * @example
 * import { createReadStream } from 'node:fs'
 * try {
 *   await mapShard(`${folder}/no-such-file.ndjson`, fileSink(`${folder}/out.ndjson`))
 * } catch (error) {
 *   error instanceof BulkError && error.code // => 'bulk/unreadable-input'
 * }
 */
export class BulkError extends MapperError {
  constructor(...[code, parameters, options]: MadeOf<Pick<typeof commandCodes, BulkCode>>) {
    super(commandCodes, code, parameters, options)
  }
}

/** A worker thread is gone. `how` says by what, and never quotes the error, which may quote a line. */
export function workerEnded(how: string): BugError {
  const hint = 'continue with --resume; what was written so far is complete'
  return new BugError('bug/worker-ended', { how }, { table: commandCodes, hint })
}
