/** Which entry of a list is the last by its day, and where it stands. Transcripts do not print rows in the order of their dates. */
import { isDayText } from '../date/civil-date.ts'
import { listed } from './listed-operands.ts'

/** The last of some dates; `null` where one of them is none, and where there is none. */
export function lastDateOf(dates: unknown): string | null {
  let last: string | null = null
  for (const date of listed(dates)) {
    if (typeof date !== 'string' || !isDayText(date)) return null
    if (last === null || date > last) last = date
  }
  return last
}

/**
 * The place of the last entry that is this one, from 0; `null` where none is. An expression picks an entry by what it
 * says, so of entries that say the same it has picked the last as well as any.
 */
export function placeIn(list: unknown, entry: unknown): number | null {
  if (typeof entry !== 'object' || entry === null) return null
  const entries = listed(list)
  const itself = entries.lastIndexOf(entry)
  if (itself >= 0) return itself
  const content = JSON.stringify(entry)
  const alike = entries.findLastIndex(each => JSON.stringify(each) === content)
  return alike < 0 ? null : alike
}
