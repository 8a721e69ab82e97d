/**
 * What rules find in the lines of a base once another mapping is put on it: the base is sound by itself, so it is told where the
 * extension says what it extends. No finding names a file that the reader does not have.
 */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'
import type { CheckSpec, ExpressionSpec, MappingSpec } from '../../spec/mapping-spec.ts'
import { formatSpan, type Span } from '../../text/position.ts'
import { readingOf } from '../expression-reading.ts'
import { everyField, innerFields } from '../walk-fields.ts'

export class BaseFaults {
  readonly #mapping: MappingSpec
  readonly #span: Span
  readonly #bases: readonly MappingSpec[]
  readonly #shown: (span: Span) => string
  readonly #known: readonly Diagnostic[]
  #files: ReadonlySet<string> | undefined

  /** `span` is the place of `extends`, `bases` has the whole base first, `known` is what was found in it by itself. */
  constructor(
    mapping: MappingSpec,
    span: Span,
    bases: readonly MappingSpec[],
    shown: (span: Span) => string,
    known: readonly Diagnostic[],
  ) {
    this.#mapping = mapping
    this.#span = span
    this.#bases = bases
    this.#shown = shown
    this.#known = known
  }

  told(found: readonly Diagnostic[]): readonly Diagnostic[] {
    if (found.length === 0) return found
    const known = new Set(this.#known.map(keyOf))
    return found.filter(each => !known.has(keyOf(each))).map(each => this.#told(each))
  }

  #told(found: Diagnostic): Diagnostic {
    const { span, severity } = found
    const message = this.#withPages(found.message)
    const isOfBase = span.file !== this.#mapping.file && this.#baseFiles().has(span.file)
    if (!isOfBase) return { ...found, message }
    if (severity !== 'error') return { ...found, message, span: this.#span }
    const reader = readerAt(this.#mapping, span)
    const place = reader === undefined ? undefined : this.#changedPlace(reader.reads)
    const parameters = { other: this.#shown(span), problem: message }
    const hint =
      found.code === 'spec/ignored-and-read' ? 'add its path under ignore, with drop: true' : undefined
    return diagnostic('spec/base-fault', parameters, place ?? this.#span, reader?.mend ?? hint)
  }

  /** The place in this file of the last field on one of the paths that is written here. */
  #changedPlace(paths: ExpressionSpec): Span | undefined {
    for (const { steps } of pathsOf(paths)) {
      let fields = this.#mapping.body.fields
      const here: Span[] = []
      for (const step of steps) {
        const found = fields.filter(field => field.name.value === step)
        here.push(...found.map(field => field.name.span).filter(span => span.file === this.#mapping.file))
        fields = found.flatMap(field => innerFields(field).flat())
      }
      const last = here.at(-1)
      if (last !== undefined) return last
    }
    return undefined
  }

  /** A message names places as `file:line:column`. */
  #withPages(message: string): string {
    return message.replace(/[^\s":]+:\d+:\d+/g, place => {
      const [file = '', line, column] = place.split(':')
      if (!this.#baseFiles().has(file)) return place
      return this.#shown({ file, line: Number(line), column: Number(column), offset: 0, length: 1 })
    })
  }

  #baseFiles(): ReadonlySet<string> {
    if (this.#files !== undefined) return this.#files
    const files = new Set(this.#bases.map(base => base.file))
    const [whole] = this.#bases
    for (const { field } of everyField(whole?.body.fields ?? [])) files.add(field.name.span.file)
    for (const check of whole?.body.checks ?? []) files.add(check.span.file)
    for (const { path } of whole?.body.ignore ?? []) files.add(path.span.file)
    files.delete(this.#mapping.file)
    this.#files = files
    return files
  }
}

/** The derived field or check in whose expression something stands, and what its author can do about it. */
function readerAt(
  { body }: MappingSpec,
  span: Span,
): { readonly reads: ExpressionSpec; readonly mend: string } | undefined {
  const isIn = (expression: ExpressionSpec | undefined): expression is ExpressionSpec =>
    expression !== undefined &&
    expression.span.file === span.file &&
    expression.span.offset <= span.offset &&
    span.offset < expression.span.offset + expression.span.length
  for (const { name, derive } of body.fields)
    if (isIn(derive)) return { reads: derive, mend: mendField(name.value) }
  const check = body.checks.find(each => isIn(each.that))
  return check === undefined ? undefined : { reads: check.that, mend: mendCheck(check) }
}

/** What to do about a derived field that no longer fits. */
export function mendField(name: string): string {
  return `drop "${name}" too, or write its derive anew`
}

/** What to do about a check that no longer fits. */
export function mendCheck({ name }: CheckSpec): string {
  return name === undefined
    ? 'change less, as a check without a name cannot be dropped'
    : `drop the check "${name.value}" too, or write its that anew`
}

function pathsOf(expression: ExpressionSpec): readonly { readonly steps: readonly string[] }[] {
  try {
    return readingOf(expression).paths
  } catch (error) {
    if (error instanceof ExpressionError) return []
    throw error
  }
}

function keyOf({ span, code, message }: Diagnostic): string {
  return `${formatSpan(span)} ${code} ${message}`
}
