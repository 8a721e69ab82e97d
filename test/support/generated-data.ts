/** Made-up finished data of a mapping: what its fields may give, with texts that its expressions ask for. */
import fc from 'fast-check'
import type { Expression } from '../../src/evaluate/language/expression.ts'
import { partsOf } from '../../src/evaluate/language/expression-parts.ts'
import { money } from '../../src/normalize/money/money.ts'
import { isNormalizerName, normalizers } from '../../src/normalize/registry.ts'
import type { PlanField } from '../../src/plan/mapping-plan.ts'
import type { ValueKind } from '../../src/plan/value-kind.ts'

const amounts = ['0.00', '1.00', '-1.00', '250.00', '250.50', '18338.00', '-18338.00', '90071992547409.93']
const days = ['2019-04-15', '2020-07-15', '2020-12-01', '2021-04-15', '2023-12-31']

/** Data in which what `fields` give is null, or something that their kind allows; lists have up to `most` entries. */
export function generatedData(
  fields: readonly PlanField[],
  expressions: readonly Expression[],
  most = 5,
): fc.Arbitrary<Record<string, unknown>> {
  const literals = [...new Set(expressions.flatMap(textsIn))]
  const text = fc.oneof(
    fc.constantFrom('', 'Tax return filed', ...literals),
    fc
      .tuple(fc.constantFrom('', ...literals), fc.constantFrom('', ...literals))
      .map(words => words.join(' ')),
  )
  return fieldsOf(fields)

  function fieldsOf(inside: readonly PlanField[]): fc.Arbitrary<Record<string, unknown>> {
    return fc.record(Object.fromEntries(inside.map(field => [field.name, fieldOf(field)])))
  }

  function fieldOf(field: PlanField): fc.Arbitrary<unknown> {
    switch (field.kind) {
      case 'value': {
        const outputs = field.sources.flatMap(({ normalizer }) =>
          isNormalizerName(normalizer) ? [normalizers[normalizer].output] : [],
        )
        return fc.oneof(fc.constant(null), ...outputs.map(output => outputOf(output.kind, output.inside)))
      }
      case 'derived':
        return fc.option(ofKind(kindOfGiven(field.gives)))
      case 'whether':
        return fc.option(fc.boolean())
      case 'rowAbove':
        return fc.option(fc.nat(most))
      case 'notice':
        return fc.option(text, { freq: 2 })
      case 'kept':
        return fc.option(fc.dictionary(text, fc.oneof(text, fc.array(text))))
      case 'group':
        return fieldsOf(field.fields)
      case 'list':
        return fc.array(fieldsOf(field.fields), { maxLength: most })
      case 'choice': {
        const entries = [...field.cases, field.otherwise].map(({ name, fields: own }) =>
          fieldsOf(own).map(entry => ({ [field.as]: name, ...entry })),
        )
        return fc.array(fc.oneof(...entries), { maxLength: most })
      }
    }
  }

  function outputOf(kind: ValueKind, inside?: Readonly<Record<string, ValueKind>>): fc.Arbitrary<unknown> {
    if (inside === undefined) return ofKind(kind)
    return fc.record(Object.fromEntries(Object.entries(inside).map(([name, each]) => [name, ofKind(each)])))
  }

  function ofKind(kind: ValueKind): fc.Arbitrary<unknown> {
    switch (kind) {
      case 'money':
        return fc.constantFrom(...amounts).map(amount => money.parse(amount))
      case 'number':
      case 'integer':
      case 'fraction':
        return fc.nat(3)
      case 'truth':
        return fc.boolean()
      case 'date':
        return fc.constantFrom(...days)
      case 'month':
        return fc.constantFrom(...days.map(day => day.slice(0, 7)))
      default:
        return text
    }
  }
}

function kindOfGiven(gives: string): ValueKind {
  return isNormalizerName(gives) ? normalizers[gives].output.kind : 'text'
}

function textsIn(expression: Expression): readonly string[] {
  if (expression.kind === 'literal') return typeof expression.value === 'string' ? [expression.value] : []
  return partsOf(expression).flatMap(textsIn)
}
