/** Mapping files named on the command line, with the parts that lie around them and the mappings that they extend. */
import { readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { SourceFile } from '../../compile/source-file.ts'
import type { Project } from '../../project/project.ts'
import { readFile } from '../files.ts'
import { type Io, UsageError } from '../io.ts'

/** The text of each file; its name is the path as given. */
export function readSources(files: readonly string[], io: Io): readonly SourceFile[] {
  return files.map(file => ({ name: file, text: readFile(file, io) }))
}

/**
 * The YAML files in the `parts` folders beside `sources` and in the two folders above each, no higher than the folder the command runs
 * in; and of the files beside them the mappings that they extend, if these are not among `sources` themselves. Of a project, all
 * that it has besides.
 */
export function libraryAround(
  sources: readonly SourceFile[],
  io: Io,
  project?: Project,
): readonly SourceFile[] {
  const files = sources.map(source => source.name)
  const taken = new Set(files.map(file => resolve(file)))
  const ofProject = project === undefined ? [] : [...project.parts, ...project.mappings]
  const others = ofProject.filter(({ name }) => !taken.has(resolve(name)))
  for (const { name } of others) taken.add(resolve(name))
  const folders = new Set(files.filter(file => file !== '-').flatMap(partFolders))
  const names = [...folders].flatMap(yamlFiles).filter(name => !taken.has(resolve(name)))
  const parts = [...others, ...readSources([...new Set(names)].sort(), io)]
  return [...parts, ...basesBeside([...sources, ...parts], files, io)]
}

/** The ids of the mappings in files, as far as a line at their top says them. */
export function idsIn(sources: readonly SourceFile[]): readonly string[] {
  return matchesIn(sources, identity)
}

function matchesIn(sources: readonly SourceFile[], line: RegExp): readonly string[] {
  return sources.flatMap(({ text }) => line.exec(text)?.[1] ?? [])
}

/** A line that says what a mapping extends, or what its own id is. */
const extended = /^extends:[ \t]*["']?([a-z0-9-]+)/m
const identity = /^id:[ \t]*["']?([a-z0-9-]+)/m

/** Only a file whose id is asked for is taken, whatever else lies in the folder; bases of bases lie there, too. */
function basesBeside(
  present: readonly SourceFile[],
  files: readonly string[],
  io: Io,
): readonly SourceFile[] {
  const known = new Set(idsIn(present))
  const wanted = [...matchesIn(present, extended)].filter(id => !known.has(id))
  if (wanted.length === 0) return []
  const taken = new Set(present.map(source => source.name))
  const folders = new Set(files.filter(file => file !== '-').map(file => dirname(file)))
  const beside = new Map(
    [...folders]
      .flatMap(folder => yamlFilesIn(folder))
      .filter(name => !taken.has(name))
      .sort()
      .flatMap(name => readable(name, io))
      .flatMap(source => idsIn([source]).map((id): [string, SourceFile] => [id, source])),
  )
  const found: SourceFile[] = []
  for (const id of wanted) {
    const source = beside.get(id)
    if (source === undefined || known.has(id)) continue
    known.add(id)
    found.push(source)
    // The list grows while it is walked.
    wanted.push(...matchesIn([source], extended))
  }
  return found
}

/** A file that nobody named is none of our business where it cannot be read. */
function readable(name: string, io: Io): readonly SourceFile[] {
  try {
    return readSources([name], io)
  } catch (error) {
    if (error instanceof UsageError) return []
    throw error
  }
}

function partFolders(file: string): readonly string[] {
  const top = resolve('.')
  const folders: string[] = []
  for (let folder = resolve(dirname(file)); folders.length < 3; folder = dirname(folder)) {
    folders.push(join(folder, 'parts'))
    if (folder === top || folder === dirname(folder)) break
  }
  return folders.filter(isFolder)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Those in the folder itself. */
function yamlFilesIn(folder: string): readonly string[] {
  if (!isFolder(folder)) return []
  return readdirSync(folder)
    .filter(name => /\.ya?ml$/.test(name))
    .map(name => join(folder, name))
}

function yamlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.ya?ml$/.test(name))
    .map(name => relative('.', join(folder, name)))
}
