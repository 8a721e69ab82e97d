/** Blocks: expressions in round brackets, divided by semicolons, and the variables bound in them. */
import type { Block, Line } from '../language/expression.ts'
import { refusal } from '../language/refusal.ts'
import type { JsonataNode } from './jsonata-tree.ts'
import type { Reader } from './reader.ts'

/** The block of a `block` node. The only place where `:=` may stand. */
export function readBlock(node: JsonataNode, reader: Reader): Block {
  const lines = (node.expressions ?? []).map(line => readLine(line, reader))
  return { kind: 'block', position: reader.startOf(node), lines }
}

function readLine(node: JsonataNode, reader: Reader): Line {
  const names: string[] = []
  let value = node
  while (value.type === 'bind' && value.lhs !== undefined && 'type' in value.lhs && value.rhs !== undefined) {
    const name = String(value.lhs.value)
    if (name === '' || name === '$') throw refusal(`Binding $${name}`, reader.startOf(value.lhs))
    names.push(name)
    value = value.rhs
  }
  return { names, value: reader.read(value) }
}
