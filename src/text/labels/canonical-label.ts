/**
 * The one canonical step for labels: what the authority prints in many ways meets in one form.
 * Of any text: Unicode NFC, capitals, runs of white space, curly quotes, dash variants, one trailing colon or more. Of labels
 * besides: blanks around slashes and hyphens, several hyphens for one, a blank before a bracket but for one letter, `&` for AND, dot leaders, a
 * period at the end, and the number of a repeated section, `(OCCURRENCE #: 2)`. Nothing fuzzier ever matches: other wordings
 * are written in a mapping. What a value says is compared without the second half: a period or a hyphen may matter there. What
 * an entry is by its `TYPE` is a title, compared as labels are.
 */
import { composed } from '../characters/composed.ts'
import { endOfWords } from '../characters/end-of-words.ts'

const space = 32
const bracket = 40
const closing = 41
const hyphen = 45
const period = 46
const slash = 47
const colon = 58
const backtick = 96
const smallZ = 122
const tilde = 126
const singleQuotes = /[\u2018-\u201b\u2032\u0060\u00b4]/g
const doubleQuotes = /[\u201c-\u201f\u2033]/g
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
/** White space that is not one blank already, zero-width characters included. */
const spaces = /[\s\u200b\u2060]{2,}|[^\S ]|[\u200b\u2060]/g
/** What a quote, a dash or a letter with an accent has, and no plain ASCII but the backtick. */
const mayHaveMarks = /[^\0-_a-\x7f]/
/** What typesetting of a label leaves behind: without one of these there is none. */
const mayBeTypeset = /[-/(&.\u2026]/
const leaders = /[.\u2026](?: ?[.\u2026])+|\u2026/g
const beforeBracket = / *\(/g
/** `NAME(S)`, `401(K)`. */
const letterInBrackets = / \(([A-Z0-9])\)/g
const aroundHyphen = / *-[ -]*/g
const aroundSlash = / *\/ */g
const manyBlanks = / {2,}/g
const occurrence = / ?\( ?OCCURRENCE ?#? ?:? ?([0-9]{1,6}) ?\)$/

/** A canonical label and the number in its `(OCCURRENCE #: n)`. */
interface LabelParts {
  readonly label: string
  readonly occurrence: number | null
}

/** `Total  wages:` gives `TOTAL WAGES`. Total on any text, lone surrogates included; the same twice over. */
export function canonicalLabel(label: string): string {
  const text = setPlain(label) ?? withoutTypesetting(canonicalText(label))
  return withWordAnd(text.endsWith(')') ? withoutNumbers(text).label : text)
}

/** The canonical label and the number in its `(OCCURRENCE #: n)`, or `null` where it carries none; of several the last one. */
export function labelParts(label: string): LabelParts {
  const parts = withoutNumbers(setPlain(label) ?? withoutTypesetting(canonicalText(label)))
  return { ...parts, label: withWordAnd(parts.label) }
}

/** The canonical form of a value that is compared with texts in a mapping. */
export function canonicalText(text: string): string {
  return foldPlain(text) ?? fold(text)
}

/**
 * The canonical form of a text that says what an entry is, such as a `TYPE`: that of a label, for such a text is printed as one.
 * What is all typesetting, `...`, stays a text.
 */
export function canonicalTitle(text: string): string {
  const label = canonicalLabel(text)
  return label === '' ? canonicalText(text) : label
}

function withoutNumbers(canonical: string): LabelParts {
  let text = canonical
  let number: number | null = null
  for (let found = occurrence.exec(text); found !== null; found = occurrence.exec(text)) {
    text = trimEnd(text.slice(0, found.index))
    number ??= Number(found[1])
  }
  return { label: text, occurrence: number }
}

/** `SCHEDULE C -- PROFIT . . .` gives `SCHEDULE C-PROFIT`: the canonical text of a label without what only sets it apart from its line. */
function withoutTypesetting(text: string): string {
  if (!mayBeTypeset.test(text)) return text
  const set = text
    .replace(leaders, ' ')
    .replace(beforeBracket, ' (')
    .replace(letterInBrackets, '($1)')
    .replace(aroundHyphen, '-')
    .replace(aroundSlash, '/')
    .replace(manyBlanks, ' ')
  return trimEnd(set.startsWith(' ') ? set.slice(1) : set)
}

/** What `withoutTypesetting` gives for printed ASCII that has none, in one look at each character; `undefined` for any other text. */
function setPlain(text: string): string | undefined {
  let hasSmall = false
  let before = space
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit > slash) {
      if (unit > backtick) {
        if (unit > tilde) return undefined
        if (unit <= smallZ) hasSmall = true
      } else if (unit === backtick) return undefined
    } else if (unit === space || unit === hyphen || unit === slash) {
      if (before === space || before === hyphen || before === slash) return undefined
    } else if (unit < space || unit === period) return undefined
    else if (unit === bracket && (before !== space || text.charCodeAt(at + 2) === closing)) return undefined
    before = unit
  }
  if (before === space || before === colon) return undefined
  return hasSmall ? text.toUpperCase() : text
}

function withWordAnd(label: string): string {
  if (!label.includes('&')) return label
  return label
    .split(' ')
    .map(word => (word === '&' ? 'AND' : word))
    .join(' ')
}

/** What `fold` gives for printed ASCII with single blanks, in one look at each character; `undefined` for any other text. */
function foldPlain(text: string): string | undefined {
  let hasSmall = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit > backtick) {
      if (unit <= smallZ) hasSmall = true
      else if (unit > tilde) return undefined
    } else if (unit === backtick || unit < space) return undefined
    else if (unit === space && (at === 0 || text.charCodeAt(at - 1) === space)) return undefined
  }
  return trimColons(hasSmall ? text.toUpperCase() : text)
}

function fold(text: string): string {
  const capitals = straightened(text).replace(spaces, ' ').toUpperCase()
  return trimColons(composed(capitals).trim())
}

/** The text in Unicode NFC with straight quotes and plain hyphens. */
function straightened(text: string): string {
  // Many a text has only a blank too many.
  if (!mayHaveMarks.test(text)) return text
  return composed(text).replace(singleQuotes, "'").replace(doubleQuotes, '"').replace(dashes, '-')
}

/** As `trimColons`, periods too. */
function trimEnd(text: string): string {
  let end = text.length
  while (isBehindWords(text.charCodeAt(end - 1))) end--
  return end === text.length ? text : text.slice(0, end)
}

function isBehindWords(unit: number): boolean {
  return unit === space || unit === colon || unit === period
}

function trimColons(text: string): string {
  const end = endOfWords(text)
  return end === text.length ? text : text.slice(0, end)
}
