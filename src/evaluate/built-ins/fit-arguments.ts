/**
 * Fits the arguments of a call to the parameters of a built-in: who takes which, what the context stands in
 * for, what becomes an array.
 */
import { failure } from '../run/failure.ts'
import { type BuiltIn, type Kind, kindOf, type Parameter, takes } from './definition.ts'

/** The place of a call, for messages, and what it stands in. */
export interface CallSite {
  readonly name: string
  readonly position: number
}

/**
 * Tells of so many arguments whether each is of a kind that its parameter takes as it is, as in nearly every call; the parameters
 * behind them are left out. `undefined` where more is to be asked in every call.
 */
export function fitsInTurn(
  { parameters }: BuiltIn,
  count: number,
): ((given: readonly unknown[]) => boolean) | undefined {
  const taken = parameters.slice(0, count)
  const mayBeLeftOut = parameters.slice(count).every(({ leftOut }) => leftOut === 'nothing')
  if (taken.length < count || !mayBeLeftOut) return undefined
  const wanted: (Kind | 'anything')[] = []
  for (const parameter of taken) {
    if (typeof parameter.takes !== 'string') return undefined
    wanted.push(parameter.takes)
  }
  return given => {
    for (let at = 0; at < wanted.length; at++) {
      const kind = wanted[at]
      if (kind === 'anything') continue
      const value = given[at]
      if (value !== undefined && kindOf(value) !== kind) return false
    }
    return true
  }
}

/**
 * One value for each parameter.
 * @throws ExpressionError `expression/failed`, where jsonata has T0410, T0411 and T0412
 */
export function fitArguments(
  { parameters }: BuiltIn,
  given: readonly unknown[],
  context: unknown,
  site: CallSite,
): readonly unknown[] {
  const kinds = given.map(kindOf)
  const taken = share(parameters, kinds)
  if (taken === undefined) throw failure(`$${site.name} does not take these arguments`, site.position)
  let next = 0
  return parameters.map((parameter, index) => {
    if (taken[index] === true) return itself(parameter, given[next++], site)
    if (parameter.leftOut !== 'context') return undefined
    if (takes(parameter, kindOf(context))) return context
    throw failure(`$${site.name} does not take what it stands in`, site.position)
  })
}

/**
 * Which parameters take an argument, the first ones first; `undefined` if the arguments cannot be shared out.
 */
function share(parameters: readonly Parameter[], kinds: readonly Kind[]): readonly boolean[] | undefined {
  const [parameter, ...others] = parameters
  if (parameter === undefined) return kinds.length === 0 ? [] : undefined
  const [kind, ...rest] = kinds
  if (kind !== undefined && takes(parameter, kind)) {
    const shared = share(others, rest)
    if (shared !== undefined) return [true, ...shared]
  }
  if (parameter.leftOut === undefined) return undefined
  const shared = share(others, kinds)
  return shared === undefined ? undefined : [false, ...shared]
}

/** An argument as its parameter takes it: where an array is wanted, one value is an array of one. */
function itself({ takes: wanted }: Parameter, value: unknown, site: CallSite): unknown {
  if (typeof wanted === 'string' || value === undefined) return value
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  const { arrayOf } = wanted
  if (arrayOf === 'anything' || items.every(item => kindOf(item) === arrayOf)) return items
  throw failure(`$${site.name} takes an array of nothing but ${arrayOf}s`, site.position)
}
