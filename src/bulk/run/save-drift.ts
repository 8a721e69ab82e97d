/** The drift report of a run, in a file beside its output: the same bytes for the same input, whatever the number of jobs. */
import type { DriftRecord } from '../../drift/drift-record.ts'
import { driftReport } from '../../drift/drift-report.ts'
import type { FileOperations } from '../files/file-operations.ts'
import { partialName, writeWhole } from '../files/whole-file.ts'

/** Writes the report in one step, so that there is a whole one or none. @throws BulkError `bulk/unwritable-output` */
export async function saveDrift(files: FileOperations, file: string, record: DriftRecord): Promise<void> {
  await writeWhole(files, file, partialName(file), `${JSON.stringify(driftReport(record), null, 2)}\n`)
}
