/** Unread lines that may together be an entry of a list: of an entry of an unknown kind, of an unread section or list. */
import { canonicalLabel, canonicalTitle } from '../../text/canonical-label.ts'
import { textUnder } from '../entry-choice.ts'
import { listsIn } from './key-figures.ts'
import type { ListPlace, RecordPlace, Wording } from './places.ts'
import { decidingLabels, lastKey, type Row, type UnreadLeaf } from './survey.ts'
import { sameTitle, type Titles } from './titles.ts'
import type { Path } from './trial.ts'
import { alike, likeness, wordsOf } from './wording.ts'

/** Some unread lines that may together be an entry of one of `lists`, which stand in the data below `base`. */
export class Bundle {
  readonly base: Path
  readonly lists: readonly ListPlace[]
  readonly leaves: readonly UnreadLeaf[]
  /** What it says it is, where that was read. */
  readonly says: string | undefined
  /** The key of the section, where it is no entry of a known list. */
  readonly key: string | undefined
  /** Its title has the number of one form and the words of another. */
  readonly isAtOdds: boolean
  #byWords: Map<string, UnreadLeaf> | undefined
  readonly #kinds = new Map<ListPlace, ReadonlySet<RecordPlace>>()
  readonly #nearest = new Map<ListPlace, ReadonlySet<RecordPlace> | undefined>()

  constructor(
    base: Path,
    lists: readonly ListPlace[],
    leaves: readonly UnreadLeaf[],
    says: string | undefined,
    key?: string,
    isAtOdds = false,
  ) {
    this.base = base
    this.lists = lists
    this.leaves = leaves
    this.says = says
    this.key = key
    this.isAtOdds = isAtOdds
  }

