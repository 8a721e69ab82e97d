/**
 * Every built-in normalizer by its name: the closed set that a mapping may write after `as:`. "npm run generate" finds them in the
 * folders of this room.
 */
import { normalizers } from './registry.gen.ts'

export { normalizers }

/** The name of a built-in normalizer. */
export type NormalizerName = keyof typeof normalizers

/** Whether `name` is the name of a built-in normalizer; inherited property names such as `constructor` are not. */
export function isNormalizerName(name: string): name is NormalizerName {
  return Object.hasOwn(normalizers, name)
}
