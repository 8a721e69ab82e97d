/** Reads a body up to a limit and not a byte further, however long it is and whatever it says of its own length. */

/** What was read of a body. */
export interface BoundedBytes {
  readonly bytes: Uint8Array
  /** Whether that is all of it. */
  readonly isWhole: boolean
}

/**
 * At most `limit` bytes of `body`. Where there is more, the rest is cancelled. An abort of `signal` cancels too, and what was
 * read by then counts as not whole. A broken stream rejects with the stream's own error.
 */
export async function readBounded(
  body: ReadableStream<Uint8Array>,
  limit: number,
  signal: AbortSignal,
): Promise<BoundedBytes> {
  const reader = body.getReader()
  const cancel = (): void => {
    reader.cancel().catch(() => {})
  }
  signal.addEventListener('abort', cancel)
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    if (signal.aborted) cancel()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (length + next.value.byteLength > limit) {
        cancel()
        return { bytes: joined(chunks, length), isWhole: false }
      }
      chunks.push(next.value)
      length += next.value.byteLength
    }
    return { bytes: joined(chunks, length), isWhole: !signal.aborted }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
