/** The plan of a mapping in which nothing is wrong. */
import { baseText } from '../../emit/written-mapping.ts'
import { canonicalForm } from '../../plan/canonical-form.ts'
import { planFormat } from '../../plan/mapping-plan.ts'
import { wholeExpression } from '../../plan/whole-expression.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import type { MappingSpec } from '../../spec/mapping-spec.ts'
import { Output } from '../output/output.ts'
import { lowerCheck, lowerFields } from './lower-fields.ts'
import { hashOf } from './plan-hash.ts'

/**
 * The plan of a linked and checked mapping whose fields stand in their reading order. What choosing a mapping takes is there; all else
 * is made when it is first asked for: a mapper has many mappings, and most processes see the transcripts of a few.
 */
export function planOf(mapping: MappingSpec): WrittenPlan {
  const { body } = mapping
  const output = once(() => new Output(body.fields))
  const fields = once(() => lowerFields(output().fields, output()))
  const base = once(() => baseText(fields()))
  const expression = once(() => wholeExpression(base(), fields()))
  const checks = once(() => body.checks.map(check => lowerCheck(check, output())))
  const hash = once(() => hashOf(plan))
  const plan: WrittenPlan = {
    format: planFormat,
    id: mapping.id.value,
    title: mapping.title,
    version: mapping.version.value,
    type: mapping.type.value,
    forms: mapping.forms.map(form => canonicalForm(form.value)),
    family: mapping.family.map(form => canonicalForm(form.value)),
    partly: mapping.partly.map(form => canonicalForm(form.value)),
    get expression() {
      return expression()
    },
    get base() {
      return base()
    },
    get fields() {
      return fields()
    },
    keyFigures: body.keyFigures.map(path => path.value.split('.')),
    get checks() {
      return checks()
    },
    ignore: body.ignore.map(({ path, because }) => ({ path: path.steps, because })),
    get hash() {
      return hash()
    },
  }
  return plan
}

function once<Made extends {}>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
