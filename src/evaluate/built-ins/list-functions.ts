/** Built-in functions on arrays. */
import { anyKind } from '../../plan/value-kind.ts'
import { type Fields, put } from '../run/object-maker.ts'
import { spend } from '../run/work.ts'
import type { BuiltIn } from './definition.ts'

/** The number of items; one value counts as one item, a missing one as none. */
export const count: BuiltIn = {
  parameters: [{ takes: { arrayOf: 'anything' } }],
  signature: { shown: 'list', parameters: [{ takes: anyKind, manner: 'list' }], gives: 'integer' },
  apply: ([items]) => (Array.isArray(items) ? items.length : 0),
}

/** The items of two arrays in a row; a missing one leaves the other as it is. */
export const append: BuiltIn = {
  parameters: [{ takes: 'anything' }, { takes: 'anything' }],
  signature: {
    shown: 'a, b',
    parameters: [
      { takes: anyKind, manner: 'list' },
      { takes: anyKind, manner: 'list' },
    ],
    gives: 'given',
  },
  apply: ([first, second], position, frame) => {
    if (first === undefined) return second
    if (second === undefined) return first
    spend(sizeOf(first) + sizeOf(second), frame, position)
    return [first, second].flat()
  },
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 1
}

/** One object with the keys of all of them, the later ones prevailing. */
export const merge: BuiltIn = {
  parameters: [{ takes: { arrayOf: 'object' } }],
  signature: {
    shown: '[a, b]',
    parameters: [{ takes: ['group', 'flag', 'ratio', 'any'], manner: 'list' }],
    gives: 'group',
  },
  apply: ([objects], position, frame) => {
    if (!Array.isArray(objects)) return undefined
    const [first, ...others] = objects
    const merged: Fields = { ...first }
    for (const other of others) {
      const keys = Object.keys(other)
      spend(keys.length, frame, position)
      for (const key of keys) {
        if (key in Object.prototype) put(merged, key, other[key])
        else merged[key] = other[key]
      }
    }
    return merged
  },
}
