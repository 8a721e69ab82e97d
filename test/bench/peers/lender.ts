/** The job as a lender would do it with packages everybody has: stock jsonata, date-fns `parse`, `new Decimal`. */
import { format, isValid, parse } from 'date-fns'
import { Decimal } from 'decimal.js'
import jsonata from 'jsonata'
import type { Layout } from '../documents/layout.ts'
import type { Peer } from './peer.ts'

/** The peer for the fields of `layout`. */
export function lender(layout: Layout): Peer {
  const sections = layout.sections.map(({ path, name, lines }) => {
    const fields = lines.flatMap(({ label, kind, field }) =>
      field === undefined ? [] : [`    "${field}": $${kind}(\`${label}\`)`],
    )
    return `  "${name}": ${path.map(label => `\`${label}\``).join('.')}.{\n${fields.join(',\n')}\n  }`
  })
  const expression = jsonata(`{\n${sections.join(',\n')}\n}`)
  expression.assign('money', readMoney)
  expression.assign('date', readDate)
  return document => expression.evaluate(document)
}

function readMoney(text: unknown): Decimal | null {
  if (typeof text !== 'string' || text.trim() === '') return null
  const amount = new Decimal(text.replace(/[$,()]/g, ''))
  return text.startsWith('(') ? amount.negated() : amount
}

/** The base of fields that a format leaves open: none does. */
const base = new Date(2000, 0, 1)

function readDate(text: unknown): string | null {
  if (typeof text !== 'string' || text.trim() === '') return null
  const isNumeric = /^\d/.test(text)
  const read = parse(
    isNumeric ? text : text.replace('.', ''),
    isNumeric ? 'MM-dd-yyyy' : 'MMM dd, yyyy',
    base,
  )
  return isValid(read) ? format(read, 'yyyy-MM-dd') : null
}
