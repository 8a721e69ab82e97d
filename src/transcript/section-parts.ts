/**
 * Parts inside a section, `PART II` of a schedule: objects with a title that the mapping does not have, whose lines are read
 * as lines of the section. Only sections that the mapping divides no further have parts, and none that stands at the top of a
 * transcript: what is unknown there is a section of its own.
 */
import { canonicalLabel } from '../text/canonical-label.ts'
import { designationOf } from '../text/designator.ts'
import type { ReadingNode } from './reading-tree.ts'
import { nowhere, type Spelling } from './spellings.ts'

/** So deep may parts stand in parts. */
export const deepestPart = 8

/** Longer titles are none of a part. */
const longest = 200
/** Lines of another person, year, form or computation than those of the section. */
const ofAnother =
  /(?:^|[^A-Z])(?:FORMS?|SCHEDULES?|SCHED|SCH|SPOUSE|SPOUSAL|SECONDARY|DEPENDENTS?|COMPUTERS?|COMPUTED|AMENDED|ADJUSTED|CORRECTED|PRIOR|PREVIOUS|ORIGINAL|CARRYOVERS?|STATE|FOREIGN)(?:[^A-Z]|$)|(?:19|20)[0-9]{2}/
const partWord = /(?:^|[ -])PART[ -](?:[IVX]+|[0-9]{1,2}|[A-H])(?:[^A-Z0-9]|$)/

/** Whether unknown objects in the sections of `node` may be parts. */
export function readsParts({ level, labels }: ReadingNode): boolean {
  if (level < 2) return false
  for (const { kind } of labels.values())
    if (kind !== 'leaf' && kind !== 'years' && kind !== 'ignored') return false
  return labels.size > 0
}

/** Whether `key` may be the title of a part. */
export function isPart(key: string): boolean {
  if (key.length > longest) return false
  const title = canonicalLabel(key)
  return partWord.test(title) || !(ofAnother.test(title) || designationOf(title, anyPlace) !== undefined)
}

const anyPlace = { isEntry: true, owners: [] }

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
