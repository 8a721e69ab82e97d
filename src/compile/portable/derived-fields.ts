/**
 * The derived fields of a mapping as a portable expression has them. Most stay as they are. Changed is what depends on how many
 * amounts `$addMoney` is given (a function of JSONata has a fixed number of parameters, and cannot tell one that is missing from
 * one that was not given), what may give a value of another kind than the field: the library takes that for none; and what asks
 * whether a field has a value.
 */

import type { Call, Expression } from '../../evaluate/language/expression.ts'
import { readExpression } from '../../evaluate/read/read-expression.ts'
import { type Part, part } from '../../normalize/portable-part.ts'
import type { WrittenDerivation, WrittenField } from '../../plan/written-plan.ts'
import { isNull } from '../expressions/expression-shape.ts'
import { signatureOf } from '../types/calls.ts'

/** What derived fields become. `parts` are functions that only these fields need. */
export interface PortableFields {
  readonly fields: readonly WrittenField[]
  readonly parts: readonly Part[]
}

/** All fields, the derived ones as a portable expression has them. */
export function portableFields(fields: readonly WrittenField[]): PortableFields {
  const derived = fields.filter(field => field.kind === 'derived')
  const sums = derived.flatMap(field => addMoneyCalls(readExpression(textOf(field))))
  const numbers = [...new Set(sums.map(call => call.given.length))].sort((a, b) => a - b)
  const changed = fields.map(field =>
    field.kind === 'derived' ? portableField(field, numbers.length > 1) : field,
  )
  return {
    fields: changed,
    parts: numbers.map(amounts => addMoney(amounts, numbers.length > 1)),
  }
}

function portableField(field: WrittenDerivation, isNumbered: boolean): WrittenDerivation {
  const text = textOf(field)
  const tree = readExpression(text)
  const summed = isNumbered ? withNumbers(text, addMoneyCalls(tree)) : text
  const isSure = isSurely(tree, field.gives) && heldBack(field).length === 0
  const runs = isSure ? summed : ofKind(whereThere(summed.trim(), field), field.gives)
  return runs === text ? field : { ...field, runs }
}

/** Whether an expression gives nothing but values of that kind, or null. */
function isSurely(tree: Expression, gives: string): boolean {
  if (tree.kind === 'call') return signatureOf(tree.name)?.gives === gives
  if (tree.kind !== 'choice') return isNull(tree)
  return isSurely(tree.yes, gives) && tree.no !== undefined && isSurely(tree.no, gives)
}

/**
 * What cannot be read is null here like what is missing, and must not pass for that: where a field whose lack the expression
 * handles has no value, there is no answer.
 */
function whereThere(text: string, field: WrittenDerivation): string {
  const paths = heldBack(field)
  if (paths.length === 0) return text
  return `${paths.map(steps => `$isThere([${steps.join('.')}])`).join(' and ')} ? (${text})`
}

/** The paths without a value in which a portable expression has no answer. */
function heldBack({ tolerates = [], picks = [] }: WrittenDerivation): readonly (readonly string[])[] {
  const picking = new Set(picks.map(steps => JSON.stringify(steps)))
  return tolerates.filter(steps => !picking.has(JSON.stringify(steps)))
}

function textOf({ runs, expression }: WrittenDerivation): string {
  return runs ?? expression
}

function ofKind(text: string, gives: string): string {
  if (gives === 'date') return `$ofDate((${text}))`
  if (gives === 'month') return `$ofMonth((${text}))`
  return `$ofKind((${text}), ${JSON.stringify(gives)})`
}

/** `$addMoney2` for `$addMoney` with two amounts, and so on. Backwards, so that the positions in front stay true. */
function withNumbers(text: string, calls: readonly Call[]): string {
  const name = '$addMoney'
  const fromBehind = [...calls].sort((a, b) => b.position - a.position)
  return fromBehind.reduce((changed, { position, given }) => {
    const end = position + name.length
    return `${changed.slice(0, end)}${given.length}${changed.slice(end)}`
  }, text)
}

/** `$addMoney` for calls with so many amounts. */
function addMoney(amounts: number, isNumbered: boolean): Part {
  const names = Array.from({ length: amounts }, (_, index) => `$amount${index + 1}`)
  const all = names.map(name => `$isAmount(${name})`).join(' and ')
  return part(
    isNumbered ? `addMoney${amounts}` : 'addMoney',
    `The sum of ${amounts} amounts given one by one; unknown if one of them is.`,
    `function(${names.join(', ')}) { ${amounts === 0 ? 'null' : `${all} ? $sumMoney([${names.join(', ')}]) : null`} }`,
  )
}

function addMoneyCalls(part: unknown): readonly Call[] {
  if (Array.isArray(part)) return part.flatMap(addMoneyCalls)
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(addMoneyCalls)
  return isCall(part) && part.name === 'addMoney' ? [part, ...inner] : inner
}

function isCall(part: object): part is Call {
  // The tree has no other objects with a kind of that name.
  return (part as Partial<Expression>).kind === 'call'
}
