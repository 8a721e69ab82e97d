/** Unread lines that may together be an entry of a list: of an entry of an unknown kind, of an unread section or list. */

import { canonicalLabel, canonicalTitle } from '../../../text/labels/canonical-label.ts'
import { getOrInsert, getOrInsertIn } from '../../get-or-insert.ts'
import { alike, likeness } from '../../labels/wording.ts'
import { textUnder } from '../../view/entry-choice.ts'
import { under } from '../../view/section.ts'
import { listsIn } from '../places/key-figures.ts'
import { Lines } from '../places/lines.ts'
import type { ListPlace, RecordPlace } from '../places/places.ts'
import { decidingLabels, type Row, type UnreadLeaf, type UnreadPart } from '../places/survey.ts'
import { type NamedTitle, sameTitle, type Titles } from '../places/titles.ts'
import type { Path } from './trial.ts'

/** A section that nobody read and that may be, or hold, a list. */
interface UnreadSection {
  readonly key: string
  /** Its title has the number of one form and the words of another. */
  readonly isAtOdds: boolean
  /** The lists that are printed nowhere under a label of their own. */
  readonly missing: ReadonlySet<ListPlace>
}

/** Some unread lines that may together be an entry of one of `lists`, which stand in the data below `base`. */
export class Bundle {
  readonly base: Path
  readonly lists: readonly ListPlace[]
  readonly leaves: readonly UnreadLeaf[]
  /** The same by what they are asked for; lines that are held against several lists share it. */
  readonly lines: Lines
  /** What it says it is, where that was read. */
  readonly says: string | undefined
  /** The unread section that it stands in, where it is no entry of a known list. */
  readonly section: UnreadSection | undefined
  /** Where the data has it already, as an entry of an unknown kind. */
  readonly present: Path | undefined
  // Made when it is first asked for: of most bundles it never is.
  #nearest: Map<ListPlace, ReadonlySet<RecordPlace> | undefined> | undefined

  constructor(
    base: Path,
    lists: readonly ListPlace[],
    lines: Lines,
    says: string | undefined,
    { section, present }: { readonly section?: UnreadSection; readonly present?: Path } = {},
  ) {
    this.base = base
    this.lists = lists
    this.leaves = lines.leaves
    this.lines = lines
    this.says = says
    this.section = section
    this.present = present
  }

  /** Whether its lines are rather those of `kind` than of another; `undefined` where they do not tell. */
  isRather(list: ListPlace, kind: RecordPlace): boolean | undefined {
    this.#nearest ??= new Map()
    if (!this.#nearest.has(list)) this.#nearest.set(list, nearestKinds(this.leaves, list))
    return this.#nearest.get(list)?.has(kind)
  }
}

/** At least this many lines of an entry must be lines of a kind for it to be of that kind rather than another. */
const telling = 3

/** The kinds of which an entry has the most lines by their labels; `undefined` where the labels do not tell. */
function nearestKinds(
  leaves: readonly UnreadLeaf[],
  { kindsByLabel }: ListPlace,
): ReadonlySet<RecordPlace> | undefined {
  const labels = new Set(leaves.map(leaf => leaf.label))
  const shared = new Map<RecordPlace, number>()
  for (const label of labels)
    for (const kind of kindsByLabel.get(label) ?? []) shared.set(kind, (shared.get(kind) ?? 0) + 1)
  const most = Math.max(0, ...shared.values())
  if (most < telling || most * 2 < labels.size) return undefined
  return new Set([...shared].flatMap(([kind, count]) => (count === most ? [kind] : [])))
}

/** The pointers of sections that were skipped, each with an issue of its own. */
export interface SkippedSections {
  /** They were printed again, and not read. */
  readonly repeated: ReadonlySet<string>
  /** Their titles have the number of one form and the words of another. */
  readonly atOdds: ReadonlySet<string>
}

/** The unread lines of a document by what may be an entry of a list. */
export function bundlesOf(leaves: readonly UnreadLeaf[], sections: SkippedSections): readonly Bundle[] {
  const unknown = new Map<Row, UnreadLeaf[]>()
  const inside = new Map<RecordPlace, readonly ListPlace[]>()
  // By the part too: what is written again under one key has the pointers of the first.
  const entries = new Map<UnreadPart, Map<string, UnreadLeaf[]>>()
  for (const leaf of leaves) {
    const rows = leaf.spots.filter(({ row }) => row.isUnknown)
    for (const { row } of rows) getOrInsert(unknown, row, () => []).push(leaf)
    if (rows.length === 0 && leaf.part !== undefined)
      getOrInsertIn(entries, leaf.part, entryPlace(leaf.part.pointer, leaf.pointer), () => []).push(leaf)
  }
  const contents = new Contents()
  const all = [...unknown].map(([row, held]) => unknownEntry(row, new Lines(held)))
  for (const ofPart of entries.values()) {
    // Of entries of one part that say the same, each list would get the same: those behind the first are not held against any.
    const seen = new Set<number>()
    for (const held of ofPart.values())
      if (seen.size < seen.add(contents.numberOf(held)).size)
        for (const bundle of partBundles(new Lines(held), sections, inside)) all.push(bundle)
  }
  return withoutTwins(all, contents)
}

/** Numbers what lines say, the same where they say the same. */
class Contents {
  // The same lines are held against every list: what they say is written once.
  readonly #known = new Map<readonly UnreadLeaf[], number>()
  readonly #numbers = new Map<string, number>()

