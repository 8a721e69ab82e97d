/**
 * Cuts a stream of bytes into batches of whole lines, to be mapped by one worker each. Looks for line ends only, and reads
 * nothing. Where the cuts lie depends on the bytes alone and not on how they arrive, so compressed output, which has one
 * piece for each batch, is always the same; also when a run goes on from a cut.
 */

/** Bytes that a batch may have; a longer line is a batch of its own. */
export const batchBytes: number = 512 * 1024

/** A line of more bytes is skipped and reported: no transcript comes near, and a text needs memory several times over. */
export const longestLine: number = 16 * 1024 * 1024

/** Whole lines; the last of the input may lack its line end. */
export interface Lines {
  readonly kind: 'lines'
  /** Of a buffer that nothing else uses, so it can be handed over to another thread. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Bytes from the start of the text to the end of this batch. */
  readonly end: number
}

/** One line, with its end, of which nothing is kept. */
export interface LongLine {
  readonly kind: 'long-line'
  readonly end: number
}

/** A piece of the input for one worker: whole lines, or a line that is too long to be one. */
export type Batch = Lines | LongLine

/** How long a batch, and a line, may be. */
export interface SplitLimits {
  readonly batchBytes: number
  readonly longestLine: number
}

const newline = 10

/**
 * The batches of `chunks`, whose first byte lies `offset` bytes from the start of the text, at the start of a line. A chunk is
 * copied before the next one is asked for. `room` gives buffers of `batchBytes` that nothing else uses, for the batches.
 */
export async function* splitBatches(
  chunks: AsyncIterable<Uint8Array>,
  offset: number,
  limits: SplitLimits,
  room: () => Buffer<ArrayBuffer>,
): AsyncGenerator<Batch> {
  const splitter = new Splitter(offset, limits, room)
  for await (const chunk of chunks) {
    for (let rest = chunk; rest.length > 0; ) {
      const step = splitter.take(rest)
      if (step.batch !== undefined) yield step.batch
      rest = rest.subarray(step.taken)
    }
  }
  const last = splitter.last()
  if (last !== undefined) yield last
}

/** How many bytes of a chunk were taken, and the batch that they made whole. */
interface Step {
  readonly taken: number
  readonly batch: Batch | undefined
}

class Splitter {
  readonly #limits: SplitLimits
  readonly #room: () => Buffer<ArrayBuffer>
  #held: Buffer<ArrayBuffer>
  #length = 0
  /** Bytes from the start of the text to the held ones. */
  #start: number
  #isSkipping = false

  constructor(offset: number, limits: SplitLimits, room: () => Buffer<ArrayBuffer>) {
    this.#limits = limits
    this.#room = room
    this.#start = offset
    this.#held = room()
  }

  take(chunk: Uint8Array): Step {
    if (this.#isSkipping) return this.#skip(chunk)
    const isLong = this.#held.length > this.#limits.batchBytes
    const lineEnd = isLong ? chunk.indexOf(newline) + 1 : 0
    const taken = Math.min(lineEnd > 0 ? lineEnd : chunk.length, this.#held.length - this.#length)
    this.#held.set(taken === chunk.length ? chunk : chunk.subarray(0, taken), this.#length)
    this.#length += taken
    if (lineEnd > 0 && taken === lineEnd) return { taken, batch: this.#lines(this.#length) }
    if (this.#length < this.#held.length) return { taken, batch: undefined }
    const end = isLong ? 0 : this.#held.lastIndexOf(newline) + 1
    if (end > 0) return { taken, batch: this.#lines(end) }
    this.#grow()
    return { taken, batch: undefined }
  }

  /** What is left when the input has ended. */
  last(): Batch | undefined {
    if (this.#isSkipping) return { kind: 'long-line', end: this.#start }
    return this.#length === 0 ? undefined : this.#lines(this.#length)
  }

  #lines(end: number): Lines {
    const bytes = this.#held.subarray(0, end)
    const next = this.#room()
    this.#length = this.#held.copy(next, 0, end, this.#length)
    this.#held = next
    this.#start += end
    return { kind: 'lines', bytes, end: this.#start }
  }

  /** Makes room for the rest of a line that is longer than a batch, or gives the line up. */
  #grow(): void {
    const most = this.#limits.longestLine + 1
    if (this.#length < most) {
      const next = Buffer.allocUnsafeSlow(Math.min(2 * this.#held.length, most))
      this.#held.copy(next, 0, 0, this.#length)
      this.#held = next
      return
    }
    this.#start += this.#length
    this.#length = 0
    this.#held = this.#room()
    this.#isSkipping = true
  }

  #skip(chunk: Uint8Array): Step {
    const lineEnd = chunk.indexOf(newline) + 1
    const taken = lineEnd > 0 ? lineEnd : chunk.length
    this.#start += taken
    if (lineEnd === 0) return { taken, batch: undefined }
    this.#isSkipping = false
    return { taken, batch: { kind: 'long-line', end: this.#start } }
  }
}
