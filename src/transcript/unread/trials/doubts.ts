/**
 * Whether a derived figure would leave something out: asked by trying. Each unread line that a field which the figure reads could
 * have been read from is read so, into the finished data; where that changes the figure, it cannot be given. Entries of unknown
 * kinds, entries that nobody read and whole unread sections are tried as further entries of the lists that the figure reads.
 */

import type { DerivedField } from '../../../plan/mapping-plan.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import { under } from '../../view/section.ts'
import { Filling, surelyCompared } from '../places/filling.ts'
import { isAmount } from '../places/likely.ts'
import type { LineKind, LineReads } from '../places/line-kinds.ts'
import type { LabelSet } from '../places/lines.ts'
import type { RecordPlace, Wording } from '../places/places.ts'
import type { PlanLines } from '../places/plan-lines.ts'
import { areSame, type RecordReads } from '../places/record-reads.ts'
import { isAbsent, lastKey, type Row, type Spot, type Survey, type UnreadLeaf } from '../places/survey.ts'
import type { Texts } from '../places/texts.ts'
import { Titles } from '../places/titles.ts'
import { changes, isFlag, isRecord, setFlag, valueFor } from '../places/tried-values.ts'
import { type Bundle, bundlesOf, Kinds, type SkippedSections } from './bundles.ts'
import type { FigureReads } from './figure-reads.ts'
import { Gaps } from './gaps.ts'
import {
  isOfAnother,
  type KnownLine,
  type KnownRow,
  knownRows,
  pairsIn,
  readsEither,
  type Together,
} from './known-rows.ts'
import { misshapenIn, type Refused } from './refused.ts'
import { Suppositions } from './suppositions.ts'
import { type Path, Trial } from './trial.ts'

/** What a figure may leave out. */
export interface Doubt {
  readonly pointer: string
  readonly key: string
  /**
   * Left out, it is a line that no field reads; else its key is written again, its field cannot read it, it is a flag that decides
   * nothing, or it is not there.
   */
  readonly why?: 'again' | 'unreadable' | EntryReason | undefined
}

/** Why an entry puts a figure in doubt by itself: it is not known whether it counts, or, of a figure without a value, it lacks what that needs. */
export type EntryReason = 'undecided' | 'absent'

/** The first entry that puts a figure in doubt so; `undefined` where none does. */
export type EntriesInDoubt = (figure: DerivedField, why: EntryReason) => Doubt | undefined

/** What doubts take from the plan. */
export interface DoubtPlan {
  readonly reads: ReadonlyMap<DerivedField, FigureReads>
  /** What figures read, by record. */
  readonly byRecord: ReadonlyMap<RecordPlace | undefined, readonly RecordReads[]>
  /** The forms whose schedules its transcripts have. */
  readonly owners: readonly string[]
  /** Those of its own sections and entries. */
  readonly titles: Titles
  readonly lines: PlanLines
}

/** A figure that is not given. */
export interface Incomplete {
  readonly doubt: Doubt
  /** What it would be. */
  readonly value: unknown
}

/** At most this many entries are tried for one figure. */
const mostBundles = 300

/** The doubts about the figures of one document. */
export class Doubts {
  readonly #leaves: readonly UnreadLeaf[]
  readonly #titles: Titles
  readonly #kinds: Kinds
  readonly #sections: SkippedSections
  readonly #refused: Refused
  readonly #plan: DoubtPlan
  readonly #texts: Texts
  readonly #filling: Filling
  readonly #suppositions: Suppositions
  /** All labels can be compared. */
  #isShort = false
  #bundles: readonly Bundle[] | undefined
  #rows: readonly KnownRow[] | undefined

  constructor(
    plan: DoubtPlan,
    { leaves, again }: Survey,
    sections: SkippedSections,
    refused: Refused,
    texts: Texts,
  ) {
    this.#refused = refused
    this.#leaves = [...leaves, ...again]
    this.#plan = plan
    this.#texts = texts
    this.#filling = new Filling(plan.lines.words, texts)
    this.#titles = new Titles(plan.owners, plan.lines.words)
    this.#kinds = new Kinds(plan.titles, this.#titles)
    this.#suppositions = new Suppositions(this.#titles, plan.lines.sets, this.#filling, texts)
    this.#sections = sections
  }

