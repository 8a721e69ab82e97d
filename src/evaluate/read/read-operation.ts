/** Operators between two operands. */
import { allowedOperators } from '../language/allow-list.ts'
import type { Operation, Operator } from '../language/expression.ts'
import { refusal, refusedArithmetic } from '../language/refusal.ts'
import type { JsonataNode } from './jsonata-tree.ts'
import type { Reader } from './reader.ts'

/** The operation of a `binary` node: comparison, and, or, in, &. */
export function readOperation(node: JsonataNode, reader: Reader): Operation {
  const { lhs, rhs } = node
  const position = reader.startOf(node)
  const operator = String(node.value)
  if (!isAllowed(operator) || lhs === undefined || rhs === undefined || !('type' in lhs)) {
    throw operator === '..'
      ? refusal('The range operator ..', position)
      : refusedArithmetic(operator, position)
  }
  return { kind: 'operation', position, operator, left: reader.read(lhs), right: reader.read(rhs) }
}

function isAllowed(operator: string): operator is Operator {
  return allowedOperators.has(operator)
}
