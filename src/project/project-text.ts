/** The texts of the files of a project. */
import { readFileSync } from 'node:fs'
import { reasonOf } from '../node/system-reason.ts'
import { ProjectError } from './project-error.ts'

/** The text of a file. @throws ProjectError for one that cannot be read, or is not UTF-8 */
export function readText(file: string, shown: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    const isCoding = error instanceof TypeError
    throw unreadable(shown, isCoding ? 'it is not UTF-8 text; save it as UTF-8' : reasonOf(error))
  }
}

/** The error for a file or folder that cannot be read. */
export function unreadable(file: string, reason: string): ProjectError {
  return new ProjectError('project/unreadable-file', { file, reason })
}
