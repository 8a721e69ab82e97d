/**
 * What a document left unread, each leaf beside the fields that could have read it: found in the view, from the outermost
 * section downwards, and only as far as something unread leads.
 */

import type { ChoiceField, ListField } from '../../../plan/mapping-plan.ts'
import type { DuplicateKey } from '../../../text/json/duplicate-keys.ts'
import { canonicalLabel } from '../../../text/labels/canonical-label.ts'
import { pointerSteps, pointerTo, valueAt } from '../../../text/places/json-pointer.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import type { ShownLabels } from '../../labels/shown-labels.ts'
import type { JsonObject } from '../../open/shape.ts'
import { leavesOf } from '../../view/leaves/leaves.ts'
import type { ReadDocument } from '../../view/read-document.ts'
import { Section, under } from '../../view/section.ts'
import { Holders } from './holders.ts'
import type { ListPlace, Place, RecordPlace, Slot } from './places.ts'
import { RowsBelow } from './rows-below.ts'

/** The outermost object of a document, or an entry of a list: where paths of the output begin. */
export interface Row {
  readonly section: Section
  /** The path in the data: names, and positions in lists. */
  readonly base: readonly (string | number)[]
  readonly record: RecordPlace
  /** The list it is an entry of. */
  readonly list: ListPlace | undefined
  /** It is an entry of a kind that the mapping has no case for. */
  readonly isUnknown: boolean
}

/** A section of the view, and what the plan knows of it. */
export interface Spot {
  readonly section: Section
  readonly place: Place
  readonly row: Row
  readonly above: Spot | undefined
}

/** A leaf that nothing read. */
export interface UnreadLeaf {
  readonly pointer: string
  readonly value: unknown
  /** Its key as printed; of a leaf of a list, the key of the list. */
  readonly key: string
  /** The canonical label of the key. */
  readonly label: string
  /** The innermost sections that were read and that it stands in; several where several lists read them. */
  readonly spots: readonly Spot[]
  /** What it lies in of which nothing was looked at, below that section; `undefined` where it stands in the section itself. */
  readonly part: UnreadPart | undefined
  /** `again` where its key, or one around it, is written again in the JSON text, and this is of the later value: its pointer is that of the first too. */
  readonly why: 'again' | undefined
}

/** A section, a list, or an entry of a known list of which nothing was looked at. */
export interface UnreadPart {
  readonly pointer: string
  readonly key: string
  /** The canonical label of the key, without the number of a repeated section. */
  readonly label: string
  readonly spots: readonly Spot[]
  /** The lists one of whose entries it is. */
  readonly entryOf: readonly ListPlace[]
  readonly leaves: UnreadLeaf[]
}

/** Everything that was left unread. */
export interface Survey {
  readonly root: Spot
  readonly leaves: readonly UnreadLeaf[]
  readonly parts: readonly UnreadPart[]
  /** The leaves of what stands under a key that is written again, where they say something else than is read there. */
  readonly again: readonly UnreadLeaf[]
  /** Keys as messages may show them. */
  readonly shown: ShownLabels
}

/** Surveys what `read` left unread of `document`. */
export function survey(
  document: JsonObject,
  read: ReadDocument,
  root: RecordPlace,
  shown: ShownLabels,
  duplicates: readonly DuplicateKey[],
): Survey {
  return new Surveyor(document, read, root).survey(shown, duplicates)
}

/** Whether none of the labels that a field may be read from stands in the record. */
export function isAbsent(slot: Slot, row: Row): boolean {
  return slot.wordings.every(({ path }) => under(row.section, path) === undefined)
}

/** The parts of sections of which something was read. */
function partsWithLinesRead(
  document: JsonObject,
  { partsRead, unmapped }: ReadDocument,
): ReadonlySet<string> {
  const unread = new Map(partsRead.map(part => [part, 0]))
  if (unread.size === 0) return new Set()
  const lengths = new Set(partsRead.map(part => part.length))
  for (const pointer of unmapped)
    for (let end = pointer.indexOf('/', 1); end !== -1; end = pointer.indexOf('/', end + 1)) {
      if (!lengths.has(end)) continue
      const part = pointer.slice(0, end)
      const count = unread.get(part)
      if (count !== undefined) unread.set(part, count + 1)
    }
  return new Set(
    partsRead.filter(part => leavesOf(valueAt(document, part), part).length > (unread.get(part) ?? 0)),
  )
}

