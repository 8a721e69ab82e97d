/** Calls as closures: of the host's functions, which get plain values, and of the built-in ones. */

import { mappingCodes } from '../../diagnostics/codes/mapping-codes.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import { applied, fitted } from '../built-ins/apply-built-in.ts'
import type { BuiltIn } from '../built-ins/definition.ts'
import { fitsInTurn } from '../built-ins/fit-arguments.ts'
import { builtIns } from '../built-ins/registry.ts'
import { allowedFunctions, refusedFunctions } from '../language/allow-list.ts'
import { constantOf } from '../language/constant.ts'
import type { Call, Expression } from '../language/expression.ts'
import { isBuiltIn } from '../language/is-built-in.ts'
import { refusal, refusedFunction } from '../language/refusal.ts'
import { FixedRecord } from '../run/fixed-record.ts'
import type { Evaluate, Frame } from '../run/frame.ts'
import { perKind } from '../run/per-kind.ts'
import { spend } from '../run/work.ts'
import { readableSlot } from '../scope/lower-variable.ts'
import type { HostFunction, Lowering } from '../scope/lowering.ts'
import { hostOf, type RecordCall, recordCall } from '../shortcuts/record-call.ts'

/** The closure of a call. @throws ExpressionError `expression/unknown-function`, `expression/not-allowed` */
export function lowerCall(call: Call, lowering: Lowering): Evaluate {
  const { name, position } = call
  if (lowering.scope.isBound(name)) throw refusal(`Calling the variable $${name}`, position)
  const host = hostOf(call, lowering)
  if (host !== undefined) return lowerHostCall(host, call, lowering)
  if (isBuiltIn(name)) return lowerBuiltInCall(builtIns[name], call, lowering)
  if (refusedFunctions.has(name)) throw refusedFunction(name, position)
  throw unknownFunction(call, lowering.functions)
}

/** Most functions of a host take a value or two, so such calls do without an array of them. */
function lowerHostCall(host: HostFunction, call: Call, lowering: Lowering): Evaluate {
  const constant = lowering.family === undefined ? undefined : lowerConstantCall(host, call)
  if (constant !== undefined) return constant
  const onRecord = recordCall(call, lowering)
  if (onRecord !== undefined) return lowerRecordCall(onRecord, lowering)
  const values = call.given.map(each => lowerCounted(each, call, lowering))
  const [first, second, third] = values
  if (first === undefined) return () => host()
  if (second === undefined) return (input, frame) => host(first(input, frame))
  if (third === undefined) return (input, frame) => host(first(input, frame), second(input, frame))
  if (values.length === 3) {
    return (input, frame) => host(first(input, frame), second(input, frame), third(input, frame))
  }
  return (input, frame) => host(...values.map(value => value(input, frame)))
}

/** A function that answers the same each time, of constants, as `$money("0.00")`: asked once. */
function lowerConstantCall(host: HostFunction, { given }: Call): Evaluate | undefined {
  const constants = given.flatMap(each => constantOf(each) ?? [])
  if (constants.length < given.length) return undefined
  let answer: { readonly value: unknown } | undefined
  return () => {
    answer ??= { value: host(...constants.map(({ value }) => value)) }
    return answer.value
  }
}

function lowerRecordCall(call: RecordCall, lowering: Lowering): Evaluate {
  const onKind = perKind(kind => call.onKind(kind))
  const of = (record: unknown, input: unknown, frame: Frame): unknown =>
    record instanceof FixedRecord
      ? onKind(record.names).of(record.values, input, frame)
      : call.without(record, input, frame)
  if (call.from === 'context') return (input, frame) => of(input, input, frame)
  const slot = readableSlot(call.from, lowering)
  return (input, frame) => of(frame.slots[slot], input, frame)
}

function lowerBuiltInCall(builtIn: BuiltIn, call: Call, lowering: Lowering): Evaluate {
  const values = call.given.map(each => lowerArgument(each, lowering))
  const [asked] = values
  if (call.name === 'exists' && asked !== undefined && values.length === 1)
    return (input, frame) => asked(input, frame) !== undefined
  const fits = fitsInTurn(builtIn, values.length)
  const [first, second] = values
  if (fits !== undefined && first !== undefined && second === undefined) {
    return (input, frame) => {
      const given = [first(input, frame)]
      return fits(given) ? applied(builtIn, given, call, frame) : fitted(builtIn, given, input, call, frame)
    }
  }
  if (fits !== undefined && first !== undefined && second !== undefined && values.length === 2) {
    return (input, frame) => {
      const given = [first(input, frame), second(input, frame)]
      return fits(given) ? applied(builtIn, given, call, frame) : fitted(builtIn, given, input, call, frame)
    }
  }
  return (input, frame) => {
    const given = values.map(value => value(input, frame))
    return fits?.(given) === true
      ? applied(builtIn, given, call, frame)
      : fitted(builtIn, given, input, call, frame)
  }
}

/** An argument of a function of the host: it goes through the items of a list, as each built-in one counts itself. */
function lowerCounted(expression: Expression, { position }: Call, lowering: Lowering): Evaluate {
  const of = lowerArgument(expression, lowering)
  if (constantOf(expression) !== undefined) return of
  return (input, frame) => {
    const value = of(input, frame)
    if (Array.isArray(value)) spend(value.length, frame, position)
    return value
  }
}

/**
 * A constant argument, such as the table of an enumeration, is made once; it is frozen, since a host may keep
 * it.
 */
function lowerArgument(expression: Expression, lowering: Lowering): Evaluate {
  const constant = constantOf(expression)
  if (constant === undefined) return lowering.lower(expression, lowering.scope)
  const { value } = constant
  return () => value
}

function unknownFunction({ name, position }: Call, functions: Readonly<Record<string, HostFunction>>): Error {
  const known = [...Object.keys(functions), ...allowedFunctions]
  const same = known.filter(each => each.toLowerCase() === name.toLowerCase())
  const names = same.length > 0 ? same : nearestNames(name, known)
  const near = didYouMean(names.map(each => `$${each}`))
  const hint = near === '' ? undefined : near
  return new ExpressionError(
    'expression/unknown-function',
    { name: name.slice(0, 40) },
    { table: mappingCodes, position, hint, refused: `$${name}` },
  )
}
