/** What a project of mappings consists of: the texts of its mappings, and where its samples and goldens lie. */
import type { SourceFile } from '../compile/source-file.ts'

/**
 * A project as `loadProject` reads it. Paths are absolute; lists are in the order of their names, without repeats.
 * @example
 * const named = ({ mappings, parts }: Project): readonly string[] => [...mappings, ...parts].map(({ name }) => name)
 */
export interface Project {
  /** The project file itself. */
  readonly file: string
  /** The folder that holds the project file: paths in it begin here. */
  readonly directory: string
  /** The files of mappings. A name is the path from `directory`, with slashes: "mappings/acme-1040.yaml". */
  readonly mappings: readonly SourceFile[]
  /** The files of shared parts, named likewise; none of them is among `mappings`. */
  readonly parts: readonly SourceFile[]
  /** The files of sample transcripts. */
  readonly samples: readonly string[]
  /** The folders of goldens: each holds an `input.json`, an `expected.yaml`, or both. */
  readonly goldens: readonly string[]
  /** The file that `txmap types` writes; `undefined` where the project names none. */
  readonly types: string | undefined
  /** The folder that `txmap schema` writes to; `undefined` where the project names none. */
  readonly schemas: string | undefined
}
