/** Calls a built-in function: its arguments are fitted to its parameters, and the texts among them are counted. */
import type { Frame } from '../run/frame.ts'
import { spend } from '../run/work.ts'
import type { BuiltIn } from './definition.ts'
import { type CallSite, fitArguments } from './fit-arguments.ts'

/** The answer for arguments of any kind and number. `input` is what the call stands in. @throws ExpressionError as `fitArguments` */
export function fitted(
  builtIn: BuiltIn,
  given: readonly unknown[],
  input: unknown,
  site: CallSite,
  frame: Frame,
): unknown {
  const context = input === frame.wrapped ? frame.wrapped?.[0] : input
  return applied(builtIn, fitArguments(builtIn, given, context, site), site, frame)
}

/** The answer for arguments that fit the parameters. */
export function applied(builtIn: BuiltIn, given: readonly unknown[], site: CallSite, frame: Frame): unknown {
  for (const each of given) if (typeof each === 'string') spend(each.length, frame, site.position)
  return builtIn.apply(given, site.position, frame)
}
