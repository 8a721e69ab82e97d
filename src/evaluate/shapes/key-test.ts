/**
 * Tests that begin with one name of an entry and constant texts, as `code in ["971", "972"] and …`, or are `or` of such: of all others
 * the entry is left out, so a list of which the texts are known need not be gone through.
 */
import { constantOf } from '../language/constant.ts'
import type { Expression } from '../language/expression.ts'

/** A test of an entry. */
export interface KeyTest {
  readonly name: string
  readonly texts: readonly string[]
  /** What is asked of entries with one of the texts; nothing where the texts are all. Of others the test is false. */
  readonly rest: Expression | undefined
  /** What comes out is only whether `rest` counts as true, as of `a and b`. */
  readonly isTruth: boolean
}

/** What an expression tests, where it is such a test. */
export function keyTestOf(test: Expression): KeyTest | undefined {
  const expression = unwrapped(test)
  if (expression.kind === 'choice') {
    const { yes, no, position } = expression
    if (no?.kind !== 'literal' || no.value !== false) return undefined
    const key = keyTestOf(expression.test)
    if (key === undefined) return undefined
    // `a and b ? c : false`, where `a` tells the entries apart, is `b ? c : false` of those.
    return {
      ...key,
      isTruth: false,
      rest: key.rest === undefined ? yes : { kind: 'choice', position, test: key.rest, yes, no },
    }
  }
  if (expression.kind !== 'operation') return undefined
  if (expression.operator === 'and') {
    const { right, operator, position } = expression
    const key = keyTestOf(expression.left)
    if (key === undefined) return undefined
    return {
      ...key,
      rest: key.rest === undefined ? right : { kind: 'operation', position, operator, left: key.rest, right },
    }
  }
  if (expression.operator === 'or') {
    const [left, right] = [keyTestOf(expression.left), keyTestOf(expression.right)]
    if (left === undefined || left.name !== right?.name) return undefined
    // Of an entry with one of the texts it is not known yet which side it is on.
    const isAll = left.rest === undefined && right.rest === undefined
    const texts = [...new Set([...left.texts, ...right.texts])]
    return { name: left.name, texts, rest: isAll ? undefined : expression, isTruth: true }
  }
  const name = nameOf(unwrapped(expression.left))
  const texts = textsOf(expression.operator, expression.right)
  return name === undefined || texts === undefined
    ? undefined
    : { name, texts, rest: undefined, isTruth: true }
}

/** The texts that `= "A"` and `in ["A", "B"]` allow, each once. */
function textsOf(operator: string, right: Expression): readonly string[] | undefined {
  const constant = constantOf(right)?.value
  if (operator === '=') return typeof constant === 'string' ? [constant] : undefined
  if (operator !== 'in' || !Array.isArray(constant)) return undefined
  return constant.every(text => typeof text === 'string') ? [...new Set<string>(constant)] : undefined
}

/** The name that an expression is, and nothing else. */
function nameOf(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.keep ? undefined : expression.name
  if (expression.kind !== 'path' || expression.keep || expression.steps.length !== 1) return undefined
  const [step] = expression.steps
  return step !== undefined && step.filters.length === 0 ? nameOf(step.of) : undefined
}

/** What stands in brackets, `(a)`. */
export function unwrapped(expression: Expression): Expression {
  if (expression.kind !== 'block' || expression.lines.length !== 1) return expression
  const [line] = expression.lines
  return line !== undefined && line.names.length === 0 ? unwrapped(line.value) : expression
}
