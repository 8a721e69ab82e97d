/**
 * What a lender should hear of what was left unread: a line that an absent field may be, a section of which nothing was read.
 */

import { quotedPath } from '../../../text/labels/path-notation.ts'
import { pointerTo } from '../../../text/places/json-pointer.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import { type Issue, issue } from '../../issue.ts'
import { alike, type LabelWords, likeness } from '../../labels/wording.ts'
import { Section, under } from '../../view/section.ts'
import type { AbsentWordings } from '../places/absent-wordings.ts'
import type { Ranked } from '../places/likely.ts'
import type { ListPlace, Place, Wording } from '../places/places.ts'
import type { Partners } from '../places/section-partners.ts'
import {
  isAbsent,
  lastKey,
  type Row,
  type Spot,
  type Survey,
  type UnreadLeaf,
  type UnreadPart,
} from '../places/survey.ts'
import type { Texts } from '../places/texts.ts'

type RankOf = (place: Place, key: string) => readonly Ranked[]

/** For at most this many unread sections of a document a likely partner is looked for, by this many of their lines. */
const mostPartnered = 50
/** For at most this many lines that are like no field, the only field that could read them is looked for. */
const mostStrange = 200
/** At most this many lines of unread sections are checked for belonging to the section beside. */
const mostBeside = 200

/** The path of a field in the data. */
export function pathIn(row: Row, names: readonly string[]): string {
  return [...row.base, ...names].reduce<string>(pointerTo, '')
}

/** A leaf, and an absent field that it may be. */
interface Pair {
  readonly at: number
  readonly leaf: UnreadLeaf
  readonly spot: Spot
  readonly wording: Wording
  readonly score: number
}

/**
 * The issues of lines that may be absent fields, in document order; `reported` are the places that other issues name. A line goes
 * with the field whose wording is most alike; one that is like none, with the only absent field of its section that could read it.
 */
export function likelyLabels(
  { leaves, shown }: Survey,
  rankOf: RankOf,
  words: LabelWords,
  absent: AbsentWordings,
  texts: Texts,
  reported: ReadonlySet<string>,
): readonly Issue[] {
  const pairs: Pair[] = []
  const strange: Pick<Pair, 'at' | 'leaf' | 'spot'>[] = []
  let besides = 0
  leaves.forEach((leaf, at) => {
    if (reported.has(leaf.pointer)) return
    for (const spot of leaf.spots) {
      if (leaf.part !== undefined) {
        const wording = besides++ < mostBeside ? absentBeside(leaf, spot, words, texts) : undefined
        if (wording !== undefined) pairs.push({ at, leaf, spot, wording, score: 1 })
        continue
      }
      if (!isUnknownIn(spot, leaf)) continue
      const before = pairs.length
      for (const { wording, score } of rankOf(spot.place, leaf.label))
        if (isAbsent(wording.slot, spot.row)) {
          const fit = texts.fitOf(wording, leaf.value)
          // A line that the field reads goes before one that it cannot read.
          if (fit !== 'none')
            pairs.push({ at, leaf, spot, wording, score: fit === 'unreadable' ? score - 1 : score })
        } else if (
          score >= alike &&
          isStoodInFor(wording, spot.row) &&
          texts.fitOf(wording, leaf.value) === 'value'
        )
          pairs.push({ at, leaf, spot, wording, score: score - 1 })
      if (pairs.length === before && strange.length < mostStrange) strange.push({ at, leaf, spot })
    }
  })
  // Those of one score stay in document order.
  pairs.sort((left, right) => right.score - left.score)
  const chosen = new Map<number, Issue>()
  const taken = new Set<string>()
  const choose = ({ at, leaf, spot, wording }: Omit<Pair, 'score'>, isAlike: boolean): void => {
    const path = pathIn(spot.row, wording.slot.path)
    if (chosen.has(at) || taken.has(path)) return
    taken.add(path)
    const label = quotedPath(wording.path.slice(spot.place.path.length))
    const parameters = {
      key: shown.label(leaf.key, leaf.pointer),
      label,
      alike: isAlike,
      unsourced: wording.evidence === 'unsourced',
    }
    const { spec } = wording.slot.field
    chosen.set(at, issue('transcript/likely-label', parameters, { path, pointer: leaf.pointer, spec }))
  }
  for (const pair of pairs) choose(pair, true)
  for (const pair of strange) {
    const wording = onlyOne(pair.leaf, pair.spot, absent.at(pair.spot), texts, taken)
    if (wording !== undefined) choose({ ...pair, wording }, false)
  }
  return [...chosen].sort(([left], [right]) => left - right).map(([, found]) => found)
}

