/**
 * Finds where the frames of zstd data end, by their headers alone (RFC 8878, section 3, read 2026-11-20). Node.js stops
 * without a word when a frame ends within what it is given, and takes data that breaks off for whole (seen in 22.23), so it
 * must get the frames one by one, and the end has to be judged here.
 */

import { unreachable } from '../../diagnostics/unreachable.ts'
import { BulkError } from '../bulk-error.ts'

/**
 * The same bytes in pieces of which none reaches over the end of a frame. `file` is what errors call the input.
 * Iterating throws BulkError `bulk/unreadable-input` where the bytes are no frames, or end within one.
 */
export async function* zstdFrames(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
): AsyncGenerator<Uint8Array> {
  const scanner = new FrameScanner(file)
  for await (const chunk of chunks) {
    for (let rest = chunk; rest.length > 0; ) {
      const length = scanner.take(rest)
      yield rest.subarray(0, length)
      rest = rest.subarray(length)
    }
  }
  if (!scanner.isBetween)
    throw new BulkError('bulk/unreadable-input', { file, reason: 'its compressed data breaks off' })
}

/**
 * The parts of a frame, in their order:
 *   magic descriptor header (block-header block)… checksum      or, to be skipped:      magic skipped-size skipped
 */
type Part =
  | 'magic'
  | 'descriptor'
  | 'header'
  | 'block-header'
  | 'block'
  | 'checksum'
  | 'skipped-size'
  | 'skipped'

const frameMagic = 0xfd2fb528
/** The last four bits are free. */
const skippedMagic = 0x184d2a50

class FrameScanner {
  readonly #file: string
  #part: Part = 'magic'
  #length = 4
  /** Bytes of the part that were seen. */
  #seen = 0
  /** The first four bytes of the part as a number, the lowest first. */
  #value = 0
  #hasChecksum = false
  #isLastBlock = false

  constructor(file: string) {
    this.#file = file
  }

  /** Whether the data may end here. */
  get isBetween(): boolean {
    return this.#part === 'magic' && this.#seen === 0
  }

  /** How many bytes there are up to the end of a frame, or in all where none ends. */
  take(chunk: Uint8Array): number {
    for (let at = 0; at < chunk.length; ) {
      const length = Math.min(this.#length - this.#seen, chunk.length - at)
      for (let index = 0; index < length && this.#seen + index < 4; index += 1)
        this.#value += (chunk[at + index] ?? 0) * 256 ** (this.#seen + index)
      this.#seen += length
      at += length
      while (this.#seen === this.#length) if (this.#endPart()) return at
    }
    return chunk.length
  }

  /** Goes on to the next part; true where that was the last of a frame. */
  #endPart(): boolean {
    const value = this.#value
    switch (this.#part) {
      case 'magic':
        if (value === frameMagic) return this.#begin('descriptor', 1)
        if (value - (value % 16) === skippedMagic) return this.#begin('skipped-size', 4)
        throw this.#damaged()
      case 'descriptor':
        this.#hasChecksum = (value & 4) !== 0
        return this.#begin('header', headerLength(value))
      case 'header':
        return this.#begin('block-header', 3)
      case 'block-header': {
        this.#isLastBlock = (value & 1) !== 0
        const kind = (value >> 1) & 3
        if (kind === 3) throw this.#damaged()
        // One byte that is repeated, or as many as the header says.
        return this.#begin('block', kind === 1 ? 1 : value >> 3)
      }
      case 'block':
        if (!this.#isLastBlock) return this.#begin('block-header', 3)
        return this.#hasChecksum ? this.#begin('checksum', 4) : this.#endFrame()
      case 'skipped-size':
        return this.#begin('skipped', value)
      case 'checksum':
      case 'skipped':
        return this.#endFrame()
      default:
        return unreachable(this.#part)
    }
  }

  #begin(part: Part, length: number): false {
    this.#part = part
    this.#length = length
    this.#seen = 0
    this.#value = 0
    return false
  }

  #endFrame(): true {
    this.#begin('magic', 4)
    return true
  }

  #damaged(): Error {
    return new BulkError('bulk/unreadable-input', {
      file: this.#file,
      reason: 'its compressed data is damaged',
    })
  }
}

/** Bytes of the header that follow its descriptor: window, dictionary and size of the content. */
function headerLength(descriptor: number): number {
  const isSingleSegment = (descriptor & 32) !== 0
  const dictionary = [0, 1, 2, 4][descriptor & 3] ?? 0
  const content = [isSingleSegment ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0
  return (isSingleSegment ? 0 : 1) + dictionary + content
}
