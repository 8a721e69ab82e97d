/**
 * The fields of a plan by the places of a document where their labels stand: what could stand in a place, as the reading tree
 * says what is read there. Made once for each plan, when the first of its documents leaves something unread.
 */

import { Refusal } from '../../../normalize/definition.ts'
import type {
  ChoiceField,
  GroupField,
  ListField,
  PlanField,
  PlanSource,
  ValueField,
  WhetherField,
} from '../../../plan/mapping-plan.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import { isNear, togetherOf, wordsOf } from '../../labels/wording.ts'
import { readAs } from '../../view/read-as.ts'
import type { Inside } from './section-partners.ts'

/** A field that reads single leaves. */
export interface Slot {
  readonly field: ValueField | WhetherField
  /** Names in the output below the record that the slot is of. */
  readonly path: readonly string[]
  readonly wordings: Wording[]
}

/** One label that a slot may be read from. */
export interface Wording {
  readonly slot: Slot
  /** Canonical labels from the record. */
  readonly path: readonly string[]
  readonly label: string
  /** The labels of the section that it stands in, as one text. */
  readonly home: string
  /** The number of its label among those of the plan; see `numberWordings`. */
  number: number
  /** The number of what reads its texts, the same for all wordings that read alike. */
  reading: number
  readonly words: readonly string[]
  /** The words in one text, whatever their order. */
  readonly together: string
  readonly source: PlanSource | undefined
  readonly evidence: string
  /** It is read by a normalizer that takes any text, so that its taking one tells nothing. */
  readonly takesAnything: boolean
}

/** No label and no value of a transcript looks like this. */
const senseless = 'QZX JVK'

/** What a plan knows of one object of a document. */
export interface Place {
  /** Labels from the record, and the same as one text. */
  readonly path: readonly string[]
  readonly home: string
  readonly wordings: Wording[]
  readonly sections: Map<string, Place>
  readonly lists: Map<string, ListPlace[]>
  /** Labels of what is carried over whole. */
  readonly kept: Set<string>
  /** What the labels below this place say, in sections as well; made when it is first asked for. */
  index: WordIndex | undefined
  /** The sections and lists that may stand here; made when it is first asked for. */
  inside: Inside | undefined
}

/** A list of the output below a label, and what each of its entries is. */
export interface ListPlace {
  readonly field: ListField | ChoiceField
  /** Names in the output below the record in which the list stands. */
  readonly path: readonly string[]
  /** The labels from that record to its entries, one path for each place where they may stand. */
  readonly labels: readonly (readonly string[])[]
  /** One for each kind of entries; a list that is no choice has one without a name. */
  readonly kinds: readonly RecordPlace[]
  readonly otherwise: RecordPlace | undefined
  /** The kinds by the labels of their lines. */
  readonly kindsByLabel: ReadonlyMap<string, ReadonlySet<RecordPlace>>
  /** The kinds by the labels, and by the words of the labels in one text, of lines that tell what an entry of a choice is: those that do not take any text. */
  readonly kindsTouched: ReadonlyMap<string, ReadonlySet<RecordPlace>>
}

/** The outermost object, or an entry of a list: where the names of the output begin. */
export interface RecordPlace {
  readonly name: string | undefined
  readonly texts: readonly string[]
  readonly root: Place
  /** The labels of all its lines. */
  readonly labels: ReadonlySet<string>
  /** How many wordings it has. */
  readonly size: number
}

/** The outermost object of documents. */
export function placeOf(fields: readonly PlanField[]): RecordPlace {
  return recordOf(undefined, [], fields)
}

function recordOf(
  name: string | undefined,
  texts: readonly string[],
  fields: readonly PlanField[],
): RecordPlace {
  const root = newPlace([])
  addFields(root, [[]], [], fields)
  return { name, texts, root, labels: labelsIn(root), size: sizeOf(root) }
}

function labelsIn({ wordings, sections }: Place): ReadonlySet<string> {
  const inside = [...sections.values()].flatMap(each => [...labelsIn(each)])
  return new Set([...wordings.map(each => each.label), ...inside])
}

function sizeOf({ wordings, sections }: Place): number {
  return [...sections.values()].reduce((sum, each) => sum + sizeOf(each), wordings.length)
}

function byLabel(
  kinds: readonly RecordPlace[],
  keysOf: (wording: Wording) => readonly string[],
): ReadonlyMap<string, ReadonlySet<RecordPlace>> {
  const found = new Map<string, Set<RecordPlace>>()
  const add = (kind: RecordPlace, { wordings, sections }: Place): void => {
    for (const key of wordings.flatMap(keysOf)) getOrInsert(found, key, () => new Set()).add(kind)
    for (const each of sections.values()) add(kind, each)
  }
  for (const kind of kinds) add(kind, kind.root)
  return found
}

