/**
 * Expressions as code: what `npm run generate` writes of the derived fields and checks of the bundled mappings. Such code imports
 * nothing; all that it needs besides its input is in the `Run` that it is given.
 */
import type { Run } from './run.ts'

/** What an expression is worth for `input`, the finished data of a mapping; `undefined` where nothing is found. */
export type Code = (input: unknown, run: Run) => unknown

/** What a test says of an entry; `given` is what the variables hold that it depends on, in a list where they are several. */
export type EntryCode = (entry: unknown, run: Run, given: unknown) => unknown

/** A test of the entries of a list, `list[code = "971" and …]`. One that asks for texts under a name says so, so that they are looked up. */
export interface Question {
  /** Under which name an entry must have one of `texts`; absent where the test begins with something else. */
  readonly name?: string
  readonly texts?: readonly string[]
  /** The texts are asked for by `in`, which counts the characters of what it looks at. */
  readonly isAmong?: true
  /** What is asked of entries with one of the texts; absent where the texts are all. */
  readonly rest?: EntryCode
  /** `rest` is the whole test, in which the texts are asked for again. */
  readonly isWhole?: true
  /** What comes out counts as true or not, and is never unknown. */
  readonly isTruth?: true
  /** It depends on more than the entry: on what it is given. */
  readonly isOpen?: true
}

/** A call of a function of the host with constants, asked once: `$money("0.00")`. */
export interface ConstantCall {
  readonly name: string
  readonly given: readonly unknown[]
}
