/**
 * Conditionals that ask the same variable for one list of texts after the other, `$kind in ["A"] ? … : $kind in ["B"] ? …`, as
 * one look into a table: a transcript has entries of dozens of kinds.
 */
import { constantOf } from '../language/constant.ts'
import type { Choice, Expression, Variable } from '../language/expression.ts'
import type { Evaluate } from '../run/frame.ts'
import { readableSlot } from '../scope/lower-variable.ts'
import type { Lowering } from '../scope/lowering.ts'

/** The closure of such conditionals; `undefined` for any other, and where there is nothing after the first. */
export function lowerSwitch(choice: Choice, lowering: Lowering): Evaluate | undefined {
  const first = textsAsked(choice)
  if (first === undefined) return undefined
  const branches = [{ texts: first.texts, yes: choice.yes }]
  let rest = choice.no
  for (
    let next = nextAsked(rest, first.variable);
    next !== undefined;
    next = nextAsked(rest, first.variable)
  ) {
    branches.push(next)
    rest = next.no
  }
  if (branches.length === 1) return undefined
  const { lower, scope } = lowering
  const slot = readableSlot(first.variable, lowering)
  const table = new Map<unknown, Evaluate>()
  for (const { texts, yes } of branches) {
    const then = lower(yes, scope)
    for (const text of texts) if (!table.has(text)) table.set(text, then)
  }
  const otherwise = rest === undefined ? undefined : lower(rest, scope)
  return (input, frame) => (table.get(frame.slots[slot]) ?? otherwise)?.(input, frame)
}

/** The variable and the texts of `$variable in ["A", "B"] ? …`. */
function textsAsked({
  test,
}: Choice): { readonly variable: Variable; readonly texts: readonly string[] } | undefined {
  if (test.kind !== 'operation' || test.operator !== 'in' || test.left.kind !== 'variable') return undefined
  const listed = constantOf(test.right)?.value
  if (!Array.isArray(listed) || !listed.every(text => typeof text === 'string')) return undefined
  return { variable: test.left, texts: listed }
}

/** What comes next, where it asks `variable` too. */
function nextAsked(rest: Expression | undefined, { name }: Variable) {
  if (rest?.kind !== 'choice') return undefined
  const asked = textsAsked(rest)
  if (asked === undefined || asked.variable.name !== name) return undefined
  return { texts: asked.texts, yes: rest.yes, no: rest.no }
}
