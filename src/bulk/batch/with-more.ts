/** A result as JSON is made of it, with what `JSON.stringify` leaves out of it and was asked for. */
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'

/** What is written besides: the lineage, and the counts of lines. */
export interface Besides {
  readonly lineage: boolean
  readonly coverage: boolean
}

/** What to give to `JSON.stringify`. */
export function withMore(result: TranscriptResult, { lineage, coverage }: Besides): object {
  if (!lineage && !coverage) return result
  return {
    ...result,
    ...(coverage ? { coverage: result.coverage } : {}),
    ...(lineage ? { lineage: result.lineage() } : {}),
  }
}
