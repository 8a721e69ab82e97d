/** The project of a folder, with the texts of its mappings and parts. Compiles nothing. */
import { relative } from 'node:path'
import type { SourceFile } from '../compile/source-file.ts'
import { listProject, type ProjectFiles } from './list-project.ts'
import type { Project } from './project.ts'
import { readText } from './project-text.ts'

/**
 * The project of a folder: what the file `txmap.config.yaml` in it, or in the nearest folder above it, says. `start` is a folder,
 * or the project file itself; the folder of the process where it is left out.
 * @throws ProjectError `project/no-file` where there is no project file, `project/unreadable-file` where a file cannot be read, else
 * with every diagnostic of the project file
 * @example
 * import { writeFileSync } from 'node:fs'
 * writeFileSync(`${folder}/acme.yaml`, yaml)
 * writeFileSync(`${folder}/txmap.config.yaml`, 'mappings: [acme.yaml]\n')
 * const project = loadProject(folder)
 * createMapper({ project, bundled: false }).mappingIds // => ['acme-1040']
 */
export function loadProject(start: string = '.'): Project {
  return withTexts(listProject(start))
}

/** The project with the texts of its mappings and parts. @throws ProjectError */
export function withTexts(project: ProjectFiles): Project {
  const read = (path: string): SourceFile => {
    const shown = relative(project.directory, path).replaceAll('\\', '/')
    return { name: shown, text: readText(path, shown) }
  }
  return { ...project, mappings: project.mappings.map(read), parts: project.parts.map(read) }
}
