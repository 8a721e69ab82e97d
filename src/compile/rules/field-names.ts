/** Names that come out stand for one thing: none that every object already answers to, none twice in one entry of a choice. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ChooseSpec, FieldSpec } from '../../spec/mapping-spec.ts'
import { formatSpan } from '../../text/places/position.ts'
import { type FieldRule, fieldRule } from './field-rule.ts'

/** Fields named `constructor`, `toString` and the like, words that no object can have, and the names of a choice. */
export const checkFieldNames: FieldRule = fieldRule(({ field }) => [
  ...inherited(field),
  ...refusedWords(field),
  ...(field.choose === undefined ? [] : choiceNames(field.choose)),
])

function inherited({ name, choose }: FieldSpec): readonly Diagnostic[] {
  const names = choose === undefined ? [name] : [name, choose.as]
  const hint = 'choose another name; every object has this one'
  return names
    .filter(({ value }) => value in {})
    .map(({ value, span }) =>
      diagnostic('spec/bad-value', { key: value, expected: 'a field name' }, span, hint),
    )
}

/** The words of a table become keys in the expression, which has no such keys (src/evaluate/language/allow-list.ts). */
const refused: ReadonlySet<string> = new Set(['__proto__', '_jsonata_lambda', '_jsonata_function'])

function refusedWords({ values }: FieldSpec): readonly Diagnostic[] {
  return values
    .filter(({ word }) => refused.has(word.value))
    .map(({ word }) =>
      diagnostic('spec/bad-value', { key: word.value, expected: 'a word' }, word.span, 'choose another word'),
    )
}

/** The name of the case comes out beside the fields of the case, and tells the cases apart. */
function choiceNames({ as, cases, otherwise }: ChooseSpec): readonly Diagnostic[] {
  const fields = [...cases, otherwise]
    .flatMap(each => each.fields)
    .filter(({ name }) => name.value === as.value)
  const twin = cases.find(({ name }) => name.value === otherwise.name.value)
  return [
    ...fields.map(({ name }) => {
      const parameters = { name: name.value, other: formatSpan(as.span) }
      return diagnostic('spec/duplicate-field', parameters, name.span, 'rename one of the two')
    }),
    ...(twin === undefined
      ? []
      : [
          diagnostic(
            'spec/same-text',
            { text: otherwise.name.value, other: 'a known case' },
            otherwise.name.span,
            'choose another name, such as other',
          ),
        ]),
  ]
}
