/** Sections that are carried over as they came, copied. */

/** They may nest this deep; no transcript comes near. */
export const deepestKept = 64

/** Stands for what nests deeper. */
export const tooDeep: unique symbol = Symbol('too deep')

/** A copy that shares nothing with the caller's document, or `tooDeep`. */
export function keptCopy(value: unknown, levels: number = deepestKept): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return tooDeep
  if (Array.isArray(value)) {
    const list = value.map(each => keptCopy(each, levels - 1))
    return list.includes(tooDeep) ? tooDeep : list
  }
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const inner = keptCopy(Reflect.get(value, key), levels - 1)
    if (inner === tooDeep) return tooDeep
    Object.defineProperty(copy, key, { value: inner, writable: true, enumerable: true, configurable: true })
  }
  return copy
}
