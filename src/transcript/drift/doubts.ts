/**
 * Whether a derived figure would leave something out: asked by trying. Each unread line that a field which the figure reads could
 * have been read from is read so, into the finished data; where that changes the figure, it cannot be given. Entries of unknown
 * kinds, entries that nobody read and whole unread sections are tried as further entries of the lists that the figure reads.
 */
import type { DerivedField } from '../../plan/mapping-plan.ts'
import { canonicalLabel, canonicalText } from '../../text/canonical-label.ts'
import { pointerTo } from '../../text/json-pointer.ts'
import { readAs, textUnder } from '../trace.ts'
import { isAtOrAbove, listsIn, type NamedWording, wordingsIn } from './key-figures.ts'
import { fitOf } from './likely.ts'
import type { ListPlace, Place, RecordPlace, Wording } from './places.ts'
import { decidingLabels, isAbsent, type Row, type Survey, type UnreadLeaf } from './survey.ts'
import { alike, designatorsIn, likeness, togetherOf, wordsOf } from './wording.ts'

/** What a figure may leave out. */
export interface Doubt {
  readonly pointer: string
  readonly key: string
}

/** What a plan's derived figures read, by the kinds of records that their labels stand in. */
export interface FigureReads {
  readonly byRecord: ReadonlyMap<RecordPlace | undefined, readonly NamedWording[]>
  readonly lists: ReadonlySet<ListPlace>
}

/** The reads of each derived field of a plan whose outermost place is `root`. */
export function figureReads(
  derived: readonly DerivedField[],
  root: Place,
): ReadonlyMap<DerivedField, FigureReads> {
  const known = wordingsIn(root)
  return new Map(
    derived.map(field => {
      // Where a figure has no value without a field, nothing of that field is left out.
      const needs = new Set(field.needs.map(each => each.join('\n')))
      const reads = field.reads.filter(each => !needs.has(each.join('\n')))
      const byRecord = new Map<RecordPlace | undefined, NamedWording[]>()
      const lists = new Set<ListPlace>()
      for (const each of known) {
        if (!reads.some(read => isAtOrAbove(each.names, read))) continue
        if (each.list !== undefined) lists.add(each.list)
        byRecord.set(each.record, [...(byRecord.get(each.record) ?? []), each])
      }
      return [field, { byRecord, lists }] as const
    }),
  )
}

type Path = readonly (string | number)[]

/** Some unread lines that may together be an entry of one of `lists`, which stand in the data below `base`. */
class Bundle {
  readonly base: Path
  readonly lists: readonly ListPlace[]
  readonly leaves: readonly UnreadLeaf[]
  /** What it says it is, where that was read. */
  readonly says: string | undefined
  /** The key of the section, where it is no entry of a known list. */
  readonly key: string | undefined
  #byWords: Map<string, UnreadLeaf> | undefined
  readonly #nearest = new Map<ListPlace, ReadonlySet<RecordPlace>>()

  constructor(
    base: Path,
    lists: readonly ListPlace[],
    leaves: readonly UnreadLeaf[],
    says: string | undefined,
    key?: string,
  ) {
    this.base = base
    this.lists = lists
    this.leaves = leaves
    this.says = says
    this.key = key
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
  for (const leaf of leaves) {
    const { label } = leaf
    for (const key of [label, togetherOf(wordsOf(label))]) if (!found.has(key)) found.set(key, leaf)
  }
  return found
}

/** The doubts about the figures of one document. */
export class Doubts {
  /** What figures that are in doubt would be, by their paths. */
  readonly partial = new Map<string, unknown>()
  readonly #told = new Map<string, Doubt>()
  readonly #leaves: readonly UnreadLeaf[]
  readonly #reads: ReadonlyMap<DerivedField, FigureReads>
  readonly #repeated: ReadonlySet<string>
  #bundles: readonly Bundle[] | undefined

  /** `repeated` are the sections that were printed again and not read. */
  constructor(
    { leaves }: Survey,
    reads: ReadonlyMap<DerivedField, FigureReads>,
    repeated: ReadonlySet<string>,
  ) {
    this.#leaves = leaves
    this.#reads = reads
    this.#repeated = repeated
  }

