/** Files that a command makes of mappings: written where they are not as they should be, or, with --check, only compared. */
import { readFile, saveBelow } from './files.ts'
import { type ExitCode, exit, type Io } from './io.ts'
import { jsonText } from './terminal.ts'

/** How the command was called. */
export interface MakingOptions {
  /** Its name, for what is to be run where a file is stale. */
  readonly command: string
  readonly check: boolean
  readonly json: boolean
}

/** `files` are texts by path. Writes those that differ, or says with `check` which do; never touches one that is as it should be. */
export function keepUpToDate(
  files: ReadonlyMap<string, string>,
  { command, check, json }: MakingOptions,
  io: Io,
): ExitCode {
  const stale = [...files.keys()].filter(file => !io.exists(file) || readFile(file, io) !== files.get(file))
  if (!check) for (const file of stale) saveBelow(file, files.get(file) ?? '', io)
  if (json)
    io.write(`${jsonText({ files: [...files.keys()], [check ? 'stale' : 'written']: stale }, true)}\n`)
  else if (stale.length === 0) io.write('up to date\n')
  else if (check)
    for (const file of stale) io.write(`${file} is out of date; run npx txmap ${command} and commit it\n`)
  else for (const file of stale) io.write(`wrote ${file}\n`)
  return check && stale.length > 0 ? exit.findings : exit.fine
}
