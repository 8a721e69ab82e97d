/** What a figure leaves out if some unread lines are an entry of a list: found by trying it with that entry. */

import { getOrInsertIn } from '../../get-or-insert.ts'
import type { Filling } from '../places/filling.ts'
import { isAmount } from '../places/likely.ts'
import type { LabelSets, Lines } from '../places/lines.ts'
import type { ListPlace, RecordPlace, Slot, Wording } from '../places/places.ts'
import type { RecordReads } from '../places/record-reads.ts'
import type { UnreadLeaf } from '../places/survey.ts'
import type { Texts } from '../places/texts.ts'
import type { Titles } from '../places/titles.ts'
import { isRecord, put, setFlag, valueFor } from '../places/tried-values.ts'
import type { Bundle } from './bundles.ts'
import type { Trial } from './trial.ts'

/** A field, the line that it would be read from, and what it would hold. */
interface Fill {
  readonly wording: Wording
  readonly leaf: UnreadLeaf
  readonly value: unknown
}

/** What a bundle is taken for; `isOfKind` where it may be that, however its lines are called. */
interface Supposed {
  readonly bundle: Bundle
  readonly list: ListPlace
  readonly kind: RecordPlace
  readonly isOfKind: boolean
}

/** Of one document. */
export class Suppositions {
  readonly #titles: Titles
  readonly #sets: LabelSets
  readonly #filling: Filling
  readonly #texts: Texts
  readonly #fills = new Map<Lines, Map<readonly Wording[], readonly Fill[]>>()

  constructor(titles: Titles, sets: LabelSets, filling: Filling, texts: Texts) {
    this.#titles = titles
    this.#sets = sets
    this.#filling = filling
    this.#texts = texts
  }

  /** What the lines of a bundle would fill of wordings that have their labels, each field once. */
  #fillsOf({ lines }: Bundle, printed: readonly Wording[]): readonly Fill[] {
    return getOrInsertIn(this.#fills, lines, printed, () => {
      const found = new Map<Slot, Fill>()
      for (const wording of printed) {
        const leaf = found.has(wording.slot) ? undefined : lines.leafOf(wording, this.#titles)
        if (leaf === undefined || !this.#filling.mayFill(wording, leaf)) continue
        found.set(wording.slot, { wording, leaf, value: valueFor(wording, leaf.value) })
      }
      return [...found.values()]
    })
  }

  /** What the figure leaves out where a bundle is an entry of a list, of a kind whose `wordings` the figure reads. */
  leftOut(
    { bundle, list, kind, isOfKind }: Supposed,
    reads: RecordReads,
    trial: Trial,
  ): UnreadLeaf | undefined {
    const { wordings } = reads
    const printed = bundle.lines.labels(this.#titles, this.#sets).under(reads)
    const isPrinted = ({ takesAnything }: Wording): boolean =>
      !(takesAnything && list.field.kind === 'choice')
    if (!isOfKind && !printed.some(isPrinted)) return undefined
    const entry: Record<string, unknown> = {}
    if (list.field.kind === 'choice') entry[list.field.as] = kind.name
    // As in every entry, what is not there is null: JSONata passes over a name that an object has not.
    for (const { path } of reads.slots) put(entry, path, null)
    const place = [...bundle.base, ...list.path]
    const used = new Map<UnreadLeaf, Wording>()
    const openFlags: (readonly string[])[] = []
    const filled = new Set<Slot>()
    const fill = ({ wording, leaf, value }: Fill): void => {
      const isOpen = isRecord(value) && value.value === null
      put(entry, wording.slot.path, isOpen ? { ...value } : value)
      if (isOpen) openFlags.push([...wording.slot.path, 'value'])
      used.set(leaf, wording)
      filled.add(wording.slot)
    }
    const hasAmount = (): boolean => [...used.values()].some(isAmount)
    const isOther = (): boolean => {
      if (trial.changesWithEntry(place, entry)) return true
      if (hasAmount() && trial.changesAmongAll(place, entry)) return true
      for (const path of openFlags) put(entry, path, true)
      return openFlags.length > 0 && trial.changesWithEntry(place, entry)
    }
    // An amount of an entry that does not say whether it counts may count.
    const isOtherWhereCounted = (): boolean =>
      hasAmount() &&
      reads.flags.some(({ slot }) => {
        if (filled.has(slot)) return false
        put(entry, slot.path, setFlag)
        const isChanged = trial.changesWithEntry(place, entry)
        put(entry, slot.path, null)
        return isChanged
      })
    const fills = this.#fillsOf(bundle, printed)
    for (const each of fills) fill(each)
    // What cannot be read in the very place of a field may be anything.
    const unreadable = fills.find(({ value }) => value === null)
    if (unreadable && !trial.isNeedlessEntry(place, entry)) return unreadable.leaf
    if (used.size > 0 && (isOther() || isOtherWhereCounted())) return amountIn(used)
    if (!isOfKind || bundle.isRather(list, kind) === false) return undefined
    const others = bundle.leaves.filter(each => !kind.labels.has(each.label))
    if (others.length > 0)
      for (const wording of wordings) {
        if (wording.takesAnything || filled.has(wording.slot)) continue
        const leaf = others.find(each => !used.has(each) && this.#texts.couldFill(wording, each.value))
        if (leaf !== undefined) fill({ wording, leaf, value: valueFor(wording, leaf.value) })
      }
    if (used.size === 0) {
      // Where entries are only counted, one of an unknown kind has been, if the figure counts those.
      const isCounted = wordings.length === 0
      const isOneMore =
        isCounted && bundle.present !== undefined
          ? trial.changesInsteadOf(bundle.present, entry)
          : (isCounted || list.field.kind === 'list') && trial.changesWithEntry(place, entry)
      return isOneMore ? bundle.leaves[0] : undefined
    }
    // Or what decides whether it counts is not known, and an amount is there.
    const isLeftOut = isOther() || (hasAmount() && wordings.some(({ slot }) => !filled.has(slot)))
    return isLeftOut ? amountIn(used) : undefined
  }
}

/** Of the lines that were tried the first that is an amount, or the first. */
function amountIn(used: ReadonlyMap<UnreadLeaf, Wording>): UnreadLeaf | undefined {
  const [first] = used.keys()
  return [...used].find(([, wording]) => isAmount(wording))?.[0] ?? first
}