  /** The paths of the figures that are in doubt. */
  get paths(): ReadonlySet<string> {
    return new Set(this.#told.keys())
  }

  /** What the figure of `field`, `value` over `data`, leaves out; `work` works it out anew over changed data. */
  of(field: DerivedField, value: unknown, data: object, work: () => unknown): Doubt | undefined {
    const doubt = this.#fromBefore(field) ?? this.#byTrying(field, data, work)
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

  #byTrying(field: DerivedField, data: object, work: () => unknown): Doubt | undefined {
    const reads = this.#reads.get(field)
    if (reads === undefined || reads.byRecord.size === 0) return undefined
    const trial = new Trial(data, reads.lists, work)
    return this.#inRows(reads, trial) ?? this.#amongEntries(reads, trial)
  }

  /** Lines of what was read otherwise: of an entry of a known kind, of a section. */
  #inRows({ byRecord }: FigureReads, trial: Trial): Doubt | undefined {
    for (const leaf of this.#leaves) {
      for (const { row, place, section } of leaf.spots) {
        if (row.isUnknown) continue
        const { label } = leaf
        const again = leaf.part !== undefined && this.#repeated.has(leaf.part.pointer)
        // A label that the section knows was passed over for a reason that is told.
        if (leaf.part === undefined && section.names.has(label)) continue
        for (const { wording } of byRecord.get(row.list === undefined ? undefined : row.record) ?? []) {
          const home = wording.path.slice(0, -1)
          const isHere = row.list !== undefined || startsWith(home, place.path)
          const mayBe = again
            ? wording.label === label && startsWith(home, [...place.path, leaf.part?.label ?? ''])
            : isHere &&
              (home.length === place.path.length || row.list !== undefined) &&
              isAbsent(wording.slot, row)
          if (!mayBe || fitOf(wording, leaf.value) !== 'value') continue
          if (trial.changesAt([...row.base, ...wording.slot.path], valueFor(wording, leaf.value))) return leaf
        }
      }
    }
    return undefined
  }

  /** What may be a further entry of a list. */
  #amongEntries({ byRecord, lists }: FigureReads, trial: Trial): Doubt | undefined {
    if (lists.size === 0) return undefined
    this.#bundles ??= bundlesOf(this.#leaves)
    for (const bundle of this.#bundles) {
      for (const list of bundle.lists) {
        if (!lists.has(list)) continue
        for (const kind of kindsFor(bundle, list)) {
          const doubt = asEntry(bundle, list, kind, byRecord.get(kind) ?? [], trial)
          if (doubt !== undefined) return doubt
        }
      }
    }
    return undefined
  }
}

/** The kinds of a list's entries that a bundle may be of: the one it says it is, or any. */
function kindsFor({ says }: Bundle, { kinds }: ListPlace): readonly RecordPlace[] {
  const said = says === undefined ? [] : kinds.filter(kind => kind.texts.includes(says))
  return said.length > 0 ? said : kinds
}

/** What the figure leaves out where `bundle` is an entry of `list`, of the kind `kind`, whose `wordings` the figure reads. */
function asEntry(
  bundle: Bundle,
  list: ListPlace,
  kind: RecordPlace,
  wordings: readonly NamedWording[],
  trial: Trial,
): Doubt | undefined {
  if (wordings.length === 0) return undefined
  const entry: Record<string, unknown> = {}
  if (list.field.kind === 'choice') entry[list.field.as] = kind.name
  const isLikely = mayBeOf(bundle, list, kind) && !bundle.isRatherAnother(list, kind)
  const used = new Map<UnreadLeaf, Wording>()
  const open: Wording[] = []
  const filled = new Set<Wording['slot']>()
  for (const { wording } of wordings) {
    if (filled.has(wording.slot)) continue
    const leaf = bundle.leafOf(wording)
    if (leaf === undefined || fitOf(wording, leaf.value) !== 'value') open.push(wording)
    else {
      put(entry, wording.slot.path, valueFor(wording, leaf.value))
      used.set(leaf, wording)
      filled.add(wording.slot)
    }
  }
  if (used.size === 0 && !isLikely) return undefined
  let isSure = true
  for (const wording of open) {
    if (filled.has(wording.slot)) continue
    const leaf = isLikely
      ? bundle.leaves.find(each => !used.has(each) && fitOf(wording, each.value) === 'value')
      : undefined
    if (leaf === undefined) isSure = false
    else {
      put(entry, wording.slot.path, valueFor(wording, leaf.value))
      used.set(leaf, wording)
      filled.add(wording.slot)
    }
  }
  const [first] = [...used].sort(([, left], [, right]) => Number(isAmount(right)) - Number(isAmount(left)))
  const [leaf = bundle.leaves[0], wording] = first ?? []
  if (leaf === undefined) return undefined
  if (trial.changesWith([...bundle.base, ...list.path], entry)) return leaf
  // What decides whether it counts is not known; an amount is there.
  return isLikely && !isSure && wording !== undefined && isAmount(wording) ? leaf : undefined
}

function isAmount({ source }: Wording): boolean {
  return source?.normalizer === 'money'
}

