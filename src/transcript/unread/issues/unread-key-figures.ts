/** The issues of key figures that are absent while a line that could hold them stands unread. */
import { pointerTo } from '../../../text/places/json-pointer.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import { type Issue, issue } from '../../issue.ts'
import { alike, type LabelWords } from '../../labels/wording.ts'
import { under } from '../../view/section.ts'
import type { KeyFigure, NamedWording } from '../places/key-figures.ts'
import { isAmount, isGrouped } from '../places/likely.ts'
import type { Place, Slot, Wording } from '../places/places.ts'
import type { Partners } from '../places/section-partners.ts'
import { isAbsent, type Spot, type Survey, type UnreadLeaf, type UnreadPart } from '../places/survey.ts'
import type { Texts } from '../places/texts.ts'
import { designationIn, scheduleIn } from '../places/titles.ts'
import { isUnknownIn, Look } from './section-issues.ts'

/** At most this many lines are compared with one key figure, and counted; where none of them could hold it, further ones are looked at by place and text. */
const mostCompared = 400

/** What other issues of the same lines name: figures that cannot be given, by their names, and lines that may be some field. */
export interface Named {
  readonly incomplete: ReadonlyMap<string, unknown>
  readonly likely: readonly Issue[]
}

/** Where it is known from what lines and sections may be. */
interface Sources {
  readonly owners: readonly string[]
  readonly words: LabelWords
  readonly texts: Texts
  readonly partners: Partners
}

/** The issues of key figures that are absent while a line that could hold them stands unread. */
export function unreadKeyFigures(
  { root, leaves, shown }: Survey,
  figures: readonly KeyFigure[],
  data: unknown,
  from: Sources,
  { incomplete, likely }: Named,
  reported: ReadonlySet<string>,
): readonly Issue[] {
  const named = new Set(likely.map(each => each.path))
  const taken = new Map(likely.map(each => [each.pointer, each.path]))
  const lines = leaves.filter(
    leaf =>
      isCandidate(leaf) &&
      !reported.has(leaf.pointer) &&
      (leaf.part === undefined || !reported.has(leaf.part.pointer)),
  )
  if (lines.length === 0) return []
  const { words, texts } = from
  const sections = new UnreadSections(root, from)
  const absent = new Map<Slot, boolean>()
  const isOpen = ({ wording: { slot }, list }: NamedWording): boolean =>
    list !== undefined || getOrInsert(absent, slot, () => isAbsent(slot, root.row))
  return figures.flatMap(({ names, path, wordings }) => {
    if (incomplete.has(names[0] ?? '') || named.has(path) || !isNullAt(data, names)) return []
    // Where all can be compared it is asked last whether a field is absent: that takes longest.
    const isShort = wordings.length * lines.length <= mostCompared
    const open = isShort ? wordings : wordings.filter(isOpen)
    let best: { readonly leaf: UnreadLeaf; readonly score: number } | undefined
    let count = 0
    let compared = 0
    for (const leaf of lines) {
      const isAskedLast = isShort && leaf.part === undefined
      if (best !== undefined && compared >= mostCompared) break
      let score = 0
      for (const each of open) {
        if (isShort && !isAskedLast && !isOpen(each)) continue
        const { wording } = each
        // Of unread sections so many are looked at, in the order in which they are asked about.
        const near = leaf.part === undefined ? undefined : isNear(leaf, each, sections)
        if (compared >= mostCompared && !(near ?? isNear(leaf, each, sections))) continue
        const fit = texts.fitOf(wording, leaf.value)
        if (fit === 'none' || (fit === 'empty' && compared >= mostCompared)) continue
        const alikeness = compared++ < mostCompared ? words.likeness(leaf.label, wording) : 0
        const isLikely = alikeness >= alike && !sections.isOfAnother(leaf)
        if (1 + alikeness <= score) continue
        if (fit === 'unreadable' && isAmount(wording) && isGrouped(leaf.value)) continue
        if (!isLikely && !(texts.couldFill(wording, leaf.value) && (near ?? isNear(leaf, each, sections))))
          continue
        if (isAskedLast && !isOpen(each)) continue
        const other = taken.get(leaf.pointer)
        const isOfOther = other !== undefined && other !== wording.slot.path.reduce<string>(pointerTo, '')
        if (isLikely || !isOfOther) score = 1 + alikeness
      }
      if (score === 0) continue
      count++
      // A line that is likely another field is named where there is no other, and only for its words.
      if (taken.has(leaf.pointer)) score -= 1
      if (best === undefined || score > best.score) best = { leaf, score }
    }
    if (best === undefined) return []
    const parameters = {
      name: names.join('.'),
      key: shown.label(best.leaf.key, best.leaf.pointer),
      more: count - 1,
    }
    const spec = wordings.find(isOpen)?.wording.slot.field.spec
    return [issue('transcript/unread-key-figure', parameters, { path, pointer: best.leaf.pointer, spec })]
  })
}

