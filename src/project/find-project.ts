/** Where the project file of a folder is. Reads no file, so that a command may ask before it loads what reads them. */
import { basename, dirname, join, resolve } from 'node:path'
import { kindOf } from './files-below.ts'

/** The name of a project file. */
export const projectFileName = 'txmap.config.yaml'

/**
 * The absolute path of the project file in `start` or in the nearest folder above it; `undefined` where there is none. `start` is a
 * folder, or the project file itself; the folder of the process where it is left out.
 */
export function findProject(start: string = '.'): string | undefined {
  const from = resolve(start)
  if (kindOf(from) === 'file') return basename(from) === projectFileName ? from : undefined
  for (let folder = from; ; folder = dirname(folder)) {
    const file = join(folder, projectFileName)
    if (kindOf(file) === 'file') return file
    if (folder === dirname(folder)) return undefined
  }
}
