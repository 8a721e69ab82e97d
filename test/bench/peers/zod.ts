/** zod 4: a schema of each section that parses its lines and transforms them into fields. */
import { z } from 'zod'
import type { Layout, Section } from '../documents/layout.ts'
import type { Peer } from './peer.ts'
import type { Readers } from './readers.ts'

/** The peer for the fields of `layout`. It leaves out what the schema does not name, as zod does by default. */
export function zod(layout: Layout, read: Readers): Peer {
  const kinds = { money: z.string().transform(read.money), date: z.string().transform(read.date) }
  const [header, ...filing] = layout.sections.map(section => ({
    section,
    schema: sectionSchema(section, kinds),
  }))
  const below = Object.fromEntries(filing.map(({ section, schema }) => [section.path[1] ?? '', schema]))
  const schema = z
    .object({ SECTION_HEADER: header?.schema ?? z.object({}), SECTION_FILING: z.object(below) })
    .transform(document => ({
      header: document.SECTION_HEADER,
      ...Object.fromEntries(
        filing.map(({ section }) => [section.name, document.SECTION_FILING[section.path[1] ?? '']]),
      ),
    }))
  return document => schema.parse(document)
}

function sectionSchema({ lines }: Section, kinds: Readonly<Record<'money' | 'date', z.ZodType>>): z.ZodType {
  const fields = lines.flatMap(({ label, kind, field }) =>
    field === undefined || (kind !== 'money' && kind !== 'date') ? [] : [{ label, kind, field }],
  )
  return z
    .object(Object.fromEntries(fields.map(({ label, kind }) => [label, kinds[kind]])))
    .transform(section => {
      const data: Record<string, unknown> = {}
      for (const { label, field } of fields) data[field] = section[label]
      return data
    })
}
