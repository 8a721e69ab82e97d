/** Where the fields of a plan stand in a record of the view: looked up once for each kind of record, then asked by position. */
import { FixedRecord, type RecordNames } from '../../evaluate/run/fixed-record.ts'
import { propertyReader } from '../../evaluate/run/property.ts'
import type { Budget } from '../../evaluate/run/work.ts'

/** What a field is worth in a record of the kind that this was made for. */
export type OfRecord = (record: FixedRecord, budget: Budget) => unknown

/** A field, or an object of fields. */
export interface Part {
  readonly on: (kind: RecordNames) => OfRecord
  /** What it is worth where there is no record; the caller freezes it, as many answers have it in common. */
  readonly ofNothing: () => unknown
  /** What working that out would count. */
  readonly costOfNothing: number
}

/** Expressions that were never written have no places. */
export const nowhere = -1

/** A part that is null where there is no record. */
export function plainPart(on: Part['on']): Part {
  return { on, ofNothing: () => null, costOfNothing: 0 }
}

/** What stands at the end of a path from a record. */
export type Look = (record: FixedRecord) => unknown

/** What looks along `path` from records of a kind; `undefined` where they never have anything there. */
export function lookAlong([label = '', ...further]: readonly string[], kind: RecordNames): Look | undefined {
  const position = kind.get(label)
  if (position === undefined) return undefined
  if (further.length === 0) return ({ values }) => values[position]
  const readers = further.map(propertyReader)
  return ({ values }) => {
    let at = values[position]
    for (const read of readers) {
      if (!(at instanceof FixedRecord)) return undefined
      at = read(at)
    }
    return at
  }
}

/** The first thing that is there at the end of one of `paths`. */
export function firstAlong(paths: readonly (readonly string[])[], kind: RecordNames): Look {
  const looks = paths.flatMap(path => lookAlong(path, kind) ?? [])
  const [only = nothingThere] = looks
  if (looks.length < 2) return only
  return record => {
    for (const look of looks) {
      const found = look(record)
      if (found !== undefined) return found
    }
    return undefined
  }
}

function nothingThere(): undefined {
  return undefined
}
