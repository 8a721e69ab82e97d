/**
 * What rules find in the lines of a base once another mapping is put on it: the base is sound by itself, so it is reported where the
 * extension brought it about. No finding names a file that the reader does not have.
 */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'
import type { CheckSpec, ExpressionSpec, FieldSpec, MappingSpec } from '../../spec/mapping-spec.ts'
import { formatSpan, type Span } from '../../text/places/position.ts'
import { readingOf } from '../expressions/expression-reading.ts'
import { everyField, innerFields } from '../output/walk-fields.ts'
import { keyOf } from './changes.ts'

/** A derived field or check, and what its author can do about it. */
interface Reader {
  readonly reads: ExpressionSpec
  readonly fix: string
}

export class BaseFaults {
  readonly #mapping: MappingSpec
  readonly #span: Span
  readonly #bases: readonly MappingSpec[]
  readonly #shown: (span: Span) => string
  readonly #known: readonly Diagnostic[]
  #files: ReadonlySet<string> | undefined
  #readers: readonly Reader[] | undefined
  #changed: ReadonlyMap<string, Span> | undefined

  /**
   * `mapping` is the whole extension and `span` the place of its `extends`; `bases` has the whole base first, `known` is what was found
   * in it by itself.
   */
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

  reported(found: readonly Diagnostic[]): readonly Diagnostic[] {
    if (found.length === 0) return found
    const known = new Set(this.#known.map(identityOf))
    return found.filter(each => !known.has(identityOf(each))).map(each => this.#reported(each))
  }

  #reported(found: Diagnostic): Diagnostic {
    const { span, severity } = found
    const message = this.#withPages(found.message)
    const isOfBase = span.file !== this.#mapping.file && this.#baseFiles().has(span.file)
    if (!isOfBase) return { ...found, message }
    if (severity !== 'error') return { ...found, message, span: this.#span }
    const reader = this.#readerAt(span)
    const place = reader === undefined ? undefined : this.#changedPlace(reader.reads)
    const parameters = { other: this.#shown(span), problem: message }
    const hint =
      found.code === 'spec/ignored-and-read' ? 'add its path under ignore, with drop: true' : undefined
    return diagnostic('spec/base-fault', parameters, place ?? this.#span, reader?.fix ?? hint)
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

  /** The derived field or check in whose expression something stands, found by halving. */
  #readerAt(span: Span): Reader | undefined {
    this.#readers ??= readersIn(this.#mapping)
    let low = 0
    let high = this.#readers.length
    while (low < high) {
      const middle = (low + high) >> 1
      const each = this.#readers[middle]
      if (each !== undefined && isBefore(span, each.reads.span)) high = middle
      else low = middle + 1
    }
    const reader = this.#readers[low - 1]
    if (reader === undefined || reader.reads.span.file !== span.file) return undefined
    const { offset, length } = reader.reads.span
    return span.offset < offset + length ? reader : undefined
  }

  /** The place in this file of what was changed on the way to one of the fields that are read. */
  #changedPlace(expression: ExpressionSpec): Span | undefined {
    this.#changed ??= changedIn(this.#mapping)
    for (const { steps } of pathsOf(expression)) {
      for (let count = steps.length; count > 0; count--) {
        const place = this.#changed.get(keyOf(steps.slice(0, count)))
        if (place !== undefined) return place
      }
    }
    return undefined
  }
}

/** What to do about a derived field that no longer fits. */
export function fixField(name: string): string {
  return `drop "${name}" too, or rewrite its derive`
}

/** What to do about a check that no longer fits. */
export function fixCheck({ name }: CheckSpec): string {
  return name === undefined
    ? 'change less, as a check without a name cannot be dropped'
    : `drop the check "${name.value}" too, or rewrite its that`
}

/** In the order of their places. */
function readersIn({ body }: MappingSpec): readonly Reader[] {
  const fields = body.fields.flatMap(({ name, derive }) =>
    derive === undefined ? [] : [{ reads: derive, fix: fixField(name.value) }],
  )
  const checks = body.checks.map(check => ({ reads: check.that, fix: fixCheck(check) }))
  return [...fields, ...checks].sort((left, right) => (isBefore(left.reads.span, right.reads.span) ? -1 : 1))
}

function isBefore(left: Span, right: Span): boolean {
  return left.file === right.file ? left.offset < right.offset : left.file < right.file
}

/** The fields that are written in the file of the mapping itself, by their paths in its output. */
function changedIn({ file, body }: MappingSpec): ReadonlyMap<string, Span> {
  const changed = new Map<string, Span>()
  const visit = (fields: readonly FieldSpec[], above: string): void => {
    for (const field of fields) {
      const key = `${above}${field.name.value}`
      if (field.name.span.file === file) changed.set(key, field.name.span)
      for (const inner of innerFields(field)) visit(inner, `${key}.`)
    }
  }
  visit(body.fields, '')
  return changed
}

function pathsOf(expression: ExpressionSpec): readonly { readonly steps: readonly string[] }[] {
  try {
    return readingOf(expression).paths
  } catch (error) {
    if (error instanceof ExpressionError) return []
    throw error
  }
}

function identityOf({ span, code, message }: Diagnostic): string {
  return `${formatSpan(span)} ${code} ${message}`
}
