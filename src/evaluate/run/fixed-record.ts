/**
 * An input object whose names are settled beforehand: one table of names for many records, and the values by position.
 * To an expression it is an object like any other. A host that fills and reads thousands of them pays for array
 * elements instead of hash look-ups.
 */

/** An object shape: the names of a kind of record and their positions. All records of the kind share one table. */
export type RecordNames = ReadonlyMap<string, number>

/** A record: `values[n]` is the value of the name at position `n`, `undefined` where there is none. */
export class FixedRecord {
  readonly names: RecordNames
  readonly values: unknown[]

  constructor(names: RecordNames, values: unknown[]) {
    this.names = names
    this.values = values
  }

  /** The value under `name`; `undefined` where there is none. */
  get(name: string): unknown {
    const position = this.names.get(name)
    return position === undefined ? undefined : this.values[position]
  }

  /** Puts `value` under one of the names; another name is skipped. */
  set(name: string, value: unknown): void {
    const position = this.names.get(name)
    if (position !== undefined) this.values[position] = value
  }
}
