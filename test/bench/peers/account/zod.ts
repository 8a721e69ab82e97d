/** zod 4: a schema that reads the lines of an account transcript into the same typed fields. Derived figures it has none. */
import { z } from 'zod'
import { empty, Refusal } from '../../../../src/normalize/definition.ts'
import { canonicalText } from '../../../../src/text/labels/canonical-label.ts'
import { balanceFields, type Field, headerFields, rowFields, summaryFields, topFields } from './fields.ts'

type Lines = Readonly<Record<string, string | undefined>>
type Fields = Record<string, unknown>

/** Gives the fields of a document whose labels are in canonical form. */
export function zodAccount(): (view: unknown) => unknown {
  const header = sectionOf(headerFields)
  const balance = sectionOf(balanceFields)
  const summary = sectionOf(summaryFields)
  const row = z.object(linesOf(rowFields)).transform(rowOf)
  const schema = z
    .object({
      ...linesOf(topFields),
      SECTION_HEADER: header.default(() => fieldsOf(headerFields, {})),
      SECTION_BALANCE: balance.default(() => fieldsOf(balanceFields, {})),
      SECTION_SUMMARY: summary.default(() => fieldsOf(summaryFields, {})),
      SECTION_TRANSACTIONS: z.array(row).default([]),
    })
    .transform(({ SECTION_HEADER, SECTION_BALANCE, SECTION_SUMMARY, SECTION_TRANSACTIONS, ...top }) => ({
      ...fieldsOf(topFields, top),
      header: SECTION_HEADER,
      balance: SECTION_BALANCE,
      summary: SECTION_SUMMARY,
      transactions: withRowsAbove(SECTION_TRANSACTIONS),
    }))
  return view => schema.parse(view)
}

function linesOf(fields: readonly Field[]): Record<string, z.ZodOptional<z.ZodString>> {
  return Object.fromEntries(
    fields.flatMap(({ ways }) => ways.map(({ label }) => [label, z.string().optional()] as const)),
  )
}

function sectionOf(fields: readonly Field[]): z.ZodType<Fields, Lines> {
  return z.object(linesOf(fields)).transform(lines => fieldsOf(fields, lines))
}

function fieldsOf(fields: readonly Field[], lines: Lines): Fields {
  const found: Fields = {}
  for (const { name, ways } of fields) {
    const way = ways.find(({ label }) => lines[label] !== undefined)
    found[name] = way === undefined ? null : givenBy(way.read(lines[way.label] ?? ''))
  }
  return found
}

function givenBy(reading: unknown): unknown {
  return reading === empty || reading instanceof Refusal ? null : reading
}

function rowOf(lines: Lines): Fields {
  const { CODE, DESC, 'EXPLANATION OF TRANSACTION': explanation } = lines
  const row: Fields = {}
  for (const { name, ways } of rowFields) {
    const way = ways.find(({ label }) => lines[label] !== undefined)
    row[name] = way === undefined ? null : givenBy(way.read(lines[way.label] ?? '', DESC ?? explanation))
  }
  row.informational = CODE === undefined ? null : ['N/A', ''].includes(canonicalText(CODE))
  return row
}

function withRowsAbove(rows: readonly Fields[]): readonly Fields[] {
  let above: number | null = null
  return rows.map((row, index) => {
    if (row.informational !== true) above = index
    return { ...row, belongsTo: row.informational === true ? above : null }
  })
}
