/** Where the token of each node begins, as it is written. */
import jsonata from 'jsonata'
import { expect, test } from 'vitest'
import { nodeStarts } from '../../../src/evaluate/read/node-start.ts'

interface Node {
  readonly type: string
  readonly position?: number
  readonly value?: string
}

/** All nodes of a tree that say where they end, in the order in which they begin; what jsonata repeats, once. */
function tokensIn(text: string): readonly string[] {
  const start = nodeStarts(text)
  const nodes: Node[] = []
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const node = part as Node
    if (typeof node.type === 'string' && node.position !== undefined) nodes.push(node)
    for (const inner of Object.values(part)) visit(inner)
  }
  visit(jsonata(text).ast())
  const found = new Map(nodes.map(node => [start(node), text.slice(start(node), node.position)]))
  return [...found].sort(([one], [other]) => one - other).map(([at, token]) => `${at} ${token}`)
}

test.each([
  ['a ? b : c', ['0 a', '2 ?', '4 b', '8 c']],
  ['a ?? b', ['0 a', '2 ??', '5 b']],
  ['a ?: b', ['0 a', '2 ?:', '5 b']],
  ['x.(a ??b) ?: c', ['0 x', '2 (', '3 a', '5 ??', '7 b', '10 ?:', '13 c']],
  ["$.'TOTAL WAGES'.`A`", ['0 $', "2 'TOTAL WAGES'", '16 `A`']],
  ['$."TOTAL WAGES" & "text"', ['0 $', '2 "TOTAL WAGES"', '16 &', '18 "text"']],
  ['"A \\"B\\"" & \'x\'', ['0 "A \\"B\\""', '10 &', "12 'x'"]],
  ['-12 & 1.50', ['1 12', '4 &', '6 1.50']],
  ['$name & true & null', ['0 $name', '6 &', '8 true', '13 &', '15 null']],
  ['a[0].b in [1]', ['0 a', '1 [', '2 0', '5 b', '7 in', '10 [', '11 1']],
  ['$sum(a)', ['0 $sum', '4 (', '5 a']],
])('%s', (text, tokens) => {
  expect(tokensIn(text)).toEqual(tokens)
})

test('of a node without a place nothing is known', () => {
  expect(nodeStarts('a')({ type: 'path' } as never)).toBe(-1)
})
