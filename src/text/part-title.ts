/** Titles of parts inside a section, `PART II--CAPITAL GAINS`, told from titles of what has lines of its own. */
import { canonicalLabel } from './canonical-label.ts'
import { designationOf, longestTitle } from './designator.ts'

/** The sources of the patterns, for this file and for the portable expression. */
export const partPatterns = {
  part: '(?:^|[ -])PART[ -](?:[IVX]+|[0-9]{1,2}|[A-H])(?:[^A-Z0-9]|$)',
  /** Lines of another person, year, form or computation. */
  ofAnother:
    '(?:^|[^A-Z])(?:FORMS?|SCHEDULES?|SCHED|SCH|SPOUSE|SPOUSAL|SECONDARY|DEPENDENTS?|COMPUTERS?|COMPUTED|AMENDED|ADJUSTED|CORRECTED|PRIOR|PREVIOUS|ORIGINAL|CARRYOVERS?|STATE|FOREIGN)(?:[^A-Z]|$)|(?:19|20)[0-9]{2}',
} as const

const part = new RegExp(partPatterns.part)
const ofAnother = new RegExp(partPatterns.ofAnother)
const anyPlace = { isEntry: true, owners: [] }

/** Whether a canonical label is the title of a part by its number, `PART II`. */
export function isNumberedPart(label: string): boolean {
  return part.test(label)
}

/** Whether `key` may be the title of a part. */
export function isPartTitle(key: string): boolean {
  if (key.length > longestTitle) return false
  const title = canonicalLabel(key)
  return isNumberedPart(title) || !(ofAnother.test(title) || designationOf(title, anyPlace) !== undefined)
}
