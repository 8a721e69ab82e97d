/** The output of a mapping: the fields at its top, and the names that paths in expressions walk through. */
import type { ExpressionSpec, FieldSpec } from '../../spec/mapping-spec.ts'
import { readingOf } from '../expressions/expression-reading.ts'
import { OutputNames } from './output-names.ts'

export class Output {
  readonly fields: readonly FieldSpec[]
  readonly names: OutputNames
  readonly #byName: ReadonlyMap<string, FieldSpec>

  constructor(fields: readonly FieldSpec[]) {
    this.fields = fields
    this.names = new OutputNames(fields)
    this.#byName = new Map(fields.map(field => [field.name.value, field]))
  }

  /** The field at the top that has that name. */
  fieldAt(name: string): FieldSpec | undefined {
    return this.#byName.get(name)
  }

  /**
   * What an expression reads: the field at the top that each path leads into, or all of them. What is found of it holds for every
   * mapping in which that is the same.
   * @throws ExpressionError where it cannot be read
   */
  readBy(expression: ExpressionSpec): readonly unknown[] {
    return readingOf(expression).outermost.map(name => (name === '' ? this.fields : this.#byName.get(name)))
  }
}
