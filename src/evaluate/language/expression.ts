/**
 * An expression that passed the allow-list: the only tree the rest of this room knows. `position` is where it
 * begins in the text.
 */

/** A tree of an allowed expression, tagged by `kind`. */
export type Expression =
  | Literal
  | Context
  | Root
  | Variable
  | Name
  | Path
  | Filtered
  | ArrayOf
  | ObjectOf
  | Operation
  | Choice
  | Fallback
  | Block
  | Call

/** A text, a number, true, false or null. */
export interface Literal {
  readonly kind: 'literal'
  readonly position: number
  readonly value: string | number | boolean | null
}

/** `$`, what the expression stands in. */
export interface Context {
  readonly kind: 'context'
  readonly position: number
}

/** `$$`, the whole input. */
export interface Root {
  readonly kind: 'root'
  readonly position: number
}

/** `$name`, bound in a block or given to `evaluate`. */
export interface Variable {
  readonly kind: 'variable'
  readonly position: number
  readonly name: string
}

/** One name as a step of a path. `keep`: several found stay an array, even if they are one. */
export interface Name {
  readonly kind: 'name'
  readonly position: number
  readonly name: string
  readonly keep: boolean
}

/** Steps joined by dots; a name on its own is a path of one step. */
export interface Path {
  readonly kind: 'path'
  readonly position: number
  readonly steps: readonly Step[]
  readonly keep: boolean
}

/** One step: what is computed for each item, and what thins out the answer. */
export interface Step {
  readonly of: Expression
  readonly filters: readonly Filter[]
}

/** A value that is no path, with `[...]` behind it. */
export interface Filtered {
  readonly kind: 'filtered'
  readonly position: number
  readonly of: Expression
  readonly filters: readonly Filter[]
  readonly keep: boolean
}

/** `[0]`, as it is written, and counted from the end if negative; or an expression that picks items by truth or by number. */
export type Filter =
  | { readonly kind: 'position'; readonly at: number }
  | { readonly kind: 'test'; readonly position: number; readonly test: Expression }

/** `[a, b]`. `whole`: a path takes it as one value, instead of its items one by one. */
export interface ArrayOf {
  readonly kind: 'array'
  readonly position: number
  readonly items: readonly Expression[]
  readonly whole: boolean
}

/** `{"a": b}`. */
export interface ObjectOf {
  readonly kind: 'object'
  readonly position: number
  readonly fields: readonly { readonly key: string; readonly value: Expression }[]
}

/** The operators that an expression may have. */
export type Operator = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'and' | 'or' | '&'

/** Two operands and what joins them. */
export interface Operation {
  readonly kind: 'operation'
  readonly position: number
  readonly operator: Operator
  readonly left: Expression
  readonly right: Expression
}

/** `a ? b : c` and `a ? b`. */
export interface Choice {
  readonly kind: 'choice'
  readonly position: number
  readonly test: Expression
  readonly yes: Expression
  readonly no: Expression | undefined
}

/** `a ?? b` where `a` is missing, `a ?: b` where it is not true. */
export interface Fallback {
  readonly kind: 'fallback'
  readonly position: number
  readonly where: 'missing' | 'untrue'
  readonly first: Expression
  readonly second: Expression
}

/** `(a; $b := c; d)`, worth what its last line is worth. */
export interface Block {
  readonly kind: 'block'
  readonly position: number
  readonly lines: readonly Line[]
}

/**
 * One line of a block: an expression, and the variables its value is bound to (`$a := $b := 1` binds `b`,
 * then `a`).
 */
export interface Line {
  readonly names: readonly string[]
  readonly value: Expression
}

/** `$name(a, b)`. */
export interface Call {
  readonly kind: 'call'
  readonly position: number
  readonly name: string
  readonly given: readonly Expression[]
}