  /** What the figure of `field`, `value` over `data`, leaves out; `work` computes it again over changed data. */
  of(field: DerivedField, value: unknown, data: object, work: () => unknown): Doubt | undefined {
    const reads = this.#plan.reads.get(field)
    if (reads === undefined || reads.all.size === 0) return undefined
    const trial = new Trial(data, reads.lists, work, field)
    // A figure that has no value has been reported.
    const isGiven = value !== null
    return (
      (isGiven ? this.#ofRefused(reads, trial) : undefined) ??
      this.#inRows(reads, trial, isGiven) ??
      this.#amongEntries(reads, trial, isGiven)
    )
  }

  /** Whether something in `list` that cannot be read may concern a figure: it stands in an entry that the figure may pick. */
  mayConcern(figure: DerivedField, list: string, data: object): boolean {
    const trial = new Trial(data, [], () => undefined, figure)
    return (
      this.#refused.misshapen.length > 0 ||
      this.#refused
        .fields()
        .some(({ path }) => path[0] === list && trial.changesWith(new Map([[path, null]])))
    )
  }

  /** What stands in entries and cannot be read. */
  #ofRefused(reads: FigureReads, trial: Trial): Doubt | undefined {
    const misshapen = misshapenIn(this.#refused.misshapen, reads)
    if (misshapen !== undefined) return unreadableAt(misshapen)
    for (const { names, path, pointer } of this.#refused.fields()) {
      const wording = reads.ofEntries.get(names)
      if (wording === undefined) continue
      // What is no amount may be any text, and may say what the entry is.
      const value = isAmount(wording) ? valueFor(wording) : null
      if (trial.changesWith(new Map([[path, value]]))) return unreadableAt(pointer)
    }
    return undefined
  }

  /** Lines of what was read otherwise: of an entry of a known kind, of a section. */
  #inRows(figure: FigureReads, trial: Trial, isGiven: boolean): Doubt | undefined {
    const { byRecord, all, isTied } = figure
    this.#rows ??= this.#rowsOf()
    let gaps: Gaps | undefined
    for (const known of this.#rows) {
      const { row, saidAgain } = known
      const other = this.#ofAnotherKind(known, byRecord, trial)
      if (other !== undefined) return other
      if (saidAgain !== undefined && readsEither(figure, row, saidAgain)) return saidAgain
      const reads = all.get(row.list === undefined ? undefined : row.record)
      if (reads === undefined || reads.printed.length === 0) continue
      const together = this.#togetherOf(known, reads)
      if (together.leaf !== undefined && changes(trial, together.values)) return together.leaf
      // An amount of an entry that does not say whether it counts may count.
      let assumed: readonly (readonly [Path, unknown])[] | undefined
      for (const line of known.mattering)
        for (const alone of this.#attemptsOf(line, reads, isGiven)) {
          if (changes(trial, alone)) return line.leaf
          if (row.list !== undefined && (isTied || !isGiven)) {
            gaps ??= new Gaps()
            gaps.add({ base: row.base, leaf: line.leaf, values: alone })
          }
          assumed ??= reads.flags.flatMap(wording => {
            const path = pathIn(row, wording)
            return trial.isOpen(path) ? [[path, setFlag]] : []
          })
          if (
            together.values.size + assumed.length > 0 &&
            changes(trial, new Map([...assumed, ...together.values, ...alone]))
          )
            return line.leaf
        }
    }
    return isGiven ? (isTied ? gaps?.deciding(trial) : undefined) : gaps?.stopping(trial)
  }

