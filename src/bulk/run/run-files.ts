/** Every file of a run by name: those that are given, and those that it makes beside them. */
import type { Readable, Writable } from 'node:stream'
import type { BulkOptions } from '../bulk-options.ts'
import { isPlainFile } from '../bytes/byte-sink.ts'
import type { RunFile } from '../files/check-apart.ts'
import type { FileOperations } from '../files/file-operations.ts'
import { lockName } from '../files/run-lock.ts'
import { partialName } from '../files/whole-file.ts'
import { checkpointName, nextCheckpointName } from './checkpoint.ts'

/** The names of the files that get them in the end; `undefined` for what is not a file. */
export interface RunFiles {
  readonly output: string | undefined
  readonly rejects: string | undefined
  readonly drift: string | undefined
}

/** What is written by name, be it a file, a pipe or a device; `undefined` for what is not written. */
export interface RunNames {
  /** "-" is standard output. */
  readonly output: string
  readonly rejects: string | undefined
  readonly drift: string | undefined
}

/** @throws BulkError `bulk/unwritable-output` for what can never be written */
export async function namesOf(
  files: FileOperations,
  { output, rejects }: Pick<BulkOptions, 'output' | 'rejects'>,
): Promise<{ files: RunFiles; name: RunNames }> {
  const isFile = output !== '-' && (await isPlainFile(files, output))
  const beside = (end: string): string | undefined => (isFile ? `${output}${end}` : undefined)
  const name = { output, rejects: rejects ?? beside('.rejected.ndjson'), drift: beside('.drift.json') }
  const hasRejects = name.rejects !== undefined && (await isPlainFile(files, name.rejects))
  return {
    files: {
      output: isFile ? output : undefined,
      rejects: hasRejects ? name.rejects : undefined,
      drift: name.drift,
    },
    name,
  }
}

/** Everything that a run reads and writes. */
export function allFiles(
  { input, alsoRead, stdin, stdout }: Pick<BulkOptions, 'input' | 'alsoRead' | 'stdin' | 'stdout'>,
  name: RunNames,
  files: RunFiles,
): readonly RunFile[] {
  const all: RunFile[] = []
  const add = (at: string | number | undefined, what: string, role: RunFile['role']): void => {
    if (at !== undefined) all.push({ at, what, role })
  }
  add(input === '-' ? descriptorOf(stdin) : input, 'the input', 'read')
  for (const file of alsoRead) add(file, 'a mapping of this run', 'read')
  add(name.output === '-' ? descriptorOf(stdout) : name.output, 'the output', 'written')
  add(name.rejects, 'the file of rejected lines', 'written')
  add(name.drift, 'the drift report', 'derived')
  if (files.output !== undefined) {
    add(checkpointName(files.output), 'the checkpoint', 'derived')
    add(nextCheckpointName(files.output), 'the next checkpoint', 'derived')
  }
  for (const { file, what } of filesInTheEnd(files)) {
    add(partialName(file), `${what} until it is whole`, 'derived')
    add(lockName(file), `the lock of ${what}`, 'derived')
  }
  return all
}

/** The files that get their names in the end, which one run at a time may write. */
export function filesInTheEnd({
  output,
  rejects,
  drift,
}: RunFiles): readonly { readonly file: string; readonly what: string }[] {
  const all = [
    { file: output, what: 'the output' },
    { file: rejects, what: 'the file of rejected lines' },
    { file: drift, what: 'the drift report' },
  ]
  return all.flatMap(({ file, what }) => (file === undefined ? [] : [{ file, what }]))
}

/** The standard streams have one where they come from the system; a stream that a program made has none. */
function descriptorOf(stream: Readable | Writable): number | undefined {
  const descriptor: unknown = Reflect.get(stream, 'fd')
  return typeof descriptor === 'number' ? descriptor : undefined
}
