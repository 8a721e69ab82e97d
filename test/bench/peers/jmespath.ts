/** JMESPath picks and renames the texts; a loop over its answer reads them with the library's normalizers. */
import { compile, type JSONValue, TreeInterpreter } from '@jmespath-community/jmespath'
import type { Layout } from '../documents/layout.ts'
import type { Peer } from './peer.ts'
import type { Readers } from './readers.ts'

/** The peer for the fields of `layout`. */
export function jmespath(layout: Layout, read: Readers): Peer {
  const sections = layout.sections.map(({ path, name, lines }) => {
    const fields = lines.flatMap(({ label, field }) => (field === undefined ? [] : [`${field}: "${label}"`]))
    return `${name}: ${path.map(label => `"${label}"`).join('.')}.{${fields.join(', ')}}`
  })
  const expression = compile(`{${sections.join(', ')}}`)
  const readings = layout.sections.map(({ name, lines }) => ({
    name,
    fields: lines.flatMap(({ kind, field }) =>
      field === undefined ? [] : [{ field, parse: kind === 'date' ? read.date : read.money }],
    ),
  }))
  return document => {
    // Documents come from JSON.parse, and the expression makes an object of objects.
    const found = TreeInterpreter.search(expression, document as JSONValue) as Record<
      string,
      Record<string, unknown>
    >
    for (const { name, fields } of readings) {
      const section = found[name]
      if (section !== undefined) for (const { field, parse } of fields) section[field] = parse(section[field])
    }
    return found
  }
}
