/** What a mapping makes of what it left unread. Costs nothing where all was read, or where nothing is absent. */
import type { Budget } from '../../evaluate/run/work.ts'
import type { MappingPlan } from '../../plan/mapping-plan.ts'
import type { DuplicateKey } from '../../text/json/duplicate-keys.ts'
import { ownersOf } from '../../text/labels/designator.ts'
import type { Issue } from '../issue.ts'
import type { ShownLabels } from '../labels/shown-labels.ts'
import { LabelWords } from '../labels/wording.ts'
import type { JsonObject } from '../open/shape.ts'
import type { ReadDocument } from '../view/read-document.ts'
import { Section } from '../view/section.ts'
import { likelyLabels, unreadSections } from './issues/section-issues.ts'
import { unreadKeyFigures } from './issues/unread-key-figures.ts'
import { unreadLines } from './issues/unread-lines.ts'
import { isTelling, isTellingText, unreadRemarks } from './issues/unread-remarks.ts'
import { AbsentWordings } from './places/absent-wordings.ts'
import { type KeyFigure, keyFiguresOf } from './places/key-figures.ts'
import { Ranking } from './places/likely.ts'
import { LineKinds } from './places/line-kinds.ts'
import { LabelSets } from './places/lines.ts'
import { numberWordings } from './places/numbered-wordings.ts'
import { placeOf, type RecordPlace } from './places/places.ts'
import { areSame } from './places/record-reads.ts'
import { Partners } from './places/section-partners.ts'
import { type Survey, survey } from './places/survey.ts'
import { Texts } from './places/texts.ts'
import { Titles } from './places/titles.ts'
import type { SkippedSections } from './trials/bundles.ts'
import { type DoubtPlan, Doubts, type EntriesInDoubt, type Incomplete } from './trials/doubts.ts'
import { EntryDoubts } from './trials/entry-doubts.ts'
import type { FigureOver } from './trials/entry-values.ts'
import { figureReads, readsByRecord } from './trials/figure-reads.ts'
import { misshapenOf, type Refused, type RefusedField } from './trials/refused.ts'

/** A document whose values are read and whose figures are not computed yet. */
export interface ReadValues {
  readonly document: JsonObject
  readonly read: ReadDocument
  readonly data: unknown
  /** The keys that its text holds twice. */
  readonly duplicates: readonly DuplicateKey[]
  /** Whether something could not be read. */
  readonly isRefused: boolean
  /** The fields whose texts were refused. */
  readonly refused: () => readonly RefusedField[]
}

type LookPlan = Pick<MappingPlan, 'fields' | 'keyFigures' | 'forms' | 'family'>

/** What is computed once for a plan. */
interface Known extends DoubtPlan {
  readonly record: RecordPlace
  readonly figures: readonly KeyFigure[]
}

/** Of so many pointers, of at most so many characters, is kept whether their labels are telling. */
const mostKept = 4000
const longestKept = 200

/** Looks at what documents of one plan leave unread. It keeps labels and counts of them, never a value. */
export class UnreadLook {
  readonly #plan: LookPlan
  readonly #shown: ShownLabels
  readonly #figureOver: FigureOver
  readonly #entries: EntryDoubts
  readonly #ranking = new Ranking()
  #known: Known | undefined
  /** By pointer, whether its labels tell that something may not count. */
  readonly #telling = new Map<string, boolean>()
  /** The last pointers that are kept none of whose labels tells that: most documents leave the same unread. */
  #silent: readonly string[] = []

  /** `figureOver` computes the derived figures of `plan`. */
  constructor(plan: LookPlan, figureOver: FigureOver, shown: ShownLabels) {
    this.#plan = plan
    this.#shown = shown
    this.#figureOver = figureOver
    this.#entries = new EntryDoubts(plan.fields)
  }

