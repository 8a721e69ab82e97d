/** Files of many sample transcripts, one a line, and `txmap map --ndjson` on them as a process of the finished build. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { goldens, projectRoot } from './goldens.ts'

/** Every sample on one line. */
export const sampleLines: readonly string[] = goldens().map(golden => oneLine(golden.text))

/** One sample of each type; a process that maps them does not have to make every mapping ready. */
export const fewLines: readonly string[] = ['actr/1040', 'reca/1040', 'retr/1040', 'waid/income'].map(name =>
  oneLine(readFileSync(join(projectRoot, 'test/golden', name, 'avery-2021/input.json'), 'utf8')),
)

/** `count` lines, the few samples in turn, each with its end. */
export function transcriptLines(count: number): string {
  return Array.from({ length: count }, (_, index) => `${fewLines[index % fewLines.length]}\n`).join('')
}

/**
 * `count` lines of 90 KB and more each, which white space within makes that long: a file of several batches, though mapping takes
 * little. Most are of one type, of which a worker has made the mapping ready before long; one in twelve is of another.
 */
export function longLines(count: number): string {
  const [common = '', ...others] = fewLines.map(line => line.replace('{', `{${' '.repeat(88_000)}`))
  return Array.from({ length: count }, (_, index) => {
    const other = index % 12 === 6 ? others[Math.floor(index / 12) % others.length] : undefined
    return `${other ?? common}\n`
  }).join('')
}

function oneLine(text: string): string {
  return JSON.stringify(JSON.parse(text))
}

/** The command as a process. */
export function startMap(args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const main = join(projectRoot, 'dist/command/main.js')
  // One thread unless a test asks for more: each loads the library for itself.
  const jobs = args.includes('--jobs') ? [] : ['--jobs', '1']
  return spawn(process.execPath, [main, 'map', '--ndjson', ...args, ...jobs], { stdio: 'pipe', ...options })
}

export interface Ended {
  /** Null where a signal ended it. */
  readonly code: number | null
  readonly out: Buffer
  readonly notes: string
}

/** What a process wrote until it ended. */
export async function ended(child: ChildProcess): Promise<Ended> {
  const out: Buffer[] = []
  let notes = ''
  child.stdout?.on('data', (part: Buffer) => out.push(part))
  child.stderr?.on('data', (part: Buffer) => {
    notes += part
  })
  const [code] = await once(child, 'close')
  return { code: typeof code === 'number' ? code : null, out: Buffer.concat(out), notes }
}

/** The notes without those on how far a run has come, which one of more than five seconds has. */
export function withoutProgress(notes: string): string {
  return notes.replace(/^\d+ lines, \d+ a second.*\n/gm, '')
}

/** Runs the command with this standard input. */
export async function mapLines(args: readonly string[], input: string | Uint8Array = ''): Promise<Ended> {
  const child = startMap(args)
  // A process that ends before it has read all is judged by how it ended.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  return await ended(child)
}
