/**
 * `{ from: TOTAL WAGES as: money }`: a text that goes on with the next key, for the lack of a comma or of a line of its own. A colon
 * in a text looks the same to YAML; what tells them apart is that a key of the language stands before it.
 *
 *     from: TOTAL WAGES as: money
 *           ^from      ^end
 *                       ^at
 */
import { languageKeys } from './language-keys.ts'

/** The key that a text goes on with. */
export interface NextKey {
  readonly key: string
  /** Offsets: where the text in front of it ends, and where it stands. */
  readonly end: number
  readonly at: number
  /** Nothing else can be meant. */
  readonly isSure: boolean
}

/** What stands behind these keys can be told from words of a sentence. */
const shapes: Readonly<Record<string, RegExp>> = {
  as: /^[A-Za-z]+$/,
  required: /^(?:true|false)$/,
  drop: /^true$/,
  evidence: /^(?:sourced|secondary|inferred|unsourced)$/,
  else: /^(?:warning|error)$/,
}

/** Whatever stands behind these is a sentence, in which words like those of the language may have a colon. */
const ofSentences: ReadonlySet<string> = new Set(['about', 'because', 'says', 'title'])

/** Quotes are skipped, but for an apostrophe in a word. */
const candidates = /(?<!\w)(?:"[^"\n]*"|'[^'\n]*')|(^|\s+|(?<=["']))([A-Za-z]+):(?=\s|$)/g

/**
 * The first key of the language in the text from `from` to `to`, which is that of the key `of`; `around` are the other keys of the
 * same braces. `undefined` where the colon is likely one of the text.
 */
export function nextKey(
  text: string,
  { from, to, of, around }: { from: number; to: number; of: string; around: ReadonlySet<string> },
): NextKey | undefined {
  const words = text.slice(from, to)
  for (const { 0: whole, 1: blanks, 2: key, index } of words.matchAll(candidates)) {
    if (blanks === undefined || key === undefined || !languageKeys.has(key)) continue
    const before = words.slice(0, index)
    const behind = words.slice(index + whole.length)
    const value = behind.slice(0, /[,}\]\n]|\s+\w+:(?:\s|$)|$/.exec(behind)?.index).trim()
    const isShaped = shapes[key]?.test(value)
    const isFree = !around.has(key) && key !== of
    if (ofSentences.has(of) && (isShaped !== true || !isFree || before === '')) continue
    const isOneThing = !/\s/.test(before) || /^(["']).*\1$/.test(before) || !/[a-z]/.test(before)
    return {
      key,
      end: from + index,
      at: from + index + blanks.length,
      isSure: isFree && (isShaped ?? isOneThing),
    }
  }
  return undefined
}
