/** What the rules of absence know of the output, and what they find for an expression. See absence.ts. */
import type { Steps } from './guards.ts'

export interface Absence {
  /** Single fields without which there is no answer. */
  readonly needs: readonly Steps[]
  /** What runs. The text that was written, where nothing had to be put into it. */
  readonly runs: string
  /** Paths whose lack the expression handles itself. What stands there and cannot be read must not pass for a lack. */
  readonly tolerates: readonly Steps[]
  /** Those of them that count as zero. */
  readonly zeros: readonly Steps[]
  /** Paths into lists by which it picks entries. What stands there and cannot be read leaves open whether the entry is one. */
  readonly picks: readonly Steps[]
}

/** What is known of output paths. */
export interface OutputPaths {
  /** Whether a path leads to one field, by way of groups only. */
  readonly isSingle: (steps: Steps) => boolean
  /** Whether a path leads to values that may be there and not be readable, of one entry or of several, and not to a whole group or list. */
  readonly isValue: (steps: Steps) => boolean
}
