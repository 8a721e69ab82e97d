/** The files and folders below a folder. Does not follow links, which could lead in a circle. */
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What lies below a folder: the paths of its files, and of itself and its folders, in the order of their names. */
export interface Below {
  readonly files: readonly string[]
  readonly folders: readonly string[]
}

/**
 * Everything below `folder`, at any depth, apart from node_modules and what begins with a period.
 * @throws what the system refuses, with its `code`
 */
export function below(folder: string): Below {
  const files: string[] = []
  const folders = [folder]
  // The list grows while it is walked, so that no depth of folders is a depth of calls.
  for (const each of folders) {
    for (const entry of readdirSync(each, { withFileTypes: true })) {
      if (isSkipped(entry)) continue
      if (entry.isDirectory()) folders.push(join(each, entry.name))
      else if (entry.isFile()) files.push(join(each, entry.name))
    }
  }
  return { files: files.sort(), folders: folders.sort() }
}

function isSkipped({ name }: Dirent): boolean {
  return name.startsWith('.') || name === 'node_modules'
}

/** What lies at a path; `undefined` where that is nothing. A link is what it leads to. */
export function kindOf(path: string): 'file' | 'folder' | undefined {
  // It throws, whatever its option says, where a part of the path is a file.
  const found = existsSync(path) ? statSync(path, { throwIfNoEntry: false }) : undefined
  if (found === undefined) return undefined
  return found.isDirectory() ? 'folder' : 'file'
}
