/** What a mapping makes of what it left unread. Costs nothing where all was read, or where nothing is absent. */
import type { Budget } from '../../evaluate/run/work.ts'
import type { DerivedField, MappingPlan } from '../../plan/mapping-plan.ts'
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
import { type KeyFigure, keyFiguresOf } from './places/key-figures.ts'
import { Ranking } from './places/likely.ts'
import { LineKinds } from './places/line-kinds.ts'
import { LabelSets } from './places/lines.ts'
import { numberWordings } from './places/numbered-wordings.ts'
import { placeOf, type RecordPlace } from './places/places.ts'
import type { PlanLines } from './places/plan-lines.ts'
import { type Survey, survey } from './places/survey.ts'
import { Texts } from './places/texts.ts'
import { Titles } from './places/titles.ts'
import type { SkippedSections } from './trials/bundles.ts'
import { type Doubt, Doubts, type Incomplete } from './trials/doubts.ts'
import { doubtAbout, type EntryList, type FigureOver, isList } from './trials/entry-values.ts'
import { type FigureReads, figureReads } from './trials/figure-reads.ts'
import { lackingIn, type ValuesRead } from './trials/lacking.ts'
import { misshapenOf, type Refused, type RefusedField } from './trials/refused.ts'
import { DecidingFlags, type Undecided } from './trials/undecided.ts'

/** A document whose values are read and whose figures are not computed yet. */
export interface ReadValues {
  readonly document: JsonObject
  readonly read: ReadDocument
  readonly data: unknown
  /** Whether something could not be read. */
  readonly isRefused: boolean
  /** The fields whose texts were refused. */
  readonly refused: () => readonly RefusedField[]
}

type LookPlan = Pick<MappingPlan, 'fields' | 'keyFigures' | 'forms' | 'family'>

/** What is computed once for a plan. */
interface Known {
  readonly record: RecordPlace
  readonly figures: readonly KeyFigure[]
  readonly reads: ReadonlyMap<DerivedField, FigureReads>
  /** The forms whose schedules its transcripts have. */
  readonly owners: readonly string[]
  /** Those of its own sections and entries. */
  readonly titles: Titles
  readonly lines: PlanLines
}

/** Looks at what documents of one plan leave unread. It keeps labels and counts of them, never a value. */
export class UnreadLook {
  readonly #plan: LookPlan
  readonly #shown: ShownLabels
  readonly #figureOver: FigureOver
  readonly #flags: DecidingFlags
  readonly #lists: readonly EntryList[]
  readonly #valuesRead: ValuesRead = new Map()
  readonly #ranking = new Ranking()
  #known: Known | undefined

  /** `figureOver` computes the derived figures of `plan`. */
  constructor(plan: LookPlan, figureOver: FigureOver, shown: ShownLabels) {
    this.#plan = plan
    this.#shown = shown
    this.#figureOver = figureOver
    this.#flags = new DecidingFlags(plan.fields, figureOver)
    this.#lists = plan.fields.filter(isList)
  }

  /** What a document leaves unread; `undefined` where nothing follows from it. */
  at(values: ReadValues, trials: Budget): Unread | undefined {
    const { document, read, data, isRefused } = values
    const undecided = this.#flags.undecidedIn(data, trials)
    if (undecided === undefined && !isRefused && !mayMatter(read)) return undefined
    this.#known ??= knownOf(this.#plan)
    const known = this.#known
    const texts = new Texts()
    const found = survey(document, read, known.record, this.#shown)
    const doubts = doubtsOf(known, found, values, undecided, texts)
    return { doubts, known, found, read, ranking: this.#ranking, texts }
  }

  /** The entry that leaves `figure`, which has no value, without one; `undefined` where none does. */
  lackedBy(figure: DerivedField, { read, data }: ReadValues, trials: Budget): Doubt | undefined {
    const { view } = read
    const over = (tried: object): unknown => this.#figureOver(figure, tried, trials)
    const place = lackingIn(figure, this.#lists, data, view, over, this.#valuesRead)
    return place && doubtAbout(place, view, 'absent')
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

/** What puts figures in doubt: what nothing read, what was refused, and entries of which is not known whether they count. */
function doubtsOf(
  known: Known,
  found: Survey,
  values: ReadValues,
  undecided: Undecided | undefined,
  texts: Texts,
): Doubts {
  const { reads, owners, titles, lines } = known
  const { read } = values
  const uncounted = uncountedIn(undecided ?? new Map(), read)
  const sections = skippedSections(read)
  return new Doubts(found, reads, owners, titles, sections, uncounted, refusedOn(values), lines, texts)
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
  const issues = issuesOfPlaces(unread, data, incomplete, reported)
  const leftOut = [...incomplete.values()].map(({ doubt }) => doubt.pointer)
  const pointers = new Set([...reported, ...leftOut, ...issues.flatMap(each => each.pointer ?? [])])
  const paths = new Set(issues.flatMap(each => each.path ?? []))
  return [...issues, ...unreadLines(found, texts, { pointers, paths })]
}

/** Those of labels that are near, of sections and of key figures. */
function issuesOfPlaces(
  { known: { figures, owners, lines }, found, ranking, texts }: Unread,
  data: unknown,
  incomplete: ReadonlyMap<string, Incomplete>,
  reported: ReadonlySet<string>,
): readonly Issue[] {
  const { words } = lines
  const likely = likelyLabels(found, ranking.ofDocument(), words, texts, reported)
  const named = { incomplete, likely }
  return [
    ...likely,
    ...unreadSections(found, owners, words, reported),
    ...unreadKeyFigures(found, figures, data, owners, words, texts, named, reported),
  ]
}

/** What keeps the figures of `undecided` from being given. */
function uncountedIn(undecided: Undecided, { view }: ReadDocument): ReadonlyMap<DerivedField, Doubt> {
  return new Map(
    [...undecided].flatMap(([field, each]) => {
      const doubt = doubtAbout(each, view, 'undecided')
      return doubt === undefined ? [] : [[field, doubt] as const]
    }),
  )
}

/** The sections that stand there twice, and those whose title says two things. */
function skippedSections({ issues }: ReadDocument): SkippedSections {
  const pointersOf = (code: Issue['code']): ReadonlySet<string> =>
    new Set(issues.flatMap(each => (each.code === code ? (each.pointer ?? []) : [])))
  return {
    repeated: pointersOf('transcript/repeated-section'),
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
  const words = new LabelWords(numberWordings(record))
  const { root } = record
  const derived = plan.fields.filter(field => field.kind === 'derived')
  const owners = ownersOf([...plan.forms, ...plan.family])
  return {
    record,
    figures: keyFiguresOf(plan, root),
    reads: figureReads(derived, root),
    owners,
    titles: new Titles(owners, words),
    lines: { words, sets: new LabelSets(), kinds: new LineKinds(words) },
  }
}

/** Whether something was left unread that may be something else that is absent. */
function mayMatter({ unmapped, skipped, issues, view }: ReadDocument): boolean {
  return unmapped.length > 0 && (skipped.length > 0 || issues.length > 0 || hasGap(view))
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
