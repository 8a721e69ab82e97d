/** What tells one host of portable expressions from another. All that differs between them stands in the targets, one a file. */
import type { Layout } from './layout.ts'

/** An engine that portable expressions are written for. */
export interface Target {
  /** Its name behind `--target`. */
  readonly name: string
  /** Which engine it is, for people. */
  readonly engine: string
  /** JSONata for the transcript as it came. By function or variable only, so that no key of it means anything to JSONata. */
  readonly transcript: string
  /** Whether the engine reads `??` and `?:`, which came with jsonata 2.1. */
  readonly hasFallbacks: boolean
  readonly layout: Layout
  /** What the host allows an expression to be. Without it, whatever its engine bears. */
  readonly limits?: Limits
}

/** What a host allows. */
export interface Limits {
  /** How deep evaluations may stand in one another: operands, lines of a block and bodies of functions each count one. */
  readonly levels: number
  /** Bytes of one expression as it stands in a JSON text. */
  readonly expressionBytes: number
  /** Bytes of a whole definition of a state machine. */
  readonly definitionBytes: number
}
