/** The command as a function, with texts in place of its surroundings, and files for it to read. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

function noRevision(): string {
  throw new Error('no revision')
}

/** Calls a command that ends by itself. `tick` is how many milliseconds pass between two looks at the clock. */
export async function txmap(
  args: readonly string[],
  options: {
    readonly input?: string
    readonly tick?: number
    readonly isTerminal?: boolean
    readonly hasColour?: boolean
    readonly columns?: number
    /** When the command is asked to end; at once where it is left out. */
    readonly interrupted?: Promise<void>
    /** Called with each text that goes to standard output. */
    readonly onOutput?: (text: string) => void
    readonly isCi?: boolean
    readonly readRevision?: Io['readRevision']
    /** The keys that somebody presses, one after the other; none where there is no keyboard. */
    readonly keys?: string
  } = {},
): Promise<Call> {
  let out = ''
  let notes = ''
  let now = 0
  const keys = options.keys?.split('')
  const terminal = terminalOf({
    output: text => {
      out += text
      options.onOutput?.(text)
    },
    notes: text => {
      notes += text
    },
    results: () => process.stdout,
    isTerminal: options.isTerminal === true,
    hasColour: options.hasColour === true,
    showsResults: options.hasColour === true,
    columns: options.columns,
  })
  const io: Io = {
    ...terminal,
    read: file => (file === '-' ? (options.input ?? '') : readFileSync(file, 'utf8')),
    exists: existsSync,
    readRevision: options.readRevision ?? noRevision,
    makeFolder: folder => void mkdirSync(folder, { recursive: true }),
    save: writeFileSync,
    remove: rmSync,
    nextKey: keys === undefined ? undefined : async () => keys.shift(),
    isCi: options.isCi === true,
    now: () => {
      now += options.tick ?? 0
      return now
    },
    untilInterrupted: () => options.interrupted ?? Promise.resolve(),
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
