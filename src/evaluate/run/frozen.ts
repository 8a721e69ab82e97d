/** Values that several answers have in common. */

/** `value`, in which nothing can be changed any more: made by an expression, and so a tree of plain objects and arrays. */
export function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const each of Object.values(value)) frozen(each)
  return Object.freeze(value)
}