/** Whether the label of a leaf may tell: what an entry of a list leaves out of a figure is found by trying, see doubts.ts. */
function isCandidate(leaf: UnreadLeaf): boolean {
  return leaf.spots.some(spot => mayTell(spot, leaf))
}

function mayTell(spot: Spot, leaf: UnreadLeaf): boolean {
  if (spot.row.list !== undefined) return false
  return leaf.part === undefined ? isUnknownIn(spot, leaf) : leaf.part.entryOf.length === 0
}

/** Whether a candidate stands where a wording could; else only its label can tell. */
function isNear(leaf: UnreadLeaf, { wording, list }: NamedWording, sections: UnreadSections): boolean {
  if (list !== undefined) return false
  // Asked of every line and wording: a function for each would be garbage of many times the document.
  for (const spot of leaf.spots) if (mayTell(spot, leaf) && sections.mayHold(spot, leaf, wording)) return true
  return false
}

/** At most this many unread sections of a document are compared with the absent ones. */
const mostPartnered = 50

/** Which figures the unread sections of a document may hold, by what they are called. */
class UnreadSections {
  readonly #root: Spot
  readonly #owners: readonly string[]
  readonly #partnersOf: Partners
  readonly #look = new Look()
  /** By the sections of wordings whether they are absent. */
  readonly #absentHomes = new Map<string, boolean>()
  /** Of each the absent section that it may be; `undefined` where it is another one, blank where nothing tells. */
  readonly #partnerByPart = new Map<UnreadPart, string | undefined>()

  constructor(root: Spot, { owners, partners }: Sources) {
    this.#root = root
    this.#owners = owners
    this.#partnersOf = partners
  }

  /** Whether a leaf stands where a wording could, whatever the leaf is called. */
  mayHold(spot: Spot, { part }: UnreadLeaf, wording: Wording): boolean {
    if (part !== undefined) return !wording.takesAnything && this.#mayBeHome(spot, part, wording)
    const isBare = spot.above !== undefined && !this.#look.hasRead(spot.section)
    return !(isBare && wording.takesAnything) && this.#standsWhere(spot.place, wording)
  }

  /** Whether a leaf stands in an unread section that names a form or schedule other than all absent ones. */
  isOfAnother({ part }: UnreadLeaf): boolean {
    return part !== undefined && this.#partnerOf(part) === undefined
  }

  /** Whether an unread section may be the one that a wording stands in. */
  #mayBeHome({ place }: Spot, part: UnreadPart, wording: Wording): boolean {
    const partner = this.#partnerOf(part)
    if (partner === undefined || !isAtOrBelow(place, wording)) return false
    const { length } = place.path
    return partner === ''
      ? this.#isHomeAbsent(wording)
      : wording.path.length > length + 1 && wording.path[length] === partner
  }

  /** Whether a wording would stand in a place, or in a section below it that is absent. */
  #standsWhere(place: Place, wording: Wording): boolean {
    if (!isAtOrBelow(place, wording)) return false
    return wording.path.length === place.path.length + 1 || this.#isHomeAbsent(wording)
  }

  #isHomeAbsent({ home, path }: Wording): boolean {
    const present = this.#absentHomes.get(home)
    if (present !== undefined) return present
    const found = under(this.#root.section, path.slice(0, -1)) === undefined
    this.#absentHomes.set(home, found)
    return found
  }

  #partnerOf(part: UnreadPart): string | undefined {
    if (this.#partnerByPart.has(part)) return this.#partnerByPart.get(part)
    const isNamed =
      scheduleIn(part.label) !== undefined ||
      designationIn(part.key, { isEntry: false, owners: this.#owners }) !== undefined
    const near = this.#partnerByPart.size < mostPartnered ? this.#partnersOf.of(part) : undefined
    const partner = near ?? (isNamed ? undefined : '')
    this.#partnerByPart.set(part, partner)
    return partner
  }
}

/** Whether a wording stands in a place, or in a section below it. */
function isAtOrBelow({ path }: Place, wording: Wording): boolean {
  for (let at = 0; at < path.length; at++) if (wording.path[at] !== path[at]) return false
  return wording.path.length > path.length
}

function isNullAt(data: unknown, names: readonly string[]): boolean {
  let value = data
  for (const name of names) {
    if (typeof value !== 'object' || value === null) return true
    value = Reflect.get(value, name)
  }
  return value === null || value === undefined
}