/** Whether a bundle may be an entry of a kind, for all that it says: an entry that names another form or schedule is not. */
function mayBeOf({ says, key }: Bundle, { field }: ListPlace, { texts }: RecordPlace): boolean {
  if (key !== undefined) {
    const words = wordsOf(canonicalLabel(key))
    const designators = designatorsIn(key)
    return field.paths.some(path => {
      const label = path.at(-1) ?? ''
      return likeness(words, wordsOf(label)) >= alike || shares(designators, designatorsIn(label))
    })
  }
  if (says === undefined || texts.includes(says)) return true
  const designators = designatorsIn(says)
  return designators.size === 0 || texts.some(text => shares(designators, designatorsIn(text)))
}

function shares(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return [...left].some(each => right.has(each))
}

/** The unread lines of a document by what may be an entry of a list. */
function bundlesOf(leaves: readonly UnreadLeaf[]): readonly Bundle[] {
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
    ...[...entries.values()].flatMap(partBundles),
  ]
}

function unknownEntry({ section, base, list }: Row, leaves: readonly UnreadLeaf[]): Bundle {
  const by = list?.field.kind === 'choice' ? list.field.by : undefined
  const says = by === undefined ? undefined : textUnder(section, by)
  const above = base.slice(0, base.length - 1 - (list?.path.length ?? 0))
  return new Bundle(above, list === undefined ? [] : [list], leaves, says)
}

function partBundles(leaves: readonly UnreadLeaf[]): readonly Bundle[] {
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
        const says = typeof said === 'string' ? canonicalText(said) : undefined
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
      const says = typeof said === 'string' ? canonicalText(said) : undefined
      return new Bundle(base, [list], leaves, says, part.key)
    })
  })
}

/** The pointer of the entry that a leaf of an unread list stands in; of any other unread part its own. */
function entryPlace(part: string, leaf: string): string {
  const position = /^\/(?:0|[1-9][0-9]*)(?=\/)/.exec(leaf.slice(part.length))
  return position === null ? part : part + position[0]
}

function startsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.every((step, index) => path[index] === step)
}

/** What a field would hold were `value` read by `wording`. */
function valueFor({ source, slot }: Wording, value: unknown): unknown {
  if (typeof value !== 'string') return null
  if (slot.field.kind === 'whether') return slot.field.texts.includes(canonicalText(value))
  return source === undefined ? value : readAs(value, source, slot.field)
}

function put(into: Record<string, unknown>, [name = '', ...more]: readonly string[], value: unknown): void {
  if (more.length === 0) {
    into[name] = value
    return
  }
  const present = into[name]
  const inner: Record<string, unknown> = isRecord(present) ? present : {}
  into[name] = inner
  put(inner, more, value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Finished data in which something is tried: it is put in, the figure is worked out, and it is taken out again. Of the lists that
 * the figure reads only the entry in question stands there meanwhile, so that a trial costs the same however long they are.
 */
class Trial {
  readonly #data: object
  readonly #lists: readonly Path[]
  readonly #work: () => unknown

  constructor(data: object, lists: Iterable<ListPlace>, work: () => unknown) {
    this.#data = data
    this.#lists = [...lists].map(({ path }) => path)
    this.#work = work
  }

  /** Whether the figure is another with `value` at `path` than with what stands there. */
  changesAt(path: Path, value: unknown): boolean {
    return this.#differs(path, valueAlong(this.#data, path), value)
  }

  /** Whether the figure is another with `entry` in the list at `path` than with nothing in it. */
  changesWith(path: Path, entry: object): boolean {
    return this.#differs(path, [], [entry])
  }

  #differs(path: Path, without: unknown, value: unknown): boolean {
    const outer = path.findIndex(step => typeof step === 'number')
    const list = path.slice(0, outer)
    const alone = outer === -1 ? undefined : valueAlong(this.#data, path.slice(0, outer + 1))
    const undo: (() => void)[] = []
    const set = (at: Path, what: unknown): boolean => {
      const holder = valueAlong(this.#data, at.slice(0, -1))
      const name = at.at(-1)
      if (typeof holder !== 'object' || holder === null || name === undefined) return false
      const before: unknown = Reflect.get(holder, name)
      undo.push(() => Reflect.set(holder, name, before))
      return Reflect.set(holder, name, what)
    }
    for (const each of this.#lists) if (Array.isArray(valueAlong(this.#data, each))) set(each, [])
    const place = outer === -1 ? path : [...list, 0, ...path.slice(outer + 1)]
    const isReady = outer === -1 || set(list, [alone])
    const first = isReady && set(place, without) ? JSON.stringify(this.#work()) : undefined
    const second = isReady && set(place, value) ? JSON.stringify(this.#work()) : undefined
    for (const each of undo.reverse()) each()
    // What cannot be tried is in doubt.
    return first === undefined || second === undefined || first !== second
  }
}

function valueAlong(data: unknown, path: Path): unknown {
  let at = data
  for (const step of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined
  return at
}
