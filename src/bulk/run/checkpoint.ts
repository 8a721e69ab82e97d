/**
 * How far a run has come, in a small file beside its output. It is written after the bytes that it counts are safe, and
 * in one step, so whatever ends the process, the newest one is whole and true.
 */
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { type DriftRecord, isDriftRecord } from '../../drift/drift-record.ts'
import { inputName } from '../../node/stream-names.ts'
import type { Tail } from '../batch/map-batch.ts'
import type { Tally } from '../batch/tally.ts'
import { BulkError } from '../bulk-error.ts'
import type { BulkOptions } from '../bulk-options.ts'
import type { Written } from '../bytes/byte-sink.ts'
import type { InputIdentity } from '../bytes/byte-source.ts'
import type { FileOperations } from '../files/file-operations.ts'
import { guarded, writeWhole } from '../files/whole-file.ts'

/** Everything but the input that the output depends on. A run that goes on must have the same. */
export interface RunSettings {
  readonly version: string
  readonly mapping: string
  readonly unmapped: string
  /** Names, in order, with blanks between them. */
  readonly skipChecks: string
  readonly lineage: boolean
  readonly coverage: boolean
  readonly compression: string
  /** Where rejected lines go, as seen from the folder of the output, for folders are renamed; null is standard error. */
  readonly rejects: string | null
  readonly batchBytes: number
  readonly longestLine: number
}

/** How far a run has come, as it is written for `--resume`. */
export interface Checkpoint {
  readonly settings: RunSettings
  readonly input: InputIdentity
  /** Bytes of the plain input that are done; a line begins there. */
  readonly offset: number
  /** The bytes just before the offset. */
  readonly tail: Tail
  /** What is in the partial output. */
  readonly output: Written
  /** What is in the partial file of rejected lines. */
  readonly rejects: Written
  readonly tally: Tally
  readonly drift: DriftRecord
  /** The output is whole and only has to get its name. */
  readonly isWhole: boolean
}

/** The file that holds the checkpoint of an output. */
export function checkpointName(output: string): string {
  return `${output}.checkpoint.json`
}

/** The file that becomes the next checkpoint. */
export function nextCheckpointName(output: string): string {
  return `${checkpointName(output)}.new`
}

/** @throws BulkError `bulk/unwritable-output` */
export async function saveCheckpoint(
  files: FileOperations,
  output: string,
  checkpoint: Checkpoint,
): Promise<void> {
  const text = JSON.stringify(checkpoint)
  await writeWhole(
    files,
    checkpointName(output),
    nextCheckpointName(output),
    `${text}\n${checksumOf(text)}\n`,
  )
}

/** The checkpoint of an interrupted run; `undefined` where there is none. @throws BulkError `bulk/cannot-resume` */
export async function loadCheckpoint(files: FileOperations, output: string): Promise<Checkpoint | undefined> {
  const name = checkpointName(output)
  const text = await textOf(files, name).catch(() => '')
  if (text === undefined) return undefined
  const [first = '', checksum] = text.split('\n')
  if (checksum === checksumOf(first)) {
    const read: unknown = JSON.parse(first)
    if (isCheckpoint(read)) return read
  }
  throw new BulkError('bulk/cannot-resume', { reason: `"${name}" cannot be read` }, { hint: again(output) })
}

/** Damage to a number would not be seen otherwise. */
function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function textOf(files: FileOperations, name: string): Promise<string | undefined> {
  const found = await files.factsOfName(name)
  if (found === undefined) return undefined
  if (found.kind !== 'file') return ''
  const handle = await files.open(name, 'read')
  try {
    const bytes = Buffer.alloc(found.size)
    let length = 0
    while (length < bytes.length) {
      const count = await handle.read(bytes.subarray(length), length)
      if (count === 0) break
      length += count
    }
    return bytes.toString('utf8', 0, length)
  } finally {
    await handle.close()
  }
}

/** Forgets an interrupted run. Nothing happens where there is none. @throws BulkError `bulk/unwritable-output` */
export async function removeCheckpoint(files: FileOperations, output: string): Promise<void> {
  const name = checkpointName(output)
  await guarded(name, async () => {
    await files.remove(name)
    await files.syncFolder(dirname(name))
  })
}

/** What a run reads and writes, by the names it was given. */
export type RunEnds = Pick<BulkOptions, 'input' | 'output'>

/** @throws BulkError `bulk/cannot-resume` where the run that goes on is not the one that was interrupted */
export function checkSame(
  checkpoint: Checkpoint,
  settings: RunSettings,
  input: InputIdentity,
  files: RunEnds,
): void {
  const [other] = Object.entries(settings).find(
    ([key, value]) => Reflect.get(checkpoint.settings, key) !== value,
  ) ?? [undefined]
  if (other !== undefined) {
    const reason = `it was begun with ${words[other] ?? 'other settings'}`
    throw new BulkError(
      'bulk/cannot-resume',
      { reason },
      { hint: `call it as before, or ${again(files.output)}` },
    )
  }
  const { input: before } = checkpoint
  if (before?.size !== input?.size || before?.modified !== input?.modified) throw changedInput(files)
}

/** The input is not what it was. */
export function changedInput({ input, output }: RunEnds): Error {
  const reason = `the input "${inputName(input)}" has changed`
  return new BulkError('bulk/cannot-resume', { reason }, { hint: again(output) })
}

/** How to start over, for a hint. */
export function again(output: string): string {
  return `remove "${checkpointName(output)}" to start over`
}

const words: Readonly<Record<string, string>> = {
  version: 'another version of this package',
  mapping: 'another mapping',
  unmapped: 'another --unmapped',
  skipChecks: 'another --skip-check',
  lineage: 'another --lineage',
  coverage: 'another --coverage',
  compression: 'another compression',
  rejects: 'another file of rejected lines',
}

/** The file is ours, and whoever can write it can write the output as well; this guards against a slip, such as another version's form. */
function isCheckpoint(value: unknown): value is Checkpoint {
  if (!isRecord(value)) return false
  const { settings, input, offset, tail, output, rejects, tally, drift, isWhole } = value
  return (
    isRecord(settings) &&
    (input === null || (isRecord(input) && isCount(input.size) && typeof input.modified === 'number')) &&
    isCount(offset) &&
    [output, rejects].every(isWritten) &&
    isRecord(tail) &&
    isCount(tail.length) &&
    typeof tail.sha256 === 'string' &&
    isTally(tally) &&
    isDriftRecord(drift) &&
    typeof isWhole === 'boolean'
  )
}

function isWritten(value: unknown): boolean {
  return isRecord(value) && isCount(value.length) && typeof value.sha256 === 'string'
}

function isTally(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.issues)) return false
  const { lines, mapped, blank, rejected, issues } = value
  const counts = [rejected, issues.error, issues.warning, issues.info, issues.bug]
  return (
    [lines, mapped, blank].every(isCount) &&
    counts.every(each => isRecord(each) && Object.values(each).every(isCount))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
