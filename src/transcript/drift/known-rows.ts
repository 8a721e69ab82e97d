/** What was left unread of entries of known kinds, and beside the lists of a document. */
import { pointerUnder } from '../section.ts'
import { Bundle } from './bundles.ts'
import { decidingLabels, type Row, type Spot, type UnreadLeaf } from './survey.ts'

/** What was left unread of an entry of a known kind, or of the document beside its lists. */
export interface KnownRow {
  readonly row: Row
  readonly bundle: Bundle
  readonly spots: readonly { readonly leaf: UnreadLeaf; readonly spot: Spot }[]
  /** Where it says once more, and otherwise, what decides which entries are read. */
  readonly saidAgain: UnreadLeaf | undefined
}

/** The rows that have unread lines. */
export function knownRows(leaves: readonly UnreadLeaf[]): readonly KnownRow[] {
  const byRow = new Map<Row, { leaf: UnreadLeaf; spot: Spot }[]>()
  const saidAgain = new Map<Row, UnreadLeaf>()
  const heldOf = (row: Row): { leaf: UnreadLeaf; spot: Spot }[] => {
    const held = byRow.get(row) ?? []
    byRow.set(row, held)
    return held
  }
  for (const leaf of leaves) {
    for (const spot of leaf.spots) {
      const { row, section } = spot
      if (row.isUnknown) continue
      // What decides which entries are read was looked at, but for another printing of it.
      if (leaf.part !== undefined || section !== row.section || !decides(leaf, row))
        heldOf(row).push({ leaf, spot })
      else if (!saidAgain.has(row) && pointerUnder(section, [leaf.label]) !== leaf.pointer) {
        heldOf(row)
        saidAgain.set(row, leaf)
      }
    }
  }
  return [...byRow].map(([row, spots]) => {
    const bundle = new Bundle(
      row.base,
      [],
      spots.map(({ leaf }) => leaf),
      undefined,
    )
    return { row, bundle, spots, saidAgain: saidAgain.get(row) }
  })
}

function decides({ label }: UnreadLeaf, { list }: Row): boolean {
  return list !== undefined && decidingLabels(list.field).includes(label)
}