  numberOf(leaves: readonly UnreadLeaf[]): number {
    return getOrInsert(this.#known, leaves, () => {
      const lines = JSON.stringify(leaves.map(leaf => [leaf.label, leaf.value]))
      return getOrInsert(this.#numbers, lines, () => this.#numbers.size)
    })
  }
}

/** Of bundles that say the same the first: what it leaves out, the others leave out. */
function withoutTwins(bundles: readonly Bundle[], contents: Contents): readonly Bundle[] {
  const lists = new Map<ListPlace, Set<string>>()
  return bundles.filter(({ base, lists: [list], says, section, leaves }) => {
    if (list === undefined) return false
    const content = JSON.stringify([base, says, section?.key, contents.numberOf(leaves)])
    const seen = getOrInsert(lists, list, () => new Set())
    return seen.size < seen.add(content).size
  })
}

function unknownEntry({ section, base, list }: Row, lines: Lines): Bundle {
  const by = list?.field.kind === 'choice' ? list.field.by : undefined
  const says = by === undefined ? undefined : textUnder(section, by)
  return new Bundle(above(base, list), list === undefined ? [] : [list], lines, says, { present: base })
}

/** The record that the list stands in of which the entry at `base` is one. */
export function above(base: Path, list: ListPlace | undefined): Path {
  return base.slice(0, base.length - 1 - (list?.path.length ?? 0))
}

function partBundles(
  lines: Lines,
  { repeated, atOdds }: SkippedSections,
  inside: Map<RecordPlace, readonly ListPlace[]>,
): readonly Bundle[] {
  const { leaves } = lines
  const [first] = leaves
  const part = first?.part
  if (first === undefined || part === undefined) return []
  const { label } = part
  return first.spots.flatMap(({ place, row }): readonly Bundle[] => {
    const own = place.lists.get(label) ?? []
    const { base, list: ofRow, section } = row
    if (own.length > 0)
      return own.flatMap(list => {
        const says = saidUnder(decidingLabels(list.field), leaves)
        // An entry that says something else than the list asks for is left out on purpose.
        const isOther =
          says !== undefined &&
          part.entryOf.length > 0 &&
          list.field.where.some(({ texts }) => !texts.includes(says))
        return isOther ? [] : [new Bundle(base, [list], lines, says)]
      })
    // What repeats the lines of a section stands for another printing of it.
    if (ofRow !== undefined && repeated.has(part.pointer) && !place.sections.has(label))
      return [new Bundle(above(base, ofRow), [ofRow], lines, undefined)]
    const all = inside.get(row.record) ?? listsIn(row.record.root)
    inside.set(row.record, all)
    const missing = new Set(
      all.filter(({ labels }) => labels.every(path => under(section, path) === undefined)),
    )
    const unread = { key: part.key, isAtOdds: atOdds.has(part.pointer), missing }
    const of = (list: ListPlace, at: Path): Bundle => {
      const says = saidUnder(list.field.kind === 'choice' ? [list.field.by] : [], leaves)
      return new Bundle(at, [list], lines, says, { section: unread })
    }
    const below = all.map(list => of(list, base))
    // Inside an entry may be another one.
    return ofRow === undefined ? below : [...below, of(ofRow, above(base, ofRow))]
  })
}

/** What an entry says that it is: the first of its lines that has one of `labels`. */
function saidUnder(labels: readonly string[], leaves: readonly UnreadLeaf[]): string | undefined {
  const said = leaves.find(({ label }) => labels.includes(label))?.value
  return typeof said === 'string' ? canonicalTitle(said) : undefined
}

/** The pointer of the entry that a leaf of an unread list stands in; of any other unread part its own. */
function entryPlace(part: string, leaf: string): string {
  const position = /^\/(?:0|[1-9][0-9]*)(?=\/)/.exec(leaf.slice(part.length))
  return position === null ? part : part + position[0]
}

/** Whether a title names a schedule and no form, and another one that schedule of some form: `FORM K-1`, `SCHEDULE K-1 (FORM 1065)`. */
function isOfUnsaidForm({ designator: unsaid }: NamedTitle, { designator }: NamedTitle): boolean {
  return unsaid !== undefined && designator?.startsWith(`${unsaid} (FORM `) === true
}

/** Asks of the bundles of one document of which kinds they may be. */
export class Kinds {
  /** Titles of the plan, and those of the document. */
  readonly #known: Titles
  readonly #titles: Titles
  readonly #bySaying = new Map<ListPlace | RecordPlace, Map<string, boolean>>()
  /** The same of titles that say two things. */
  readonly #atOdds = new Map<ListPlace, Map<string, boolean>>()
  readonly #said = new Map<ListPlace, Map<string, readonly RecordPlace[]>>()

