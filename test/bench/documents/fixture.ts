/** The documents of one measurement: a layout, its mapping, many different documents as text and parsed. */
import { documentText } from './document.ts'
import { type Layout, layoutOf } from './layout.ts'
import { mappingText } from './mapping.ts'

export interface Fixture {
  readonly layout: Layout
  readonly mapping: string
  readonly texts: readonly string[]
  /** The same documents, parsed. They stay alive, as the shapes of objects do in a service that never rests. */
  readonly parsed: readonly unknown[]
}

/** A fixture of `fields` fields and `documents` different documents; the same for the same numbers. */
export function fixtureOf(fields: number, documents: number): Fixture {
  const layout = layoutOf(fields)
  const texts = Array.from({ length: documents }, (_, seed) => documentText(layout, seed + 1))
  return { layout, mapping: mappingText(layout), texts, parsed: texts.map(text => JSON.parse(text)) }
}
