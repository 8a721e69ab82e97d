/**
 * No run replaces a file that no run has made: where a shell puts the names of two archives in the place of `*.ndjson`, the second one
 * stands where the output does. A complete run leaves its drift report beside its output, and that tells.
 */
import { BulkError } from '../bulk-error.ts'
import type { FileOperations } from '../files/file-operations.ts'
import { guarded } from '../files/whole-file.ts'
import type { RunFiles } from './run-files.ts'

/** Looks at the files that a run from the beginning replaces. An empty one is nobody's. @throws BulkError `bulk/unwritable-output` */
export async function checkOwn(system: FileOperations, { output, rejects, drift }: RunFiles): Promise<void> {
  if (drift !== undefined && (await isFilled(system, drift))) return
  for (const file of [output, rejects]) {
    if (file === undefined || !(await isFilled(system, file))) continue
    const reason = 'it is there already, and no complete run of this command has made it'
    const hint = 'name another file; if it may go, remove it first'
    throw new BulkError('bulk/unwritable-output', { file, reason }, { hint })
  }
}

async function isFilled(system: FileOperations, file: string): Promise<boolean> {
  return await guarded(file, async () => {
    const facts = await system.facts(file)
    return facts?.kind === 'file' && facts.size > 0
  })
}
