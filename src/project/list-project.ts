/** Finds the project file of a folder and what lies where it says. Reads no other file. */
import { basename, dirname, resolve } from 'node:path'
import { bounded, type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts'
import type { Faults } from '../diagnostics/errors.ts'
import { renderDiagnostic } from '../diagnostics/render.ts'
import { reasonOf } from '../node/system-reason.ts'
import { below, kindOf } from './files-below.ts'
import { findProject, misnamedProject, projectFileName } from './find-project.ts'
import type { Project } from './project.ts'
import { ProjectError } from './project-error.ts'
import { readText, unreadable } from './project-text.ts'
import { type ProjectSettings, readProjectFile, type WrittenPath } from './read-project-file.ts'

/** A project with the absolute paths of its files in place of their texts. */
export interface ProjectFiles extends Omit<Project, 'mappings' | 'parts'> {
  readonly mappings: readonly string[]
  readonly parts: readonly string[]
}

/** The files of the project of a folder; see `loadProject`. @throws ProjectError */
export function listProject(start: string = '.'): ProjectFiles {
  const file = findProject(start)
  if (file === undefined || misnamedProject(start) !== undefined) throw noProject(start)
  const directory = dirname(file)
  const name = basename(file)
  const text = readText(file, name)
  const { settings, diagnostics: found } = readProjectFile(name, text)
  const { diagnostics: missing, ...lists } = listsOf(settings, directory)
  const diagnostics = bounded([...found, ...missing])
  const [first, ...more] = diagnostics
  if (first !== undefined) throw faulty([first, ...more], text)
  const shared = new Set(lists.parts)
  return {
    ...lists,
    file,
    directory,
    mappings: lists.mappings.filter(path => !shared.has(path)),
    types: settings.types && resolve(directory, settings.types.path),
    schemas: settings.schemas && resolve(directory, settings.schemas.path),
  }
}

function noProject(start: string): ProjectError {
  const parameters = { name: projectFileName, folder: start }
  const misnamed = misnamedProject(start)
  const hint =
    misnamed === undefined
      ? 'run txmap init to make a project'
      : `rename ${basename(misnamed)} to ${projectFileName}`
  return new ProjectError('project/no-file', parameters, { hint })
}

function faulty(diagnostics: Faults, text: string): ProjectError {
  const [{ code }] = diagnostics
  return new ProjectError(code, {}, { diagnostics, drawing: drawn(diagnostics, text) })
}

interface Lists {
  readonly mappings: readonly string[]
  readonly parts: readonly string[]
  readonly samples: readonly string[]
  readonly goldens: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** What lies where the settings say, each once. */
function listsOf(settings: ProjectSettings, directory: string): Lists {
  const diagnostics: Diagnostic[] = []
  const listed = (paths: readonly WrittenPath[], what: (path: string) => readonly string[]): string[] => {
    const found = paths.flatMap(written => {
      const path = resolve(directory, written.path)
      if (kindOf(path) !== undefined) return listedIn(path, written.path, what)
      diagnostics.push(missing(written))
      return []
    })
    return [...new Set(found)].sort()
  }
  return {
    mappings: listed(settings.mappings, yamlFiles),
    parts: listed(settings.parts, yamlFiles),
    samples: listed(settings.samples, sampleFiles),
    goldens: listed(settings.goldens, goldenFolders),
    diagnostics,
  }
}

/** @throws ProjectError for a folder that cannot be listed; `shown` is its path as written */
function listedIn(path: string, shown: string, what: (path: string) => readonly string[]): readonly string[] {
  try {
    return what(path)
  } catch (error) {
    throw unreadable(shown, reasonOf(error))
  }
}

function missing({ path, key, span }: WrittenPath): Diagnostic {
  const isFile = /\.(?:ya?ml|json)$/.test(path)
  const what = isFile ? 'file' : 'folder'
  const hint = isFile ? 'correct the path, or remove it' : `make the folder, or remove it from "${key}"`
  return diagnostic('project/missing-path', { what, path, key }, span, hint)
}

function yamlFiles(path: string): readonly string[] {
  return filesOf(path).filter(file => /\.ya?ml$/.test(file))
}

function sampleFiles(path: string): readonly string[] {
  return filesOf(path).filter(file => file.endsWith('.json'))
}

/** The file itself, or those below the folder. */
function filesOf(path: string): readonly string[] {
  return kindOf(path) === 'file' ? [path] : below(path).files
}

function goldenFolders(path: string): readonly string[] {
  if (kindOf(path) === 'file') return []
  const { files } = below(path)
  return files
    .filter(file => ['input.json', 'expected.yaml'].includes(basename(file)))
    .map(file => dirname(file))
}

function drawn(diagnostics: readonly Diagnostic[], text: string): string {
  return diagnostics.map(found => renderDiagnostic(found, text)).join('\n\n')
}
