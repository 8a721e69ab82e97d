/** The goldens in folders named on the command line. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  expectedName,
  type GoldenFolder,
  goldenFolders,
  inputName,
  pendingName,
} from '../../authoring/golden/golden-files.ts'
import type { GoldenTexts } from '../../authoring/golden/try-golden.ts'
import { reasonOf } from '../../node/system-reason.ts'
import { readFile } from '../files.ts'
import { type Io, UsageError, usageError } from '../io.ts'
import { projectOf } from '../mappings/project.ts'

/** The folders that are named, or those of the goldens of the project. @throws UsageError where there is neither */
export async function foldersOf(
  named: readonly string[],
  project: string | undefined,
): Promise<readonly string[]> {
  if (named.length > 0) return named
  const found = await projectOf(project)
  if (found === undefined)
    throw usageError('name a folder of goldens; without one, the project file says where they are')
  return found.goldens
}

/** Those in `folders` and in all folders below them, by their names. @throws UsageError for a folder that cannot be read */
export function findGoldens(folders: readonly string[]): readonly GoldenFolder[] {
  return goldenFolders([...new Set(folders.flatMap(filesBelow))])
}

/** The texts of a golden. @throws UsageError for a file that cannot be read */
export function readGolden({ folder, hasInput, hasExpected }: GoldenFolder, io: Io): GoldenTexts {
  return {
    folder,
    input: hasInput ? readFile(`${folder}/${inputName}`, io) : undefined,
    expected: hasExpected ? readFile(`${folder}/${expectedName}`, io) : undefined,
  }
}

/** Where the pending expectation of a golden is. */
export function pendingFile({ folder }: Pick<GoldenFolder, 'folder'>): string {
  return `${folder}/${pendingName}`
}

function filesBelow(folder: string): readonly string[] {
  try {
    if (!statSync(folder).isDirectory()) throw usageError(`"${folder}" is not a folder`)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name =>
      join(folder, name).replaceAll('\\', '/'),
    )
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw usageError(`the folder "${folder}" cannot be read: ${reasonOf(error)}`)
  }
}
