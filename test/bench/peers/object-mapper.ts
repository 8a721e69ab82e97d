/** object-mapper: one entry for each field, from a dotted path to a dotted path, transformed by the library's normalizers. */
import objectMapper from 'object-mapper'
import type { Layout } from '../documents/layout.ts'
import type { Peer } from './peer.ts'
import type { Readers } from './readers.ts'

/** The peer for the fields of `layout`. */
export function mapObject(layout: Layout, read: Readers): Peer {
  const map = Object.fromEntries(
    layout.sections.flatMap(({ path, name, lines }) =>
      lines.flatMap(({ label, kind, field }) => {
        if (field === undefined) return []
        const transform = kind === 'date' ? read.date : read.money
        return [[[...path, label].join('.'), { key: `${name}.${field}?`, transform }] as const]
      }),
    ),
  )
  return document => objectMapper(document, map)
}