  /** What a document leaves unread; `undefined` where nothing follows from it. */
  at(values: ReadValues): Unread | undefined {
    const { document, read, duplicates, isRefused } = values
    if (!isRefused && duplicates.length === 0 && !this.#mayMatter(read)) return undefined
    this.#known ??= knownOf(this.#plan)
    const known = this.#known
    const texts = new Texts()
    const found = survey(document, read, known.record, this.#shown, duplicates)
    // What nothing read, and what was refused.
    const doubts = new Doubts(known, found, skippedSections(read, found), refusedOn(values), texts)
    return { doubts, known, found, read, ranking: this.#ranking, texts }
  }

  /** Whether something was left unread that may be something else that is absent, or says that what stands beside it may not count. */
  #mayMatter({ unmapped, unmappedWords, skipped, issues, view }: ReadDocument): boolean {
    if (unmapped.length === 0) return false
    if (skipped.length > 0 || issues.length > 0 || hasGap(view)) return true
    return this.#areTelling(unmapped) || unmappedWords.some(isTellingText)
  }

  #areTelling(pointers: readonly string[]): boolean {
    if (areSame(pointers, this.#silent)) return false
    if (pointers.some(pointer => this.#isTelling(pointer))) return true
    if (pointers.length <= mostKept && pointers.every(({ length }) => length <= longestKept))
      this.#silent = pointers.slice()
    return false
  }

  #isTelling(pointer: string): boolean {
    const known = this.#telling.get(pointer)
    if (known !== undefined) return known
    const found = isTelling(pointer)
    if (pointer.length <= longestKept && this.#telling.size < mostKept) this.#telling.set(pointer, found)
    return found
  }

  /** What entries of a document put figures in doubt by themselves. */
  entries({ read: { view }, data }: ReadValues, trials: Budget): EntriesInDoubt {
    return this.#entries.in(Object(data), view, figure => this.#figureOver(figure, Object(data), trials))
  }
}

/** What one document left unread, once the figures that it puts in doubt are known. */
export interface Unread {
  readonly doubts: Doubts
  readonly known: Known
  readonly found: Survey
  readonly read: ReadDocument
  readonly ranking: Ranking
  readonly texts: Texts
}

/** The issues of what was left unread, over the finished data. */
export function issuesOfUnread(
  unread: Unread,
  data: unknown,
  incomplete: ReadonlyMap<string, Incomplete>,
): readonly Issue[] {
  const { found, read, texts } = unread
  if (found.leaves.length === 0) return []
  const reported = new Set(read.issues.flatMap(each => each.pointer ?? []))
  const leftOut = [...incomplete.values()].map(({ doubt }) => doubt.pointer)
  const pointersOf = (issues: readonly Issue[]): ReadonlySet<string> =>
    new Set([...reported, ...leftOut, ...issues.flatMap(each => each.pointer ?? [])])
  const absent = new AbsentWordings()
  const ofPlaces = issuesOfPlaces(unread, data, incomplete, absent, reported)
  const issues = [...ofPlaces, ...unreadRemarks(found, pointersOf(ofPlaces))]
  const paths = new Set(issues.flatMap(each => each.path ?? []))
  return [...issues, ...unreadLines(found, absent, texts, { pointers: pointersOf(issues), paths })]
}

/** Those of labels that are near, of sections and of key figures. */
function issuesOfPlaces(
  { known: { figures, owners, lines }, found, ranking, texts }: Unread,
  data: unknown,
  incomplete: ReadonlyMap<string, Incomplete>,
  absent: AbsentWordings,
  reported: ReadonlySet<string>,
): readonly Issue[] {
  const { words } = lines
  const likely = likelyLabels(found, ranking.ofDocument(), words, absent, texts, reported)
  const named = { incomplete, likely }
  const partners = new Partners(owners, words)
  return [
    ...likely,
    ...unreadSections(found, partners, reported),
    ...unreadKeyFigures(found, figures, data, { owners, words, texts, partners }, named, reported),
  ]
}

/** The sections that stand there twice, under one key or several, and those whose title says two things. */
function skippedSections({ issues }: ReadDocument, { again }: Survey): SkippedSections {
  const pointersOf = (code: Issue['code']): ReadonlySet<string> =>
    new Set(issues.flatMap(each => (each.code === code ? (each.pointer ?? []) : [])))
  return {
    repeated: new Set([
      ...pointersOf('transcript/repeated-section'),
      ...again.flatMap(({ part }) => part?.pointer ?? []),
    ]),
    atOdds: pointersOf('transcript/contradicting-title'),
  }
}

/** What was refused; the fields are looked for when they are first asked for. */
function refusedOn({ read, isRefused, refused }: ReadValues): Refused {
  let found: readonly RefusedField[] | undefined
  return {
    misshapen: misshapenOf(read.issues),
    fields: () => {
      found ??= isRefused ? refused() : []
      return found
    },
  }
}

function knownOf(plan: LookPlan): Known {
  const record = placeOf(plan.fields)
  numberWordings(record)
  const words = new LabelWords()
  const { root } = record
  const derived = plan.fields.filter(field => field.kind === 'derived')
  const reads = figureReads(derived, root)
  const owners = ownersOf([...plan.forms, ...plan.family])
  return {
    record,
    figures: keyFiguresOf(plan, root),
    reads,
    byRecord: readsByRecord(reads.values()),
    owners,
    titles: new Titles(owners, words),
    lines: { words, sets: new LabelSets(), kinds: new LineKinds(words) },
  }
}

/** Whether something that the mapping knows is absent from a section. */
function hasGap(section: Section): boolean {
  return section.values.some(
    value =>
      value === undefined ||
      (value instanceof Section && hasGap(value)) ||
      (Array.isArray(value) && value.some(each => each instanceof Section && hasGap(each))),
  )
}
