/** A result that was stored as JSON and read back: what JSON has of it, and whether the mapping is still the same. */

import type { Issue } from '../../transcript/issue.ts'
import type { LineageEntry } from '../../transcript/lineage-entry.ts'
import type { Coverage } from '../../transcript/result/coverage.ts'
import type { MappingIdentity } from '../../transcript/result/transcript-result.ts'
import type { Ignored } from '../../transcript/view/leaves/leaf-account.ts'

/**
 * How the mapping that is here differs from the one that made a stored result.
 * @example
 * const isSafe = (change: MappingChange | null): boolean => (change?.removed.length ?? 0) === 0
 * isSafe(readResult(JSON.stringify(mapTranscript(raw))).mappingChange) // => true
 */
export interface MappingChange {
  /** Of the mapping that is here. */
  readonly version: string
  readonly hash: string
  /**
   * What the stored data had not, as JSON Pointers into data without positions in lists: `/income/tips`. It is null, or an empty
   * list, and nothing is known of it.
   */
  readonly added: readonly string[]
  /** What the mapping has no more, likewise. It stands in the data as it was stored, beside what the type names. */
  readonly removed: readonly string[]
}

/** What a stored result is made from. */
export interface StoredParts<Id extends string, Data> {
  readonly mapping: MappingIdentity<Id>
  readonly data: Data
  readonly issues: readonly Issue[]
  readonly unmapped: readonly string[]
  readonly ignored: readonly Ignored[]
  readonly noData: boolean
  readonly coverage?: Coverage
  readonly lineage?: readonly LineageEntry[]
}

/**
 * One mapped transcript, read back. `data` is as it was: amounts are decimals, dates are text. Of the states of fields and of their
 * lineage it has what was stored: nothing, unless `lineage` was. `JSON.stringify` writes it as it was stored.
 * @example
 * const stored = readResult(JSON.stringify(mapTranscript(raw)))
 * stored instanceof StoredTranscriptResult // => true
 * stored.mapping.id // => 'retr-1040'
 */
export class StoredTranscriptResult<Id extends string = string, Data = unknown> {
  /** The mapping that made the result, as it was then. */
  declare readonly mapping: MappingIdentity<Id>
  declare readonly data: Data
  declare readonly issues: readonly Issue[]
  declare readonly unmapped: readonly string[]
  declare readonly ignored: readonly Ignored[]
  declare readonly noData: boolean
  /** Only where it was stored, as `txmap map --json --coverage` does. */
  declare readonly coverage?: Coverage
  /** The lineage; only where it was stored, as `txmap map --json --lineage` does. Holds the taxpayer's raw text. */
  declare readonly lineage?: readonly LineageEntry[]
  readonly #change: MappingChange | null

  constructor(parts: StoredParts<Id, Data>, change: MappingChange | null) {
    Object.assign(this, parts)
    this.#change = change
  }

  /** Null where the mapping that is here is the one that made the result. */
  get mappingChange(): MappingChange | null {
    return this.#change
  }

  /** Whether mapping `id` made this result. */
  is(id: string): boolean {
    return this.mapping.id === id
  }
}

/** The stored result of the mapping `Id` among those of `DataById`. `is` narrows one of any of them. */
export interface StoredResultById<DataById, Id extends keyof DataById & string>
  extends StoredTranscriptResult<Id, DataById[Id]> {
  /** Whether mapping `id` made this result; narrows `data` to its type. */
  is<Other extends keyof DataById & string>(id: Other): this is StoredResultById<DataById, Other>
}
