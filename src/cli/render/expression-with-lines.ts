/**
 * An expression in which each field names the line of YAML that it is written in, as a comment of JSONata. The expression is laid
 * out with one line for each field, in the order of the plan; it stays what it is.
 */
import { fieldsInside } from '../../plan/fields-inside.ts'
import type { PlanField } from '../../plan/mapping-plan.ts'
import type { WrittenField, WrittenPlan } from '../../plan/written-plan.ts'

/** The expression of a plan, with a comment behind each field and in front of each derived one. */
export function expressionWithLines({ expression, fields }: WrittenPlan): string {
  const read = fields.filter(({ kind }) => kind !== 'derived').flatMap(readFields)
  const derived = fields.filter(({ kind }) => kind === 'derived')
  let [nextRead, nextDerived] = [0, 0]
  const lines = expression.split('\n').map(line => {
    const field = read[nextRead]
    if (field !== undefined && line.trimStart().startsWith(`"${field.name}": `)) {
      nextRead++
      return `${line} ${comment(field)}`
    }
    const figure = derived[nextDerived]
    if (figure !== undefined && line.startsWith(`  $data := $merge([$data, {"${figure.name}": `)) {
      nextDerived++
      return `  ${comment(figure)} ${line.trimStart()}`
    }
    return line
  })
  return lines.join('\n')
}

/** A field and those inside it, in the order in which they are written out. */
function readFields(field: WrittenField): readonly Pick<PlanField, 'name' | 'spec'>[] {
  return [field, ...fieldsInside(field).flat().flatMap(readFields)]
}

/** The name of a file may hold anything, also what ends a comment. */
function comment({ spec }: Pick<PlanField, 'spec'>): string {
  return `/* ${spec.replaceAll('*/', '* /')} */`
}
