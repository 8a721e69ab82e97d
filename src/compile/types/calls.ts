/** The type rules of calls: how many arguments, of which types. The functions say so themselves; here it is compared. */

import { builtIns } from '../../evaluate/built-ins/registry.ts'
import type { Call, Expression } from '../../evaluate/language/expression.ts'
import { isBuiltIn } from '../../evaluate/language/is-built-in.ts'
import { valueFunctions } from '../../normalize/functions/value-functions.ts'
import type { ValueFunction } from '../../normalize/value-function.ts'
import type { Signature, SignatureParameter } from '../../plan/value-kind.ts'
import type { TypeFault } from './fault.ts'
import { argumentHint, fieldHint } from './hints/argument-hints.ts'
import { rewrittenCall } from './hints/rewritten-call.ts'
import { shownExpression } from './shown-expression.ts'
import {
  as,
  eitherOf,
  fits,
  mayBe,
  oneOfKinds,
  type ValueType,
  wordsFor,
  wordsForKinds,
} from './value-type.ts'

/** How a function is called; `undefined` for one that nobody knows, which another rule reports. */
export function signatureOf(name: string): Signature | undefined {
  const own: Readonly<Record<string, ValueFunction>> = valueFunctions
  if (Object.hasOwn(own, name)) return own[name]?.signature
  return isBuiltIn(name) ? builtIns[name].signature : undefined
}

/** What a call gives. */
export function typeOfCall(call: Call, given: readonly ValueType[]): ValueType {
  const signature = signatureOf(call.name)
  if (signature === undefined) return oneOfKinds('any')
  const type = typeGiven(call, signature, given)
  const { parameters } = signature
  if (parameters.every(parameter => parameter.literal !== undefined)) return { ...type, origin: 'written' }
  // Of an empty list these give nothing, which can be asked for.
  const isOfList = ['append', 'join', 'merge'].includes(call.name)
  return isOfList ? type : { ...type, origin: 'computed' }
}

function typeGiven(call: Call, signature: Signature, given: readonly ValueType[]): ValueType {
  if (isMonthOfDate(call, given)) return oneOfKinds('month')
  if (signature.gives !== 'given' && signature.gives !== 'group') return oneOfKinds(signature.gives)
  const together = eitherOf(given)
  if (signature.gives === 'group') return as(together, false)
  const isList = signature.parameters.some(parameter => parameter.manner === 'list')
  return as(together, isList || together.isMany)
}

/** The month of a date is `$substring(date, 0, 7)`. */
function isMonthOfDate({ name, given }: Call, [text]: readonly ValueType[]): boolean {
  const [, from, length] = given
  const isMonth =
    from?.kind === 'literal' && from.value === 0 && length?.kind === 'literal' && length.value === 7
  return (
    name === 'substring' &&
    isMonth &&
    text !== undefined &&
    !text.isMany &&
    mayBe(text, 'date') &&
    fits(text, ['date'])
  )
}

/** The faults of a call with arguments of these types, in a place where `context` stands. */
export function checkCall(call: Call, given: readonly ValueType[], context: ValueType): readonly TypeFault[] {
  const signature = signatureOf(call.name)
  if (signature === undefined) return []
  const { parameters, repeats } = signature
  const least = parameters.filter(parameter => parameter.leftOut === undefined).length
  const most = repeats === true ? Number.POSITIVE_INFINITY : parameters.length
  if (given.length < least || given.length > most) return [arityFault(call, signature, given, least, most)]
  // What the call stands in is the first argument where one too few is given.
  const isContextual =
    parameters[0]?.leftOut === 'context' &&
    given.length < parameters.filter(parameter => parameter.leftOut !== 'nothing').length
  const all = isContextual ? [as(context, false), ...given] : given
  return all.flatMap((type, index) => {
    const parameter = parameters[Math.min(index, parameters.length - 1)]
    const argument = call.given[isContextual ? index - 1 : index]
    return parameter === undefined ? [] : checkArgument(call, given, parameter, type, index, argument)
  })
}

function arityFault(
  call: Call,
  signature: Signature,
  given: readonly ValueType[],
  least: number,
  most: number,
): TypeFault {
  const { name, position } = call
  const number = (count: number): string => `${count} argument${count === 1 ? '' : 's'}`
  const takes =
    least === most
      ? number(least)
      : most === Number.POSITIVE_INFINITY
        ? `${number(least)} or more`
        : `${least} to ${number(most)}`
  const found = call.given.length
  const hint = rewrittenCall(call, given) ?? signature.instead ?? `write $${name}(${signature.shown})`
  return { code: 'expression/arity', parameters: { name, takes, found }, position, hint }
}

function checkArgument(
  call: Call,
  given: readonly ValueType[],
  parameter: SignatureParameter,
  type: ValueType,
  index: number,
  argument: Call['given'][number] | undefined,
): readonly TypeFault[] {
  const { name } = call
  const position = argument?.position ?? call.position
  if (parameter.literal !== undefined) {
    const problem =
      type.literal === undefined ? 'it is no text written in the expression' : parameter.literal(type.literal)
    if (problem === undefined) return []
    const hint = rewrittenCall(call, given) ?? `write $${name}(${signatureOf(name)?.shown ?? ''})`
    return [{ code: 'expression/constant', parameters: { name, problem }, position, hint }]
  }
  if (
    parameter.isField === true &&
    argument !== undefined &&
    !isField(argument) &&
    fits(type, parameter.takes)
  ) {
    const found = 'computed'
    const wanted = 'a field, or a field of every entry of a list'
    return [
      {
        code: 'expression/argument',
        parameters: { name, nth: index + 1, found, wanted },
        position,
        hint: fieldHint(argument),
      },
    ]
  }
  const { takes, manner = 'one' } = parameter
  const isSound = fits(type, takes) && (manner !== 'one' || !type.isMany)
  if (isSound) return []
  const shown = argument === undefined ? 'a' : shownExpression(argument)
  const wanted = wordsForKinds(takes, manner === 'list')
  const parameters = { name, nth: index + 1, found: wordsFor(type), wanted }
  const hint = rewrittenCall(call, given) ?? argumentHint(parameter, type, shown)
  return [{ code: 'expression/argument', parameters, position, hint }]
}

/** Whether an expression names a field, one of every entry of a list, or several that are written out as a list. */
function isField(expression: Expression): boolean {
  switch (expression.kind) {
    case 'name':
      return true
    case 'path':
      return expression.steps.every(step => step.of.kind === 'name')
    case 'filtered':
      return isField(expression.of)
    case 'array':
      return expression.items.every(isField)
    case 'block': {
      const [first, second] = expression.lines
      return second === undefined && first?.names.length === 0 && isField(first.value)
    }
    default:
      return false
  }
}