  constructor(known: Titles, titles: Titles) {
    this.#known = known
    this.#titles = titles
  }

  /** Whether a bundle may be of a kind, for all that it says: an entry that names another form or schedule is not. */
  #isSaid({ says, section }: Bundle, list: ListPlace, kind: RecordPlace): boolean {
    if (section !== undefined)
      return getOrInsertIn(
        section.isAtOdds ? this.#atOdds : this.#bySaying,
        list,
        section.key,
        () => this.#isTitled(section, list) ?? this.#isDescribed(section, list),
      )
    if (says === undefined) return true
    return getOrInsertIn(this.#bySaying, kind, says, () => {
      const own = this.#titles.ofEntry(says)
      return (
        own.numbers.size === 0 ||
        kind.texts.some(
          text =>
            text === says ||
            (sameTitle(own, this.#known.ofEntry(text)) ?? false) ||
            isOfUnsaidForm(own, this.#known.ofEntry(text)) ||
            this.#areDescribedAlike(says, text),
        )
      )
    })
  }

  /**
   * Whether a bundle may be of a kind: by what it says, or, in a section whose title does not tell, by its lines. In a document
   * without the list, such a section may be that list, whatever its lines are called.
   */
  mayBe(bundle: Bundle, list: ListPlace, kind: RecordPlace, isGiven: boolean): boolean {
    const said = this.said(bundle, list)
    if (said.length > 0) return said.includes(kind)
    if (this.#isSaid(bundle, list, kind)) return true
    const { section } = bundle
    if (section === undefined) return false
    const isRather = bundle.isRather(list, kind) ?? (isGiven && section.missing.has(list))
    return isRather && this.#isTitled(section, list) === undefined
  }

  /** The kinds that an entry in so many words is. */
  said({ says }: Bundle, list: ListPlace): readonly RecordPlace[] {
    if (says === undefined) return []
    return getOrInsertIn(this.#said, list, says, () => list.kinds.filter(kind => kind.texts.includes(says)))
  }

  /** Whether a bundle says that it belongs to a return of another form: `SCHEDULE K-1 (FORM 1065)` among those of Form 1120-S. */
  isOfAnotherReturn({ section }: Bundle): boolean {
    return (
      section !== undefined &&
      /^SCHEDULE .* \(FORM /.test(this.#titles.ofSection(section.key).designator ?? '')
    )
  }

  /** Whether the title of a section names what a list is; `undefined` where it does not tell. */
  #isTitled({ key, isAtOdds }: UnreadSection, { field }: ListPlace): boolean | undefined {
    const title = this.#titles.ofSection(key)
    const reported = field.paths.flatMap(
      path => sameTitle(title, this.#known.ofSection(path.at(-1) ?? '')) ?? [],
    )
    if (reported.includes(true)) return true
    return reported.length < field.paths.length || isAtOdds ? undefined : false
  }

  #isDescribed({ key, isAtOdds }: UnreadSection, { field }: ListPlace): boolean {
    const title = this.#titles.ofSection(key)
    const words = this.#titles.words(canonicalLabel(key))
    return field.paths.some(path => {
      const label = path.at(-1) ?? ''
      const isOther = !isAtOdds && sameTitle(title, this.#known.ofSection(label)) === false
      return !isOther && likeness(words, this.#known.words(label)) >= alike
    })
  }

  /** Whether an entry of another form says of itself what one of a kind says: `Form W-2AS American Samoa Wage and Tax Statement`. */
  #areDescribedAlike(says: string, text: string): boolean {
    return likeness(this.#titles.describing(says), this.#known.describing(text)) >= alike
  }
}
