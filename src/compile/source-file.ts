/** A text of the compiler's input. */

/** A named text: the name is shown in diagnostics and lineage. */
export interface SourceFile {
  readonly name: string
  readonly text: string
}
