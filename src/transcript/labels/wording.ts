/**
 * How much alike two labels are worded, so that a line that nobody reads can be named beside a field that is absent. It only ever
 * leads to a warning: nothing is read by it.
 *
 * Both labels are taken apart into words: capitals, without punctuation, without words that carry nothing (`OF`, `THE`, `PER`),
 * known short forms written out (`AGI`, `SSN`, `FED`), endings cut off (`ACCRUED` and `ACCRUAL`, `PROCESSED` and `PROCESSING`).
 * Two words are one where they are equal, one is the beginning or the consonants of the other (`WITHHOLD`, `PMT`), or a typo
 * lies between them. The likeness is the share of words that both have, in whichever order, from 0 to 1.
 */

import { canonicalText } from '../../text/labels/canonical-label.ts'
import { editDistance } from '../../text/messages/nearest-names.ts'
import { type Capacity, getOrInsert, getOrInsertWithin } from '../get-or-insert.ts'

/** Two labels with at least this likeness are worded alike. */
export const alike = 0.5

/** Labels that are longer have no words: nobody prints them, and comparing them would take long. */
export const longestLabel = 200
/** Words of a label beyond so many are not compared. */
export const mostWords = 16
const almost = 0.8
/** What it is worth that one label has all words of the other. */
const contained = 0.6
/** From here on words that many labels have are enough. */
const mostlyCommon = 0.66

const fillers: ReadonlySet<string> = new Set(
  'A AN AND AS AT BY FOR FROM IN IS OF ON OR OTHER PER SECTION SHOWN THE THIS TO WITH YOUR ETC'.split(' '),
)

const shortForms: ReadonlyMap<string, string> = new Map([
  ['ACCT', 'ACCOUNT'],
  ['ADJ', 'ADJUSTMENT'],
  ['AGI', 'ADJUSTED GROSS INCOME'],
  ['AMT', 'AMOUNT'],
  ['BAL', 'BALANCE'],
  ['BIZ', 'BUSINESS'],
  ['BUS', 'BUSINESS'],
  ['CHG', 'CHANGE'],
  ['COMP', 'COMPENSATION'],
  ['CR', 'CREDIT'],
  ['DED', 'DEDUCTION'],
  ['DIV', 'DIVIDEND'],
  ['DT', 'DATE'],
  ['EIC', 'EARNED INCOME CREDIT'],
  ['EIN', 'EMPLOYER IDENTIFICATION NUMBER'],
  ['EITC', 'EARNED INCOME CREDIT'],
  ['EXP', 'EXPENSE'],
  ['FED', 'FEDERAL'],
  ['ID', 'IDENTIFICATION'],
  ['INC', 'INCOME'],
  ['INT', 'INTEREST'],
  ['IRS', 'INTERNAL REVENUE SERVICE'],
  ['MED', 'MEDICARE'],
  ['MISC', 'MISCELLANEOUS'],
  ['NEC', 'NONEMPLOYEE COMPENSATION'],
  ['NO', 'NUMBER'],
  ['NUM', 'NUMBER'],
  ['ORD', 'ORDINARY'],
  ['PD', 'PAID'],
  ['PYMT', 'PAYMENT'],
  ['QBI', 'QUALIFIED BUSINESS INCOME'],
  ['QUAL', 'QUALIFIED'],
  ['RECD', 'RECEIVED'],
  ['RET', 'RETURN'],
  ['SCH', 'SCHEDULE'],
  ['SE', 'SELF EMPLOYMENT'],
  ['SS', 'SOCIAL SECURITY'],
  ['SSN', 'SOCIAL SECURITY NUMBER'],
  ['ST', 'STATE'],
  ['TC', 'TRANSACTION CODE'],
  ['TIN', 'TAXPAYER IDENTIFICATION NUMBER'],
  ['TOT', 'TOTAL'],
  ['TXBL', 'TAXABLE'],
  ['WH', 'WITHHELD'],
  ['WITHHOLDING', 'WITHHELD'],
  ['YR', 'YEAR'],
])

