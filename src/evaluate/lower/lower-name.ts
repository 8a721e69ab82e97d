/** A name as a step of the full way: what each item has under that name. */
import type { Name } from '../language/expression.ts'
import type { Evaluate } from '../run/frame.ts'
import { propertyOf, propertyOfItems } from '../run/property.ts'
import { settled } from '../run/sequence.ts'

/** The closure of a name. */
export function lowerName({ name, keep, position }: Name): Evaluate {
  return (input, frame) =>
    Array.isArray(input)
      ? settled(propertyOfItems(input, name, frame, position), keep, frame)
      : propertyOf(input, name)
}

/** The same for a name with filters of its own, which look at the items found before they are settled. */
export function lowerUnsettledName({ name, position }: Name): Evaluate {
  return (input, frame) =>
    Array.isArray(input) ? propertyOfItems(input, name, frame, position) : propertyOf(input, name)
}
