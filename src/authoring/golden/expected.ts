/** What an expected.yaml says, as items with places: the same for one that a person wrote and for one that is written here. */
import type { Span } from '../../text/places/position.ts'

/** The keys of an expected.yaml that hold items, in the order in which they are written. */
export const parts = ['mapping', 'data', 'states', 'issues', 'unmapped'] as const

/** `mapping` has one item; `data` and `states` have one for each path; `issues` and `unmapped` are lists that say all or nothing. */
export type Part = (typeof parts)[number]

/** One thing that is expected. */
export interface Item {
  /** The path in `data` and `states`; the place in `unmapped`; the code and the path of an issue, see `issueKey`; "mapping". */
  readonly key: string
  /** The value on one line of YAML: `"61300.00"`, `empty`, `retr-1040`. The empty text in `issues` and `unmapped`. */
  readonly value: string
}

/** What is expected of one transcript. A part that it does not have says nothing. */
export interface Expectation {
  /** It says everything: a value, a state, an issue or an unmapped line that it does not have is a difference. */
  readonly isComplete: boolean
  readonly parts: ReadonlyMap<Part, readonly Item[]>
}

/** One thing in which two expectations differ, or an expectation and a result. */
export interface Change {
  readonly part: Part
  readonly key: string
  /** What was expected; `undefined` where the expectation says nothing of it. */
  readonly expected: string | undefined
  /** What there is; `undefined` where there is nothing. */
  readonly actual: string | undefined
  /** The value of the item in an expectation that agrees; `undefined` where it has no such item. */
  readonly write: string | undefined
  /** The item that stands before it in an expectation that agrees; `undefined` where it is the first. */
  readonly after: string | undefined
  /** The line of the mapping that made it, "mappings/acme.yaml:12:5"; `null` where none did. */
  readonly spec: string | null
  /** The place in the expectation; `undefined` where it says nothing of it. */
  readonly span: Span | undefined
  /** Why there is nothing, or what may be meant. */
  readonly note: string | undefined
}

/** The key of an issue: its code, and the field it is about where it is about one. */
export function issueKey(code: string, path: string | null | undefined): string {
  return path === null || path === undefined ? code : `${code} ${path}`
}

/** The code and the path of an issue's key. */
export function issueOf(key: string): { readonly code: string; readonly path: string | undefined } {
  const end = key.indexOf(' ')
  return end === -1 ? { code: key, path: undefined } : { code: key.slice(0, end), path: key.slice(end + 1) }
}
