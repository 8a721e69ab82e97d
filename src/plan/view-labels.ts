/**
 * Names in the view that the expression reads, beside the authority's labels. No canonical label looks like them:
 * the view holds only labels that a mapping names, and a mapping cannot name these.
 */

/** Under it stands the whole of a section as it came, for fields that keep it. */
export const wholeLabel = '*'

/** Under it, at the top, stands the sentence that says there is no data. */
export const noticeLabel = '*NOTICE'

/** The stand-in for any year in a label, `TY <YYYY> PAYMENTS`. */
export const yearStandIn = '<YYYY>'