/** The spots below one spot, by the pointers of their sections. */
type Below = ReadonlyMap<string, readonly Spot[]>

/** A section's pointer is so many steps longer at most than that of the section it is read in. */
const mostSteps = 4

/** Where a leaf stands: in which object or list of the document, and in which sections of the view. */
interface Standing {
  readonly parent: string
  readonly holder: unknown
  readonly spots: readonly Spot[]
}

class Surveyor {
  readonly #read: ReadDocument
  readonly #root: Spot
  readonly #sections = new Map<Spot, Below>()
  readonly #rows = new Map<Spot, RowsBelow>()
  readonly #parts = new Map<string, UnreadPart>()
  readonly #partsRead: ReadonlySet<string>
  readonly #holders: Holders
  /** Where the last leaf stood: most unread leaves stand beside one another. */
  #last: Standing | undefined

  constructor(document: JsonObject, read: ReadDocument, record: RecordPlace) {
    this.#holders = new Holders(document)
    this.#read = read
    this.#partsRead = partsWithLinesRead(document, read)
    const row: Row = { section: read.view, base: [], record, list: undefined, isUnknown: false }
    this.#root = { section: read.view, place: record.root, row, above: undefined }
  }

  survey(shown: ShownLabels, duplicates: readonly DuplicateKey[]): Survey {
    // The TYPE and the FORM that a mapping was chosen by were looked at already, and are no field in other words.
    const leaves = this.#read.unmapped.flatMap(pointer =>
      pointer === '/TYPE' || pointer === '/FORM' ? [] : this.#leaf(pointer),
    )
    const again = duplicates.flatMap(each => this.#again(each))
    return { root: this.#root, leaves, parts: [...this.#parts.values()], again, shown }
  }

  /** What is written again under a key, as if it stood there unread: a line, or a part with lines. */
  #again({ parent, key, first, again }: DuplicateKey): readonly UnreadLeaf[] {
    const place = pointerTo(parent, key)
    const { spots } = this.#standingAt(place)
    const label = canonicalLabel(key)
    const of = leavesOf(again, place)
    if (of[0]?.pointer === place)
      return again === first
        ? []
        : [{ pointer: place, value: again, key, label, spots, part: undefined, why: 'again' }]
    const held: UnreadLeaf[] = []
    const part = { pointer: place, key, label, spots, entryOf: [], leaves: held }
    for (const { pointer, value } of of) {
      const name = lastKey(pointer)
      held.push({ pointer, value, key: name, label: canonicalLabel(name), spots, part, why: 'again' })
    }
    return held
  }

