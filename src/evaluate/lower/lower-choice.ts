/** Conditionals and fallbacks as closures: only the side that is needed is evaluated. */
import type { Choice, Fallback } from '../language/expression.ts'
import type { Evaluate } from '../run/frame.ts'
import { isTrue } from '../run/truth.ts'
import type { Lowering } from '../scope/lowering.ts'
import { lowerSwitch } from '../shortcuts/lower-switch.ts'

/** The closure of `a ? b : c`; without a `c` it is missing where `a` is not true. */
export function lowerChoice(choice: Choice, lowering: Lowering): Evaluate {
  const table = lowerSwitch(choice, lowering)
  if (table !== undefined) return table
  const { test, yes, no, position } = choice
  const { lower, scope } = lowering
  const asked = lower(test, scope)
  const then = lower(yes, scope)
  const otherwise = no === undefined ? undefined : lower(no, scope)
  return (input, frame) =>
    isTrue(asked(input, frame), position, frame) ? then(input, frame) : otherwise?.(input, frame)
}

/** The closure of `a ?? b` and `a ?: b`; `a` is evaluated once. */
export function lowerFallback(fallback: Fallback, { lower, scope }: Lowering): Evaluate {
  const { where, position } = fallback
  const first = lower(fallback.first, scope)
  const second = lower(fallback.second, scope)
  if (where === 'missing') {
    return (input, frame) => {
      const value = first(input, frame)
      return value === undefined ? second(input, frame) : value
    }
  }
  return (input, frame) => {
    const value = first(input, frame)
    return isTrue(value, position, frame) ? value : second(input, frame)
  }
}
