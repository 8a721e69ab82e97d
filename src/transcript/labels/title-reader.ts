/** The titles of entries in canonical form, `Form W-2` as `FORM W-2`: most of them are those that a mapping has. */
import { canonicalTitle } from '../../text/labels/canonical-label.ts'
import { longestTitle } from '../../text/labels/designator.ts'
import { type Capacity, getOrInsertWithin } from '../get-or-insert.ts'

/** At most this many spellings are kept. */
const capacity: Capacity = { most: 500, longest: longestTitle }

/** What gives the canonical title of a text. It keeps how documents write the `own` titles of a mapping, and no other text of theirs. */
export function titleReader(own: { readonly has: (title: string) => boolean }): (text: string) => string {
  const kept = new Map<string, string>()
  return text => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const title = canonicalTitle(text)
    return own.has(title) ? getOrInsertWithin(kept, text, capacity, () => title) : title
  }
}
