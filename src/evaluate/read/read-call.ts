/**
 * Calls of functions by name. Whether a function of that name exists is asked later, when the host's
 * functions are known.
 */
import type { Call } from '../language/expression.ts'
import { refusal } from '../language/refusal.ts'
import type { JsonataNode } from './jsonata-tree.ts'
import type { Reader } from './reader.ts'

/** The call of a `function` node. */
export function readCall(node: JsonataNode, reader: Reader): Call {
  const called = node.procedure
  const name = called?.type === 'variable' && called.predicate === undefined ? String(called.value) : ''
  if (called === undefined || name === '' || name === '$') throw notByName(node, reader)
  const given = (node.arguments ?? []).map(argument => reader.read(argument))
  return { kind: 'call', position: reader.startOf(called), name, given }
}

function notByName(node: JsonataNode, reader: Reader): Error {
  const [step] = node.procedure?.steps ?? []
  if (step?.type === 'name') {
    const name = String(step.value).slice(0, 40)
    return refusal(`Calling "${name}" without a $`, reader.startOf(step), `write $${name}(...)`)
  }
  return refusal('Calling the value of an expression', reader.startOf(node))
}
