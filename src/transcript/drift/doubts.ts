/**
 * Whether a derived figure would leave something out: asked by trying. Each unread line that a field which the figure reads could
 * have been read from is read so, into the finished data; where that changes the figure, it cannot be given. Entries of unknown
 * kinds, entries that nobody read and whole unread sections are tried as further entries of the lists that the figure reads.
 */
import type { DerivedField } from '../../plan/mapping-plan.ts'
import { canonicalText } from '../../text/canonical-label.ts'
import { pointerTo } from '../../text/json-pointer.ts'
import { readAs } from '../read-as.ts'
import { type Bundle, bundlesOf, mayBeOf } from './bundles.ts'
import { isAtOrAbove, type NamedWording, wordingsIn } from './key-figures.ts'
import { fitOf } from './likely.ts'
import type { ListPlace, Place, RecordPlace, Wording } from './places.ts'
import { isAbsent, type Survey, type UnreadLeaf } from './survey.ts'
import { Trial } from './trial.ts'

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
