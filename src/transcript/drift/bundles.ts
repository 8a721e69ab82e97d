/** Unread lines that may together be an entry of a list: of an entry of an unknown kind, of an unread section or list. */
import { canonicalLabel, canonicalTitle } from '../../text/canonical-label.ts'
import { type Designation, designationOf, type TitlePlace } from '../../text/designator.ts'
import { textUnder } from '../entry-choice.ts'
import { listsIn } from './key-figures.ts'
import type { ListPlace, RecordPlace, Wording } from './places.ts'
import { decidingLabels, lastKey, type Row, type UnreadLeaf } from './survey.ts'
import type { Path } from './trial.ts'
import { alike, likeness, numbersIn, togetherOf, wordsOf } from './wording.ts'

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
  readonly #nearest = new Map<ListPlace, ReadonlySet<RecordPlace>>()

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
    const nearest = this.#nearest.get(list) ?? nearestKinds(this.leaves, list.kinds)
    this.#nearest.set(list, nearest)
    return !nearest.has(kind)
  }

  /** The line with the label of a wording, its words perhaps in another order. */
  leafOf({ label, together }: Wording): UnreadLeaf | undefined {
    this.#byWords ??= byWords(this.leaves)
    return this.#byWords.get(label) ?? this.#byWords.get(together)
  }
}

/** So many of the lines of an entry have to be lines of a kind for it to be one of that kind rather than another. */
const telling = 3

/** The kinds of which an entry has the most lines by their labels; all of them where the labels do not tell. */
function nearestKinds(
  leaves: readonly UnreadLeaf[],
  kinds: readonly RecordPlace[],
): ReadonlySet<RecordPlace> {
  const labels = new Set(leaves.map(leaf => leaf.label))
  const shared = kinds.map(kind => [...labels].filter(label => kind.labels.has(label)).length)
  const most = Math.max(0, ...shared)
  if (most < telling || most * 2 < labels.size) return new Set(kinds)
  return new Set(kinds.filter((_, index) => shared[index] === most))
}

function byWords(leaves: readonly UnreadLeaf[]): Map<string, UnreadLeaf> {
  const found = new Map<string, UnreadLeaf>()
  const add = (leaf: UnreadLeaf): void => {
    const { label } = leaf
    for (const key of [label, togetherOf(wordsOf(label))]) if (!found.has(key)) found.set(key, leaf)
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

/** The unread lines of a document by what may be an entry of a list; `atOdds` are sections whose titles contradict themselves. */
export function bundlesOf(leaves: readonly UnreadLeaf[], atOdds: ReadonlySet<string>): readonly Bundle[] {
  const unknown = new Map<Row, UnreadLeaf[]>()
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
  return [
    ...[...unknown].map(([row, held]) => unknownEntry(row, held)),
    ...[...entries.values()].flatMap(held => partBundles(held, atOdds)),
  ]
}

function unknownEntry({ section, base, list }: Row, leaves: readonly UnreadLeaf[]): Bundle {
  const by = list?.field.kind === 'choice' ? list.field.by : undefined
  const says = by === undefined ? undefined : textUnder(section, by)
  const above = base.slice(0, base.length - 1 - (list?.path.length ?? 0))
  return new Bundle(above, list === undefined ? [] : [list], leaves, says)
}

function partBundles(leaves: readonly UnreadLeaf[], atOdds: ReadonlySet<string>): readonly Bundle[] {
  const [first] = leaves
  const part = first?.part
  if (first === undefined || part === undefined) return []
  const { label } = part
  return first.spots.flatMap(({ place, row }): readonly Bundle[] => {
    const own = place.lists.get(label) ?? []
    const { base } = row
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
    return listsIn(row.record.root).map(list => {
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

/** Whether a bundle may be an entry of a kind, for all that it says: an entry that names another form or schedule is not. */
export function mayBeOf(
  { says, key, isAtOdds }: Bundle,
  { field }: ListPlace,
  { texts }: RecordPlace,
  owners: readonly string[],
): boolean {
  if (key !== undefined) {
    const words = wordsOf(canonicalLabel(key))
    const place = { isEntry: false, owners }
    return field.paths.some(path => {
      const label = path.at(-1) ?? ''
      const isSame = sameTitle(key, label, place)
      const isDecided = isSame !== undefined && (isSame || !isAtOdds)
      return isDecided ? isSame : likeness(words, wordsOf(label)) >= alike
    })
  }
  if (says === undefined || texts.includes(says)) return true
  const place = { isEntry: true, owners: [] }
  return numbersIn(says).size === 0 || texts.some(text => sameTitle(says, text, place) ?? false)
}

/** Whether a bundle says that it belongs to a return of another form: `SCHEDULE K-1 (FORM 1065)` among those of Form 1120-S. */
export function isOfAnotherReturn({ key }: Bundle, owners: readonly string[]): boolean {
  if (key === undefined) return false
  return /^SCHEDULE .* \(FORM /.test(designationIn(key, { isEntry: false, owners })?.designator ?? '')
}

/** Whether two titles name one form or schedule; `undefined` where one of them names none. */
function sameTitle(title: string, other: string, place: TitlePlace): boolean | undefined {
  const [left, right] = [designationIn(title, place), designationIn(other, place)]
  if (left !== undefined && right !== undefined) return left.designator === right.designator
  const [numbers, others] = [numbersIn(title), numbersIn(other)]
  if (numbers.size === 0 || others.size === 0) return undefined
  return [...numbers].some(each => others.has(each))
}

/** What a title names beyond doubt. */
export function designationIn(title: string, place: TitlePlace): Designation | undefined {
  return designationOf(canonicalLabel(title), place)
}
