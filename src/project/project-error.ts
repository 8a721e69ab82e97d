/** What keeps a project from being read: its file is not there or has faults, or a file that it names cannot be read. */
import type { Code } from '../diagnostics/codes/codes.ts'
import { projectCodes } from '../diagnostics/codes/project-codes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import {
  drawnTable,
  type Faults,
  type MadeOf,
  MapperError,
  type MapperErrorOptions,
} from '../diagnostics/errors.ts'

/** The code of the first fault, and all of them. */
type Drawn = readonly [
  code: Code,
  parameters: Record<never, never>,
  options: MapperErrorOptions & { readonly diagnostics: Faults; readonly drawing: string },
]

/**
 * There is no project file, it has faults, or a file that it names cannot be read.
 * @example
 * try {
 *   loadProject('/')
 * } catch (error) {
 *   error instanceof ProjectError && error.code // => 'project/no-file'
 * }
 */
export class ProjectError extends MapperError {
  /** Every fault of the project file; none where there is no such file, or another one cannot be read. */
  readonly diagnostics: readonly Diagnostic[]

  constructor(...[code, parameters, options = {}]: MadeOf<typeof projectCodes> | Drawn) {
    const faults = 'drawing' in options ? options : undefined
    super(faults === undefined ? projectCodes : drawnTable(code, faults.drawing), code, parameters, options)
    this.diagnostics = faults?.diagnostics ?? []
  }
}
