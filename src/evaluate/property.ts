/**
 * Reading one name from a value, as jsonata does: own properties only, arrays item by item, missing where
 * there is none.
 */
import type { Frame } from './frame.ts'
import { Sequence } from './sequence.ts'
import { spend } from './work.ts'

/**
 * The own property `name` of an object; `undefined` for anything else, and for what it only inherits
 * (`constructor`, `toString`).
 */
export function propertyOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  // An object may be asked for any name once it is known to have it.
  return (value as Readonly<Record<string, unknown>>)[name]
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
