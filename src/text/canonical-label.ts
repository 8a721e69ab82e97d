/**
 * The one canonical step for labels: what the authority prints in many ways meets in one form.
 * Unicode NFC, capitals, runs of white space, curly quotes, dash variants, one trailing colon or more, and the
 * number of a repeated section, `(OCCURRENCE #: 2)`. Nothing fuzzier ever matches: other wordings are written in a mapping.
 */
import { composed } from './composed.ts'
import { endOfWords } from './end-of-words.ts'

const space = 32
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
const occurrence = / ?\( ?OCCURRENCE ?#? ?:? ?([0-9]{1,6}) ?\)$/

/** A canonical label and the number in its `(OCCURRENCE #: n)`. */
interface LabelParts {
  readonly label: string
  readonly occurrence: number | null
}

/** `Total  wages:` gives `TOTAL WAGES`. Total on any text, lone surrogates included; the same twice over. */
export function canonicalLabel(label: string): string {
  const text = canonicalText(label)
  return text.endsWith(')') ? withoutNumbers(text).label : text
}

/** The canonical label and the number in its `(OCCURRENCE #: n)`, or `null` where it carries none; of several the last one. */
export function labelParts(label: string): LabelParts {
  return withoutNumbers(canonicalText(label))
}

/** The canonical form of a value that is compared with texts in a mapping, such as a `TYPE`. */
export function canonicalText(text: string): string {
  return foldPlain(text) ?? fold(text)
}

function withoutNumbers(canonical: string): LabelParts {
  let text = canonical
  let number: number | null = null
  for (let found = occurrence.exec(text); found !== null; found = occurrence.exec(text)) {
    text = trimColons(text.slice(0, found.index))
    number ??= Number(found[1])
  }
  return { label: text, occurrence: number }
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

function trimColons(text: string): string {
  const end = endOfWords(text)
  return end === text.length ? text : text.slice(0, end)
}
