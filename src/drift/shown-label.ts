/**
 * A label as it may stand in a report that is kept and passed on. A label is the authority's text, but anything can be a key, so
 * what has the shape of a number of a person, a business or an account is masked, whichever digits it is written in.
 */
import { canonicalLabel } from '../text/canonical-label.ts'
import { shownText } from '../text/shown-text.ts'
import { longestLabel } from './limits.ts'

/** Characters that are looked at: more than are shown, so that the end of what is shown is masked by what follows it. */
const looked = 4 * longestLabel
/** Digits with single separators between them. */
const digitGroups = /\p{Nd}+(?:[-. /]\p{Nd}+)*/gu
const digit = /\p{Nd}/gu
const years = /^(?:19|20)[0-9]{2}[-/](?:19|20)[0-9]{2}$/
/** Digits in a row that no form, line or year has, and digits in neighbouring groups that make up a number or a date. */
const longestRun = 4
const longestGroups = 6
/** What stands for digits that the authority has masked itself; those beside it are the rest of a number. */
const mask = /[X*]{3}|\*{2}/
const address = /[^\s@]*@[^\s@]*/g

/** The label in canonical form, masked, at most `longestLabel` characters. `SSN 987-65-4321` gives `SSN ###-##-####`. */
export function shownLabel(label: string): string {
  const text = canonicalLabel(label.slice(0, looked))
  const plain = text.includes('@') ? text.replace(address, '#@#') : text
  const masked = mask.test(plain) ? withoutDigits(plain) : plain.replace(digitGroups, maskedGroups)
  return shownText(masked, longestLabel)
}

function maskedGroups(groups: string): string {
  if (years.test(groups)) return groups
  const runs = groups.split(/[-. /]/)
  const length = runs.reduce((sum, run) => sum + run.length, 0)
  return length > longestGroups || runs.some(run => run.length > longestRun) ? withoutDigits(groups) : groups
}

function withoutDigits(text: string): string {
  return text.replace(digit, '#')
}
