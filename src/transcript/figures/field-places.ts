/** Where the fields of a plan stand in a record of the view: looked up once for each kind of record, then asked by position. */
import { FixedRecord, type RecordNames } from '../../evaluate/run/fixed-record.ts'
import type { Budget } from '../../evaluate/run/work.ts'
import { LabelPlace } from '../lineage/label-place.ts'

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

/** The end of a path from records of one kind. */
export class Place {
  readonly #position: number
  readonly #further: readonly LabelPlace[]

  constructor(position: number, further: readonly string[]) {
    this.#position = position
    this.#further = further.map(label => new LabelPlace(label))
  }

  /** What stands there; `undefined` where there is nothing. */
  in({ values }: FixedRecord): unknown {
    let at = values[this.#position]
    for (const label of this.#further) {
      if (!(at instanceof FixedRecord)) return undefined
      const position = label.in(at)
      if (position === -1) return undefined
      at = at.values[position]
    }
    return at
  }
}

/** The end of `path` from records of a kind; `undefined` where they never have anything there. */
export function placeAlong(
  [label = '', ...further]: readonly string[],
  kind: RecordNames,
): Place | undefined {
  const position = kind.get(label)
  return position === undefined ? undefined : new Place(position, further)
}

/** What stands at the end of paths from records of one kind, the first thing that is there. */
export class FirstPlace {
  readonly #places: readonly Place[]

  constructor(paths: readonly (readonly string[])[], kind: RecordNames) {
    this.#places = paths.flatMap(path => placeAlong(path, kind) ?? [])
  }

  /** `undefined` where there is nothing. */
  in(record: FixedRecord): unknown {
    for (const place of this.#places) {
      const found = place.in(record)
      if (found !== undefined) return found
    }
    return undefined
  }
}
