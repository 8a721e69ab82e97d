/** The lines whose texts their fields cannot read. Looked for only where something was refused. */
import { Refusal } from '../../../../src/normalize/definition.ts'
import type { AccountData } from './data.ts'
import type { Document, Lines } from './document.ts'
import { balanceFields, type Field, headerFields, rowFields, summaryFields, topFields } from './fields.ts'
import { type AccountIssue, issueOf } from './issues.ts'
import { firstOf } from './odds.ts'
import type { Rules } from './rules.ts'

/** A field whose text was refused. */
export interface RefusedField {
  /** With dots between, positions left out: `transactions.amount`. */
  readonly name: string
  readonly path: string
  readonly pointer: string
  readonly key: string
  readonly normalizer: string
  readonly problem: string
  /** The row that it stands in; -1 for what stands in none. */
  readonly row: number
}

type Values = Readonly<Record<string, unknown>>

export function refusedFields(document: Document, data: AccountData): readonly RefusedField[] {
  const found: RefusedField[] = []
  const { top, header, balance, summary, rows } = document
  const { type, form, period, last4 } = data
  look(top, topFields, { type, form, period, last4 }, '', -1, found)
  look(header, headerFields, data.header, 'header', -1, found)
  look(balance, balanceFields, data.balance, 'balance', -1, found)
  look(summary, summaryFields, data.summary, 'summary', -1, found)
  for (let index = 0; index < rows.length; index++)
    look(rows[index], rowFields, data.transactions[index] ?? {}, 'transactions', index, found)
  return found
}

function look(
  lines: Lines | undefined,
  fields: readonly Field[],
  values: Values,
  section: string,
  row: number,
  found: RefusedField[],
): void {
  if (lines === undefined) return
  for (const field of fields) {
    if (values[field.name] !== null) continue
    const way = firstOf(lines, field)
    const text = way === undefined ? undefined : lines.values[way.slot]
    if (way === undefined || typeof text !== 'string') continue
    const reading = way.read(text)
    if (!(reading instanceof Refusal)) continue
    const place = section === '' ? '' : row === -1 ? `/${section}` : `/${section}/${row}`
    found.push({
      name: section === '' ? field.name : `${section}.${field.name}`,
      path: `${place}/${field.name}`,
      pointer: lines.pointerAt(way.slot),
      key: lines.labels[way.slot]?.key ?? '',
      normalizer: way.normalizer,
      problem: reading.problem,
      row,
    })
  }
}

export function refusedIssue(
  { name, path, pointer, normalizer, problem }: RefusedField,
  { specs }: Rules,
): AccountIssue {
  const message = `Cannot be read as ${normalizer}: ${problem}`
  return issueOf('value/refused', 'error', message, { path, pointer, spec: specs.get(name) })
}
