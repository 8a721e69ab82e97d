/** The values of a plan's fields in the data that was made of a document. */

/** The value of a field; `Reflect.get` would be many times as slow, and no field has a name that all objects have (src/compile). */
export function valueIn(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null) return undefined
  // An object of plain fields, as every expression makes it.
  return (data as Readonly<Record<string, unknown>>)[name]
}

/** The value of an entry of a list. */
export function valueAt(list: unknown, index: number): unknown {
  return Array.isArray(list) ? list[index] : undefined
}
