/**
 * Parts inside a section, `PART II` of a schedule: objects with a title that the mapping does not have, whose lines are read
 * as lines of the section. Only sections that the mapping divides no further, but for parts that it names itself, have parts,
 * and none that stands at the top of a transcript: what is unknown there is a section of its own.
 * An object without a number that prints a label which stands in the section already is no part but a repeated thing, a second
 * business: it is not read.
 */
import { canonicalLabel } from '../text/canonical-label.ts'
import { isNumberedPart, isPartTitle } from '../text/part-title.ts'
import type { ReadingNode } from './reading-tree.ts'
import type { Section } from './section.ts'
import { isJsonObject, type JsonObject } from './shape.ts'
import { nowhere, type Spelling } from './spellings.ts'

/** So deep may parts stand in parts. */
export const deepestPart = 8

/** A part of a section. */
export interface Part {
  readonly section: Section
  readonly spelling: Spelling
  readonly value: JsonObject
  /** In how many parts it stands, itself counted. */
  readonly depth: number
}

/** Whether unknown objects in the sections of `node` may be parts. */
export function readsParts({ level, labels }: ReadingNode): boolean {
  if (level < 2) return false
  let hasLines = false
  for (const [label, { kind }] of labels) {
    if (kind === 'leaf' || kind === 'years' || kind === 'ignored') hasLines = true
    else if (kind !== 'section' || !isNumberedPart(label)) return false
  }
  return hasLines
}

type Spell = (key: string) => Spelling

/** What the parts of one section print, looked at in the order in which they are read: those that stand in parts later. */
export class PrintedLabels {
  readonly #spell: Spell
  /** The positions of the labels of the section itself, and of the parts that were read so far. */
  readonly #read: Set<number>
  /** The same with what stands in the parts of the depth that is read now. */
  #beside: Set<number>
  #depth = 0

  constructor(section: JsonObject, spell: Spell) {
    this.#spell = spell
    this.#read = new Set(this.#own(section))
    this.#beside = new Set(this.#read)
  }

  /** Whether an object that may be a part is a repeated thing; it is noted as read where it is not. */
  repeats({ spelling, value, depth }: Part): boolean {
    if (depth > this.#depth) {
      this.#depth = depth
      this.#beside = new Set(this.#read)
    }
    const inside = this.#inside(value, depth)
    if (!isNumberedPart(canonicalLabel(spelling.key)) && inside.some(each => this.#beside.has(each)))
      return true
    for (const each of inside) this.#beside.add(each)
    for (const each of this.#own(value)) this.#read.add(each)
    return false
  }

  /** The positions of the labels in an object. */
  #own(value: JsonObject): readonly number[] {
    return Object.keys(value).flatMap(key => {
      const { reader } = this.#spell(key)
      return reader?.kind === 'leaf' || reader?.kind === 'years' ? [reader.position] : []
    })
  }

  /** Those in a part and in the parts of it. */
  #inside(part: JsonObject, depth: number): readonly number[] {
    const parts = depth < deepestPart ? Object.keys(part).flatMap(key => this.#partUnder(part, key)) : []
    return [...this.#own(part), ...parts.flatMap(each => this.#inside(each, depth + 1))]
  }

  #partUnder(part: JsonObject, key: string): readonly JsonObject[] {
    const value = part[key]
    return isJsonObject(value) && this.#spell(key).reader === undefined && isPartTitle(key) ? [value] : []
  }
}

/** The key of a line in a part, as a key of the section. */
export function spellingInPart(line: Spelling, part: Spelling): Spelling {
  return {
    ...line,
    step: part.step + line.step,
    // Only a line of its own is looked at.
    saysNoData: false,
    isKept: false,
    next: undefined,
    pointer: '',
    place: nowhere,
  }
}
