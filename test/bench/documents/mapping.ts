/** The mapping of a layout, in YAML, as its author would write it: one group for each section, one line for each field. */
import type { Layout } from './layout.ts'

/** The text of the mapping. It reads the fields of `layout` and nothing else. */
export function mappingText(layout: Layout): string {
  const groups = layout.sections.map(({ path, name, lines }) => {
    const fields = lines.flatMap(({ label, kind, field }) =>
      field === undefined ? [] : [`      ${field}: { from: ${JSON.stringify(label)}, as: ${kind} }`],
    )
    return `  ${name}:\n    section: ${JSON.stringify(path.join(' > '))}\n    fields:\n${fields.join('\n')}`
  })
  return `id: retr-bench
title: Benchmark
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
${groups.join('\n')}
`
}
