/** Forms of expressions that have a shorter code than their parts have. */
import { constantOf } from '../../evaluate/language/constant.ts'
import type { Block, Choice, Expression, Fallback, Filter, Path } from '../../evaluate/language/expression.ts'
import { partsOf } from '../../evaluate/language/expression-parts.ts'
import { unwrapped } from '../../evaluate/shapes/key-test.ts'
import { Unwritable } from './term.ts'

/** Texts of this length are compared without counting them. */
const shortText = 64

/** A constant that `===` compares as `=` does, without counting. */
export function isSimple(expression: Expression): expression is Extract<Expression, { kind: 'literal' }> {
  return (
    expression.kind === 'literal' &&
    (typeof expression.value !== 'string' || expression.value.length <= shortText)
  )
}

/** `a ?? null`. */
export function isOrNull(expression: Expression): expression is Fallback {
  return (
    expression.kind === 'fallback' &&
    expression.where === 'missing' &&
    expression.second.kind === 'literal' &&
    expression.second.value === null
  )
}

/** Whether the steps are names alone. */
export function isNames(steps: Path['steps']): boolean {
  return steps.every(({ of, filters }) => of.kind === 'name' && !of.keep && filters.length === 0)
}

/** Several short texts. */
export function textsOf(expression: Expression): readonly string[] | undefined {
  const constant = constantOf(expression)?.value
  if (!Array.isArray(constant)) return undefined
  const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= shortText
  return constant.every(isShort) ? constant : undefined
}

/** `$name in ["A", "B"] ? …` */
export function switchOf({
  test,
}: Choice): { readonly name: string; readonly texts: readonly string[] } | undefined {
  if (test.kind !== 'operation' || test.operator !== 'in' || test.left.kind !== 'variable') return undefined
  const listed = constantOf(test.right)?.value
  if (!Array.isArray(listed) || !listed.every(text => typeof text === 'string')) return undefined
  return { name: test.left.name, texts: listed }
}

/** How a test asks for the texts that it begins with. `isWhole`: more than one part of it does. */
export function keyOperation(test: Expression): { readonly operation: string; readonly isWhole: boolean } {
  const expression = unwrapped(test)
  if (expression.kind === 'choice') return keyOperation(expression.test)
  if (expression.kind !== 'operation') throw new Unwritable('a key')
  if (expression.operator === 'and') return keyOperation(expression.left)
  return { operation: expression.operator, isWhole: expression.operator === 'or' }
}

/** Whether an expression depends on more than what it stands in and the variables that are `bound`. */
export function needsVariables(expression: Expression, bound: ReadonlySet<string> = new Set()): boolean {
  if (expression.kind === 'root') return true
  if (expression.kind === 'variable') return !bound.has(expression.name)
  if (expression.kind !== 'block') return partsOf(expression).some(part => needsVariables(part, bound))
  const inside = new Set(bound)
  return expression.lines.some(({ names, value }) => {
    const needs = needsVariables(value, inside)
    for (const name of names) inside.add(name)
    return needs
  })
}

/**
 * What the compiler writes for a part that may be unknown, without its variable: `($known := a ? null : true; $known = null ? null :
 * b)` is `a ? null : b` where `b` does not ask for it.
 */
export function shortBlock({ lines }: Block): Expression | undefined {
  const [first, second, ...more] = lines
  if (first === undefined || second === undefined || more.length > 0) return undefined
  const [name, ...others] = first.names
  const { value } = first
  const asked = second.value
  if (name === undefined || others.length > 0 || second.names.length > 0) return undefined
  if (value.kind !== 'choice' || asked.kind !== 'choice' || asked.no === undefined) return undefined
  const isKnown =
    isNull(value.yes) && value.no?.kind === 'literal' && value.no.value === true && isNull(asked.yes)
  const { test } = asked
  const isAsked =
    test.kind === 'operation' &&
    test.operator === '=' &&
    test.left.kind === 'variable' &&
    test.left.name === name &&
    isNull(test.right)
  if (!isKnown || !isAsked || variablesIn(asked.no).has(name)) return undefined
  return { ...value, no: asked.no }
}

function isNull(expression: Expression): boolean {
  return expression.kind === 'literal' && expression.value === null
}

/** The variables that stand in an expression. */
export function variablesIn(expression: Expression): ReadonlySet<string> {
  if (expression.kind === 'variable') return new Set([expression.name])
  return new Set(partsOf(expression).flatMap(part => [...variablesIn(part)]))
}

/** `[$ != null]` and nothing else. */
export function isNotNull([filter, ...others]: readonly Filter[]): boolean {
  if (filter?.kind !== 'test' || others.length > 0 || filter.test.kind !== 'operation') return false
  const { operator, left, right } = filter.test
  return operator === '!=' && left.kind === 'context' && isNull(right)
}
