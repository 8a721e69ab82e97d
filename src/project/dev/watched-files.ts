/** What a project's files look like from outside: which there are, and when each was written. */
import { dirname, join, resolve } from 'node:path'
import { findProject } from '../find-project.ts'
import { listProject, type ProjectFiles } from '../list-project.ts'
import { ProjectError } from '../project-error.ts'
import { stampOf } from './file-stamp.ts'

/** A look at a project. */
export interface Look {
  /** Differs from that of another look where anything was written, added or removed in between. */
  readonly fingerprint: string
  /** The folders in which something may change. */
  readonly folders: readonly string[]
  /** The files, or why they cannot be listed. */
  readonly project: ProjectFiles | ProjectError
}

/** Looks at the project of a folder. Reads the project file only. */
export function lookAt(start: string | undefined): Look {
  const from = resolve(start ?? '.')
  const file = findProject(from)
  const own = file === undefined ? 'none' : stampOf(file)
  const top = file === undefined ? from : dirname(file)
  const project = listed(start)
  // A fault that names a missing folder ends when that folder is there, which the project file does not show.
  if (project instanceof ProjectError)
    return { fingerprint: `${own} ${project.message}`, folders: [top], project }
  const { mappings, parts, samples, goldens } = project
  const inGoldens = goldens.flatMap(folder => ['input.json', 'expected.yaml'].map(name => join(folder, name)))
  const files = [...mappings, ...parts, ...samples, ...inGoldens]
  const stamps = files.map(each => `${each} ${stampOf(each)}`)
  const folders = [...new Set([top, ...files.flatMap(each => above(dirname(each), top))])]
  return { fingerprint: [own, ...stamps].join('\n'), folders, project }
}

function listed(start: string | undefined): ProjectFiles | ProjectError {
  try {
    return listProject(start)
  } catch (error) {
    if (error instanceof ProjectError) return error
    throw error
  }
}

/** A folder and those above it, up to the top of the project: a new folder shows in the one that it lies in. */
function above(folder: string, top: string): readonly string[] {
  const folders: string[] = []
  for (let each = folder; each !== top && each !== dirname(each); each = dirname(each)) folders.push(each)
  return folders
}
