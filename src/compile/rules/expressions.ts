/** Derived fields, checks and key figures: expressions are allowed, call known functions and name fields that exist. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'
import { compileExpression } from '../../evaluate/compile-expression.ts'
import { pathsRead } from '../../evaluate/paths-read.ts'
import { dataFunctions } from '../../normalize/data-functions.ts'
import type { ExpressionSpec, FieldSpec, MappingSpec } from '../../spec/mapping-spec.ts'
import { didYouMean, nearestNames } from '../../text/nearest-names.ts'
import type { Span } from '../../text/position.ts'
import { innerNames } from '../output-shape.ts'

const longest = 10_000

/** Faults in the expressions of a mapping, each at its own character where the text is on one line. */
export function checkExpressions(mapping: MappingSpec): readonly Diagnostic[] {
  const { fields, checks, keyFigures } = mapping.body
  const derived = fields.flatMap((field, index) => {
    if (field.derive === undefined) return []
    // A derived field reads what stands before it: the fields proper, and the derived ones written earlier.
    const readable = fields.filter((other, at) => other.derive === undefined || at < index)
    return checkExpression(field.derive, readable)
  })
  const figures = keyFigures.flatMap(figure => unknownOutput(figure.value.split('.'), fields, figure.span))
  return [...derived, ...checks.flatMap(check => checkExpression(check.that, fields)), ...figures]
}

function unknownOutput(
  steps: readonly string[],
  fields: readonly FieldSpec[],
  span: Span,
): readonly Diagnostic[] {
  const unknown = firstUnknown(steps, fields)
  if (unknown === undefined) return []
  const hint =
    didYouMean(nearestNames(unknown.name, unknown.known)) ||
    `fields here are ${unknown.known.slice(0, 7).join(', ')}`
  return [diagnostic('spec/unknown-output', { name: steps.join('.') }, span, hint)]
}

function checkExpression(expression: ExpressionSpec, fields: readonly FieldSpec[]): readonly Diagnostic[] {
  if (expression.value.length > longest) {
    return [diagnostic('expression/too-large', { limit: `${longest} characters` }, expression.span)]
  }
  try {
    compileExpression(expression.value, { functions: dataFunctions })
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return [
      {
        code: error.code,
        severity: 'error',
        message: plainMessage(error),
        span: spanIn(expression, error.position),
        ...(error.hint === undefined ? {} : { hint: error.hint }),
      },
    ]
  }
  return pathsRead(expression.value).flatMap(path =>
    unknownOutput(path.steps, fields, spanIn(expression, path.position)),
  )
}

function plainMessage(error: ExpressionError): string {
  const suffix = error.hint === undefined ? '' : `; ${error.hint}`
  return error.message.endsWith(suffix)
    ? error.message.slice(0, error.message.length - suffix.length)
    : error.message
}

/** The place of a character of the expression in the file, with the word that begins there. */
function spanIn({ value, span, node }: ExpressionSpec, position: number): Span {
  const line = node.lines.findLast(each => each.start <= position)
  if (line === undefined || position < 0) return span
  const moved = Math.min(position - line.start, line.span.length)
  const word = /^[$\w.]+/.exec(value.slice(position))?.[0] ?? value.slice(position, position + 1)
  const { column, offset } = line.span
  return { ...line.span, column: column + moved, offset: offset + moved, length: Math.max(1, word.length) }
}

function firstUnknown(
  steps: readonly string[],
  fields: readonly FieldSpec[],
): { readonly name: string; readonly known: readonly string[] } | undefined {
  let present: readonly FieldSpec[] = fields
  let extra: readonly string[] = []
  for (const step of steps) {
    const found = present.filter(field => field.name.value === step)
    if (found.length === 0) {
      if (extra.includes(step)) return undefined
      return { name: step, known: [...present.map(field => field.name.value), ...extra] }
    }
    // What a section was kept whole from is not known here.
    if (found.some(field => field.keep !== undefined)) return undefined
    extra = found.flatMap(field => [
      ...(field.choose === undefined ? [] : [field.choose.as.value]),
      ...(field.as === undefined ? [] : innerNames(field.as.value)),
    ])
    present = found.flatMap(inside)
  }
  return undefined
}

function inside(field: FieldSpec): readonly FieldSpec[] {
  if (field.choose === undefined) return field.fields
  return [...field.choose.cases.flatMap(each => each.fields), ...field.choose.otherwise.fields]
}
