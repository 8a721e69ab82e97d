/** What was left unread of entries of known kinds, and beside the lists of a document. */

import { canonicalTitle } from '../../../text/labels/canonical-label.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import { pointerUnder } from '../../view/section.ts'
import { isAmount } from '../places/likely.ts'
import type { LineKind } from '../places/line-kinds.ts'
import { Lines } from '../places/lines.ts'
import type { Place, RecordPlace } from '../places/places.ts'
import type { RecordReads } from '../places/record-reads.ts'
import { decidingLabels, type Row, type Spot, type UnreadLeaf } from '../places/survey.ts'
import { isFlag } from '../places/tried-values.ts'
import { above, Bundle } from './bundles.ts'
import type { FigureReads } from './figure-reads.ts'
import type { Path } from './trial.ts'

/** An unread line in one of the sections that it stands in. */
export interface KnownLine {
  readonly leaf: UnreadLeaf
  readonly spot: Spot
  /** Found when it is first asked for. */
  kind: LineKind | undefined
  attempts: Attempts | undefined
}

/** What a line may be of the fields that figures read, by what these are: of figures that have a value, and of those that have none. */
interface Attempts {
  readonly given: Map<RecordReads, readonly ReadonlyMap<Path, unknown>[]>
  readonly absent: Map<RecordReads, readonly ReadonlyMap<Path, unknown>[]>
}

/** Lines that belong together, by what they would fill. */
export interface Together {
  /** The one to be named: the last amount, or the first line; `undefined` where they would fill nothing. */
  readonly leaf: UnreadLeaf | undefined
  readonly values: ReadonlyMap<Path, unknown>
}

/** What was left unread of an entry of a known kind, or of the document beside its lists. */
export interface KnownRow {
  readonly row: Row
  readonly bundle: Bundle
  readonly lines: readonly KnownLine[]
  /** Those that may be something that figures read; all of them until that is known. */
  mattering: readonly KnownLine[]
  /** What lines with the very labels of fields would fill of what figures read. */
  readonly together: Map<RecordReads, Together>
  /** Where it says once more, and otherwise, what decides which entries are read. */
  readonly saidAgain: UnreadLeaf | undefined
  /** In an entry of a choice its lines, taken for those of another kind. */
  readonly ofAnother: Bundle | undefined
}

/** The rows that have unread lines. */
export function knownRows(leaves: readonly UnreadLeaf[]): readonly KnownRow[] {
  const byRow = new Map<Row, KnownLine[]>()
  const saidAgain = new Map<Row, UnreadLeaf>()
  const heldOf = (row: Row): KnownLine[] => getOrInsert(byRow, row, () => [])
  for (const leaf of leaves) {
    for (const spot of leaf.spots) {
      const { row, section } = spot
      if (row.isUnknown) continue
      // What decides which entries are read was looked at, but for another printing of it.
      if (leaf.part !== undefined || section !== row.section || !decides(leaf, row))
        heldOf(row).push({ leaf, spot, kind: undefined, attempts: undefined })
      else if (
        !saidAgain.has(row) &&
        (leaf.why === 'again' || pointerUnder(section, [leaf.label]) !== leaf.pointer)
      ) {
        heldOf(row)
        saidAgain.set(row, leaf)
      }
    }
  }
  return [...byRow].map(([row, lines]) => {
    const together = new Lines(lines.map(({ leaf }) => leaf))
    const bundle = new Bundle(row.base, [], together, undefined)
    const { list } = row
    const ofAnother =
      list?.field.kind === 'choice'
        ? new Bundle(above(row.base, list), [list], together, undefined)
        : undefined
    const again = saidAgain.get(row)
    return { row, bundle, lines, mattering: lines, together: new Map(), saidAgain: again, ofAnother }
  })
}

/** At most so many pairs of a label and a field can be compared; where there are more than `most`, some number beyond. */
export function pairsIn(rows: readonly KnownRow[], most: number): number {
  const labels = new Map<Place | RecordPlace, Set<string>>()
  let pairs = 0
  for (const { row, lines } of rows)
    for (const { leaf, spot } of lines) {
      const isInPlace = row.list === undefined && leaf.part === undefined
      const among = isInPlace ? spot.place : row.record
      const known = getOrInsert(labels, among, () => new Set())
      if (known.has(leaf.label)) continue
      known.add(leaf.label)
      pairs += isInPlace ? spot.place.wordings.length : row.record.size
      if (pairs > most) return pairs
    }
  return pairs
}

function decides({ label }: UnreadLeaf, { list }: Row): boolean {
  return list !== undefined && decidingLabels(list.field).includes(label)
}

/** Whether a figure reads entries of the kind of a row, or of that which the row says it is besides. */
export function readsEither(
  { byRecord, isOfKinds }: FigureReads,
  { list, record }: Row,
  { value }: UnreadLeaf,
): boolean {
  const text = typeof value === 'string' ? canonicalTitle(value) : ''
  const said = list?.kinds.filter(kind => kind.texts.includes(text)) ?? []
  return [record, ...said].some(kind => {
    const wordings = byRecord.get(kind)?.wordings
    if (wordings === undefined || isOfKinds) return wordings !== undefined
    // A flag that all kinds have does not make them what the figure is about; nor, of a sum, the number of a payer.
    const isOfSums = [...byRecord.values()].some(each => each.wordings.some(isAmount))
    return isOfSums ? wordings.some(isAmount) : wordings.length === 0 || wordings.some(each => !isFlag(each))
  })
}

/** Whether a line has the label of a field of its record, and of none that the figure reads. */
export function isOfAnother({ label }: UnreadLeaf, { record }: Row, reads: RecordReads): boolean {
  return record.labels.has(label) && !reads.hasLabel(label)
}
