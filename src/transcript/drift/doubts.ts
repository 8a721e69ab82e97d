/**
 * Whether a derived figure would leave something out: asked by trying. Each unread line that a field which the figure reads could
 * have been read from is read so, into the finished data; where that changes the figure, it cannot be given. Entries of unknown
 * kinds, entries that nobody read and whole unread sections are tried as further entries of the lists that the figure reads.
 */
import type { DerivedField } from '../../plan/mapping-plan.ts'
import { pointerTo } from '../../text/json-pointer.ts'
import { under } from '../section.ts'
import { above, Bundle, bundlesOf, Kinds, type SectionsPassedOver } from './bundles.ts'
import type { FigureReads } from './figure-reads.ts'
import { Gaps } from './gaps.ts'
import type { NamedWording } from './key-figures.ts'
import { isOfAnother, type KnownRow, knownRows, readsEither } from './known-rows.ts'
import { couldFill, fitOf, isAmount } from './likely.ts'
import type { ListPlace, RecordPlace, Slot, Wording } from './places.ts'
import { misshapenIn, type Refused, wordingOf } from './refused.ts'
import { isAbsent, lastKey, type Row, type Spot, type Survey, type UnreadLeaf } from './survey.ts'
import { Titles } from './titles.ts'
import { type Path, Trial } from './trial.ts'
import { changes, isFlag, isNothing, isRecord, put, setFlag, valueFor } from './tried-values.ts'
import { alike, type LabelWords, likeness } from './wording.ts'

/** What a figure may leave out. */
export interface Doubt {
  readonly pointer: string
  readonly key: string
  /** Left out, it is a line that no field reads; else its field cannot read it, or it is a flag that decides nothing. */
  readonly why?: 'unreadable' | 'undecided'
}

/** So many entries are tried for one figure. */
const mostBundles = 300
/** So many labels are compared with those that figures read; beyond, one that stands where a figure reads may be alike. */
const mostCompared = 2000

/** The doubts about the figures of one document. */
export class Doubts {
  /** What figures that are in doubt would be, by their paths. */
  readonly partial = new Map<string, unknown>()
  readonly #told = new Map<string, Doubt>()
  readonly #leaves: readonly UnreadLeaf[]
  readonly #reads: ReadonlyMap<DerivedField, FigureReads>
  readonly #titles: Titles
  readonly #kinds: Kinds
  readonly #sections: SectionsPassedOver
  readonly #refused: Refused
  readonly #uncounted: ReadonlyMap<DerivedField, Doubt>
  readonly #alike = new Map<Wording, Map<string, boolean>>()
  #compared = 0
  #names: ReadonlySet<string> | undefined
  #bundles: readonly Bundle[] | undefined
  #rows: readonly KnownRow[] | undefined

  /** `owners` are the forms whose schedules the transcript has, `known` the titles of the plan, `uncounted` the figures of which is not known what counts. */
  constructor(
    { leaves }: Survey,
    reads: ReadonlyMap<DerivedField, FigureReads>,
    owners: readonly string[],
    known: Titles,
    sections: SectionsPassedOver,
    uncounted: ReadonlyMap<DerivedField, Doubt>,
    refused: Refused,
    words: LabelWords,
  ) {
    this.#refused = refused
    this.#leaves = leaves
    this.#reads = reads
    this.#titles = new Titles(owners, words)
    this.#kinds = new Kinds(known, this.#titles)
    this.#sections = sections
    this.#uncounted = uncounted
  }

  /** The paths of the figures that are in doubt. */
  get paths(): ReadonlySet<string> {
    return new Set(this.#told.keys())
  }

  /** What the figures that are in doubt leave out. */
  get pointers(): readonly string[] {
    return [...this.#told.values()].map(({ pointer }) => pointer)
  }

  /** What the figure of `field`, `value` over `data`, leaves out; `work` works it out anew over changed data. */
  of(field: DerivedField, value: unknown, data: object, work: () => unknown): Doubt | undefined {
    const doubt =
      this.#fromBefore(field) ?? this.#uncounted.get(field) ?? this.#byTrying(field, value, data, work)
    if (doubt === undefined) return undefined
    const path = pointerTo('', field.name)
    this.#told.set(path, doubt)
    this.partial.set(path, value)
    return doubt
  }

  /** A figure that reads one in doubt is in doubt, too. */
  #fromBefore(field: DerivedField): Doubt | undefined {
    for (const [name = ''] of field.reads) {
      const doubt = this.#told.get(pointerTo('', name))
      if (doubt !== undefined) return doubt
    }
    return undefined
  }

  #byTrying(field: DerivedField, value: unknown, data: object, work: () => unknown): Doubt | undefined {
    const reads = this.#reads.get(field)
    if (reads === undefined || reads.all.size + reads.byRecord.size === 0) return undefined
    const trial = new Trial(data, reads.lists, work)
    // A figure that has no value has been told of.
    const ofRefused = value === null ? undefined : this.#ofRefused(reads, trial)
    return (
      ofRefused ??
      this.#inRows(reads, trial, { isGiven: value !== null, isTied: this.#isTied(field) }) ??
      this.#amongEntries(reads, trial, value !== null)
    )
  }

