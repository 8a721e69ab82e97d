/**
 * Reading one name from a value, as jsonata does: own properties only, arrays item by item, missing where
 * there is none.
 */
import { FixedRecord, type RecordNames } from './fixed-record.ts'
import type { Frame } from './frame.ts'
import { Sequence } from './sequence.ts'
import { spend } from './work.ts'

/** Gives the own property that it was made for. */
export type PropertyReader = (value: object) => unknown

/**
 * Reads the own property `name` of objects; `undefined` for what an object only inherits (`constructor`,
 * `toString`). It remembers where the last kind of record has the name, and nothing of any value.
 */
export function propertyReader(name: string): PropertyReader {
  let names: RecordNames | undefined
  let position: number | undefined
  return value => {
    if (!(value instanceof FixedRecord)) return ownProperty(value, name)
    if (value.names !== names) {
      names = value.names
      position = names.get(name)
    }
    return position === undefined ? undefined : value.values[position]
  }
}

/** The own property `name` of an object; `undefined` for anything else. */
export function propertyOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return value instanceof FixedRecord ? value.get(name) : ownProperty(value, name)
}

function ownProperty(value: object, name: string): unknown {
  // An object may be asked for any name once it is known to have it.
  return Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}

/** `name` of every item of an array, arrays within it included; arrays found are opened by one level. */
export function propertyOfItems(
  items: readonly unknown[],
  name: string,
  frame: Frame,
  position: number,
): Sequence {
  spend(items.length, frame, position)
  const found: unknown[] = []
  for (const item of items) {
    const value = Array.isArray(item)
      ? propertyOfItems(item, name, frame, position).items
      : propertyOf(item, name)
    if (Array.isArray(value)) for (const each of value) found.push(each)
    else if (value !== undefined) found.push(value)
  }
  return new Sequence(found)
}
