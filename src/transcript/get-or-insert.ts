/** What is found once for a key: `getOrInsertComputed` of maps, which no engine of ours has yet. */

interface Kept<Key, Value> {
  readonly get: (key: Key) => Value | undefined
  readonly set: (key: Key, value: Value) => unknown
}

/** The value of `key` in a map or a weak map; where it has none, what `find` gives, which it has from then on. */
export function getOrInsert<Key, Value>(map: Kept<Key, Value>, key: Key, find: () => Value): Value {
  const present = map.get(key)
  if (present !== undefined) return present
  const found = find()
  map.set(key, found)
  return found
}

/** The same in the map that `map` has for `outer`, made where it has none. */
export function getOrInsertIn<Outer, Key, Value>(
  map: Kept<Outer, Map<Key, Value>>,
  outer: Outer,
  key: Key,
  find: () => Value,
): Value {
  return getOrInsert(
    getOrInsert(map, outer, () => new Map()),
    key,
    find,
  )
}

/** How much of what is found is kept from one document to the next. */
export interface Capacity {
  /** At most this many keys; with one more, all are forgotten. */
  readonly most: number
  /** What is found for a longer key, in characters, is not kept. */
  readonly longest: number
}

/** The same in a map that outlives a document: it never holds more than that, whatever documents say. */
export function getOrInsertWithin<Value>(
  map: Map<string, Value>,
  key: string,
  { most, longest }: Capacity,
  find: () => Value,
): Value {
  if (key.length > longest) return find()
  if (map.size >= most && !map.has(key)) map.clear()
  return getOrInsert(map, key, find)
}
