/**
 * `? :`, `??` and `?:`. jsonata's parser turns the last two into the first, with the left side twice; here
 * they are distinguished again, so that the left side is evaluated once.
 */
import type { Choice, Fallback } from '../language/expression.ts'
import { refusal } from '../language/refusal.ts'
import type { JsonataNode } from './jsonata-tree.ts'
import type { Reader } from './reader.ts'

/** The choice or fallback of a `condition` node. */
export function readChoice(node: JsonataNode, reader: Reader): Choice | Fallback {
  const position = reader.startOf(node)
  const { condition, then, else: otherwise } = node
  if (condition === undefined || then === undefined)
    throw refusal('A conditional without a condition', position)
  if (otherwise !== undefined && isMadeUp(condition)) return fallback('missing', then, otherwise)
  if (otherwise !== undefined && isCopy(condition, then)) return fallback('untrue', then, otherwise)
  return {
    kind: 'choice',
    position,
    test: reader.read(condition),
    yes: reader.read(then),
    no: otherwise === undefined ? undefined : reader.read(otherwise),
  }

  function fallback(where: Fallback['where'], first: JsonataNode, second: JsonataNode): Fallback {
    return { kind: 'fallback', position, where, first: reader.read(first), second: reader.read(second) }
  }
}

/** `a ?? b` is parsed as `$exists(a) ? a : b`; a call that stands in the text has a position. */
function isMadeUp(condition: JsonataNode): boolean {
  return condition.type === 'function' && condition.position === undefined
}

/** `a ?: b` is parsed as `a ? a : b`; two values that both stand in the text have different positions. */
function isCopy(condition: JsonataNode, then: JsonataNode): boolean {
  const position = firstPosition(condition)
  return position !== undefined && position === firstPosition(then)
}

function firstPosition(node: JsonataNode): number | undefined {
  const [first] = node.steps ?? []
  return first === undefined ? node.position : first.position
}
