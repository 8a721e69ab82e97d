#!/usr/bin/env node
/** `txmap`: reads the command line, runs one command, ends with its exit code. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { errorText } from '../diagnostics/errors.ts'
import { outputName } from '../node/stream-names.ts'
import { codeOf, reasonOf } from '../node/system-reason.ts'
import { type ExitCode, exit, type Io } from './io.ts'
import { run } from './run.ts'

const io: Io = {
  write: text => process.stdout.write(text),
  note: text => process.stderr.write(text),
  // Fatal: a letter that cannot be read would come out as another one, in a name or in a label.
  read: file => new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file === '-' ? 0 : file)),
  exists: file => existsSync(file),
  save: (file, text) => writeFileSync(file, text),
  isTerminal: process.stderr.isTTY === true,
  hasColour: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
  now: () => performance.now(),
  untilInterrupted: () =>
    new Promise(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    }),
}

// It may come before the command has ended, or after.
let unwritten: ExitCode | undefined
process.stdout.on('error', error => {
  // A reader that stops early (`txmap map … | head`) is no fault.
  if (codeOf(error) === 'EPIPE' || unwritten !== undefined) return
  const message = errorText('cli/unwritable-file', { file: outputName('-'), reason: reasonOf(error) })
  io.note(`txmap: cli/unwritable-file: ${message}\n`)
  unwritten = exit.usage
  process.exitCode = unwritten
})
// Where notes cannot be written there is nobody to tell; the exit code still says how it ended.
process.stderr.on('error', () => {})
const code = await run(process.argv.slice(2), io)
process.exitCode = unwritten ?? code
