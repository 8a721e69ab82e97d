/**
 * Whether something is unknown, as one closure: a value, `null in [a, b]`, or a test of an entry, `null in list.(code = "971" ? … :
 * false)`. A test is asked once of a list.
 */

import type { Expression, Operation } from '../language/expression.ts'
import type { Evaluate } from '../run/frame.ts'
import { propertyReader } from '../run/property.ts'
import type { Lowering } from '../scope/lowering.ts'
import { lowerEntryTest } from './entry-test.ts'

/** The closure of such a question; `general` answers where each entry must be looked into. `undefined` for any other operation. */
export function lowerNullAmong(
  { operator, left, right, position }: Operation,
  lowering: Lowering,
  general: Evaluate,
): Evaluate | undefined {
  if (operator !== 'in' || left.kind !== 'literal' || left.value !== null) return undefined
  if (right.kind === 'array') return lowerNullAmongItems(right.items, lowering)
  if (right.kind !== 'path' || right.keep || right.steps.length !== 2) return undefined
  const [list, test] = right.steps
  if (list?.of.kind !== 'name' || list.of.keep || list.filters.length > 0) return undefined
  if (test === undefined || test.filters.length > 0) return undefined
  const ask = lowerEntryTest(test.of, position, lowering)
  if (ask === undefined) return undefined
  const read = propertyReader(list.of.name)
  return (input, frame) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return general(input, frame)
    const value = read(input)
    const asked = Array.isArray(value) ? ask(value, frame) : undefined
    return asked === undefined ? general(input, frame) : asked.hasNull
  }
}

/** The same of values that are written one by one, `null in [a, b]`, without an array of them. */
function lowerNullAmongItems(items: readonly Expression[], lowering: Lowering): Evaluate | undefined {
  if (items.some(item => item.kind === 'array' || item.kind === 'filtered')) return undefined
  const values = items.map(item => lowering.lower(item, lowering.scope))
  const [only] = values
  if (only !== undefined && values.length === 1) {
    return (input, frame) => {
      const item = only(input, frame)
      return item === null || (Array.isArray(item) && item.includes(null))
    }
  }
  return (input, frame) => {
    let isUnknown = false
    for (const value of values) {
      const item = value(input, frame)
      if (item === null || (Array.isArray(item) && item.includes(null))) isUnknown = true
    }
    return isUnknown
  }
}
