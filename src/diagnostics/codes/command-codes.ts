/** The messages of the command and of bulk runs. One of the tables of codes.ts, which says how they are written. */
import { error, messageIn, type ParametersIn } from './code-table.ts'

/** The codes of the command and of runs over many transcripts. */
export const commandCodes = {
  // The command
  'cli/usage': error((p: { problem: string }) => p.problem),
  'cli/unreadable-file': error(
    (p: { file: string; reason: string }) => `Cannot read "${p.file}": ${p.reason}`,
  ),
  'cli/unwritable-file': error(
    (p: { file: string; reason: string }) => `The command cannot write "${p.file}": ${p.reason}`,
  ),

  // Many transcripts at once
  'bulk/line-too-long': error((p: { limit: number }) => `The line is longer than ${p.limit} bytes`),
  'bulk/out-of-memory': error(
    (p: { limit: number }) => `The line needs more than the ${p.limit} MiB of memory that a worker may use`,
  ),
  'bulk/not-utf8': error(() => 'The line is not UTF-8'),
  'bulk/no-zstd': error((p: { file: string }) => `This version of Node.js has no zstd for "${p.file}"`),
  'bulk/missing-package': error(
    (p: { purpose: string; name: string }) => `${p.purpose} needs the package "${p.name}"`,
  ),
  'bulk/unreadable-input': error(
    (p: { file: string; reason: string }) => `Cannot read the input "${p.file}": ${p.reason}`,
  ),
  'bulk/unwritable-output': error(
    (p: { file: string; reason: string }) => `Cannot write "${p.file}": ${p.reason}`,
  ),
  'bulk/unfinished-run': error((p: { file: string }) => `A run that writes "${p.file}" was interrupted`),
  'bulk/locked': error(
    (p: { file: string; owner: string }) => `Another run is writing "${p.file}": ${p.owner}`,
  ),
  'bulk/too-many-rejects': error(
    (p: { rejected: number; lines: number }) => `${p.rejected} of ${p.lines} lines were rejected`,
  ),
  'bulk/cannot-resume': error((p: { reason: string }) => `The run cannot be resumed: ${p.reason}`),

  // A broken promise of our own
  'bug/worker-ended': {
    severity: 'bug',
    message: (p: { how: string }) => `A worker thread ended before its work was done: ${p.how}`,
  },
} as const

/** The message of `code` for the given parameters, for throwing. */
export function commandErrorText<C extends keyof typeof commandCodes>(
  code: C,
  parameters: ParametersIn<typeof commandCodes, C>,
): string {
  return messageIn(commandCodes, code, parameters)
}
