/** A file as a revision of git has it. Starts git itself, without a shell, so that no name can be a command. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Git has no such revision here, or is not there itself. */
export class NoRevisionError extends Error {}

/** So large may a mapping be, many times over. */
const largest = 16 * 1024 * 1024

/**
 * The text of `file`, a path from the folder that the process runs in.
 * @throws NoRevisionError where there is no such revision; another error where it has no such file
 */
export function fileOfRevision(revision: string, file: string): string {
  if (revision.startsWith('-')) throw new NoRevisionError('a revision does not begin with a hyphen')
  // The repository is that of the file, wherever the process runs; its folder may have been there in the revision only.
  const isHere = existsSync(dirname(file))
  const folder = isHere ? dirname(file) : '.'
  const path = (isHere ? basename(file) : file).replaceAll('\\', '/')
  try {
    return git(folder, ['show', `${revision}:./${path}`])
  } catch (error) {
    if (isRevision(folder, revision)) throw error
    throw new NoRevisionError('git has no such revision')
  }
}

function isRevision(folder: string, name: string): boolean {
  try {
    git(folder, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
    return true
  } catch {
    return false
  }
}

function git(folder: string, args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: largest,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
