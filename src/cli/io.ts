/** What the command may touch of the world around it, so that tests can stand in for it. */
import type { Writable } from 'node:stream'
import { commandCodes } from '../diagnostics/codes/command-codes.ts'
import { type MadeOf, MapperError } from '../diagnostics/errors.ts'

/** What a command has of its process: texts in, texts out. */
export interface Io {
  /** The result, on standard output. */
  readonly write: (text: string) => void
  /** Empties the terminal that the result goes to; nothing where it goes elsewhere. */
  readonly clearScreen: () => void
  /** Takes back the line of notes that is drawn and not ended, on a terminal. */
  readonly clearLine: () => void
  /** Standard output as a stream, for lines of JSON that are written by others. */
  readonly results: () => Writable
  /** Everything else: progress, findings about the input, usage. */
  readonly note: (text: string) => void
  /** The text of a file in UTF-8, without a byte order mark; "-" is standard input. Throws where it cannot be read. */
  readonly read: (file: string) => string
  readonly exists: (file: string) => boolean
  /** The text of a file as a revision of git has it; the path begins at the folder that the command runs in. Throws where there is none. */
  readonly readRevision: (revision: string, file: string) => string
  /** Makes a folder and those that it lies in; nothing where it is there. Throws where it cannot be made. */
  readonly makeFolder: (folder: string) => void
  /** Replaces a file as a whole. Throws where it cannot be written; it is then as it was. */
  readonly save: (file: string, text: string) => void
  /** Removes a file. Throws where it cannot be removed. */
  readonly remove: (file: string) => void
  /** Whether this is a run of continuous integration, which writes nothing that a person has to look at. */
  readonly isCi: boolean
  /** The next key that somebody presses, `undefined` where there will be none; `undefined` itself where there is no keyboard. */
  readonly nextKey: (() => Promise<string | undefined>) | undefined
  /** Whether notes go to a terminal that can redraw a line. */
  readonly isTerminal: boolean
  /** Whether the result goes to a terminal, which may have colours. */
  readonly hasColour: boolean
  /** How many characters a line of the terminal has that the result goes to; `undefined` where it goes elsewhere. */
  readonly columns: number | undefined
  /** Milliseconds from some fixed point, for progress only. */
  readonly now: () => number
  /** Resolves when the command is asked to end, as by Ctrl-C; until it is called, that ends the process at once. */
  readonly untilInterrupted: () => Promise<void>
}

/** Exit codes of every command. */
export const exit = {
  fine: 0,
  /** A finding of severity error, in a mapping or a transcript. */
  findings: 1,
  /** The command was called wrongly, or a file cannot be read. */
  usage: 2,
  /** A bug of ours. */
  bug: 3,
  /** Ended by Ctrl-C or its like before its work was done. */
  interrupted: 130,
} as const

/** The codes that a command may end with. */
export type ExitCode = (typeof exit)[keyof typeof exit]

type UsageCode = 'cli/usage' | 'cli/unreadable-file' | 'cli/unwritable-file'

/** The command was called wrongly, or cannot have a file that it was given; the message says what to do about it. */
export class UsageError extends MapperError {
  constructor(...[code, parameters, options]: MadeOf<Pick<typeof commandCodes, UsageCode>>) {
    super(commandCodes, code, parameters, options)
  }
}

/** The error of a command that was called wrongly; `problem` says how, and what to do about it. */
export function usageError(problem: string): UsageError {
  return new UsageError('cli/usage', { problem })
}

/** One command of `txmap`; commands.ts has its name. */
export interface Command {
  /** The text of --help. */
  readonly help: string
  /** A promise from a command that has to wait for something. */
  readonly run: (args: readonly string[], io: Io) => ExitCode | Promise<ExitCode>
}
