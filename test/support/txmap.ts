/** The command as a function, with texts in place of its surroundings, and files for it to read. */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Io } from '../../src/cli/io.ts'
import { run } from '../../src/cli/run.ts'
import { terminalOf } from '../../src/cli/terminal.ts'
import { projectRoot } from './goldens.ts'

/** What a call ended with and wrote. */
export interface Call {
  readonly code: number
  readonly out: string
  readonly notes: string
}

/** Calls a command that ends by itself. `tick` is how many milliseconds pass between two looks at the clock. */
export async function txmap(
  args: readonly string[],
  options: {
    readonly input?: string
    readonly tick?: number
    readonly isTerminal?: boolean
    readonly hasColour?: boolean
  } = {},
): Promise<Call> {
  let out = ''
  let notes = ''
  let now = 0
  const terminal = terminalOf({
    output: text => {
      out += text
    },
    notes: text => {
      notes += text
    },
    results: () => process.stdout,
    isTerminal: options.isTerminal === true,
    hasColour: options.hasColour === true,
  })
  const io: Io = {
    ...terminal,
    read: file => (file === '-' ? (options.input ?? '') : readFileSync(file, 'utf8')),
    exists: existsSync,
    save: writeFileSync,
    now: () => {
      now += options.tick ?? 0
      return now
    },
    untilInterrupted: () => Promise.resolve(),
  }
  const code = await run(args, io)
  return { code, out, notes }
}

/** The path of a sample transcript, by its name below test/golden. */
export const sample = (name: string): string => join(projectRoot, 'test/golden', name, 'input.json')

const folder = mkdtempSync(join(tmpdir(), 'txmap-'))

/** Writes a file and gives its path. */
export const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** A mapping of Form 1040 returns with these fields. */
export const mapping = (fields: string): string =>
  `id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n${fields}`
