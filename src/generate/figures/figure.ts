/** What is written by hand about a figure that lenders ask for. Its fields, their meanings and form lines come from the mappings. */
export interface Figure {
  readonly name: string
  /** What it is, in a sentence or two. */
  readonly meaning: string
  /** Where it stands in the data, as docs/mappings write it: `scheduleC[].grossReceipts`, `informationReturns[W-2].wages`. */
  readonly fields: readonly string[]
  /** What no value, zero and blank mean here, beyond what holds for every figure. */
  readonly without: string
  readonly sign: string
  readonly caveats: readonly Caveat[]
  /** What it is taken for, and is not. */
  readonly not: string
}

/** What limits the figure, as the authority says it or as those who read transcripts do. */
export interface Caveat {
  readonly says: string
  /** Keys of `figureSources`; none where it is general knowledge, which the page marks K. */
  readonly sources: readonly string[]
}
