/** Fails to compile when a `switch` over a tagged union misses a case; throws if one is met at run time. */
export function unreachable(value: never): never {
  throw new TypeError(`Unreachable case: ${typeof value}`)
}
