/** One text never means two things: the cases of a choice, the yes and no of a flag, the words of an enumeration. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec, Written } from '../../spec/mapping-spec.ts'
import { canonicalText, canonicalTitle } from '../../text/labels/canonical-label.ts'
import { type FieldRule, fieldRule } from './field-rule.ts'

/** Texts that stand for two things, or twice for one. */
export const checkTables: FieldRule = fieldRule(({ field }) => tablesOf(field).flatMap(twice))

interface Row {
  readonly text: Written<string>
  /** The form in which it is compared. */
  readonly form: string
  readonly means: string
}

function tablesOf({ yes, no, values, choose }: FieldSpec): readonly (readonly Row[])[] {
  return [
    [...rows(yes, 'yes'), ...rows(no, 'no')],
    values.flatMap(({ word, texts }) => rows(texts, `"${word.value}"`)),
    (choose?.cases ?? []).flatMap(({ name, texts }) => rows(texts, `case "${name.value}"`, canonicalTitle)),
  ]
}

function rows(
  texts: readonly Written<string>[],
  means: string,
  canonical: (text: string) => string = canonicalText,
): readonly Row[] {
  return texts.map(text => ({ text, means, form: canonical(text.value) }))
}

function twice(table: readonly Row[]): readonly Diagnostic[] {
  const seen = new Map<string, Row>()
  const faults: Diagnostic[] = []
  for (const row of table) {
    const { value, span } = row.text
    const { form } = row
    const earlier = seen.get(form)
    if (earlier === undefined) seen.set(form, row)
    else {
      const hint = earlier.means === row.means ? 'remove it' : 'remove one of the two'
      faults.push(diagnostic('spec/same-text', { text: value, other: earlier.means }, span, hint))
    }
  }
  return faults
}
