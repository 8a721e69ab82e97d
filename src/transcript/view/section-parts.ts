/**
 * Parts inside a section, `PART II` of a schedule: objects whose title is the number or the heading of a part, one that the mapping does
 * not have; their lines are read as lines of the section. Any other object may be about anything, a second business or another
 * person: it is not read. Only sections that the mapping divides no further, but for parts that it names itself, have parts,
 * and none that stands at the top of a transcript: what is unknown there is a section of its own.
 */
import { isPartLabel } from '../../text/labels/part-title.ts'
import type { JsonObject } from '../open/shape.ts'
import type { Section } from './section.ts'
import type { ReadingNode } from './tree/reading-tree.ts'
import { nowhere, type Spelling } from './tree/spellings.ts'

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
    else if (kind !== 'section' || !isPartLabel(label)) return false
  }
  return hasLines
}

/** The key of a line in a part, as a key of the section. */
export function spellingInPart(line: Spelling, part: Spelling): Spelling {
  return {
    key: line.key,
    step: part.step + line.step,
    reader: line.reader,
    position: line.position,
    occurrence: line.occurrence,
    // Only a line of its own is looked at.
    saysNoData: false,
    number: 0,
    isKept: false,
    next: undefined,
    pointer: '',
    place: nowhere,
  }
}
