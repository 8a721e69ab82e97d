/** How much a drift report holds at most. Labels are anybody's, so whatever is counted by label has an end; the rest is counted as a whole. */

/** Kinds of documents: mapping, form and tax period. */
export const mostGroups = 1000
/** Labels, sections and kinds of entries that nothing reads, and fields that are absent. */
export const mostFindings = { label: 5000, section: 1000, entry: 1000, field: 20_000 } as const
/** Kinds of documents that one finding is counted by. */
export const mostGroupsOfOne = 100
/** Likely partners of one finding. */
export const mostPartners = 3
/** Characters of one label. */
export const longestLabel = 120
/** Steps of one path. */
export const mostSteps = 12
