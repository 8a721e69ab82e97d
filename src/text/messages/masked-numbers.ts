/**
 * What has the shape of a number of a person, a business or an account, of an amount or of an address, masked in a text that is shown:
 * a label is the authority's text, but anything can be a key, and a page that was read by its lines has label and amount in one.
 * Digits count in whichever script they are written.
 */

/** Behind the sign of a currency, in groups of three, or with two decimals. */
const amounts =
  /\p{Sc}[\s(+-]*\p{Nd}[\p{Nd},.]*|(?<!\p{Nd})\p{Nd}+(?:,\p{Nd}{3})+(?:\.\p{Nd}+)?|(?<!\p{Nd})\p{Nd}*\.\p{Nd}{2}(?!\p{Nd})/gu
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

/** `SSN 987-65-4321` gives `SSN ###-##-####`, `BALANCE $1,234.50` gives `BALANCE $#,###.##`; `text` is in capitals. */
export function maskedNumbers(text: string): string {
  const plain = text.includes('@') ? text.replace(address, '#@#') : text
  if (mask.test(plain)) return withoutDigits(plain)
  // Of what is left an amount may be a part, so numbers come first: `987.65.4321`.
  return plain.replace(digitGroups, maskedGroups).replace(amounts, withoutDigits)
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
