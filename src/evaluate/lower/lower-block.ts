/** Blocks as closures: line by line, worth what the last line is worth. */
import type { Block } from '../language/expression.ts'
import type { Evaluate } from '../run/frame.ts'
import type { Lowering } from '../scope/lowering.ts'
import { Scope } from '../scope/scope.ts'

/** The closure of a block. A variable is in sight from the line after its binding to the end of the block. */
export function lowerBlock(block: Block, lowering: Lowering): Evaluate {
  const [first] = block.lines
  // Brackets alone bind nothing, and what stands in them may be looked at without them.
  if (block.lines.length === 1 && first?.names.length === 0)
    return lowering.lower(first.value, lowering.scope)
  const scope = new Scope(lowering.scope)
  const lines = block.lines.map(line => {
    const of = lowering.lower(line.value, scope)
    return { of, slots: line.names.map(name => scope.bind(name)) }
  })
  return (input, frame) => {
    let value: unknown
    for (const { of, slots } of lines) {
      value = of(input, frame)
      for (const slot of slots) frame.slots[slot] = value
    }
    return value
  }
}
