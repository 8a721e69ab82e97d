/** What tests of many transcripts stand on: a folder for each test, and a file of several batches with what comes of it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { mapTranscript } from '../../src/mapper/map-transcript.ts'
import { longLines, mapLines } from './many-transcripts.ts'
import { txmap } from './txmap.ts'

export interface LinesFolder {
  /** Holds the folders of all tests of a file. */
  readonly top: string
  /** The folder of this test; one that goes on where another ended may put that in its place. */
  at: string
  /** The place of a name in it. */
  readonly path: (name: string) => string
  readonly text: (name: string) => string
  /** Writes a file there, and gives its place. */
  readonly file: (name: string, content: string | Uint8Array) => string
}

/** Made before each test of the file that calls this, and removed behind the last one. */
export function linesFolder(): LinesFolder {
  const top = mkdtempSync(join(tmpdir(), 'txmap-lines-'))
  const path = (name: string): string => join(made.at, name)
  const made: LinesFolder = {
    top,
    at: top,
    path,
    text: name => readFileSync(path(name), 'utf8'),
    file: (name, content) => {
      writeFileSync(path(name), content)
      return path(name)
    },
  }
  let number = 0
  beforeEach(() => {
    number += 1
    made.at = join(top, String(number))
    mkdirSync(made.at)
  })
  afterAll(() => rmSync(top, { recursive: true, force: true }))
  return made
}

/** The line of output that comes of a line. */
export const mapped = (line: string): string => `${JSON.stringify(mapTranscript(line))}\n`

/** Enough for nine batches. */
export const many = longLines(50)

let wanted: string | undefined

/** What comes of them. */
export function wantMany(): string {
  wanted ??= many.trimEnd().split('\n').map(mapped).join('')
  return wanted
}

/** Runs the command for a call that ends before a thread is started: within this process, unless it reads standard input. */
export const refused = (
  args: readonly string[],
  input = '',
): Promise<{ readonly code: number | null; readonly notes: string }> =>
  args[0] === '-'
    ? mapLines(args, input)
    : txmap(['map', '--ndjson', ...args], { interrupted: new Promise(() => undefined) })
