/** The rest of an input from where a checkpoint stands, after a look at the bytes before it: they must be the same. */

import { tailOf } from '../batch/map-batch.ts'
import type { ByteSource } from '../bytes/byte-source.ts'
import { type Checkpoint, changedInput, type RunEnds } from './checkpoint.ts'

/** The plain bytes after the checkpoint. Iterating throws BulkError `bulk/cannot-resume` where the input has changed. */
export async function* resumedBytes(
  source: ByteSource,
  { offset, tail }: Pick<Checkpoint, 'offset' | 'tail'>,
  files: RunEnds,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { from, bytes } = source.chunks(offset - tail.length)
  const before = Buffer.alloc(tail.length)
  let at = from
  for await (const chunk of bytes) {
    const end = at + chunk.length
    const lookAt = offset - tail.length
    if (at < offset && end > lookAt) {
      const seen = chunk.subarray(Math.max(0, lookAt - at), offset - at)
      before.set(seen, Math.max(at, lookAt) - lookAt)
    }
    if (at < offset && end >= offset && tailOf(before).sha256 !== tail.sha256) throw changedInput(files)
    if (end > offset) yield chunk.subarray(Math.max(0, offset - at))
    at = end
  }
  if (at < offset && !signal.aborted) throw changedInput(files)
}
