/**
 * What rules find in the lines of a base once another mapping is put on it: the base is sound by itself, so it is told where the
 * extension says what it extends. No finding names a file that the reader does not have.
 */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MappingSpec } from '../../spec/mapping-spec.ts'
import { formatSpan, type Span } from '../../text/position.ts'
import { everyField } from '../walk-fields.ts'

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
    const parameters = { other: this.#shown(span), problem: message }
    return diagnostic('spec/base-fault', parameters, this.#span, found.hint)
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

function keyOf({ span, code, message }: Diagnostic): string {
  return `${formatSpan(span)} ${code} ${message}`
}
