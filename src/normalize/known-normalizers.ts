/**
 * The normalizers that mappings have brought along, by name. A name has one definition, whichever mapping brings it, so what was
 * known before changes nothing. `registry.ts` has all there are, which a program need not carry.
 */
import type { Normalizer } from './definition.ts'

const known = new Map<string, Normalizer>()

/** To be called before any of them is asked for. */
export function knowNormalizers(normalizers: readonly Normalizer[]): void {
  for (const normalizer of normalizers) known.set(normalizer.name, normalizer)
}

/** The definition of that name; `undefined` where no mapping has brought it. */
export function knownNormalizer(name: string): Normalizer | undefined {
  return known.get(name)
}
