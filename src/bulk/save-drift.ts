/** The drift report of a run, in a file beside its output: the same bytes for the same input, whatever the number of jobs. */
import { rename, writeFile } from 'node:fs/promises'
import type { DriftRecord } from '../drift/drift-record.ts'
import { driftReport } from '../drift/drift-report.ts'
import { reasonOf } from '../node/system-reason.ts'
import { bulkError } from './bulk-error.ts'
import { partialName } from './byte-sink.ts'

/** Writes the report in one step, so that there is a whole one or none. @throws BulkError `bulk/unwritable-output` */
export async function saveDrift(file: string, record: DriftRecord): Promise<void> {
  try {
    await writeFile(partialName(file), `${JSON.stringify(driftReport(record), null, 2)}\n`)
    await rename(partialName(file), file)
  } catch (error) {
    throw bulkError('bulk/unwritable-output', { file, reason: reasonOf(error) })
  }
}
