/** The texts of the files of a project. */
import { readFileSync } from 'node:fs'
import { ProjectError } from '../diagnostics/errors.ts'
import { projectErrorText } from '../diagnostics/project-codes.ts'
import { reasonOf } from '../node/system-reason.ts'

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
  const message = projectErrorText('project/unreadable-file', { file, reason })
  return new ProjectError('project/unreadable-file', message)
}
