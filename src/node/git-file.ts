/** A file as a revision of git has it. Starts git itself, without a shell, so that no name can be a command. */
import { execFileSync } from 'node:child_process'

/** So large may a mapping be, many times over. */
const largest = 16 * 1024 * 1024

/**
 * The text of `file`, a path from the folder that the process runs in.
 * @throws where git is not there, or the revision has no such file
 */
export function fileOfRevision(revision: string, file: string): string {
  if (revision.startsWith('-')) throw new Error('a revision does not begin with a hyphen')
  const args = ['show', `${revision}:./${file.replaceAll('\\', '/')}`]
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: largest,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
