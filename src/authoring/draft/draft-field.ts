/** A field of a draft, before it is written: what a mapping says of it, and what its comment says. */

interface Common {
  readonly name: string
  /** What the samples show, one sentence each; holds nothing of their values. */
  readonly notes: readonly string[]
  /** What its author has to decide. */
  readonly todos: readonly string[]
}

/** A value, read by `as` from the first of its paths. */
export interface DraftValue extends Common {
  readonly kind: 'value'
  readonly paths: readonly (readonly string[])[]
  readonly as: string
  /** Keys with the texts of a table: `yes`, `no`, or `values` by word. */
  readonly tables: readonly (readonly [key: string, texts: DraftTable])[]
}

/** Texts, or texts by word. */
export type DraftTable = readonly string[] | ReadonlyMap<string, readonly string[]>

/** Lines that differ by the year in their label. */
export interface DraftYears extends Common {
  readonly kind: 'years'
  readonly path: readonly string[]
}

/** A section, a repeated one, or a list. */
export interface DraftGroup extends Common {
  readonly kind: 'section' | 'occurrences' | 'each'
  readonly paths: readonly (readonly string[])[]
  readonly fields: readonly DraftField[]
}

/** A list whose entries are of several kinds, by the text under `by`. */
export interface DraftChoice extends Common {
  readonly kind: 'choice'
  readonly path: readonly string[]
  readonly by: string
  readonly as: string
  readonly fields: readonly DraftField[]
  readonly cases: readonly DraftCase[]
  /** Of entries without such a text. */
  readonly otherwise: readonly DraftField[]
}

/** A kind of entry in a draft. */
export interface DraftCase {
  readonly name: string
  readonly texts: readonly string[]
  readonly fields: readonly DraftField[]
}

/** A field of a draft, tagged by `kind`. */
export type DraftField = DraftValue | DraftYears | DraftGroup | DraftChoice
