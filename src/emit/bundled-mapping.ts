/**
 * A compiled mapping as it is bundled: what it is chosen by, and texts that are read when a transcript first needs it. Mappings
 * share the texts of the fields and checks that they have in common.
 */

import type { Code } from '../evaluate/code/code.ts'
import type { Toolkit } from '../normalize/toolkit.ts'

/** Only a type: the data that a mapping gives. */
export declare const dataType: unique symbol

/**
 * A compiled mapping, for `createMapper`.
 * @example
 * import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'
 * const mapping: BundledMapping = retr1040
 * mapping.id // => 'retr-1040'
 */
export interface BundledMapping<Id extends string = string, Data = unknown> {
  readonly kind: 'compiled'
  readonly id: Id
  readonly type: string
  /** Canonical forms; none for the general mapping of the type. */
  readonly forms: readonly string[]
  /** Canonical forms that are read too, their lines being those of `forms`; each time an issue says so. */
  readonly family: readonly string[]
  /** Canonical forms of which those lines are read that they share with `forms`; each time an issue says so. */
  readonly partly: readonly string[]
  /** JSON: what else a plan has beside its fields and checks. */
  readonly head: string
  /** What its expressions call. */
  readonly toolkit: Toolkit
  /** JSON of each field. */
  readonly fields: readonly string[]
  /** JSON of each check. */
  readonly checks: readonly string[]
  /** What computes each derived field, then what evaluates each check. */
  readonly code: readonly Code[]
  readonly [dataType]?: Data
}

/** With what the JSON of a check begins that has a name. */
const beforeName = '{"name":"'

/** The names of its checks, which stand at the beginning of each: a list of them in every mapping would weigh more than the checks of one. */
export function checkNamesOf({ checks }: Pick<BundledMapping, 'checks'>): readonly string[] {
  return checks.flatMap(text =>
    text.startsWith(beforeName) ? text.slice(beforeName.length, text.indexOf('"', beforeName.length)) : [],
  )
}

/** Whether a mapping was compiled when the package was made. */
export function isCompiledMapping(mapping: unknown): mapping is BundledMapping {
  return typeof mapping === 'object' && mapping !== null && 'kind' in mapping && mapping.kind === 'compiled'
}
