/** What the shape of an expression says, without its types: for the rules of absence. */
import type { Block, Expression, Fallback } from '../../evaluate/language/expression.ts'
import { partsOf } from '../../evaluate/language/expression-parts.ts'
import { valueFunctions } from '../../normalize/functions/value-functions.ts'

/** The list of a sum or a mean, with or without brackets around it; `undefined` for anything else. */
export function sumOf(expression: Expression): Expression | undefined {
  const inner = expression.kind === 'block' ? insideBrackets(expression) : undefined
  if (inner !== undefined) return sumOf(inner)
  if (expression.kind !== 'call') return undefined
  const { name, given } = expression
  return name === 'sumMoney' || name === 'meanMoney' ? given[0] : undefined
}

/** The expression that brackets stand around; `undefined` for a block of several lines. */
export function insideBrackets({ lines }: Block): Expression | undefined {
  const [first, second] = lines
  return second === undefined && first?.names.length === 0 ? first.value : undefined
}

/** Every `??` in an expression that stands in for what is missing, the outer ones first. */
export function fallbacksIn(expression: Expression): readonly Fallback[] {
  const inside = partsOf(expression).flatMap(fallbacksIn)
  return expression.kind === 'fallback' && expression.where === 'missing' ? [expression, ...inside] : inside
}

/** The names of a plain path. */
export function namesOf(expression: Expression): readonly string[] {
  if (expression.kind === 'name') return [expression.name]
  return expression.kind === 'path' ? expression.steps.flatMap(step => namesOf(step.of)) : []
}

export function isOfAmounts(name: string): boolean {
  return Object.hasOwn(valueFunctions, name)
}

/** A name or names joined by dots, and nothing else. */
export function isPlain(expression: Expression): boolean {
  if (expression.kind === 'name') return true
  return (
    expression.kind === 'path' &&
    expression.steps.every(step => step.of.kind === 'name' && step.filters.length === 0)
  )
}

/** The items of a list that is written out, or the expression itself. */
export function itemsOf(expression: Expression): readonly Expression[] {
  return expression.kind === 'array' ? expression.items : [expression]
}

/** Whether something in an expression is kept in a variable, `($day := …; …)`. */
export function bindsVariables(expression: Expression): boolean {
  const isBound = expression.kind === 'block' && expression.lines.some(({ names }) => names.length > 0)
  return isBound || partsOf(expression).some(bindsVariables)
}

/** Whether an expression is `null` as written. */
export function isNull(expression: Expression): boolean {
  return expression.kind === 'literal' && expression.value === null
}

/** Whether anything in an expression, also what is asked of each entry of a list, counts as zero. */
export function countsAsZero(expression: Expression): boolean {
  return (
    (expression.kind === 'call' && expression.name === 'orZero') || partsOf(expression).some(countsAsZero)
  )
}

/** Whether a part has a value whatever is missing: `a ?? false`. */
export function hasAnswer(part: Expression): boolean {
  if (part.kind === 'literal') return part.value !== null
  if (part.kind === 'fallback') return sumOf(part.first) === undefined && hasAnswer(part.second)
  const inner = part.kind === 'block' ? insideBrackets(part) : undefined
  return inner !== undefined && hasAnswer(inner)
}

/** Whether a condition of which all that it asks for is there may still have no answer. */
export function mayBeNull(condition: Expression): boolean {
  switch (condition.kind) {
    case 'literal':
    case 'operation':
      return false
    case 'call':
      return isOfAmounts(condition.name)
    default:
      return !hasAnswer(condition)
  }
}

/** Whether a part that should be one value may give nothing at all, as an entry does that a list has not. */
export function mayBeLeftOut(part: Expression): boolean {
  if (part.kind === 'literal' || isPlain(part) || hasAnswer(part)) return false
  return part.kind !== 'call' || !isOfAmounts(part.name)
}
