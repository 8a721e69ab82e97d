/** A mapping of one's own with a list, for what derived fields make of its entries. */

/** Its YAML, up to the last of its fields. */
export const ownLists = `id: own-lists
title: Lists
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  wages: { from: SECTION_FILING.WAGES, as: money }
  rents: { from: SECTION_FILING.RENTS, as: money }
  joint: { from: SECTION_FILING.JOINT, as: flag, yes: "Y", no: "N" }
  share: { from: SECTION_FILING.SHARE, as: ratio }
  c:
    each: SECTION_TRANSACTIONS
    fields:
      profit: { from: PROFIT, as: money }
      loss: { from: LOSS, as: money }
      kind: { from: KIND, as: text }
      own: { from: OWN, as: flag, yes: "Y", no: "N" }
      day: { from: DAY, as: date }
      n: { from: N, as: integer }
`

/** What stands in one of its documents. */
export interface Given {
  readonly filing?: Readonly<Record<string, unknown>>
  readonly rows?: readonly Readonly<Record<string, unknown>>[]
}

/** The YAML of the mapping with a derived field `it`, that gives `gives`. */
export function mappingOf(derive: string, gives: string): string {
  return `${ownLists}  it:\n    derive: |-\n      ${derive}\n    as: ${gives}\n`
}

/** A document that it maps. */
export function documentOf({ filing = {}, rows = [] }: Given): unknown {
  return { TYPE: 'RETR', FORM: '1040', SECTION_FILING: filing, SECTION_TRANSACTIONS: rows }
}
