/** Files that the command reads and writes as a whole, and what to say where that fails. */
import { dirname } from 'node:path'
import { inputName } from '../node/stream-names.ts'
import { reasonOf } from '../node/system-reason.ts'
import { type Io, UsageError } from './io.ts'

/** The text of a file. @throws UsageError which names it and says why it cannot be read */
export function readFile(file: string, io: Io): string {
  try {
    return io.read(file)
  } catch (error) {
    const reason = reasonOf(error)
    const parameters = { file: inputName(file), reason: reasons[reason] ?? reason }
    throw new UsageError('cli/unreadable-file', parameters)
  }
}

const tooLarge = 'it is too large for one document'

const reasons: Readonly<Record<string, string>> = {
  'it is a folder': 'it is a folder; name the files in it',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not UTF-8 text; save it as UTF-8',
  CLI_GZIP: 'it is compressed with gzip; decompress it first',
  CLI_ZSTD: 'it is compressed with zstd; decompress it first',
  ERR_FS_FILE_TOO_LARGE: tooLarge,
  ERR_STRING_TOO_LONG: tooLarge,
}

/** Writes a file, and makes the folder that it lies in where there is none. @throws UsageError which names it and says why it cannot be written */
export function saveBelow(file: string, text: string, io: Io): void {
  try {
    io.makeFolder(dirname(file))
  } catch (error) {
    const parameters = { file, reason: reasonOf(error) }
    throw new UsageError('cli/unwritable-file', parameters)
  }
  saveFile(file, text, io)
}

/** Writes a file. @throws UsageError which names it and says why it cannot be written */
export function saveFile(file: string, text: string, io: Io): void {
  try {
    io.save(file, text)
  } catch (error) {
    const parameters = { file, reason: reasonOf(error) }
    throw new UsageError('cli/unwritable-file', parameters)
  }
}

/** Removes a file. @throws UsageError which names it and says why it cannot be removed */
export function removeFile(file: string, io: Io): void {
  try {
    io.remove(file)
  } catch (error) {
    const parameters = { file, reason: reasonOf(error) }
    throw new UsageError('cli/unwritable-file', parameters)
  }
}
