/** What stands in the entries of a list and cannot be read: a figure that reads it may leave the entry out, or a part of it. */
import { canonicalLabel } from '../../text/canonical-label.ts'
import { pointerSteps } from '../../text/json-pointer.ts'
import type { Issue } from '../issue.ts'
import { isAtOrAbove, type NamedWording } from './key-figures.ts'
import type { ListPlace } from './places.ts'
import type { Path } from './trial.ts'

/** A field of an entry whose text was refused. */
export interface RefusedField {
  /** Names, and positions in lists. */
  readonly path: Path
  readonly names: readonly string[]
  readonly pointer: string
}

/** What was refused on a document. */
export interface Refused {
  readonly fields: () => readonly RefusedField[]
  readonly issues: readonly Issue[]
}

/** The wording of a refused field among those that a figure reads from lists. */
export function wordingOf(
  { names }: RefusedField,
  wordings: readonly NamedWording[],
): NamedWording | undefined {
  return wordings.find(
    each => each.list !== undefined && each.names.length === names.length && isAtOrAbove(each.names, names),
  )
}

/** The pointer of something of another shape than expected in the place of a list, an entry, or what a figure reads of one. */
export function misshapenIn(
  issues: readonly Issue[],
  lists: Iterable<ListPlace>,
  wordings: readonly NamedWording[],
): string | undefined {
  const pointers = issues.flatMap(each =>
    each.code === 'transcript/wrong-shape' && each.pointer !== null ? [each.pointer] : [],
  )
  if (pointers.length === 0) return undefined
  const places = [...lists].flatMap(list =>
    list.field.paths.map(path => ({
      path,
      read: wordings.filter(each => each.list === list).map(({ wording }) => wording.path),
    })),
  )
  return pointers.find(pointer => {
    const labels = [...pointerSteps(pointer)].filter(step => !/^[0-9]+$/.test(step)).map(canonicalLabel)
    return places.some(({ path, read }) => {
      if (!startsWith(labels, path)) return false
      const rest = labels.slice(path.length)
      return rest.length === 0 || read.some(each => startsWith(each, rest))
    })
  })
}

function startsWith(labels: readonly string[], beginning: readonly string[]): boolean {
  return beginning.length <= labels.length && beginning.every((label, index) => labels[index] === label)
}
