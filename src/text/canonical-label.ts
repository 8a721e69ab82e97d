/**
 * The one canonical step for labels: what the authority prints in many ways meets in one form.
 * Unicode NFC, capitals, runs of white space, curly quotes, dash variants, one trailing colon or more, and the
 * number of a repeated section, `(OCCURRENCE #: 2)`. Nothing fuzzier ever matches: other wordings are written in a mapping.
 */

const space = 32
const colon = 58
const backtick = 96
const tilde = 126
const quotes: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201b': "'",
  '\u2032': "'",
  '\u0060': "'",
  '\u00b4': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u201f': '"',
  '\u2033': '"',
}
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
const curly = /[\u2018-\u201f\u2032\u2033\u0060\u00b4]/g
const spaces = /[\s\u00a0\u200b\u2060\ufeff]+/g
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
  let before = space
  let hasSmall = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < space || unit > tilde || unit === backtick || (unit === space && before === space))
      return undefined
    if (unit > backtick && unit <= 122) hasSmall = true
    before = unit
  }
  const capitals = hasSmall ? text.toUpperCase() : text
  return before === colon || before === space ? trimColons(capitals) : capitals
}

function fold(text: string): string {
  const folded = text
    .normalize('NFC')
    .replace(curly, quote => quotes[quote] ?? quote)
    .replace(dashes, '-')
    .replace(spaces, ' ')
    .toUpperCase()
    .normalize('NFC')
  return trimColons(folded.trim())
}

function trimColons(text: string): string {
  let end = text.length
  while (end > 0 && (text[end - 1] === ':' || text[end - 1] === ' ')) end--
  return text.slice(0, end)
}
