/**
 * The one door to standard output and standard error: nothing else in the package writes to them, and a test holds to that. Text
 * of others (labels, values, titles, names of files) may hold characters that a terminal obeys or that turn the direction of
 * reading round; none of them passes, whatever the caller did or forgot to do about them.
 */

import { Transform, type Writable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { isatty } from 'node:tty'
import { commandErrorText } from '../diagnostics/codes/command-codes.ts'
import { outputName } from '../node/stream-names.ts'
import { codeOf, reasonOf } from '../node/system-reason.ts'
import { shownLines, unprintables } from '../text/messages/shown-text.ts'
import type { Io } from './io.ts'
import { colourOrders } from './paint.ts'

/** What a command writes. */
export type Terminal = Pick<
  Io,
  'write' | 'clearScreen' | 'note' | 'clearLine' | 'results' | 'isTerminal' | 'hasColour' | 'columns'
>

/** Where it goes. */
export interface Outlets {
  readonly output: (text: string) => void
  readonly notes: (text: string) => void
  readonly results: () => Writable
  readonly isTerminal: boolean
  readonly hasColour: boolean
  /** Whether the result goes to a terminal. */
  readonly showsResults: boolean
  readonly columns: number | undefined
}

/** The way from what a command writes to where it goes. */
export function terminalOf({
  output,
  notes,
  results,
  isTerminal,
  hasColour,
  showsResults,
  columns,
}: Outlets): Terminal {
  return {
    write: text => output(hasColour ? colouredLines(text) : shownLines(text)),
    clearScreen: () => {
      // What was there before stays above, for whoever scrolls back.
      if (showsResults) output('\u001b[2J\u001b[H')
    },
    note: text => notes(shownLines(text)),
    clearLine: () => {
      if (isTerminal) notes('\r\u001b[K')
    },
    results,
    isTerminal,
    hasColour,
    columns,
  }
}

function colouredLines(text: string): string {
  // Split by a pattern with a group: every second part is what the group found.
  return text
    .split(colourOrders)
    .map((part, index) => (index % 2 === 1 ? part : shownLines(part)))
    .join('')
}

/**
 * The terminal of this process. `onUnwritable` is called once, where standard output takes nothing more; a reader that stops early
 * (`txmap map … | head`) is no fault.
 */
export function processTerminal(onUnwritable: () => void): Terminal {
  const { stdout, stderr } = process
  const terminal = terminalOf({
    output: text => stdout.write(text),
    notes: text => stderr.write(text),
    results: () => (stdout.isTTY === true ? escapingInto(stdout) : stdout),
    isTerminal: stderr.isTTY === true,
    hasColour: stdout.isTTY === true && process.env.NO_COLOR === undefined,
    showsResults: stdout.isTTY === true,
    columns: stdout.isTTY === true ? stdout.columns : undefined,
  })
  let isReported = false
  stdout.on('error', error => {
    // It may come before the command has ended, or after.
    if (codeOf(error) === 'EPIPE' || isReported) return
    isReported = true
    const message = commandErrorText('cli/unwritable-file', {
      file: outputName('-'),
      reason: reasonOf(error),
    })
    terminal.note(`txmap: cli/unwritable-file: ${message}\n`)
    onUnwritable()
  })
  // Where notes cannot be written there is nobody to tell; the exit code still says how it ended.
  stderr.on('error', () => {})
  return terminal
}

/** `value` as JSON: the same value, written without a character that a terminal would obey. */
export function jsonText(value: unknown, pretty = false): string {
  return escaped(JSON.stringify(value, null, pretty ? 2 : undefined))
}

/** Text in which `\uXXXX` means the character, as within strings of JSON and of JSONata: the same text to whoever reads it so. */
export function escaped(text: string): string {
  return text.replace(
    unprintables,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Lines of JSON on their way into `stream`, written as `jsonText` writes them. Bytes may end within a character. */
export function escapingInto(stream: Writable): Writable {
  const decoder = new StringDecoder('utf8')
  const escaping = new Transform({
    transform: (bytes: Buffer, _encoding, done) => done(null, escaped(decoder.write(bytes))),
    flush: done => done(null, escaped(decoder.end())),
  })
  // Standard output is nobody's to end.
  escaping.pipe(stream, { end: false })
  return escaping
}

/** Whether standard input is a terminal. Asked of the system: `process.stdin` makes a pipe one that does not wait. */
export function hasKeyboard(): boolean {
  return isatty(0)
}
