/** What shows whether a file was written since. */
import { statSync } from 'node:fs'

/** A text that changes whenever a file is written, replaced or removed; "none" where there is no such file. */
export function stampOf(file: string): string {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(file)
    return `${ino} ${size} ${mtimeMs} ${ctimeMs}`
  } catch {
    // Whoever needs the file finds out why it cannot be read.
    return 'none'
  }
}
