/** The files of a run: looked at before anything is written, and opened where an interrupted run left off. */
import { createWriteStream, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { emptyRecord } from '../drift/drift-record.ts'
import { outputName } from '../node/stream-names.ts'
import { bulkError } from './bulk-error.ts'
import type { BulkOptions } from './bulk-options.ts'
import {
  type ByteSink,
  isPlainFile,
  openFileSink,
  removePartial,
  streamSink,
  wholeFileSink,
} from './byte-sink.ts'
import { type ByteSource, openSource } from './byte-source.ts'
import { again, type Checkpoint, checkSame, loadCheckpoint } from './checkpoint.ts'
import { type Compression, checkCompression, compressionOfName } from './compression.ts'
import { tailOf } from './map-batch.ts'
import { choiceText } from './mapping-choice.ts'
import { batchBytes, longestLine } from './split-batches.ts'
import { emptyTally } from './tally.ts'

/** Everything a run needs, open. */
export interface OpenRun {
  readonly source: ByteSource
  readonly compression: Compression
  readonly output: ByteSink
  /** `undefined` where rejected lines are told and not written. */
  readonly rejects: ByteSink | undefined
  readonly files: RunFiles
  /** Where the run starts. */
  readonly start: Checkpoint
  /** Whether it goes on with an interrupted run, whose files stay whatever happens. */
  readonly isResumed: boolean
}

/** The names of the files that get them in the end; `undefined` for what is no file. */
export interface RunFiles {
  readonly output: string | undefined
  readonly rejects: string | undefined
  readonly drift: string | undefined
}

/** `signal` ends the reading. @throws BulkError of any code */
export async function openRun(options: BulkOptions, signal: AbortSignal): Promise<OpenRun> {
  const compression = compressionOfName(options.output)
  checkCompression(compression, options.output)
  const source = await openSource(options.input, options.stdin, signal)
  const { files, name } = await namesOf(options)
  await checkApart(options.input, name)
  const fresh = firstCheckpoint(options, compression, name, source)
  const found = files.output === undefined ? undefined : await loadCheckpoint(files.output)
  if (options.resume && files.output === undefined)
    throw bulkError('bulk/cannot-resume', { reason: `the output "${outputName(options.output)}" is no file` })
  if (found !== undefined && !options.resume)
    throw bulkError(
      'bulk/unfinished-run',
      { file: options.output },
      `--resume goes on with it; ${again(options.output)}`,
    )
  if (found !== undefined) checkSame(found, fresh.settings, source.identity, options)
  const start = found ?? fresh
  const isResumed = found !== undefined
  const sinks = await openSinks(name, files, start, isResumed, options)
  return { source, compression, ...sinks, files, start, isResumed }
}

interface Names {
  readonly output: string
  readonly rejects: string | undefined
  readonly drift: string | undefined
}

async function namesOf({ output, rejects }: BulkOptions): Promise<{ files: RunFiles; name: Names }> {
  const isFile = output !== '-' && (await isPlainFile(output))
  const beside = (end: string): string | undefined => (isFile ? `${output}${end}` : undefined)
  const name = { output, rejects: rejects ?? beside('.rejected.ndjson'), drift: beside('.drift.json') }
  const hasRejects = name.rejects !== undefined && (await isPlainFile(name.rejects))
  const files = {
    output: isFile ? output : undefined,
    rejects: hasRejects ? name.rejects : undefined,
    drift: name.drift,
  }
  return { files, name }
}

/** A run that writes where it reads, or two things into one file, would destroy what it was given. */
async function checkApart(input: string, { output, rejects, drift }: Names): Promise<void> {
  if (rejects !== undefined && resolve(rejects) === resolve(output))
    throw bulkError('bulk/unwritable-output', { file: rejects, reason: 'it is the output as well' })
  if (rejects !== undefined && drift !== undefined && resolve(rejects) === resolve(drift))
    throw bulkError('bulk/unwritable-output', { file: rejects, reason: 'it is the drift report as well' })
  for (const file of [output, rejects, drift]) {
    if (file !== undefined && input !== '-' && (await isSame(input, file)))
      throw bulkError('bulk/unwritable-output', { file, reason: 'it is the input' })
  }
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map(file => stat(file).catch(() => undefined)))
  return first?.isFile() === true && first.ino === second?.ino && first.dev === second.dev
}

function firstCheckpoint(
  { mapping, unmapped, skipChecks, lineage, coverage }: BulkOptions,
  compression: Compression,
  { rejects }: Names,
  source: ByteSource,
): Checkpoint {
  return {
    settings: {
      version: packageVersion(),
      mapping: choiceText(mapping),
      unmapped,
      skipChecks: [...new Set(skipChecks)].sort().join(' '),
      lineage,
      coverage,
      compression,
      rejects: rejects === undefined ? null : resolve(rejects),
      batchBytes,
      longestLine,
    },
    input: source.identity,
    offset: 0,
    tail: tailOf(new Uint8Array()),
    output: 0,
    rejects: 0,
    tally: emptyTally(),
    drift: emptyRecord(),
    isWhole: false,
  }
}

/** Opens what is written to, or nothing: where one file cannot be opened, nothing is left of the other that this run made. */
async function openSinks(
  name: Names,
  files: RunFiles,
  start: Checkpoint,
  isResumed: boolean,
  { stdout }: BulkOptions,
): Promise<Pick<OpenRun, 'output' | 'rejects'>> {
  const openFile = async (file: string | undefined, length: number): Promise<ByteSink | undefined> => {
    if (file === undefined) return undefined
    return start.isWhole ? wholeFileSink(length) : await openFileSink(file, length)
  }
  // Files first: what is amiss with a stream shows only when it is written to, and one that waits for its reader cannot be closed.
  const output = await openFile(files.output, start.output)
  try {
    const rejects = await openFile(files.rejects, start.rejects)
    return {
      output: output ?? openStream(name.output, stdout),
      rejects: rejects ?? (name.rejects === undefined ? undefined : openStream(name.rejects, stdout)),
    }
  } catch (error) {
    await output?.close()
    if (files.output !== undefined && !isResumed) await removePartial(files.output)
    throw error
  }
}

function openStream(name: string, stdout: Writable): ByteSink {
  return name === '-'
    ? streamSink(stdout, outputName(name), false)
    : streamSink(createWriteStream(name), name, true)
}

function packageVersion(): string {
  const read: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return String(Object(read).version)
}
