/** Replaces a file as a whole: whatever ends the process in between, there is the old file or the new one. */
import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'

/**
 * Writes `text` as UTF-8 under a name of its own beside `file`, and renames it when it is on the disk. A link stays one: the file
 * that it names is replaced. A device or a pipe cannot be replaced and is written to.
 * @throws what the system refuses, with its `code`; `file` is then as it was, and nothing is left beside it
 */
export function saveWhole(file: string, text: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found !== undefined && !found.isFile()) {
    writeFileSync(file, text)
    return
  }
  const target = found === undefined ? file : realpathSync(file)
  const partial = `${target}.partial`
  // What an interrupted run left. Exclusive, so that a link that somebody put there in the meantime is not followed.
  rmSync(partial, { force: true })
  const handle = openSync(partial, 'wx')
  try {
    try {
      writeFileSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(partial, target)
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}
