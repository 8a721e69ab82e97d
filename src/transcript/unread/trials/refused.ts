/** What stands in the entries of a list and cannot be read: a figure that reads it may leave the entry out, or a part of it. */
import { labelsIn } from '../../../text/labels/labels-in.ts'
import type { Issue } from '../../issue.ts'
import type { FigureReads } from './figure-reads.ts'
import type { Path } from './trial.ts'

/** A field of an entry whose text was refused. */
export interface RefusedField {
  /** Names, and positions in lists. */
  readonly path: Path
  /** The names alone, as the fields that a figure reads of entries are found by them; see FigureReads. */
  readonly names: string
  readonly pointer: string
}

/** What was refused on a document. */
export interface Refused {
  readonly fields: () => readonly RefusedField[]
  /** Where something stands that has another shape than expected. */
  readonly misshapen: readonly string[]
}

/** The pointers of what has another shape than expected. */
export function misshapenOf(issues: readonly Issue[]): readonly string[] {
  return issues.flatMap(each =>
    each.code === 'transcript/wrong-shape' && each.pointer !== null ? [each.pointer] : [],
  )
}

/** The first of `pointers` to something of another shape than expected in the place of a list, an entry, or what a figure reads of one. */
export function misshapenIn(
  pointers: readonly string[],
  { lists, inLists }: Pick<FigureReads, 'lists' | 'inLists'>,
): string | undefined {
  if (pointers.length === 0) return undefined
  const textOf = (path: readonly string[]): string => path.map(label => `${label}\n`).join('')
  const places = [...lists].flatMap(list => {
    const read = inLists.flatMap(({ list: of, wording }) => (of === list ? [textOf(wording.path)] : []))
    return list.field.paths.map(path => ({ at: textOf(path), read: ['', ...read] }))
  })
  return pointers.find(pointer => {
    const labels = labelsIn(pointer)
    return places.some(
      ({ at, read }) => labels.startsWith(at) && read.some(each => each.startsWith(labels.slice(at.length))),
    )
  })
}
