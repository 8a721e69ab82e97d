/** What the writers of code share: where an expression stands, and how to write one that is inside it. */
import type { Expression } from '../../evaluate/language/expression.ts'
import type { Shape } from './shape.ts'
import type { SharedValues } from './shared-values.ts'
import type { Term } from './term.ts'

/** What the variables of the expression hold, by name. */
export type Variables = ReadonlyMap<string, Term>

/** A function, and what it gives. */
export interface Written {
  readonly text: string
  readonly shape: Shape
}

export interface Writing {
  /** What the expression stands in: the data, or an entry of a list. */
  readonly input: Term
  readonly variables: Variables
  readonly shared: SharedValues
  /** An expression that stands in the same. @throws Unwritable */
  readonly term: (expression: Expression) => Term
  /** A function of an entry, or of a value of one. `parameters` are that and, where it is not in sight, the run. @throws Unwritable */
  readonly entryFunction: (
    entry: Pick<Term, 'shape' | 'isThere'>,
    of: Expression,
    variables: Variables,
    parameters?: string,
  ) => Written
  /** The name of a list of texts. */
  readonly texts: (texts: readonly string[]) => string
}