function newPlace(path: readonly string[]): Place {
  return {
    path,
    home: homeOf(path),
    wordings: [],
    sections: new Map(),
    lists: new Map(),
    kept: new Set(),
    index: undefined,
    inside: undefined,
  }
}

function homeOf(path: readonly string[]): string {
  return path.join('\n')
}

/** Paths of labels. */
export type Paths = readonly (readonly string[])[]

function addFields(
  root: Place,
  sections: Paths,
  names: readonly string[],
  fields: readonly PlanField[],
): void {
  for (const field of fields) addField(root, sections, [...names, field.name], field)
}

function addField(root: Place, sections: Paths, path: readonly string[], field: PlanField): void {
  switch (field.kind) {
    case 'value':
      addSlot(root, sections, path, field, field.sources)
      return
    case 'whether':
      addSlot(root, sections, path, field, [undefined])
      return
    case 'group':
      addFields(root, inSections(sections, field), path, field.fields)
      return
    case 'list':
    case 'choice':
      addList(root, sections, path, field)
      return
    case 'kept':
      for (const section of sections)
        if (field.path.length > 0)
          placeAt(root, [...section, ...field.path.slice(0, -1)]).kept.add(last(field.path))
      return
    default:
      return
  }
}

/** The paths of the sections of a group below `sections`; a group without any stands in those. */
export function inSections(sections: Paths, group: GroupField): Paths {
  if (group.sections.length === 0) return sections
  return sections.flatMap(outer => group.sections.map(inner => [...outer, ...inner]))
}

function addSlot(
  root: Place,
  sections: Paths,
  path: readonly string[],
  field: ValueField | WhetherField,
  sources: readonly (PlanSource | undefined)[],
): void {
  const slot: Slot = { field, path, wordings: [] }
  for (const section of sections) {
    for (const source of sources) {
      const labels = [...section, ...(source?.path ?? (field.kind === 'whether' ? field.path : []))]
      const label = last(labels)
      const evidence = source?.evidence ?? field.evidence ?? 'sourced'
      const words = wordsOf(label)
      const takesAnything =
        source === undefined ||
        field.kind !== 'value' ||
        !(readAs(senseless, source, field) instanceof Refusal)
      const together = togetherOf(words)
      const place = placeAt(root, labels.slice(0, -1))
      const text = { label, home: place.home, words, together }
      const numbers = { number: 0, reading: 0 }
      const wording = { slot, path: labels, ...text, ...numbers, source, evidence, takesAnything }
      slot.wordings.push(wording)
      place.wordings.push(wording)
    }
  }
}

function addList(
  root: Place,
  sections: Paths,
  path: readonly string[],
  field: ListField | ChoiceField,
): void {
  const kinds =
    field.kind === 'list'
      ? [recordOf(undefined, [], field.fields)]
      : field.cases.map(each => recordOf(each.name, each.texts, each.fields))
  const made: ListPlace = {
    field,
    path,
    labels: sections.flatMap(section => field.paths.map(labels => [...section, ...labels])),
    kinds,
    kindsByLabel: byLabel(kinds, ({ label }) => [label]),
    kindsTouched: byLabel(kinds, ({ label, together, takesAnything }) =>
      takesAnything && field.kind === 'choice' ? [] : [label, together],
    ),
    otherwise:
      field.kind === 'choice' ? recordOf(field.otherwise.name, [], field.otherwise.fields) : undefined,
  }
  for (const labels of made.labels) {
    const { lists } = placeAt(root, labels.slice(0, -1))
    const label = last(labels)
    lists.set(label, [...(lists.get(label) ?? []), made])
  }
}

function placeAt(root: Place, path: readonly string[]): Place {
  let at = root
  for (const label of path) {
    const next = at.sections.get(label) ?? newPlace([...at.path, label])
    at.sections.set(label, next)
    at = next
  }
  return at
}

function last(path: readonly string[]): string {
  return path.at(-1) ?? ''
}

/** The wordings of a place and of the sections in it, by their words. */
export class WordIndex {
  readonly #byWord = new Map<string, Wording[]>()

  constructor(place: Place) {
    const waiting = [place]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const wording of at.wordings) this.#add(wording)
      waiting.push(...at.sections.values())
    }
  }

  #add(wording: Wording): void {
    for (const word of wording.words) getOrInsert(this.#byWord, word, () => []).push(wording)
  }

  /** The wordings that have one of `words`, or one that differs by an ending, a shortening or a typo. */
  with(words: readonly string[]): ReadonlySet<Wording> {
    const found = new Set<Wording>()
    for (const [known, wordings] of this.#byWord)
      if (words.some(word => word === known || (mayBeNear(word, known) && isNear(word, known))))
        for (const wording of wordings) found.add(wording)
    return found
  }
}

/** A cheap look before the careful one: words that are near begin or end alike. */
function mayBeNear(left: string, right: string): boolean {
  return left[0] === right[0] || left.slice(-3) === right.slice(-3)
}
