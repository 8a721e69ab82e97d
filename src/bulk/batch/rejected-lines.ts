/** What is said of lines that gave no result: a line of JSON each, with the number that the line has in the whole input. */
import { commandErrorText } from '../../diagnostics/codes/command-codes.ts'
import { emptyRecord } from '../../drift/drift-record.ts'
import { type MappedBatch, rejectionText, tailOf } from './map-batch.ts'
import { longestLine } from './split-batches.ts'
import { emptyTally } from './tally.ts'

/** The lines of JSON, each with its end, of a batch that has `before` lines before it; empty where none was rejected. */
export function rejectedText({ rejectedLines, rejections }: MappedBatch, before: number): string {
  const members = rejections.split('\n')
  return Array.from(rejectedLines, (line, index) => `{"line":${before + line + 1},${members[index]}}\n`).join(
    '',
  )
}

/** The answer to a line that is longer than `longestLine`, of which nothing was kept. */
export function longLineAnswer(): MappedBatch {
  const code = 'bulk/line-too-long'
  const message = commandErrorText(code, { limit: longestLine })
  return {
    output: new Uint8Array(),
    tally: { ...emptyTally(), lines: 1, rejected: { [code]: 1 } },
    drift: { ...emptyRecord(), rejected: 1 },
    rejectedLines: Uint32Array.of(0),
    rejections: rejectionText({ code, message }),
    tail: tailOf(new Uint8Array()),
  }
}
