/** Tables of text for the terminal, and numbers as people read them. */
import type { Spread } from '../measure/statistics.ts'
import { type Budget, type GroupReport, isMet, type Row, type Unit } from './report.ts'

/** A number with its unit: `52.3 µs`, `24.1 KB`, `0.57`. */
export function shownValue(value: number, unit: Unit): string {
  if (unit === 'times') return shownNumber(value)
  if (unit === 'bytes') {
    return value < 1e6 ? `${shownNumber(value / 1e3)} KB` : `${shownNumber(value / 1e6)} MB`
  }
  if (value < 1e3) return `${shownNumber(value)} ns`
  if (value < 1e6) return `${shownNumber(value / 1e3)} µs`
  return value < 1e9 ? `${shownNumber(value / 1e6)} ms` : `${shownNumber(value / 1e9)} s`
}

/** Three digits that count. */
export function shownNumber(value: number): string {
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.01))))
  return value.toFixed(Math.min(decimals, 3))
}

/** `0.55–0.59`; empty where the value was not spread. */
export function shownSpread({ p25, p75 }: Spread, unit: Unit): string {
  return p25 === p75 ? '' : `${shownValue(p25, unit)} – ${shownValue(p75, unit)}`
}

/** `≤ 0.6`, `≥ 30`, `≤ 70.0 KB`. */
export function shownLimit({ sense, limit, unit }: Budget): string {
  return `${sense === 'at most' ? '≤' : '≥'} ${unit === 'times' ? limit : shownValue(limit, unit)}`
}

/** The cells of a row, and of the head above them. */
export const rowHead: readonly string[] = ['what', 'median', 'p25 – p75', 'ratio', 'p25 – p75']

/** See `rowHead`. */
export function rowCells({ what, value, unit, ratio, note }: Row): readonly string[] {
  return [
    note === undefined ? what : `${what} (${note})`,
    shownValue(value.p50, unit),
    shownSpread(value, unit),
    ratio === undefined ? '' : shownNumber(ratio.spread.p50),
    ratio === undefined ? '' : shownSpread(ratio.spread, 'times'),
  ]
}

/** The cells of a budget, and of the head above them. */
export const budgetHead: readonly string[] = ['what', 'budget', 'measured', 'p25 – p75', '']

/** See `budgetHead`. */
export function budgetCells(budget: Budget): readonly string[] {
  const { what, unit, measured } = budget
  const verdict = isMet(budget) ? 'met' : 'not met'
  return [what, shownLimit(budget), shownValue(measured.p50, unit), shownSpread(measured, unit), verdict]
}

/** Columns in line, the first to the left, the others to the right. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [line(head), widths.map(width => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}

/** Everything that a group found. */
export function groupText({ title, rows, grids = [], budgets }: GroupReport): string {
  const parts = [title, ...grids.map(({ head, rows, sums = [] }) => textTable(head, [...rows, ...sums]))]
  if (rows.length > 0) parts.push(textTable(rowHead, rows.map(rowCells)))
  if (budgets.length > 0) parts.push(textTable(budgetHead, budgets.map(budgetCells)))
  return `${parts.join('\n\n')}\n`
}
