/** Files that a command makes of mappings: written where they are not as they should be, or, with --check, only compared. */
import { readFile, removeFile, saveBelow } from './files.ts'
import { type ExitCode, exit, type Io } from './io.ts'
import { jsonText } from './terminal.ts'

/** How the command was called. */
export interface MakingOptions {
  /** Its name, for what is to be run where a file is stale. */
  readonly command: string
  readonly check: boolean
  readonly json: boolean
  /** Files that were made of mappings that are gone. */
  readonly gone?: readonly string[]
}

/** `files` are texts by path. Writes those that differ and removes those of mappings that are gone, or says with `check` which they are; never touches one that is as it should be. */
export function keepUpToDate(
  files: ReadonlyMap<string, string>,
  { command, check, json, gone: found }: MakingOptions,
  io: Io,
): ExitCode {
  const stale = [...files.keys()].filter(file => !io.exists(file) || readFile(file, io) !== files.get(file))
  const gone = found ?? []
  if (!check) {
    for (const file of stale) saveBelow(file, files.get(file) ?? '', io)
    for (const file of gone) removeFile(file, io)
  }
  const isFine = stale.length === 0 && gone.length === 0
  if (json) {
    const made = { written: stale, ...(found === undefined ? {} : { removed: found }) }
    const all = { files: [...files.keys()], ...(check ? { stale: [...stale, ...gone] } : made) }
    io.write(`${jsonText(all, true)}\n`)
  } else if (isFine) io.write('up to date\n')
  else if (check) {
    for (const file of stale) io.write(`${file} is out of date; run npx txmap ${command} and commit it\n`)
    for (const file of gone)
      io.write(`${file} is of no mapping; run npx txmap ${command}, which removes it\n`)
  } else {
    for (const file of stale) io.write(`wrote ${file}\n`)
    for (const file of gone) io.write(`removed ${file}\n`)
  }
  return check && !isFine ? exit.findings : exit.fine
}
