/** Tells the functions that need no host from other names. */
import { type AllowedFunction, allowedFunctions } from './allow-list.ts'

const names: ReadonlySet<string> = new Set(allowedFunctions)

/** Whether a name is that of a built-in function. */
export function isBuiltIn(name: string): name is AllowedFunction {
  return names.has(name)
}
