/** Ties rows of a list to the row above them that they belong to. Knows the view of the rows, and nothing of documents. */
import type { FixedRecord } from '../../evaluate/run/fixed-record.ts'
import type { PlanField, RowAboveField } from '../../plan/mapping-plan.ts'
import { rowAboveLabel } from '../../plan/view-labels.ts'
import { canonicalText } from '../../text/labels/canonical-label.ts'

/** The rules among the fields of a list by which its rows belong to rows above them. */
export function rowAboveRules(fields: readonly PlanField[]): readonly RowAboveField[] {
  return fields.filter(field => field.kind === 'rowAbove')
}

/**
 * Notes in each of `rows` that belongs to a row above, under the rule's name in the view, the position of that row: the
 * nearest one above that does not itself belong to another. A row without a text to go by belongs to none.
 */
export function tieRowsAbove(rows: readonly FixedRecord[], rules: readonly RowAboveField[]): void {
  for (const { label, texts } of rules) {
    const name = rowAboveLabel(label, texts)
    let above: number | undefined
    rows.forEach((row, position) => {
      const text = row.get(label)
      if (typeof text !== 'string' || !texts.includes(canonicalText(text))) above = position
      else if (above !== undefined) row.set(name, above)
    })
  }
}
