/**
 * No file of a run may be two things at once: what writes where it reads, or two things into one file, destroys what it was
 * given. Files are compared and not names, for one file has many: links of both kinds, and ways through linked folders.
 */
import { basename, dirname, resolve } from 'node:path'
import { outputName } from '../../node/stream-names.ts'
import { codeOf } from '../../node/system-reason.ts'
import { BulkError } from '../bulk-error.ts'
import type { FileFacts, FileOperations } from './file-operations.ts'
import { guarded } from './whole-file.ts'

/** One file of a run. */
export interface RunFile {
  /** Its name, or the descriptor of a stream of this process that may come from a file. */
  readonly at: string | number
  /** What it is, for a message: "the input". */
  readonly what: string
  /** "derived": written, under a name that the run makes from another one. */
  readonly role: 'read' | 'written' | 'derived'
}

/**
 * Looks at every two files of which one at least is written. Files that are not there yet are known by their folder and name.
 * @throws BulkError `bulk/unwritable-output`
 */
export async function checkApart(files: FileOperations, all: readonly RunFile[]): Promise<void> {
  const seen = new Map<string, RunFile>()
  // What is only read comes first: that one of them is named twice is no fault.
  for (const file of all.filter(each => each.role === 'read')) {
    const identity = await identityOf(files, file)
    if (identity !== undefined && !seen.has(identity)) seen.set(identity, file)
  }
  for (const file of all.filter(each => each.role !== 'read')) {
    const identity = await identityOf(files, file)
    if (identity === undefined) continue
    const other = seen.get(identity)
    if (other !== undefined) throw clash(file, other)
    seen.set(identity, file)
  }
}

function clash({ at, what, role }: RunFile, other: RunFile): Error {
  const file = typeof at === 'number' ? outputName('-') : at
  const reason = `it is ${other.what}${other.role === 'read' ? '' : ' as well'}`
  const hint = role === 'derived' ? `the run needs it as ${what}; name another output` : undefined
  return new BulkError('bulk/unwritable-output', { file, reason }, { hint })
}

/** The same text for the same file only; `undefined` for what is not a file, as a pipe or a device, which may be read and written. */
async function identityOf(files: FileOperations, { at }: RunFile): Promise<string | undefined> {
  // A stream that is closed comes from nothing.
  if (typeof at === 'number') return await files.factsOfDescriptor(at).then(identityText, () => undefined)
  return await guarded(at, async () => {
    const facts = await files.facts(at)
    if (facts !== undefined) return identityText(facts)
    const folder = await folderFacts(files, dirname(resolve(at)))
    return folder === undefined
      ? `name ${resolve(at)}`
      : `in ${folder.device}:${folder.inode} ${basename(resolve(at))}`
  })
}

async function folderFacts(files: FileOperations, folder: string): Promise<FileFacts | undefined> {
  try {
    return await files.facts(folder)
  } catch (error) {
    // What is wrong with the way to a file is reported by whoever opens it.
    if (codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}

function identityText({ kind, device, inode }: FileFacts): string | undefined {
  return kind === 'file' ? `file ${device}:${inode}` : undefined
}