/** The words of a label that carry something. */
export function wordsOf(label: string): readonly string[] {
  if (label.length > longestLabel) return []
  const plain = canonicalText(label)
    .replace(/['.]/g, '')
    .replace(/\bW\/H\b/g, 'WH')
    .replaceAll('#', ' NUMBER ')
  const written = plain.split(/[^\p{L}\p{N}]+/u).flatMap(word => (shortForms.get(word) ?? word).split(' '))
  const words = written.filter(word => word !== '' && !fillers.has(word)).map(stem)
  return [...new Set(words)].slice(0, mostWords)
}

/** The labels that are known by their words. */
const capacity: Capacity = { most: 4000, longest: longestLabel }

/** How like labels of documents are those of the plan, is remembered of at most so many pairs: of more than one document compares. */
const mostCompared = 16_384

/** A label of the plan: its number among them, and its words. */
interface NumberedLabel {
  readonly number: number
  readonly words: readonly string[]
}

/** The words of labels, each looked at once for many documents. Holds labels only, never a value, and is emptied when it is full. */
export class LabelWords {
  readonly #known = new Map<string, readonly string[]>()
  readonly #together = new Map<string, string>()
  /** By label the likeness to those of the plan that it was compared with, by their numbers. */
  readonly #alike = new Map<string, Map<number, number>>()
  #compared = 0
  /** The last label that was asked about: most are asked about again at once. */
  #last = ''
  #ofLast = new Map<number, number>()

  /** The words of a label in one text. */
  together(label: string): string {
    return getOrInsertWithin(this.#together, label, capacity, () => togetherOf(this.of(label)))
  }

  /** From 0 to 1 how much alike a label is to one of the plan. */
  likeness(label: string, { number, words }: NumberedLabel): number {
    if (label.length > longestLabel) return 0
    if (label !== this.#last) {
      this.#last = label
      this.#ofLast = getOrInsert(this.#alike, label, () => new Map())
    }
    const present = this.#ofLast.get(number)
    if (present !== undefined) return present
    const found = likeness(this.of(label), words)
    if (this.#compared++ === mostCompared) this.#forget(label)
    this.#ofLast.set(number, found)
    return found
  }

  #forget(label: string): void {
    this.#compared = 1
    this.#ofLast = new Map()
    this.#alike.clear()
    this.#alike.set(label, this.#ofLast)
  }

  of(label: string): readonly string[] {
    return getOrInsertWithin(this.#known, label, capacity, () => wordsOf(label))
  }
}

/** The words of a title, the number of its form left out: those of `Form W-2 Wage and Tax Statement` are WAGE, TAX, STATEMENT. */
export function describingWords(title: string): readonly string[] {
  return wordsOf(title.replace(/\S*[0-9]\S*/g, ' ').replace(/\b(?:FORM|SCHEDULE)\b/g, ' '))
}

/** One text for the same words in any order; blank for none. */
export function togetherOf(words: readonly string[]): string {
  return [...words].sort().join(' ')
}

/** From 0 to 1 how much alike labels of these words are. */
export function likeness(left: readonly string[], right: readonly string[]): number {
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left]
  if (fewer.length === 0 || differInNumber(fewer, more)) return 0
  // A bit for each of the longer one's words that is taken: of both there are few, see wordsOf.
  let taken = 0
  let count = 0
  let shared = 0
  let telling = false
  for (const word of fewer) {
    const found = nearestIn(word, more, taken)
    if (found === -1) continue
    taken |= 1 << found
    count++
    shared += more[found] === word ? 1 : almost
    telling ||= !common.has(word)
  }
  const share = (2 * shared) / (fewer.length + more.length)
  const isWhole = telling && count === fewer.length
  if (isWhole) return Math.max(share, contained)
  return telling || share >= mostlyCommon ? share : 0
}

/** Whether both have numbers, `BOX 12` and `BOX 14`, and none in common. */
function differInNumber(left: readonly string[], right: readonly string[]): boolean {
  let hasNumber = false
  for (const each of left) {
    if (!hasDigit(each)) continue
    if (right.includes(each)) return false
    hasNumber = true
  }
  return hasNumber && right.some(hasDigit)
}

function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code >= 48 && code <= 57) return true
  }
  return false
}

/** The place of a word among others that are not taken, or of the first one near it; -1 where there is none. */
function nearestIn(word: string, among: readonly string[], taken: number): number {
  const same = among.indexOf(word)
  if (same !== -1 && (taken & (1 << same)) === 0) return same
  for (let at = 0; at < among.length; at++)
    if ((taken & (1 << at)) === 0 && isNear(word, among[at] ?? '')) return at
  return -1
}

/** Short words that are no beginnings of longer ones: TAX is not TAXABLE. */
const wholeWords: ReadonlySet<string> = new Set(['NET', 'TAX'])

/** Whether two words are one but for an ending, a shortening or a typo. Numbers are what they are. */
export function isNear(left: string, right: string): boolean {
  if (left === right) return true
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  const allowed = long.length >= 8 ? 2 : long.length >= 4 ? 1 : 0
  const mayBeTypo = long.length - short.length <= allowed && long.length <= 40
  const beginsAlike = short[0] === long[0]
  // Nearly all words that are compared are told apart here.
  if (!beginsAlike && (!mayBeTypo || differInLetters(short, long, allowed))) return false
  if (hasDigit(left) || hasDigit(right)) return false
  if (beginsAlike) {
    if (short.length >= 3 && long.startsWith(short) && !wholeWords.has(short)) return true
    if (short.length >= 2 && !/[AEIOU]/.test(short)) return areLettersOf(short, long)
    if (!mayBeTypo || differInLetters(short, long, allowed)) return false
  }
  return editDistance(short, long) <= allowed
}

/** Whether one has more letters that the other lacks than so many typos can make: a cheap look before the careful one. */
function differInLetters(left: string, right: string, allowed: number): boolean {
  const one = lettersOf(left)
  const other = lettersOf(right)
  return countOf(one & ~other) > allowed || countOf(other & ~one) > allowed
}

/** A bit for each letter; letters that share one differ less than they do. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Whether the letters of `short` stand in `long` in their order. */
function areLettersOf(short: string, long: string): boolean {
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

const endings = ['ATION', 'MENTS', 'MENT', 'INGS', 'ING', 'ALS', 'AL', 'ERS', 'ER', 'ED', 'ES', 'S', 'E']

/** The word without its ending, where at least four letters remain; of short ones a plural's S goes. */
function stem(word: string): string {
  if (hasDigit(word)) return word
  for (const ending of endings)
    if (word.endsWith(ending) && word.length - ending.length >= 4) return word.slice(0, -ending.length)
  return word.length > 3 && word.endsWith('S') ? word.slice(0, -1) : word
}

/** Words that so many labels have that they alone say nothing. */
const common: ReadonlySet<string> = new Set(
  'ADDRESS AMOUNT CODE COMPUTER DATE FORM GROSS INCOME INDICATOR LOSS NAME NET NUMBER RETURN SCHEDULE TOTAL TYPE'
    .split(' ')
    .map(stem),
)

/** The tokens of a title that number a form, `W2` or `1099NEC`, for titles of which the grammar of designators is in doubt. */
export function numbersIn(title: string): ReadonlySet<string> {
  const tokens = canonicalText(title)
    .split(/[^A-Z0-9-]+/)
    .filter(token => /[0-9]/.test(token) && token.length <= 16)
  return new Set(tokens.map(token => token.replaceAll('-', '')))
}