  #leaf(pointer: string): UnreadLeaf {
    const { spots, holder } = this.#standingAt(pointer)
    const base = this.#withParts(spots[0]?.section.pointer ?? '', pointer)
    const step = unescaped(pointer.slice(pointer.lastIndexOf('/') + 1))
    const key = isPosition(step) ? lastKey(pointer) : step
    const part = pointer.includes('/', base.length + 1) ? this.#part(pointer, base, spots) : undefined
    const leaf = {
      pointer,
      value: ownValue(holder, step),
      key,
      label: canonicalLabel(key),
      spots,
      part,
      why: undefined,
    }
    part?.leaves.push(leaf)
    return leaf
  }

  /** The pointer of the section that a leaf stands in, or of the part of it. */
  #withParts(section: string, pointer: string): string {
    let base = section
    if (this.#partsRead.size === 0) return base
    for (let end = pointer.indexOf('/', base.length + 1); end !== -1; end = pointer.indexOf('/', end + 1)) {
      if (!this.#partsRead.has(pointer.slice(0, end))) break
      base = pointer.slice(0, end)
    }
    return base
  }

  #part(pointer: string, base: string, spots: readonly Spot[]): UnreadPart {
    const [key = '', position = ''] = firstTwoSteps(pointer, base.length)
    const label = canonicalLabel(key)
    const entryOf = isPosition(position) ? spots.flatMap(spot => spot.place.lists.get(label) ?? []) : []
    const isRead = spots.some(spot => hasEntries(under(spot.section, [label])))
    const first = pointer.indexOf('/', base.length + 1)
    const isPrinting = isPosition(position) && this.#isReadIn(pointer.slice(0, first + 1), spots)
    const isEntry = (entryOf.length > 0 && isRead) || isPrinting
    const end = isEntry ? pointer.indexOf('/', first + 1) : first
    const place = end === -1 ? pointer : pointer.slice(0, end)
    return getOrInsert(this.#parts, place, () => {
      return { pointer: place, key, label, spots, entryOf: isRead ? entryOf : [], leaves: [] }
    })
  }

  /** Whether one of the printings of a section that stand in a list was read, the list's pointer ending with a slash. */
  #isReadIn(list: string, spots: readonly Spot[]): boolean {
    return spots.some(spot => [...this.#sectionsBelow(spot).keys()].some(each => each.startsWith(list)))
  }

  #standingAt(pointer: string): Standing {
    const parent = pointer.slice(0, pointer.lastIndexOf('/'))
    const last = this.#last
    if (last?.parent === parent) return last
    // What stands in the same section as the last one is looked for from there on.
    let spots = last !== undefined && isBelow(pointer, last.spots) ? last.spots : [this.#root]
    for (
      let next: readonly Spot[] | undefined = spots;
      next !== undefined;
      next = this.#nextOf(spots, pointer)
    )
      spots = next
    this.#last = { parent, spots, holder: this.#holders.at(parent) }
    return this.#last
  }

  /** The spots one section further down on the way to `pointer`; `undefined` where no section leads on. */
  #nextOf(spots: readonly Spot[], pointer: string): readonly Spot[] | undefined {
    return (
      this.#below(spots, pointer, spot => this.#sectionsBelow(spot)) ??
      this.#below(spots, pointer, spot => this.#rowsBelow(spot))
    )
  }

  #below(
    spots: readonly Spot[],
    pointer: string,
    belowOf: (spot: Spot) => Pick<Below, 'get' | 'size'>,
  ): readonly Spot[] | undefined {
    const [only] = spots.length === 1 ? spots : []
    const below = only === undefined ? undefined : belowOf(only)
    if (below?.size === 0) return undefined
    let end = spots[0]?.section.pointer.length ?? 0
    for (let step = 0; step < mostSteps; step++) {
      end = pointer.indexOf('/', end + 1)
      if (end === -1) return undefined
      const prefix = pointer.slice(0, end)
      const found =
        below === undefined ? spots.flatMap(spot => belowOf(spot).get(prefix) ?? []) : below.get(prefix)
      if (found !== undefined && found.length > 0) return found
    }
    return undefined
  }

  #sectionsBelow(spot: Spot): Below {
    return getOrInsert(this.#sections, spot, () => {
      const below = new Map<string, Spot[]>()
      for (const [label, place] of spot.place.sections) {
        const section = spot.section.get(label)
        if (section instanceof Section)
          getOrInsert(below, section.pointer, () => []).push({ section, place, row: spot.row, above: spot })
      }
      return below
    })
  }

  #rowsBelow(spot: Spot): RowsBelow {
    return getOrInsert(this.#rows, spot, () => new RowsBelow(spot))
  }
}

/** Whether a pointer leads into the section of spots, which all are of one. */
function isBelow(pointer: string, [spot]: readonly Spot[]): boolean {
  const above = spot?.section.pointer ?? ''
  return pointer.startsWith(above) && pointer[above.length] === '/'
}

function hasEntries(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}

function isPosition(step: string): boolean {
  return /^(?:0|[1-9][0-9]*)$/.test(step)
}

function unescaped(step: string): string {
  return step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step
}

/** The first two steps of a pointer behind its first `from` characters. */
function firstTwoSteps(pointer: string, from: number): readonly string[] {
  const second = pointer.indexOf('/', from + 1)
  const end = second === -1 ? -1 : pointer.indexOf('/', second + 1)
  return pointerSteps(end === -1 ? pointer.slice(from) : pointer.slice(from, end))
}

/** The last key of a pointer that is no position in a list. */
export function lastKey(pointer: string): string {
  let end = pointer.length
  for (let start = pointer.lastIndexOf('/'); start !== -1; start = pointer.lastIndexOf('/', start - 1)) {
    const step = unescaped(pointer.slice(start + 1, end))
    if (!isPosition(step)) return step
    if (start === 0) break
    end = start
  }
  return ''
}

function ownValue(holder: unknown, step: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, step)) return undefined
  return Reflect.get(holder, step)
}

/** The fields that decide which entries a list reads, and how: what stands under these labels. */
export function decidingLabels(field: ListField | ChoiceField): readonly string[] {
  const asked = field.where.map(({ label }) => label)
  return field.kind === 'choice' ? [...asked, field.by] : asked
}
