/** The files of a run: looked at before anything is written, and opened where an interrupted run left off. */
import { createWriteStream } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { emptyRecord } from '../../drift/drift-record.ts'
import { packageVersion } from '../../node/package-version.ts'
import { outputName } from '../../node/stream-names.ts'
import { tailOf } from '../batch/map-batch.ts'
import { choiceText } from '../batch/mapping-choice.ts'
import { batchBytes, longestLine } from '../batch/split-batches.ts'
import { emptyTally } from '../batch/tally.ts'
import { BulkError } from '../bulk-error.ts'
import type { BulkOptions } from '../bulk-options.ts'
import {
  type ByteSink,
  nothingWritten,
  openFileSink,
  openWholeFile,
  streamSink,
  type Written,
} from '../bytes/byte-sink.ts'
import { type ByteSource, openSource } from '../bytes/byte-source.ts'
import { type Compression, checkCompression, compressionOfName } from '../bytes/compression.ts'
import { checkApart } from '../files/check-apart.ts'
import type { FileOperations } from '../files/file-operations.ts'
import { type RunLock, takeLock } from '../files/run-lock.ts'
import { checkOwn } from './check-own.ts'
import { again, type Checkpoint, checkSame, loadCheckpoint } from './checkpoint.ts'
import { allFiles, filesInTheEnd, namesOf, type RunFiles, type RunNames } from './run-files.ts'
import type { Surroundings } from './surroundings.ts'

/** Everything a run needs, open. */
export interface OpenRun {
  readonly source: ByteSource
  readonly compression: Compression
  readonly output: ByteSink
  /** `undefined` where rejected lines are reported and not written. */
  readonly rejects: ByteSink | undefined
  readonly files: RunFiles
  /** Where the run starts. */
  readonly start: Checkpoint
  /** Whether it goes on with an interrupted run, whose files stay whatever happens. */
  readonly isResumed: boolean
  /** Lets other runs have the files. */
  readonly release: () => Promise<void>
}

/** `signal` ends the reading. @throws BulkError of any code */
export async function openRun(
  options: BulkOptions,
  { files: system, owners }: Pick<Surroundings, 'files' | 'owners'>,
  signal: AbortSignal,
): Promise<OpenRun> {
  const compression = compressionOfName(options.output)
  checkCompression(compression, options.output)
  const source = await openSource(system, options.input, options.stdin, signal)
  const { files, name } = await namesOf(system, options)
  const all = allFiles(options, name, files)
  await checkApart(system, all)
  if (options.resume && files.output === undefined)
    throw new BulkError('bulk/cannot-resume', {
      reason: `the output "${outputName(options.output)}" is no file`,
    })
  const locks: RunLock[] = []
  const release = async (): Promise<void> => {
    for (const lock of locks.splice(0).reverse()) await lock.release()
  }
  try {
    for (const { file } of filesInTheEnd(files)) locks.push(await takeLock(system, owners, file))
    const fresh = firstCheckpoint(options, compression, name, source)
    const found = await interruptedRun(system, files, fresh, source, options)
    if (found === undefined) await checkOwn(system, files)
    const start = found ?? fresh
    const isResumed = found !== undefined
    const sinks = await openSinks(system, name, files, start, isResumed, options)
    try {
      // Names that differ may be of one file all the same, as where large and small letters count alike: once it is there, it shows.
      await checkApart(system, all)
    } catch (error) {
      await discard([sinks.output, sinks.rejects], isResumed)
      throw error
    }
    return { source, compression, ...sinks, files, start, isResumed, release }
  } catch (error) {
    await release()
    throw error
  }
}

/** The checkpoint to go on from; `undefined` where there is none. */
async function interruptedRun(
  system: FileOperations,
  { output }: RunFiles,
  { settings }: Checkpoint,
  source: ByteSource,
  options: BulkOptions,
): Promise<Checkpoint | undefined> {
  if (output === undefined) return undefined
  const found = await loadCheckpoint(system, output)
  if (found === undefined) return undefined
  if (!options.resume)
    throw new BulkError(
      'bulk/unfinished-run',
      { file: options.output },
      { hint: `continue it with --resume; ${again(options.output)}` },
    )
  checkSame(found, settings, source.identity, options)
  return found
}

function firstCheckpoint(
  { mapping, unmapped, skipChecks, lineage, coverage }: BulkOptions,
  compression: Compression,
  { output, rejects }: RunNames,
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
      rejects: rejects === undefined ? null : relative(dirname(resolve(output)), resolve(rejects)),
      batchBytes,
      longestLine,
    },
    input: source.identity,
    offset: 0,
    tail: tailOf(new Uint8Array()),
    output: nothingWritten,
    rejects: nothingWritten,
    tally: emptyTally(),
    drift: emptyRecord(),
    isWhole: false,
  }
}

/** Opens what is written to, or nothing: where one file cannot be opened, nothing is left of the other that this run made. */
async function openSinks(
  system: FileOperations,
  name: RunNames,
  files: RunFiles,
  start: Checkpoint,
  isResumed: boolean,
  { stdout, output: outputGiven }: BulkOptions,
): Promise<Pick<OpenRun, 'output' | 'rejects'>> {
  const openFile = async (file: string | undefined, written: Written): Promise<ByteSink | undefined> => {
    if (file === undefined) return undefined
    const open = start.isWhole ? openWholeFile : openFileSink
    return await open(system, file, written, again(outputGiven))
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
    await discard([output], isResumed)
    throw error
  }
}

/** Closes what was opened, and removes it where this run made it. */
async function discard(sinks: readonly (ByteSink | undefined)[], isResumed: boolean): Promise<void> {
  for (const sink of sinks) {
    await sink?.close()
    if (!isResumed) await sink?.discard()
  }
}

function openStream(name: string, stdout: Writable): ByteSink {
  return name === '-'
    ? streamSink(stdout, outputName(name), false)
    : streamSink(createWriteStream(name), name, true)
}
