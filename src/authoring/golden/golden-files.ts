/** The files of a golden: a folder with a transcript and what is expected of it. */

/** The file of a golden that holds its transcript. */
export const inputName = 'input.json'
/** The file of a golden that says what is expected. */
export const expectedName = 'expected.yaml'
/** What is expected if the difference that was found is right; until somebody has looked at it, it is pending. */
export const pendingName = 'expected.new.yaml'

/** Which of its files a folder has. */
export interface GoldenFolder {
  /** Its path as the files were named, without the slash at its end. */
  readonly folder: string
  readonly hasInput: boolean
  readonly hasExpected: boolean
  readonly hasPending: boolean
}

/** The goldens among `files`, paths with "/" between their steps, by their names. */
export function goldenFolders(files: readonly string[]): readonly GoldenFolder[] {
  const folders = new Map<string, Set<string>>()
  for (const file of files) {
    const end = file.lastIndexOf('/')
    const name = file.slice(end + 1)
    if (name !== inputName && name !== expectedName && name !== pendingName) continue
    const folder = end === -1 ? '.' : file.slice(0, end)
    const names = folders.get(folder)
    if (names === undefined) folders.set(folder, new Set([name]))
    else names.add(name)
  }
  return [...folders]
    .map(([folder, names]) => ({
      folder,
      hasInput: names.has(inputName),
      hasExpected: names.has(expectedName),
      hasPending: names.has(pendingName),
    }))
    .sort((left, right) => (left.folder < right.folder ? -1 : 1))
}
