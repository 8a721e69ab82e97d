/** Paths: names, variables, brackets, constructors and calls, joined by dots, each with its filters. */
import type { Path, Step } from '../language/expression.ts'
import { refusal } from '../language/refusal.ts'
import type { JsonataNode } from './jsonata-tree.ts'
import type { Reader } from './reader.ts'

/** The path of a `path` node. Two beginnings on which jsonata itself loses the value are refused. */
export function readPath(node: JsonataNode, reader: Reader): Path {
  const nodes = node.steps ?? []
  const [first] = nodes
  if (first !== undefined) checkBeginning(first, reader)
  const steps = nodes.map(
    (step): Step => ({
      of: reader.read(step),
      filters: step.stages === undefined ? [] : reader.readFilters(step.stages),
    }),
  )
  const position = steps[0]?.of.position ?? 0
  return { kind: 'path', position, steps, keep: node.keepSingletonArray === true }
}

/**
 * jsonata does not go through the items of `[a, b][0]` and `([a, b].c)` one by one if a path begins with
 * them.
 */
function checkBeginning(first: JsonataNode, reader: Reader): void {
  if (first.consarray !== true) return
  if (first.type === 'block') {
    throw refusal(
      'A bracket ( ) that begins a path and holds one beginning with [ ]',
      reader.startOf(first),
      'leave out the bracket',
    )
  }
  if (first.predicate !== undefined) {
    throw refusal(
      'An array constructor with a predicate that begins a path',
      reader.startOf(first),
      'put a bracket ( ) around both',
    )
  }
}