  /** Whether a figure rests on others: these are not worked out anew in a trial, so what it would be is not known. */
  #isTied({ reads }: DerivedField): boolean {
    this.#names ??= new Set([...this.#reads.keys()].map(each => each.name))
    return reads.some(([name = '']) => this.#names?.has(name))
  }

  /** What stands in entries and cannot be read. */
  #ofRefused({ byRecord, lists }: FigureReads, trial: Trial): Doubt | undefined {
    const { issues, fields } = this.#refused
    if (lists.size === 0) return undefined
    const wordings = [...byRecord].flatMap(([record, each]) => (record === undefined ? [] : each))
    const misshapen = misshapenIn(issues, lists, wordings)
    if (misshapen !== undefined) return { pointer: misshapen, key: lastKey(misshapen), why: 'unreadable' }
    for (const field of fields()) {
      const wording = wordingOf(field, wordings)?.wording
      if (wording === undefined) continue
      const isSure = isAmount(wording)
      if (!isSure && (isFlag(wording) || wording.slot.field.kind === 'whether')) continue
      if (!isSure || trial.changesWith(new Map([[field.path, valueFor(wording, undefined)]])))
        return { pointer: field.pointer, key: lastKey(field.pointer), why: 'unreadable' }
    }
    return undefined
  }

  /** Lines of what was read otherwise: of an entry of a known kind, of a section. */
  #inRows(
    { byRecord, all }: FigureReads,
    trial: Trial,
    { isGiven, isTied }: { readonly isGiven: boolean; readonly isTied: boolean },
  ): Doubt | undefined {
    this.#rows ??= knownRows(this.#leaves)
    const gaps = new Gaps()
    for (const { row, bundle, spots, saidAgain } of this.#rows) {
      const other = this.#ofAnotherKind(row, bundle, byRecord, trial)
      if (other !== undefined) return other
      const record = row.list === undefined ? undefined : row.record
      const wordings = byRecord.get(record) ?? []
      const printed = all.get(record) ?? []
      if (saidAgain !== undefined && readsEither(byRecord, row, saidAgain)) return saidAgain
      if (printed.length === 0) continue
      const pathOf = ({ slot }: Wording): Path => [...row.base, ...slot.path]
      const absent = wordings.map(each => each.wording).filter(({ slot }) => isAbsent(slot, row))
      // Lines that have the very labels, elsewhere in the entry, belong together.
      const together = new Map<Path, unknown>()
      let last: UnreadLeaf | undefined
      for (const wording of absent) {
        const leaf = bundle.leafOf(wording, this.#titles)
        if (leaf === undefined || !this.#mayFill(wording, leaf)) continue
        together.set(pathOf(wording), valueFor(wording, leaf.value))
        if (last === undefined || isAmount(wording)) last = leaf
      }
      if (last !== undefined && changes(trial, together)) return last
      // An amount of an entry that does not say whether it counts may count.
      const flags = wordings.flatMap(({ wording }) => (isFlag(wording) ? [pathOf(wording)] : []))
      const assumed = flags.flatMap(path => (trial.isOpen(path) ? [[path, setFlag] as const] : []))
      for (const { leaf, spot } of spots) {
        const isHere = (wording: Wording): boolean =>
          row.list !== undefined ||
          isSame(wording.path.slice(0, -1), spot.place.path) ||
          (isGiven &&
            isAmount(wording) &&
            couldFill(wording, leaf.value) &&
            this.#mayBeHome(wording, leaf, spot))
        const again = printed.flatMap(({ wording }) =>
          this.#isPrintedAgain(wording, leaf, spot) ? [wording] : [],
        )
        const open = isOfAnother(leaf, row, wordings) ? [] : absent.filter(isHere)
        for (const wording of [...open, ...again]) {
          if (!this.#mayFill(wording, leaf) || !this.#couldBe(wording, leaf)) continue
          // One line may be several fields: a code, and what is worked out from it.
          const same = open.filter(each => each.label === wording.label && this.#mayFill(each, leaf))
          const alone = new Map([...same, wording].map(each => [pathOf(each), valueFor(each, leaf.value)]))
          if (changes(trial, alone)) return leaf
          if (row.list !== undefined) gaps.add(row.base, leaf, alone)
          if (
            together.size + assumed.length > 0 &&
            changes(trial, new Map([...assumed, ...together, ...alone]))
          )
            return leaf
        }
      }
    }
    return isGiven ? (isTied ? gaps.deciding(trial) : undefined) : gaps.stopping(trial)
  }

  /** Lines of an entry that only entries of another kind have. */
  #ofAnotherKind(
    { list, record, base }: Row,
    { leaves }: Bundle,
    byRecord: FigureReads['byRecord'],
    trial: Trial,
  ): Doubt | undefined {
    if (list?.field.kind !== 'choice') return undefined
    const bundle = new Bundle(above(base, list), [list], leaves, undefined)
    for (const kind of bundle.kindsTouched(list, this.#titles)) {
      const wordings = byRecord.get(kind)
      if (kind === record || wordings === undefined) continue
      const isOnlyThere = wordings.some(
        ({ wording }) =>
          list.kindsTouched.get(wording.label)?.size === 1 &&
          bundle.leafOf(wording, this.#titles) !== undefined,
      )
      const doubt = isOnlyThere
        ? this.#asEntry({ bundle, list, kind, isOfKind: false }, wordings, trial)
        : undefined
      if (doubt !== undefined) return doubt
    }
    return undefined
  }

  /** Whether a line stands in an unread section that may be the absent one of a field: its title names no other. */
  #mayBeHome({ path }: Wording, { part }: UnreadLeaf, { place, row }: Spot): boolean {
    if (part === undefined || this.#titles.ofSection(part.key).designator !== undefined) return false
    const home = path.slice(0, -1)
    const isBelow = home.length > place.path.length && isSame(home.slice(0, place.path.length), place.path)
    return isBelow && under(row.section, home) === undefined
  }

  /** Whether a line has the label of a field that was read from elsewhere: the label is printed again, or its section is. */
  #isPrintedAgain({ label, path }: Wording, leaf: UnreadLeaf, { place, section }: Spot): boolean {
    if (leaf.label !== label) return false
    const { part } = leaf
    if (part === undefined) return section.names.has(label) && isSame(path.slice(0, -1), place.path)
    if (!this.#sections.repeated.has(part.pointer)) return false
    const home = place.sections.has(part.label) ? [...place.path, part.label] : place.path
    return isSame(path.slice(0, home.length), home)
  }

  /** Whether a line may fill a field: by what it says, or, where that cannot be read, by its label. */
  #mayFill(wording: Wording, { label, value }: UnreadLeaf): boolean {
    if (couldFill(wording, value)) return true
    if (isNothing(value) || fitOf(wording, value) === 'empty') return false
    return label === wording.label || this.#isAlike(label, wording)
  }

  /** Whether a line may be a field that takes any text: one is as good as another only where the label or the text tells. */
  #couldBe(wording: Wording, { label, value }: UnreadLeaf): boolean {
    if (!isFlag(wording)) return true
    const flag = valueFor(wording, value)
    return (isRecord(flag) && flag.value !== null) || this.#isAlike(label, wording)
  }

  #isAlike(label: string, wording: Wording): boolean {
    const known = this.#alike.get(wording) ?? new Map<string, boolean>()
    this.#alike.set(wording, known)
    const present = known.get(label)
    if (present !== undefined) return present
    if (this.#compared++ >= mostCompared) return true
    const found = likeness(this.#titles.words(label), wording.words) >= alike
    known.set(label, found)
    return found
  }

  /** What may be a further entry of a list. */
  #amongEntries({ byRecord, lists }: FigureReads, trial: Trial, isGiven: boolean): Doubt | undefined {
    if (lists.size === 0) return undefined
    this.#bundles ??= bundlesOf(this.#leaves, this.#sections)
    let left = mostBundles
    for (const bundle of this.#bundles) {
      if (this.#kinds.isOfAnotherReturn(bundle)) continue
      for (const list of bundle.lists) {
        if (!lists.has(list)) continue
        const isSaid = this.#kinds.said(bundle, list).length > 0
        const touched = bundle.kindsTouched(list, this.#titles)
        let isTouched = false
        for (const [kind, wordings] of byRecord) {
          if (kind === undefined || !list.kinds.includes(kind)) continue
          const isOfKind = this.#kinds.mayBe(bundle, list, kind, isGiven)
          if (!isOfKind && (isSaid || !touched.has(kind))) continue
          isTouched = true
          const doubt = this.#asEntry({ bundle, list, kind, isOfKind }, wordings, trial)
          if (doubt !== undefined) return doubt
        }
        // Where there is more to try, the figure is in doubt.
        if (isTouched && --left === 0) return bundle.leaves[0]
      }
    }
    return undefined
  }

  /** What the figure leaves out where a bundle is an entry of a list, of a kind whose `wordings` the figure reads. */
  #asEntry(
    { bundle, list, kind, isOfKind }: Supposed,
    wordings: readonly NamedWording[],
    trial: Trial,
  ): Doubt | undefined {
    const isPrinted = ({ wording }: NamedWording): boolean =>
      !(wording.takesAnything && list.field.kind === 'choice') &&
      bundle.leafOf(wording, this.#titles) !== undefined
    if (!isOfKind && !wordings.some(isPrinted)) return undefined
    const entry: Record<string, unknown> = {}
    if (list.field.kind === 'choice') entry[list.field.as] = kind.name
    const place = [...bundle.base, ...list.path]
    const used = new Map<UnreadLeaf, Wording>()
    const openFlags: (readonly string[])[] = []
    const filled = new Set<Slot>()
    const fill = (wording: Wording, leaf: UnreadLeaf | undefined): void => {
      if (leaf === undefined || filled.has(wording.slot) || !this.#mayFill(wording, leaf)) return
      const value = valueFor(wording, leaf.value)
      put(entry, wording.slot.path, value)
      if (isRecord(value) && value.value === null) openFlags.push([...wording.slot.path, 'value'])
      used.set(leaf, wording)
      filled.add(wording.slot)
    }
    const isOther = (): boolean => {
      if (trial.changesWithEntry(place, entry)) return true
      if ([...used.values()].some(isAmount) && trial.changesAmongAll(place, entry)) return true
      for (const path of openFlags) put(entry, path, true)
      return openFlags.length > 0 && trial.changesWithEntry(place, entry)
    }
    // An amount of an entry that does not say whether it counts may count.
    const isOtherWhereCounted = (): boolean =>
      [...used.values()].some(isAmount) &&
      wordings.some(({ wording }) => {
        const { slot } = wording
        if (!isFlag(wording) || filled.has(slot)) return false
        put(entry, slot.path, setFlag)
        const isChanged = trial.changesWithEntry(place, entry)
        put(entry, slot.path, null)
        return isChanged
      })
    for (const { wording } of wordings) fill(wording, bundle.leafOf(wording, this.#titles))
    if (used.size > 0 && (isOther() || isOtherWhereCounted())) return amountIn(used)
    if (!isOfKind || bundle.isRather(list, kind) === false) return undefined
    for (const { wording } of wordings)
      if (!wording.takesAnything)
        fill(
          wording,
          bundle.leaves.find(
            each => !used.has(each) && !kind.labels.has(each.label) && couldFill(wording, each.value),
          ),
        )
    if (used.size === 0) {
      // Where entries are only counted, one of an unknown kind has been, if the figure counts those.
      const isCounted = wordings.length === 0
      const isOneMore =
        isCounted && bundle.present !== undefined
          ? trial.changesInsteadOf(bundle.present, entry)
          : (isCounted || list.field.kind === 'list') && trial.changesWithEntry(place, entry)
      return isOneMore ? bundle.leaves[0] : undefined
    }
    if (isOther()) return amountIn(used)
    // What decides whether it counts is not known; an amount is there.
    const isSure = wordings.every(({ wording }) => filled.has(wording.slot))
    return !isSure && [...used.values()].some(isAmount) ? amountIn(used) : undefined
  }
}

/** What a bundle is taken for; `isOfKind` where it may be that, however its lines are called. */
interface Supposed {
  readonly bundle: Bundle
  readonly list: ListPlace
  readonly kind: RecordPlace
  readonly isOfKind: boolean
}

/** Of the lines that were tried the first that is an amount, or the first. */
function amountIn(used: ReadonlyMap<UnreadLeaf, Wording>): UnreadLeaf | undefined {
  const [first] = used.keys()
  return [...used].find(([, wording]) => isAmount(wording))?.[0] ?? first
}

function isSame(path: readonly string[], other: readonly string[]): boolean {
  return path.length === other.length && other.every((step, index) => path[index] === step)
}
