/** Whether two peers give the same data: the same fields with the same amounts and dates, whatever the order of the keys. */
import { Decimal } from 'decimal.js'

/** The text of `data`: keys sorted, amounts as plain decimals whatever package or setting made them. */
export function dataText(data: unknown): string {
  return JSON.stringify(comparable(data))
}

function comparable(value: unknown): unknown {
  if (Decimal.isDecimal(value)) return `amount ${value.toFixed()}`
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(comparable)
  const entries = Object.entries(value).map(([name, inner]) => [name, comparable(inner)] as const)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}
