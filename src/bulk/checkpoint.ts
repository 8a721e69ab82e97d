/**
 * How far a run has come, in a small file beside its output. It is written after the bytes that it counts are safe, and
 * in one step, so whatever ends the process, the newest one is whole and true.
 */
import { open, readFile, rename, rm } from 'node:fs/promises'
import { type DriftRecord, isDriftRecord } from '../drift/drift-record.ts'
import { inputName } from '../node/stream-names.ts'
import { codeOf, reasonOf } from '../node/system-reason.ts'
import { bulkError } from './bulk-error.ts'
import type { BulkOptions } from './bulk-options.ts'
import type { InputIdentity } from './byte-source.ts'
import type { Tail } from './map-batch.ts'
import type { Tally } from './tally.ts'

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
  /** Where rejected lines go; null is standard error. */
  readonly rejects: string | null
  readonly batchBytes: number
  readonly longestLine: number
}

export interface Checkpoint {
  readonly settings: RunSettings
  readonly input: InputIdentity
  /** Bytes of the plain input that are done; a line begins there. */
  readonly offset: number
  /** The bytes just before the offset. */
  readonly tail: Tail
  /** Bytes of the partial output. */
  readonly output: number
  /** Bytes of the partial file of rejected lines. */
  readonly rejects: number
  readonly tally: Tally
  readonly drift: DriftRecord
  /** The output is whole and only has to get its name. */
  readonly isWhole: boolean
}

/** The file that holds the checkpoint of an output. */
export function checkpointName(output: string): string {
  return `${output}.checkpoint.json`
}

/** @throws BulkError `bulk/unwritable-output` */
export async function saveCheckpoint(output: string, checkpoint: Checkpoint): Promise<void> {
  const name = checkpointName(output)
  try {
    const handle = await open(`${name}.new`, 'w')
    try {
      await handle.writeFile(`${JSON.stringify(checkpoint)}\n`)
      await handle.datasync()
    } finally {
      await handle.close()
    }
    await rename(`${name}.new`, name)
  } catch (error) {
    throw bulkError('bulk/unwritable-output', { file: name, reason: reasonOf(error) })
  }
}

/** The checkpoint of an interrupted run; `undefined` where there is none. @throws BulkError `bulk/cannot-resume` */
export async function loadCheckpoint(output: string): Promise<Checkpoint | undefined> {
  const name = checkpointName(output)
  try {
    const read: unknown = JSON.parse(await readFile(name, 'utf8'))
    if (isCheckpoint(read)) return read
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
  }
  throw bulkError('bulk/cannot-resume', { reason: `"${name}" cannot be read` }, again(output))
}

/** Forgets an interrupted run. Nothing happens where there is none. */
export async function removeCheckpoint(output: string): Promise<void> {
  await rm(checkpointName(output), { force: true })
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
    throw bulkError('bulk/cannot-resume', { reason }, `call it as before, or ${again(files.output)}`)
  }
  const { input: before } = checkpoint
  if (before?.size !== input?.size || before?.modified !== input?.modified) throw changedInput(files)
}

/** The input is not what it was. */
export function changedInput({ input, output }: RunEnds): Error {
  const reason = `the input "${inputName(input)}" has changed`
  return bulkError('bulk/cannot-resume', { reason }, again(output))
}

/** How to begin anew, for a hint. */
export function again(output: string): string {
  return `remove "${checkpointName(output)}" to begin anew`
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
    [offset, output, rejects].every(isCount) &&
    isRecord(tail) &&
    isCount(tail.length) &&
    typeof tail.sha256 === 'string' &&
    isTally(tally) &&
    isDriftRecord(drift) &&
    typeof isWhole === 'boolean'
  )
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