  /** What the lines of a row fill that have the very labels, elsewhere in the entry: they belong together. */
  #togetherOf({ row, bundle, together }: KnownRow, reads: RecordReads): Together {
    return getOrInsert(together, reads, () => {
      const values = new Map<Path, unknown>()
      let last: UnreadLeaf | undefined
      const isOpen = ({ slot }: Wording): boolean => isAbsent(slot, row)
      // The labels of many lines take long to put together; where no field is absent, none is wanted.
      for (const wording of reads.wordings.some(isOpen) ? this.#labelsOf(bundle).under(reads) : []) {
        const leaf = isOpen(wording) ? bundle.lines.leafOf(wording, this.#titles) : undefined
        if (leaf === undefined || !this.#filling.mayFill(wording, leaf)) continue
        values.set(pathIn(row, wording), valueFor(wording, leaf.value))
        if (last === undefined || isAmount(wording)) last = leaf
      }
      return { leaf: last, values }
    })
  }

  /** The values that a line may be of fields that a figure reads, those of one label at once; the same for all figures that read the same. */
  #attemptsOf(line: KnownLine, reads: RecordReads, isGiven: boolean): readonly ReadonlyMap<Path, unknown>[] {
    const { fillable, printed } = this.#readsOf(line, reads, isGiven)
    // Most lines may be nothing that a figure reads.
    if (fillable.length + printed.length === 0) return []
    line.attempts ??= { given: new Map(), absent: new Map() }
    return getOrInsert(isGiven ? line.attempts.given : line.attempts.absent, reads, () => {
      const { leaf, spot } = line
      const { row } = spot
      const mayFill = (wording: Wording): boolean => this.#filling.mayFill(wording, leaf)
      const open = fillable.filter(wording => isAbsent(wording.slot, row) && mayFill(wording))
      const again = printed.filter(
        wording => this.#isPrintedAgain(wording.path, leaf, spot) && mayFill(wording),
      )
      const found: ReadonlyMap<Path, unknown>[] = []
      const labels = new Set<string>()
      for (const wording of [...open, ...again]) {
        if (labels.has(wording.label) && open.includes(wording)) continue
        if (!this.#couldBe(wording, leaf)) continue
        labels.add(wording.label)
        // One line may be several fields: a code, and what is computed from it.
        const same = new Set([...open.filter(({ label }) => label === wording.label), wording])
        found.push(new Map([...same].map(each => [pathIn(row, each), valueFor(each, leaf.value)])))
      }
      return found
    })
  }

  #labelsOf({ lines }: Bundle): LabelSet {
    return lines.labels(this.#titles, this.#plan.lines.sets)
  }

  #rowsOf(): readonly KnownRow[] {
    const rows = knownRows(this.#leaves)
    this.#isShort = pairsIn(rows, surelyCompared) <= surelyCompared
    for (const each of rows) each.mattering = each.lines.filter(line => !this.#isNothing(line))
    return rows.filter(each => !this.#isIdle(each))
  }

  /** Whether nothing that was left unread of a row may be anything that any figure reads. */
  #isIdle({ row: { list, record }, bundle, mattering, saidAgain, ofAnother }: KnownRow): boolean {
    if (mattering.length > 0 || saidAgain !== undefined) return false
    if (list !== undefined && ofAnother !== undefined && this.#labelsOf(ofAnother).touched(list).size > 0)
      return false
    return this.#labelsOf(bundle).areNothingTo(this.#readsOfRecord(list === undefined ? undefined : record))
  }

  #readsOfRecord(record: RecordPlace | undefined): readonly RecordReads[] {
    return this.#plan.byRecord.get(record) ?? []
  }

  /** Whether a line may be nothing that any figure reads, whatever it has. One in an unread section is asked for each figure. */
  #isNothing(line: KnownLine): boolean {
    const { leaf, spot } = line
    const { list, record } = spot.row
    if (list === undefined && leaf.part !== undefined) return false
    const all = this.#readsOfRecord(list === undefined ? undefined : record)
    return this.#kindOf(line)?.isNothingTo(all) === true
  }

  /** What holds for all lines like one; `undefined` where too many stand there to say. */
  #kindOf(line: KnownLine): LineKind | undefined {
    if (!this.#isShort) return undefined
    const { row, place } = line.spot
    const within = row.list === undefined ? place : undefined
    line.kind ??= this.#plan.lines.kinds.of(line.leaf, row.record, within, this.#texts)
    return line.kind
  }

  /** The fields of a figure that a line may be in its place, whether absent or not, and those of its label. */
  #readsOf(line: KnownLine, reads: RecordReads, isGiven: boolean): LineReads {
    const { leaf, spot } = line
    const { row, place } = spot
    const isEntry = row.list !== undefined
    // In an unread section that may be the absent one of a field: its title names no other.
    const mayBeHome =
      !isEntry &&
      isGiven &&
      leaf.part !== undefined &&
      this.#titles.ofSection(leaf.part.key).designator === undefined
    const kind = mayBeHome ? undefined : this.#kindOf(line)
    if (kind !== undefined) return kind.of(reads)
    const isNear = (wording: Wording): boolean =>
      wording.home === place.home ||
      (isAmount(wording) && this.#texts.couldFill(wording, leaf.value) && isHome(wording, spot))
    const near = (): readonly Wording[] =>
      isEntry ? reads.wordings : mayBeHome ? reads.wordings.filter(isNear) : reads.at(place.home)
    return {
      fillable: isOfAnother(leaf, row, reads) ? [] : near(),
      printed: reads.printedAs(leaf.label),
    }
  }

  /** Lines of an entry that only entries of another kind have. */
  #ofAnotherKind(
    { row: { list, record }, ofAnother }: KnownRow,
    byRecord: FigureReads['byRecord'],
    trial: Trial,
  ): Doubt | undefined {
    if (list === undefined || ofAnother === undefined) return undefined
    for (const kind of this.#labelsOf(ofAnother).touched(list)) {
      const reads = byRecord.get(kind)
      if (kind === record || reads === undefined) continue
      const isOnlyThere = this.#labelsOf(ofAnother)
        .under(reads)
        .some(({ label }) => list.kindsTouched.get(label)?.size === 1)
      const doubt = isOnlyThere
        ? this.#suppositions.leftOut({ bundle: ofAnother, list, kind, isOfKind: false }, reads, trial)
        : undefined
      if (doubt !== undefined) return doubt
    }
    return undefined
  }

