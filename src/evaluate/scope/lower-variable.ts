/** Variables on their own as closures. */
import { refusedFunctions } from '../language/allow-list.ts'
import type { Variable } from '../language/expression.ts'
import { isBuiltIn } from '../language/is-built-in.ts'
import { refusedFunction } from '../language/refusal.ts'
import type { Evaluate } from '../run/frame.ts'
import type { Lowering } from './lowering.ts'

/**
 * The slot of a variable. Functions are no values here, so the name of one must be bound before it can be
 * read.
 */
export function readableSlot({ name, position }: Variable, { functions, scope }: Lowering): number {
  const isFunction = isBuiltIn(name) || refusedFunctions.has(name) || Object.hasOwn(functions, name)
  if (isFunction && !scope.isBound(name)) throw refusedFunction(name, position, ' as a value')
  return scope.slotOf(name)
}

/** The closure of a variable; one that is neither bound nor given is missing. */
export function lowerVariable(variable: Variable, lowering: Lowering): Evaluate {
  const slot = readableSlot(variable, lowering)
  return (_, frame) => frame.slots[slot]
}