  /** Whether its lines are rather those of another kind than `kind`. */
  isRatherAnother(list: ListPlace, kind: RecordPlace): boolean {
    if (!this.#nearest.has(list)) this.#nearest.set(list, nearestKinds(this.leaves, list))
    return this.#nearest.get(list)?.has(kind) === false
  }

  /** The line with the label of a wording, its words perhaps in another order. */
  leafOf({ label, together }: Wording, titles: Titles): UnreadLeaf | undefined {
    this.#byWords ??= byWords(this.leaves, titles)
    return this.#byWords.get(label) ?? this.#byWords.get(together)
  }

  /** The kinds that it may be of, by what it says or by the label of one of its lines. */
  kindsOf(list: ListPlace, kinds: Kinds, titles: Titles): ReadonlySet<RecordPlace> {
    const present = this.#kinds.get(list)
    if (present !== undefined) return present
    const said = kinds.said(this, list)
    const found = new Set(said.length > 0 ? said : kinds.byTitle(this, list))
    this.#byWords ??= byWords(this.leaves, titles)
    if (said.length === 0)
      for (const label of this.#byWords.keys())
        for (const kind of list.kindsTouched.get(label) ?? []) found.add(kind)
    this.#kinds.set(list, found)
    return found
  }
}

/** So many of the lines of an entry have to be lines of a kind for it to be one of that kind rather than another. */
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

function byWords(leaves: readonly UnreadLeaf[], titles: Titles): Map<string, UnreadLeaf> {
  const found = new Map<string, UnreadLeaf>()
  const add = (leaf: UnreadLeaf): void => {
    const { label } = leaf
    for (const key of [label, titles.together(label)]) if (!found.has(key)) found.set(key, leaf)
  }
  for (const leaf of leaves) add(leaf)
  // What stands in an object or a list under the label of a field is something that the field cannot read.
  let last: string | undefined
  for (const leaf of leaves) {
    const holder = leaf.pointer.slice(0, leaf.pointer.lastIndexOf('/'))
    if (holder === last) continue
    last = holder
    const key = lastKey(holder)
    if (leaf.value !== '' && leaf.value !== null) add({ ...leaf, label: canonicalLabel(key), value: {} })
  }
  return found
}

/** The pointers of sections that were passed over, and of which an issue tells. */
export interface SectionsPassedOver {
  /** They were printed again, and not read. */
  readonly repeated: ReadonlySet<string>
  /** Their titles have the number of one form and the words of another. */
  readonly atOdds: ReadonlySet<string>
}

/** The unread lines of a document by what may be an entry of a list. */
export function bundlesOf(leaves: readonly UnreadLeaf[], sections: SectionsPassedOver): readonly Bundle[] {
  const unknown = new Map<Row, UnreadLeaf[]>()
  const inside = new Map<RecordPlace, readonly ListPlace[]>()
  const entries = new Map<string, UnreadLeaf[]>()
  const add = <Key>(to: Map<Key, UnreadLeaf[]>, key: Key, leaf: UnreadLeaf): void => {
    const held = to.get(key)
    if (held === undefined) to.set(key, [leaf])
    else held.push(leaf)
  }
  for (const leaf of leaves) {
    const rows = leaf.spots.filter(({ row }) => row.isUnknown)
    for (const { row } of rows) add(unknown, row, leaf)
    if (rows.length === 0 && leaf.part !== undefined)
      add(entries, entryPlace(leaf.part.pointer, leaf.pointer), leaf)
  }
  return withoutTwins([
    ...[...unknown].map(([row, held]) => unknownEntry(row, held)),
    ...[...entries.values()].flatMap(held => partBundles(held, sections, inside)),
  ])
}

/** Of bundles that say the same the first: what it leaves out, the others leave out. */
function withoutTwins(bundles: readonly Bundle[]): readonly Bundle[] {
  const lists = new Map<ListPlace, Set<string>>()
  return bundles.filter(({ base, lists: [list], says, key, leaves }) => {
    if (list === undefined) return false
    const lines = leaves.map(leaf => [leaf.label, leaf.value])
    const content = JSON.stringify([base, says, key, lines])
    const seen = lists.get(list) ?? new Set<string>()
    lists.set(list, seen)
    return seen.size < seen.add(content).size
  })
}

function unknownEntry({ section, base, list }: Row, leaves: readonly UnreadLeaf[]): Bundle {
  const by = list?.field.kind === 'choice' ? list.field.by : undefined
  const says = by === undefined ? undefined : textUnder(section, by)
  return new Bundle(above(base, list), list === undefined ? [] : [list], leaves, says)
}

/** Where the list stands of which the entry at `base` is one. */
function above(base: Path, list: ListPlace | undefined): Path {
  return base.slice(0, base.length - 1 - (list?.path.length ?? 0))
}

function partBundles(
  leaves: readonly UnreadLeaf[],
  { repeated, atOdds }: SectionsPassedOver,
  inside: Map<RecordPlace, readonly ListPlace[]>,
): readonly Bundle[] {
  const [first] = leaves
  const part = first?.part
  if (first === undefined || part === undefined) return []
  const { label } = part
  return first.spots.flatMap(({ place, row }): readonly Bundle[] => {
    const own = place.lists.get(label) ?? []
    const { base, list: ofRow } = row
    if (own.length > 0)
      return own.flatMap(list => {
        const deciding = decidingLabels(list.field)
        const said = leaves.find(leaf => deciding.includes(leaf.label))?.value
        const says = typeof said === 'string' ? canonicalTitle(said) : undefined
        // An entry that says something else than the list asks for is left out on purpose.
        const isOther =
          says !== undefined &&
          part.entryOf.length > 0 &&
          list.field.where.some(({ texts }) => !texts.includes(says))
        return isOther ? [] : [new Bundle(base, [list], leaves, says)]
      })
    // What repeats the lines of a section stands for another printing of it.
    if (ofRow !== undefined && repeated.has(part.pointer) && !place.sections.has(label))
      return [new Bundle(above(base, ofRow), [ofRow], leaves, undefined)]
    const all = inside.get(row.record) ?? listsIn(row.record.root)
    inside.set(row.record, all)
    return all.map(list => {
      const by = list.field.kind === 'choice' ? list.field.by : undefined
      const said = leaves.find(leaf => leaf.label === by)?.value
      const says = typeof said === 'string' ? canonicalTitle(said) : undefined
      return new Bundle(base, [list], leaves, says, part.key, atOdds.has(part.pointer))
    })
  })
}

/** The pointer of the entry that a leaf of an unread list stands in; of any other unread part its own. */
function entryPlace(part: string, leaf: string): string {
  const position = /^\/(?:0|[1-9][0-9]*)(?=\/)/.exec(leaf.slice(part.length))
  return position === null ? part : part + position[0]
}

/** Asks of the bundles of one document of which kinds they may be. */
export class Kinds {
  /** Titles of the plan, and those of the document. */
  readonly #known: Titles
  readonly #titles: Titles
  readonly #bySaying = new Map<ListPlace, Map<string, ReadonlySet<RecordPlace>>>()

  constructor(known: Titles, titles: Titles) {
    this.#known = known
    this.#titles = titles
  }

  /** The kinds that a bundle may be of, for all that it says: an entry that names another form or schedule is not. */
  byTitle({ says, key, isAtOdds }: Bundle, list: ListPlace): ReadonlySet<RecordPlace> {
    if (key !== undefined)
      return this.#kept(list, `key ${isAtOdds} ${key}`, () => this.#mayHold(key, isAtOdds, list))
    if (says === undefined) return this.#kept(list, '', () => list.kinds)
    return this.#kept(list, `says ${says}`, () => {
      const own = this.#titles.ofEntry(says)
      if (own.numbers.size === 0) return list.kinds
      return list.kinds.filter(({ texts }) =>
        texts.some(text => text === says || (sameTitle(own, this.#known.ofEntry(text)) ?? false)),
      )
    })
  }

  /** The kinds that an entry in so many words is. */
  said({ says }: Bundle, { kinds }: ListPlace): readonly RecordPlace[] {
    return says === undefined ? [] : kinds.filter(kind => kind.texts.includes(says))
  }

  /** Whether a bundle says that it belongs to a return of another form: `SCHEDULE K-1 (FORM 1065)` among those of Form 1120-S. */
  isOfAnotherReturn({ key }: Bundle): boolean {
    return key !== undefined && /^SCHEDULE .* \(FORM /.test(this.#titles.ofSection(key).designator ?? '')
  }

  #mayHold(key: string, isAtOdds: boolean, { field, kinds }: ListPlace): readonly RecordPlace[] {
    const title = this.#titles.ofSection(key)
    const words = wordsOf(canonicalLabel(key))
    const isHeld = field.paths.some(path => {
      const label = path.at(-1) ?? ''
      const isSame = sameTitle(title, this.#known.ofSection(label))
      const isDecided = isSame !== undefined && (isSame || !isAtOdds)
      return isDecided ? isSame : likeness(words, wordsOf(label)) >= alike
    })
    return isHeld ? kinds : []
  }

  #kept(list: ListPlace, saying: string, find: () => readonly RecordPlace[]): ReadonlySet<RecordPlace> {
    const kept = this.#bySaying.get(list) ?? new Map<string, ReadonlySet<RecordPlace>>()
    this.#bySaying.set(list, kept)
    const present = kept.get(saying)
    if (present !== undefined) return present
    const found = new Set(find())
    kept.set(saying, found)
    return found
  }
}
