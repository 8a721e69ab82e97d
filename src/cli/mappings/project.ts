/** The project that a command works on. Loads what reads one only where there is one. */
import { join, relative } from 'node:path'
import { kindOf } from '../../project/files-below.ts'
import { findProject, misnamedProject } from '../../project/find-project.ts'
import type { Project } from '../../project/project.ts'
import { usageError } from '../io.ts'

/**
 * The project in `folder` (the value of `--project`), or, where that is left out, the one around the folder that the command runs
 * in; `undefined` where there is none. Names and paths lead there from where the command runs.
 * @throws ProjectError where `folder` has no project, or the project file has a fault
 */
export async function projectOf(folder: string | undefined): Promise<Project | undefined> {
  const misnamed = folder === undefined ? misnamedProject() : undefined
  const found = folder === undefined && misnamed === undefined ? findProject() : undefined
  if (folder === undefined && found === undefined && misnamed === undefined) return undefined
  // The way up from a folder that is not there may lead to a project all the same, and to another one than is meant.
  if (folder !== undefined && kindOf(folder) === undefined) throw usageError(`there is no folder "${folder}"`)
  const { loadProject } = await import('../../project/load-project.ts')
  const project = loadProject(folder ?? found)
  // As the user writes it: a folder that is named stays at the front of each path.
  const top = folder === undefined ? relative('.', project.directory) : nameOf(folder, project)
  const shown = (path: string): string => join(top, relative(project.directory, path))
  const named = (files: Project['mappings']): Project['mappings'] =>
    files.map(({ name, text }) => ({ name: join(top, name), text }))
  return {
    file: shown(project.file),
    directory: top === '' ? '.' : top,
    mappings: named(project.mappings),
    parts: named(project.parts),
    samples: project.samples.map(shown),
    goldens: project.goldens.map(shown),
    types: project.types && shown(project.types),
    schemas: project.schemas && shown(project.schemas),
  }
}

/** A folder below the project, or its file, stands for the folder of the project. */
function nameOf(folder: string, { directory }: Project): string {
  const inside = relative(directory, folder)
  return inside === '' ? folder : relative('.', directory)
}
