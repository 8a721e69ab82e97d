/** What the parts of the reader share: how to read a node inside theirs, and where a node begins. */
import type { Expression, Filter } from '../language/expression.ts'
import type { JsonataNode, JsonataStage } from './jsonata-tree.ts'

export interface Reader {
  /** An inner node, checked in every part. */
  readonly read: (node: JsonataNode) => Expression
  /** What stands in `[...]` behind a value or step. */
  readonly readFilters: (stages: readonly JsonataStage[]) => readonly Filter[]
  /** The offset of the first character of the token a node is placed at; -1 where jsonata does not say. */
  readonly startOf: (node: Partial<Pick<JsonataNode, 'type' | 'value' | 'position'>>) => number
}
