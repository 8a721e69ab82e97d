/**
 * The issues of lines that are like no field, in sections where fields are absent that could read them: one for all such lines of
 * a section, and in lists one for each label, however many entries have it.
 */
import { getOrInsert } from '../../get-or-insert.ts'
import { type Issue, issue } from '../../issue.ts'
import type { ShownLabels } from '../../labels/shown-labels.ts'
import type { AbsentWordings } from '../places/absent-wordings.ts'
import type { ListPlace, Place, Wording } from '../places/places.ts'
import type { Spot, Survey, UnreadLeaf } from '../places/survey.ts'
import type { Texts } from '../places/texts.ts'
import { isUnknownIn, pathIn } from './section-issues.ts'

/** At most this many lines of a section are compared with its fields, and this many groups of lines of a document are reported. */
const mostTried = 60
const mostGroups = 200

/** What issues report already. */
export interface Reported {
  readonly pointers: ReadonlySet<string>
  readonly paths: ReadonlySet<string>
}

/** Lines that one issue names. */
interface Group {
  readonly first: UnreadLeaf
  readonly spot: Spot
  count: number
  tried: number
  /** How many fields are absent where one of the lines could be read; 0 while no such line was found. */
  absent: number
}

/** The issues of the lines that no other issue names, in document order. */
export function unreadLines(
  { leaves, shown }: Survey,
  absent: AbsentWordings,
  texts: Texts,
  reported: Reported,
): readonly Issue[] {
  const bySection = new Map<string, Group>()
  const byLabel = new Map<Place, Map<string, Group>>()
  const groups: Group[] = []
  const groupOf = (leaf: UnreadLeaf, spot: Spot): Group | undefined => {
    const labels = getOrInsert(byLabel, spot.place, () => new Map())
    const isOfList = spot.row.list !== undefined
    const present = isOfList ? labels.get(leaf.label) : bySection.get(spot.section.pointer)
    if (present !== undefined || groups.length === mostGroups) return present
    const group: Group = { first: leaf, spot, count: 0, tried: 0, absent: 0 }
    groups.push(group)
    if (isOfList) labels.set(leaf.label, group)
    else bySection.set(spot.section.pointer, group)
    return group
  }
  for (const leaf of leaves) {
    if (leaf.part !== undefined || isBlank(leaf.value) || reported.pointers.has(leaf.pointer)) continue
    for (const spot of leaf.spots) {
      if (!isUnknownIn(spot, leaf) || isReported(spot, reported)) continue
      const group = groupOf(leaf, spot)
      if (group === undefined) continue
      group.count++
      if (group.absent === 0 && group.tried++ < mostTried)
        group.absent = absentFor(leaf, spot, absent.at(spot), texts, reported)
      break
    }
  }
  return groups.filter(({ absent }) => absent > 0).map(group => issueOf(group, shown))
}

function issueOf({ first, spot, count, absent }: Group, shown: ShownLabels): Issue {
  const isOfSection = count > 1 && spot.row.list === undefined && spot.section.pointer !== ''
  const parameters = { key: shown.label(first.key, first.pointer), more: count - 1, absent }
  return issue('transcript/unread-lines', parameters, {
    pointer: isOfSection ? spot.section.pointer : first.pointer,
  })
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** Whether an issue is about the section, or about one that it lies in. */
function isReported(spot: Spot, { pointers }: Reported): boolean {
  for (let at: Spot | undefined = spot; at?.above !== undefined; at = at.above)
    if (pointers.has(at.section.pointer)) return true
  return false
}

/** How many fields are absent from the place of a line, where one of them could read it; else 0. */
function absentFor(
  leaf: UnreadLeaf,
  { section, place, row }: Spot,
  absent: readonly Wording[],
  texts: Texts,
  { paths }: Reported,
): number {
  const years: ListPlace[] = []
  for (const [label, lists] of place.lists)
    if (section.get(label) === undefined) years.push(...lists.filter(({ field }) => isOfYears(field)))
  if (absent.length + years.length === 0) return 0
  const isOpen = ({ slot }: Wording): boolean => paths.size === 0 || !paths.has(pathIn(row, slot.path))
  const isRead = (wording: Wording): boolean => couldRead(wording, leaf, texts)
  // What a text can be read as is asked first: that is known, and says no to most.
  const isSomewhere =
    absent.some(wording => isRead(wording) && isOpen(wording)) ||
    years.some(({ kinds }) => kinds.some(({ root }) => root.wordings.some(isRead)))
  if (!isSomewhere) return 0
  return new Set(absent.filter(isOpen).map(({ slot }) => slot)).size + years.length
}

function isOfYears(field: { readonly kind: string; readonly of?: string }): boolean {
  return field.kind === 'list' && field.of === 'years'
}

/** Whether a field reads the text of a line; one that takes any text is none for amounts. */
function couldRead(wording: Wording, { value }: UnreadLeaf, texts: Texts): boolean {
  if (!texts.couldFill(wording, value)) return false
  return !(wording.takesAnything && typeof value === 'string' && /^\s*[-(]*\$/.test(value))
}
