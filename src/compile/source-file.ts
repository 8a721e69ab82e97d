/** A text of the compiler's input. */

/**
 * A named text: the name is shown in diagnostics and lineage.
 * @example
 * const file: SourceFile = { name: 'mappings/acme-1040.yaml', text: yaml }
 * createMapper({ mappings: [file], bundled: false }).mappingIds // => ['acme-1040']
 */
export interface SourceFile {
  readonly name: string
  readonly text: string
}
