/**
 * Gives the processes of one run of the tests a folder in common, for what takes long and each of them needs; see `consumer.ts`.
 * Vitest calls it before the first test file and removes the folder behind the last.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default function makeSharedFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'shared-'))
  process.env.SHARED_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
