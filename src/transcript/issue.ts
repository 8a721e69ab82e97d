/** What is wrong with one place of a transcript that was mapped all the same. Names labels and places, never contents. */
import { messageIn, type ParametersIn } from '../diagnostics/codes/code-table.ts'
import type { Code } from '../diagnostics/codes/codes.ts'
import { runCodes } from '../diagnostics/codes/run-codes.ts'
import type { Severity } from '../diagnostics/diagnostic.ts'

/**
 * What is wrong with one place of a transcript. Names labels and places, never what stands there, so it may be logged.
 * @example
 * const line = ({ severity, code, path }: Issue): string => `${severity} ${code} ${path ?? ''}`
 * const { issues } = mapTranscript(raw.replace('"$14,250.00"', '"1,42.5"'))
 * issues.map(line)[0] // => 'error value/refused /income/wages'
 */
export interface Issue {
  readonly code: Code
  readonly severity: Severity
  readonly message: string
  /** The field of the data it is about, as a JSON Pointer; null where it is about none. */
  readonly path: string | null
  /** The place in the transcript, as a JSON Pointer; null where there is none. */
  readonly pointer: string | null
  /** The line of the mapping, "mappings/reca/1040.yaml:12:5"; null where it is about none. */
  readonly spec: string | null
  /** The name of the check that failed; null where it has none, and for any other issue. */
  readonly check: string | null
}

/** Where an issue lies; what is left out is null. */
export interface IssuePlace {
  readonly path?: string | undefined
  readonly pointer?: string | undefined
  readonly spec?: string | undefined
  readonly check?: string | undefined
  /** Instead of the code's own. */
  readonly severity?: Severity | undefined
}

/** An issue of `code`. */
export function issue<C extends keyof typeof runCodes>(
  code: C,
  parameters: ParametersIn<typeof runCodes, C>,
  place: IssuePlace,
): Issue {
  return {
    code,
    severity: place.severity ?? runCodes[code].severity,
    message: messageIn(runCodes, code, parameters),
    path: place.path ?? null,
    pointer: place.pointer ?? null,
    spec: place.spec ?? null,
    check: place.check ?? null,
  }
}
