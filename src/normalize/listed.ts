/** Looks up a text in written lists of texts, by the one canonical form (case, blanks, quotes, dashes). Nothing is fuzzy. */
import { canonicalText } from '../text/canonical-label.ts'

/** A longer text stands in no list. */
const longest = 1000

/**
 * What a text means by `lists`: texts of a mapping, or a single one, each beside what they mean; `undefined` where it stands in
 * none. What is no list lists nothing. `both` settles a text that stands in two. The lists are folded once, here.
 */
export function meaningIn<T>(
  lists: Iterable<readonly [list: unknown, meaning: T]>,
  both: (first: T, again: T) => T,
): (text: string) => T | undefined {
  const byForm = new Map<string, T>()
  const written = new Set<string>()
  for (const [list, meaning] of lists) {
    for (const text of textsOf(list)) {
      const form = canonicalText(text)
      const present = byForm.get(form)
      byForm.set(form, present === undefined ? meaning : both(present, meaning))
      written.add(text)
    }
  }
  // A text that is printed just as the mapping writes it is found without being folded.
  const byText = new Map(byForm)
  for (const text of written) {
    const meaning = byForm.get(canonicalText(text))
    if (meaning !== undefined) byText.set(text, meaning)
  }
  return text => {
    if (text.length > longest) return undefined
    return byText.get(text) ?? byForm.get(canonicalText(text))
  }
}

function textsOf(list: unknown): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(list) ? list : [list]
  return texts.filter(each => typeof each === 'string')
}
