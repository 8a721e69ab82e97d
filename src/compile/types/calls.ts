/** The type rules of calls: how many arguments, of which types. The functions say so themselves; here it is compared. */
import { builtIns } from '../../evaluate/built-ins/registry.ts'
import type { Call } from '../../evaluate/expression.ts'
import { isBuiltIn } from '../../evaluate/is-built-in.ts'
import { type ValueFunction, valueFunctions } from '../../normalize/money-functions.ts'
import type { Signature, SignatureParameter } from '../../plan/value-kind.ts'
import type { TypeFault } from './fault.ts'
import { textHint, truthHint } from './hints.ts'
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

/** How a function is called; `undefined` for one that nobody knows, which another rule tells. */
export function signatureOf(name: string): Signature | undefined {
  const own: Readonly<Record<string, ValueFunction>> = valueFunctions
  if (Object.hasOwn(own, name)) return own[name]?.signature
  return isBuiltIn(name) ? builtIns[name].signature : undefined
}

/** What a call gives. */
export function typeOfCall(call: Call, given: readonly ValueType[]): ValueType {
  const signature = signatureOf(call.name)
  if (signature === undefined) return oneOfKinds('any')
  if (signature.gives !== 'given' && signature.gives !== 'group') return oneOfKinds(signature.gives)
  const together = eitherOf(given)
  if (signature.gives === 'group') return as(together, false)
  const isList = signature.parameters.some(parameter => parameter.manner === 'list')
  return as(together, isList || together.isMany)
}

/** The faults of a call with arguments of these types, in a place where `context` stands. */
export function checkCall(call: Call, given: readonly ValueType[], context: ValueType): readonly TypeFault[] {
  const signature = signatureOf(call.name)
  if (signature === undefined) return []
  const { parameters, repeats } = signature
  const least = parameters.filter(parameter => parameter.leftOut === undefined).length
  const most = repeats === true ? Number.POSITIVE_INFINITY : parameters.length
  if (given.length < least || given.length > most) return [arityFault(call, signature, least, most)]
  // What the call stands in is the first argument where one too few is given.
  const isContextual =
    parameters[0]?.leftOut === 'context' &&
    given.length < parameters.filter(parameter => parameter.leftOut !== 'nothing').length
  const all = isContextual ? [as(context, false), ...given] : given
  return all.flatMap((type, index) => {
    const parameter = parameters[Math.min(index, parameters.length - 1)]
    const argument = call.given[isContextual ? index - 1 : index]
    return parameter === undefined ? [] : checkArgument(call, parameter, type, index, argument)
  })
}

function arityFault(call: Call, signature: Signature, least: number, most: number): TypeFault {
  const { name, position } = call
  const number = (count: number): string => `${count} argument${count === 1 ? '' : 's'}`
  const takes =
    least === most
      ? number(least)
      : most === Number.POSITIVE_INFINITY
        ? `${number(least)} or more`
        : `${least} to ${number(most)}`
  const found = call.given.length
  const hint = signature.instead ?? `write $${name}(${signature.shown})`
  return { code: 'expression/arity', parameters: { name, takes, found }, position, hint }
}

function checkArgument(
  call: Call,
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
    const hint = `write $${name}(${signatureOf(name)?.shown ?? ''})`
    return [{ code: 'expression/constant', parameters: { name, problem }, position, hint }]
  }
  const { takes, manner = 'one' } = parameter
  const isSound = fits(type, takes) && (manner !== 'one' || !type.isMany)
  if (isSound) return []
  const shown = argument === undefined ? 'a' : shownExpression(argument)
  const wanted = wordsForKinds(takes, manner === 'list')
  const parameters = { name, nth: index + 1, found: wordsFor(type), wanted }
  const hint = hintFor(parameter, type, shown)
  return [{ code: 'expression/argument', parameters, position, hint }]
}

/** What to write for an argument of another type. */
function hintFor({ takes, manner }: SignatureParameter, type: ValueType, shown: string): string {
  if (takes.includes('money')) {
    if (type.literal !== undefined) return `write $money(${JSON.stringify(type.literal)}) for an amount`
    if (mayBe(type, 'integer') && /^-?[0-9]+$/.test(shown)) return `write $money("${shown}.00") for an amount`
    if (type.isMany && manner !== 'list') return 'the amounts of a list are added with $sumMoney(list)'
    return 'name a field that is read as money, or write $money("5000.00")'
  }
  if (takes.includes('truth') && (takes.length === 1 || type.isMany)) return truthHint(type, shown)
  if (takes.includes('text')) return textHint(type, shown)
  return `it takes ${wordsForKinds(takes, manner === 'list')}`
}
