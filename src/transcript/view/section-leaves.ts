/** The leaves of a document behind what a section of the view has under a label. */
import { pointerIn, Section, under, wrongShape } from './section.ts'

/** A leaf, and the text there, as it came; other JSON where it is no text. */
interface SectionLeaf {
  readonly pointer: string
  readonly raw: unknown
}

/**
 * The leaf at the end of `path`, and further printings of its label in the same section that say the same; nothing where a list
 * or an object stands in the place of the leaf.
 */
export function leavesUnder(view: Section, path: readonly string[]): readonly SectionLeaf[] {
  const parent = path.length === 1 ? view : under(view, path.slice(0, -1))
  const position = parent instanceof Section ? parent.names.get(path.at(-1) ?? '') : undefined
  if (!(parent instanceof Section) || position === undefined) return []
  const spelling = parent.spellings[position]
  const raw = parent.values[position]
  if (spelling === undefined || raw === wrongShape) return []
  const leaf = { pointer: pointerIn(parent, spelling), raw }
  const twins = parent.twins?.get(position)
  return twins === undefined
    ? [leaf]
    : [leaf, ...twins.map(({ pointer, value }) => ({ pointer, raw: value }))]
}
