/** Mapping files named on the command line, with the parts that lie around them. */
import { readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { SourceFile } from '../../compile/source-file.ts'
import { readFile } from '../files.ts'
import type { Io } from '../io.ts'

/** The text of each file; its name is the path as given. */
export function readSources(files: readonly string[], io: Io): readonly SourceFile[] {
  return files.map(file => ({ name: file, text: readFile(file, io) }))
}

/** The YAML files in the `parts` folders beside `files` and in the two folders above each, no higher than the folder the command runs in. */
export function partsAround(files: readonly string[], io: Io): readonly SourceFile[] {
  const folders = new Set(files.filter(file => file !== '-').flatMap(partFolders))
  const names = [...folders].flatMap(yamlFiles).filter(name => !files.includes(name))
  return readSources([...new Set(names)].sort(), io)
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

function yamlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.ya?ml$/.test(name))
    .map(name => relative('.', join(folder, name)))
}