  /**
   * Whether a line has the label of a field that was read from elsewhere: the label is printed again, or its section is, or it stands
   * once more in something unread inside the section or the entry of the field.
   */
  #isPrintedAgain(
    path: readonly string[],
    { label, part }: UnreadLeaf,
    { place, section, row }: Spot,
  ): boolean {
    if (part === undefined) return section.names.has(label) && areSame(path.slice(0, -1), place.path)
    const isInside = row.list !== undefined || place.path.length > 0
    const isRepeated = this.#sections.repeated.has(part.pointer)
    if (!isInside && !isRepeated) return false
    const home = isRepeated && place.sections.has(part.label) ? [...place.path, part.label] : place.path
    return areSame(path.slice(0, home.length), home)
  }

  /** Whether a line may be a field that takes any text: one is as good as another only where the label or the text tells. */
  #couldBe(wording: Wording, { label, value }: UnreadLeaf): boolean {
    if (!isFlag(wording)) return true
    const flag = valueFor(wording, value)
    return (isRecord(flag) && flag.value !== null) || this.#filling.isAlike(label, wording)
  }

  /** What may be a further entry of a list. */
  #amongEntries({ byList, lists }: FigureReads, trial: Trial, isGiven: boolean): Doubt | undefined {
    if (lists.size === 0) return undefined
    this.#bundles ??= bundlesOf(this.#leaves, this.#sections).filter(
      each => !this.#kinds.isOfAnotherReturn(each),
    )
    let left = mostBundles
    for (const bundle of this.#bundles) {
      for (const list of bundle.lists) {
        const ofList = byList.get(list)
        if (ofList === undefined) continue
        const isSaid = this.#kinds.said(bundle, list).length > 0
        const touched = this.#labelsOf(bundle).touched(list)
        let isTouched = false
        for (const [kind, reads] of ofList) {
          const isOfKind = this.#kinds.mayBe(bundle, list, kind, isGiven)
          if (!isOfKind && (isSaid || !touched.has(kind))) continue
          isTouched = true
          const doubt = this.#suppositions.leftOut({ bundle, list, kind, isOfKind }, reads, trial)
          if (doubt !== undefined) return doubt
        }
        // Where there is more to try, the figure is in doubt.
        if (isTouched && --left === 0) return bundle.leaves[0]
      }
    }
    return undefined
  }
}

function unreadableAt(pointer: string): Doubt {
  return { pointer, key: lastKey(pointer), why: 'unreadable' }
}

function pathIn({ base }: Row, { slot }: Wording): Path {
  return [...base, ...slot.path]
}

/** Whether a field would stand in an absent section below that of `spot`. */
function isHome({ path }: Wording, { place, row }: Spot): boolean {
  const home = path.slice(0, -1)
  const isBelow = home.length > place.path.length && areSame(home.slice(0, place.path.length), place.path)
  return isBelow && under(row.section, home) === undefined
}
