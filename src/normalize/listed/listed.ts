/** Looks up a text in written lists of texts, by the one canonical form (case, blanks, quotes, dashes). Nothing is fuzzy. */

import { endOfWords } from '../../text/characters/end-of-words.ts'
import { isPlain } from '../../text/characters/plain-text.ts'
import { canonicalText } from '../../text/labels/canonical-label.ts'
import { FormTable } from './form-table.ts'

/** A longer text stands in no list. */
const longest = 1000

/**
 * What a text means by `lists`: texts of a mapping, or a single one, each beside what they mean; `undefined` where it stands in
 * none. What is not a list lists nothing. `both` settles a text that stands in two. The lists are folded once, here.
 */
export function meaningIn<T>(
  lists: Iterable<readonly [list: unknown, meaning: T]>,
  both: (first: T, again: T) => T,
): (text: string) => T | undefined {
  const byForm = new Map<string, T>()
  const written = new Map<string, string>()
  for (const [list, meaning] of lists) {
    for (const text of textsOf(list)) {
      const form = canonicalText(text)
      const present = byForm.get(form)
      byForm.set(form, present === undefined ? meaning : both(present, meaning))
      written.set(text, form)
    }
  }
  if (byForm.size === 0) return () => undefined
  const plain = new FormTable(
    [...written].flatMap(([text, form]) => {
      const meaning = byForm.get(form)
      return meaning === undefined || !isPlain(form) ? [] : [{ text, form, meaning }]
    }),
  )
  return text => {
    if (text.length > longest) return undefined
    const end = endOfWords(text)
    const meaning = plain.find(text, end)
    // A plain text has a plain form, and all of those are in the table.
    return meaning !== undefined || isPlain(text, end) ? meaning : byForm.get(canonicalText(text))
  }
}

/** Settles a text that stands in two lists: it means what the first of them says. */
export function theFirst<T>(first: T): T {
  return first
}

function textsOf(list: unknown): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(list) ? list : [list]
  return texts.filter(each => typeof each === 'string')
}
