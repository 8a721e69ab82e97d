/**
 * The lines, sections and lists that stand in one place of the samples, put together by the rules by which a mapping reads them:
 * canonical labels for lines, designators besides for what has a title. Holds what the samples print, so none of it is shown.
 */
import { canonicalLabel, labelParts } from '../../text/labels/canonical-label.ts'
import { designationOf, type TitlePlace } from '../../text/labels/designator.ts'
import { isAnother } from '../../text/labels/other-things.ts'
import { pointerTo } from '../../text/places/json-pointer.ts'
import { isJsonObject, type JsonObject } from '../../transcript/open/shape.ts'
import { canBeNamed } from './nameable.ts'

/** One object of one sample. */
export interface Printing {
  readonly object: JsonObject
  readonly pointer: string
  /** The number of its sample. */
  readonly sample: number
}

/** A text under a label, and the object that it stands in, as a number among those of the box. */
export interface PrintedText {
  readonly text: string
  readonly sample: number
  readonly object: number
}

/** What one label of a box holds in the samples. */
export interface Line {
  /** Canonical, perhaps with the stand-in for a year. */
  readonly label: string
  readonly texts: readonly PrintedText[]
  /** A sample holds a number, true or false there, which no normalizer reads. */
  readonly isMixed: boolean
}

/** A section, one that is printed several times, or a list of entries. */
export interface Section {
  readonly kind: 'section' | 'occurrences' | 'list'
  /** Canonical titles, each once; several where their designator says that they are one. */
  readonly labels: readonly string[]
  readonly printings: readonly Printing[]
}

/** Everything that stands in one place. */
export interface Box {
  readonly lines: readonly Line[]
  readonly sections: readonly Section[]
}

/** What a draft is made of in all samples. */
export interface BoxContext {
  /** The forms whose schedules the samples have, as `ownersOf` gives them. */
  readonly owners: readonly string[]
  /** By sample: the pointers of the leaves that no shared part reads. */
  readonly left: readonly ReadonlySet<string>[]
  /** Whether a bundled mapping has a canonical label, for a line or a title. */
  readonly isKnown: (label: string) => boolean
}

interface OpenSection {
  readonly labels: Set<string>
  readonly printings: Printing[]
  readonly words: Set<string>
  readonly lists: Set<number>
  readonly objects: Set<number>
  isRepeated: boolean
}

/** What stands in all of `printings`. A label that is a line here and a section there is what it is more often. */
export function boxOf(printings: readonly Printing[], context: BoxContext): Box {
  const lines = new Map<string, PrintedText[]>()
  const mixed = new Set<string>()
  const sections = new OpenSections({ isEntry: false, owners: context.owners })
  printings.forEach(({ object, pointer, sample }, number) => {
    for (const key of Object.keys(object)) {
      const value = object[key]
      const at = pointerTo(pointer, key)
      if (isJsonObject(value) || isListOfObjects(value)) {
        if (canBeNamed(key, context.isKnown)) sections.add(key, value, { pointer: at, sample }, number)
      } else if (typeof value === 'string' || value === null) {
        if (!canBeNamed(key, context.isKnown) || context.left[sample]?.has(at) !== true) continue
        const label = canonicalLabel(key)
        const texts = lines.get(label) ?? []
        lines.set(label, texts)
        texts.push({ text: value ?? '', sample, object: number })
      } else if (typeof value !== 'object') mixed.add(canonicalLabel(key))
    }
  })
  return settled(lines, mixed, sections.all())
}

function settled(
  lines: ReadonlyMap<string, PrintedText[]>,
  mixed: ReadonlySet<string>,
  sections: readonly Section[],
): Box {
  const printed = new Map(sections.flatMap(section => section.labels.map(label => [label, section])))
  const outweighed = new Set<Section>()
  const kept = [...lines].filter(([label, texts]) => {
    const section = printed.get(label)
    if (section === undefined) return true
    if (section.printings.length >= texts.filter(each => each.text.trim() !== '').length) return false
    outweighed.add(section)
    return true
  })
  return {
    lines: kept.map(([label, texts]) => ({ label, texts, isMixed: mixed.has(label) })),
    sections: sections.filter(section => !outweighed.has(section)),
  }
}

/** The sections of a box while its objects are walked. */
class OpenSections {
  readonly #place: TitlePlace
  readonly #byLabel = new Map<string, OpenSection>()
  readonly #byDesignator = new Map<string, OpenSection>()

  constructor(place: TitlePlace) {
    this.#place = place
  }

  add(
    key: string,
    value: JsonObject | readonly JsonObject[],
    { pointer, sample }: Pick<Printing, 'pointer' | 'sample'>,
    object: number,
  ): void {
    const { label, occurrence } = labelParts(key)
    const section = this.#sectionOf(label)
    section.labels.add(label)
    if (occurrence !== null || section.objects.has(object)) section.isRepeated = true
    if (isJsonObject(value)) {
      section.objects.add(object)
      section.printings.push({ object: value, pointer, sample })
      return
    }
    section.lists.add(object)
    value.forEach((entry, index) => {
      section.printings.push({ object: entry, pointer: pointerTo(pointer, index), sample })
    })
  }

  all(): readonly Section[] {
    return [...new Set(this.#byLabel.values())].map(section => {
      // A list of entries has one title and no number; under several titles its entries are read as occurrences.
      const isList = section.objects.size === 0 && section.labels.size === 1 && !section.isRepeated
      const isRepeated = section.isRepeated || section.lists.size > 0
      const kind = isList ? 'list' : isRepeated ? 'occurrences' : 'section'
      return { kind, labels: [...section.labels], printings: section.printings }
    })
  }

  #sectionOf(label: string): OpenSection {
    const present = this.#byLabel.get(label)
    if (present !== undefined) return present
    const found = designationOf(label, this.#place)
    const same = found === undefined ? undefined : this.#byDesignator.get(found.designator)
    const isSame = found !== undefined && same !== undefined && !isAnother(found.words, same.words)
    const section = isSame
      ? same
      : {
          labels: new Set<string>(),
          printings: [],
          words: new Set<string>(),
          lists: new Set<number>(),
          objects: new Set<number>(),
          isRepeated: false,
        }
    for (const word of found?.words.split(' ') ?? []) section.words.add(word)
    if (found !== undefined && same === undefined) this.#byDesignator.set(found.designator, section)
    this.#byLabel.set(label, section)
    return section
  }
}

function isListOfObjects(value: unknown): value is readonly JsonObject[] {
  return Array.isArray(value) && value.length > 0 && value.every(isJsonObject)
}
