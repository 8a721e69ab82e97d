/** What a function of derived fields and checks says of itself. */
import type { Signature } from '../plan/value-kind.ts'

/** One function, called as `$name(...)` in JSONata. */
export interface ValueFunction {
  readonly name: string
  /** One sentence for an analyst. */
  readonly summary: string
  /** How it is called; the compiler refuses every other call. */
  readonly signature: Signature
  /** Calls and answers. A text with `$` in it stands for the amount it prints; everything else stands for itself. */
  readonly examples: readonly { readonly given: readonly unknown[]; readonly gives: unknown }[]
  /** The arguments, counted from 0, of which one must be there for an answer, whatever the others are. */
  readonly unknownWithout?: readonly number[]
  /** Total: any operands give an answer, `null` where it is unknown. */
  readonly apply: (...operands: readonly unknown[]) => unknown
}
