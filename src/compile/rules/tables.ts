/** One text never means two things: the cases of a choice, the yes and no of a flag, the words of an enumeration. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec, MappingSpec } from '../../spec/mapping-spec.ts'
import { canonicalText } from '../../text/canonical-label.ts'
import type { Span } from '../../text/position.ts'
import { everyField } from '../walk-fields.ts'

/** Texts that stand for two things. */
export function checkTables(mapping: MappingSpec): readonly Diagnostic[] {
  return everyField(mapping).flatMap(({ field }) => tablesOf(field).flatMap(twice))
}

interface Row {
  readonly text: string
  readonly means: string
  readonly span: Span
}

function tablesOf(field: FieldSpec): readonly (readonly Row[])[] {
  const at = (key: string): Span => field.keys.get(key) ?? field.name.span
  const flag = [
    ...field.yes.map(text => ({ text, means: 'yes', span: at('yes') })),
    ...field.no.map(text => ({ text, means: 'no', span: at('no') })),
  ]
  const words = field.values.flatMap(({ word, texts }) => texts.map(text => ({ text, means: `"${word.value}"`, span: word.span })))
  const cases = (field.choose?.cases ?? []).flatMap(each =>
    each.texts.map(text => ({ text: text.value, means: `case "${each.name.value}"`, span: text.span })),
  )
  return [flag, words, cases]
}

function twice(rows: readonly Row[]): readonly Diagnostic[] {
  const seen = new Map<string, Row>()
  const faults: Diagnostic[] = []
  for (const row of rows) {
    const earlier = seen.get(canonicalText(row.text))
    if (earlier === undefined) seen.set(canonicalText(row.text), row)
    else faults.push(diagnostic('spec/same-text', { text: row.text, other: earlier.means }, row.span, 'remove one of the two'))
  }
  return faults
}
