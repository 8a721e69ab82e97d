/** Titles of parts inside a section, `PART II--CAPITAL GAINS`, distinguished from titles of what has lines of its own. */
import { canonicalLabel } from './canonical-label.ts'
import { longestTitle } from './designator.ts'
import { tellsOfAnother } from './other-things.ts'

/** What the forms print over their parts, with or without the number: those of Schedule D. */
const headings = '(?:SHORT|LONG)[ -]TERM CAPITAL GAINS AND LOSSES'

/** The sources of the patterns, for this file and for the portable expression. */
export const partPatterns = {
  part: `^(?:PART[ -](?:[IVX]+|[0-9]{1,2}|[A-H])|${headings})(?:[^A-Z0-9]|$)`,
} as const

const part = new RegExp(partPatterns.part)

/** Whether a canonical label begins with the number of a part, `PART II`, or with what a form prints over one. */
export function isPartLabel(label: string): boolean {
  return part.test(label)
}

/** Whether `key` is the title of a part: its number or its heading, and no word of another thing. */
export function isPartTitle(key: string): boolean {
  if (key.length > longestTitle) return false
  const title = canonicalLabel(key)
  return isPartLabel(title) && !tellsOfAnother(title)
}
