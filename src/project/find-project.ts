/** Where the project file of a folder is. Reads no file, so that a command may ask before it loads what reads them. */
import { basename, dirname, join, resolve } from 'node:path'
import { kindOf } from './files-below.ts'

/** The name of a project file. */
export const projectFileName = 'txmap.config.yaml'

/** Names that a project file is given by slip; each is a file that nothing reads. */
const wrongNames = ['txmap.config.yml', 'txmap.config.json']

/** A file in `start`, or in the nearest folder above it, that is likely meant as the project file and has another name; none where a project is nearer. */
export function misnamedProject(start: string = '.'): string | undefined {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    if (kindOf(join(folder, projectFileName)) === 'file') return undefined
    const found = wrongNames.map(name => join(folder, name)).find(file => kindOf(file) === 'file')
    if (found !== undefined || folder === dirname(folder)) return found
  }
}

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
