/**
 * Names in the view that the expression reads, beside the authority's labels. No canonical label looks like them:
 * the view holds only labels that a mapping names, and a mapping cannot name these.
 */

/** Under it stands the whole of a section as it came, for fields that keep it. */
export const wholeLabel = '*'

/** Under it, at the top, stands the sentence that says there is no data. */
export const noticeLabel = '*NOTICE'

/** Under it, in one line of several that differ by the year in their label, stands that year. */
export const yearLabel = '*YEAR'

/**
 * Under it, in a row that belongs to a row above it, stands the position of that row. Rows belong so where the text of
 * `label` is one of `texts`; there is a name for each such rule.
 */
export function rowAboveLabel(label: string, texts: readonly string[]): string {
  return `*ABOVE ${label} ${JSON.stringify(texts)}`
}

/**
 * Under it, in an entry, stands the designator of the text under `label`, where that text is none that the mapping names
 * and its designator may tell what the entry is.
 */
export function designatorLabel(label: string): string {
  return `*DESIGNATOR ${label}`
}

/**
 * Under it, in an entry that the choice of the field `name` takes by its designator, stands one of the texts of the case that
 * it is of: the text under `by` is none of them.
 */
export function kindLabel(by: string, name: string): string {
  return `*KIND ${by} ${name}`
}

/** The stand-in for any year in a label, `TY <YYYY> PAYMENTS`. */
export const yearStandIn = '<YYYY>'

/** What the stand-in stands for: a year from 1900 to 2099. Of several in a label the first one counts. */
export const yearPattern: RegExp = /\b(?:19|20)[0-9]{2}\b/
