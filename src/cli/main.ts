#!/usr/bin/env node
/** `txmap`: reads the command line, runs one command, ends with its exit code. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { markedAs } from '../node/byte-order-mark.ts'
import { fileOfRevision } from '../node/git-file.ts'
import { saveWhole } from '../node/save-whole.ts'
import { heldSignals } from './held-signals.ts'
import { exit, type Io } from './io.ts'
import { keyboard } from './keyboard.ts'
import { run } from './run.ts'
import { hasKeyboard, processTerminal } from './terminal.ts'
import { textOfBytes } from './text-of-bytes.ts'

const holdSignals = heldSignals()
const io: Io = {
  ...processTerminal(() => {
    process.exitCode = exit.usage
  }),
  read: file => textOfBytes(readFileSync(file === '-' ? 0 : file)),
  exists: file => existsSync(file),
  readRevision: fileOfRevision,
  makeFolder: folder => void mkdirSync(folder, { recursive: true }),
  save: (file, text) => {
    holdSignals()
    saveWhole(file, markedAs(file, text))
  },
  remove: file => rmSync(file),
  // A pipe that is looked at as `process.stdin` no longer waits: reading it before something is there would fail.
  nextKey: hasKeyboard() ? keyboard(process.stdin) : undefined,
  isCi: !['', '0', 'false', undefined].includes(process.env.CI),
  now: () => performance.now(),
  untilInterrupted: () =>
    new Promise(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    }),
}
const code = await run(process.argv.slice(2), io)
// What could not be written is said already.
process.exitCode ??= code