/** The absent field of a section that was read whose very label a line has in an unread one beside it: `ITEMS (CONTINUED)`. */
function absentBeside(
  leaf: UnreadLeaf,
  { section, place, row }: Spot,
  words: LabelWords,
  texts: Texts,
): Wording | undefined {
  if (row.isUnknown || leaf.part === undefined) return undefined
  const title = words.of(leaf.part.label)
  for (const [label, inner] of place.sections) {
    if (!(section.get(label) instanceof Section) || likeness(title, words.of(label)) < alike) continue
    for (const wording of inner.wordings)
      if (
        wording.label === leaf.label &&
        isAbsent(wording.slot, row) &&
        texts.fitOf(wording, leaf.value) === 'value'
      )
        return wording
  }
  return undefined
}

/** Whether a field was read from a label that counts only where that of `wording` is absent. */
function isStoodInFor(wording: Wording, { section }: Row): boolean {
  const { wordings } = wording.slot
  return wordings.indexOf(wording) < wordings.findIndex(({ path }) => under(section, path) !== undefined)
}

/** The wording of the only absent field of a section that reads what a leaf says; `undefined` where there are several, or none. */
function onlyOne(
  leaf: UnreadLeaf,
  { section, row }: Spot,
  absent: readonly Wording[],
  texts: Texts,
  taken: ReadonlySet<string>,
): Wording | undefined {
  let found: Wording | undefined
  for (const wording of absent) {
    if (wording.takesAnything || wording.slot === found?.slot || section.get(wording.label) !== undefined)
      continue
    if (!texts.couldFill(wording, leaf.value) || taken.has(pathIn(row, wording.slot.path))) continue
    if (found !== undefined) return undefined
    found = wording
  }
  return found
}

/** Whether the label of a leaf is one that its section does not know: what was skipped for another reason is reported elsewhere. */
export function isUnknownIn({ section, row }: Spot, { label }: UnreadLeaf): boolean {
  return !row.isUnknown && !section.names.has(label)
}

/** The issues of sections of which nothing was read, in document order. */
export function unreadSections(
  { leaves, shown }: Survey,
  partners: Partners,
  reported: ReadonlySet<string>,
): readonly Issue[] {
  const found = new Map<string, Issue>()
  // To tell what a part is takes a look at all its leaves, so each is asked once.
  const asked = new Set<UnreadPart>()
  const look = new Look()
  for (const { pointer, spots, part } of leaves) {
    const [spot] = spots
    if (reported.has(pointer) || reported.has(part?.pointer ?? pointer)) continue
    if (spot === undefined || spots.some(({ row }) => row.isUnknown)) continue
    const bare = outermostBare(spot, look)
    const place = bare ?? part?.pointer
    if (place === undefined || found.has(place) || reported.has(place)) continue
    if (bare !== undefined)
      found.set(place, unreadSection(place, shown.label(lastKey(place), place), undefined))
    else if (part !== undefined && asked.size < asked.add(part).size && isSection(part)) {
      const likely = found.size < mostPartnered ? partners.of(part) : undefined
      found.set(place, unreadSection(place, shown.label(part.key, place), likely))
    }
  }
  return [...found.values()]
}

function unreadSection(pointer: string, key: string, likely: string | undefined): Issue {
  const parameters = { key, likely: likely === undefined ? null : quotedPath([likely]) }
  return issue('transcript/unread-section', parameters, { pointer })
}

/** An object, or a list of objects, that nobody keeps whole; an entry that a list leaves out on purpose is none. */
function isSection({ pointer, label, spots, entryOf, leaves }: UnreadPart): boolean {
  if (entryOf.length > 0) return false
  if (spots.some(({ place }) => place.kept.has(label))) return false
  return leaves.some(leaf => /\/(?!(?:0|[1-9][0-9]*)(?:\/|$))/.test(leaf.pointer.slice(pointer.length)))
}

/** The pointer of the outermost section, not the document itself, of which nothing was read and in which `spot` lies. */
function outermostBare(spot: Spot, look: Look): string | undefined {
  let bare: string | undefined
  for (let at: Spot | undefined = spot; at?.above !== undefined; at = at.above) {
    if (look.hasRead(at.section)) break
    const { pointer } = at.section
    const { list, section } = at.row
    if (
      section !== at.section ||
      list === undefined ||
      (list.field.kind === 'list' && list.field.of === 'occurrences')
    )
      bare = pointer
    else if (isBareList(at.above, list, look)) bare = pointer.slice(0, pointer.lastIndexOf('/'))
  }
  return bare
}

/** Whether nothing was read of any entry of a list. */
function isBareList({ section, place }: Spot, list: ListPlace, look: Look): boolean {
  return [...place.lists].every(
    ([label, readers]) => !readers.includes(list) || !look.isRead(section.get(label)),
  )
}

/** Remembers of which sections something was read. */
export class Look {
  readonly #known = new Map<Section, boolean>()
  readonly #lists = new Map<readonly unknown[], boolean>()

  hasRead(section: Section): boolean {
    return getOrInsert(this.#known, section, () => section.values.some(value => this.isRead(value)))
  }

  isRead(value: unknown): boolean {
    if (value instanceof Section) return this.hasRead(value)
    if (!Array.isArray(value)) return value !== undefined
    return getOrInsert(this.#lists, value, () => value.some(each => this.isRead(each)))
  }
}
