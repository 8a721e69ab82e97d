/**
 * The tree that jsonata's own parser gives, as far as we look at it. Its `position` is the offset behind a
 * token.
 */

/** A node before it is checked against the allow-list: anything may be missing. */
export interface JsonataNode {
  readonly type: string
  readonly value?: unknown
  readonly position?: number
  /** Of a path. */
  readonly steps?: readonly JsonataNode[]
  /** Of a path with a `[]` behind one of its steps. */
  readonly keepSingletonArray?: boolean
  /** Of a step or value with `[]` behind it. */
  readonly keepArray?: boolean
  /** `[...]` behind a value, and behind a step of a path. */
  readonly predicate?: readonly JsonataStage[]
  readonly stages?: readonly JsonataStage[]
  /** Of array constructors that begin or end a path, and of a bracket that holds one. */
  readonly consarray?: boolean
  /** Of array constructors and blocks. */
  readonly expressions?: readonly JsonataNode[]
  /** Of operators and bindings; of object constructors the pairs. */
  readonly lhs?: JsonataNode | readonly (readonly [JsonataNode, JsonataNode])[]
  readonly rhs?: JsonataNode
  /** Of calls. */
  readonly procedure?: JsonataNode
  readonly arguments?: readonly JsonataNode[]
  /** Of conditionals. */
  readonly condition?: JsonataNode
  readonly then?: JsonataNode
  readonly else?: JsonataNode
  /** Of functions written out. `thunk` marks a call in the last place of one: it runs when the function has ended. */
  readonly body?: JsonataNode
  readonly thunk?: boolean
  /** `{...}` behind a value, `@` and `#`: never allowed. */
  readonly group?: { readonly position?: number; readonly lhs?: readonly (readonly JsonataNode[])[] }
  readonly focus?: unknown
  readonly index?: unknown
}

/** What stands in `[...]`; a stage of another type than `filter` belongs to `#`. */
export interface JsonataStage {
  readonly type: string
  readonly expr?: JsonataNode
  readonly position?: number
}
