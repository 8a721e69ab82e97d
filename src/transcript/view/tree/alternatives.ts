/** Fields that may be read from several places, of which only the first present one is. */
import type { Reader, ReadingNode } from './reading-tree.ts'

/** Several ways from one object to a value, of which the first that is there is read; `isSection` where they lead to sections. */
export interface Alternatives {
  readonly ways: readonly Way[]
  /** The first position of each way. Where fewer than two of them hold something, nothing can be at odds. */
  readonly starts: readonly number[]
  readonly isSection: boolean
}

/** Labels from one section to a value below it. */
export interface Way {
  readonly path: readonly string[]
  /** The position of each label in the section that it stands in. */
  readonly positions: readonly number[]
  /** What reads the value; blank where it is a section. */
  readonly normalizer: string
}

/** Notes that something is read from the first present one of sections. */
export function noteSections(node: ReadingNode, paths: readonly (readonly string[])[]): void {
  const ways = paths.map(path => ({ path, normalizer: '' }))
  if (paths.length > 1) noteAlternatives(node, ways, true)
}

/** Notes that a value is read from the first present one of `ways`, or a section is. All their labels are known by now. */
export function noteAlternatives(
  node: ReadingNode,
  ways: readonly Pick<Way, 'path' | 'normalizer'>[],
  isSection: boolean,
): void {
  const settled = ways.flatMap(({ path, normalizer }) => {
    const positions = positionsOf(node, path)
    return positions === undefined ? [] : [{ path, positions, normalizer }]
  })
  // Two names of one section are one way.
  const ends = settled.map(({ positions }) => positions.join())
  const apart = settled.filter(({ positions }, index) => ends.indexOf(positions.join()) === index)
  const starts = apart.flatMap(({ positions }) => positions.slice(0, 1))
  if (apart.length > 1) node.alternatives.push({ ways: apart, starts, isSection })
}

/** The positions of the labels of `path`; `undefined` where it leads through a list. */
function positionsOf(node: ReadingNode, path: readonly string[]): readonly number[] | undefined {
  const positions: number[] = []
  let at: ReadingNode | undefined = node
  for (const label of path) {
    const reader: Reader | undefined = at?.labels.get(label)
    if (reader === undefined) return undefined
    positions.push(reader.position)
    at = reader.kind === 'section' ? reader.node : undefined
  }
  return positions
}
