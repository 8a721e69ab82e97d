/**
 * Words of a title that name something else than what its number or its place says: the figures of another person, year,
 * copy or computation. `SCHEDULE C--AMENDED` is not the Schedule C, `FORM W-2 (CORRECTED)` not the Form W-2. The source of
 * the pattern is that of the portable expression too.
 */

const otherThings = [
  'FORMS?|SCHEDULES?|SCHED|SCH',
  'SPOUSES?|SPOUSAL|WIFE|HUSBAND|SECONDARY|DEPENDENTS?|STATE|LOCAL|FOREIGN|PUERTO',
  'PRIOR|PREVIOUS|LAST|CARRYOVERS?',
  'AMENDED|ADJUSTED|CORRECTED|ORIGINAL|REVISED|SUPERSED(?:ED|ING)|REPLACED|VOID(?:ED)?|CANCELL?ED|DELETED',
  'DUPLICATES?|COPY|COPIES',
  'COMPUTERS?|(?:RE)?COMPUTED|RECALCULATED|ALTERNATIVE|PER|EXAMINATION|EXAMINED|AUDIT(?:ED)?|DIFFERENCES?',
  'ALL|(?:SUB)?TOTALS?|SUMMARY|SUMMARIES|COMBINED|AGGREGATED?',
]

/** Matches a canonical label that has such a word, or a year. */
export const otherThingPattern: string = `(?:^|[^A-Z])(?:${otherThings.join('|')})(?:[^A-Z]|$)|(?:19|20)[0-9]{2}`

const otherThing = new RegExp(otherThingPattern)

/** Whether a canonical label names something else. */
export function tellsOfAnother(label: string): boolean {
  return otherThing.test(label)
}

/** Whether one of `words`, those of a title joined by blanks, does that is not among the `own` words of what it would be. */
export function isAnother(words: string, own: ReadonlySet<string>): boolean {
  return words !== '' && words.split(' ').some(word => !own.has(word) && otherThing.test(word))
}

/** This many letters make two words the same but for an ending: WAGE and WAGES. */
const telling = 4

/** Whether a title is described by words, joined by blanks, of which none is among the `own` ones of what it would be, whatever their endings. */
export function isUnfamiliar(words: string, own: ReadonlySet<string>): boolean {
  if (words === '' || own.size === 0) return false
  const known = new Set([...own].flatMap(word => [word, word.slice(0, telling)]))
  return !words
    .split(' ')
    .some(word => known.has(word) || (word.length >= telling && known.has(word.slice(0, telling))))
}
