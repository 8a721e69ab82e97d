/** One document over several lines, taken for lines of documents: each line is rejected, and none of them says why that is. */
import type { Tally } from '../../bulk/batch/tally.ts'
import type { Io } from '../io.ts'

/** Says once what is likely, where of several lines none is a JSON object. */
export function noteOneDocument({ lines, blank, rejected }: Tally, io: Io): void {
  const given = lines - blank
  const foreign = (rejected['transcript/not-json'] ?? 0) + (rejected['transcript/not-object'] ?? 0)
  if (given < 2 || foreign < given) return
  io.note(
    'no line is a JSON object: with --ndjson each line is a transcript; leave it out for one document over several lines\n',
  )
}
