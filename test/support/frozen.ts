/** Makes sure that nobody writes on a value. */

/** The same value, frozen through and through. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const inner of Object.values(Object.freeze(value))) frozen(inner)
  }
  return value
}
