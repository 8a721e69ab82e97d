#!/usr/bin/env node
/** `txmap`: reads the command line, runs one command, ends with its exit code. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { exit, type Io } from './io.ts'
import { run } from './run.ts'

const io: Io = {
  write: text => process.stdout.write(text),
  note: text => process.stderr.write(text),
  read: file => readFileSync(file === '-' ? 0 : file, 'utf8'),
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

// A reader that stops early (`txmap map … | head`) is no fault.
process.stdout.on('error', error => {
  process.exitCode = 'code' in error && error.code === 'EPIPE' ? exit.fine : exit.bug
})
process.exitCode = await run(process.argv.slice(2), io)
