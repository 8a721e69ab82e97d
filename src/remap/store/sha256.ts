/** SHA-256, by which texts and the bytes of files are known again. */
import { createHash, type Hash } from 'node:crypto'

/** In hexadecimal digits. */
export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Counts and hashes bytes that come one after the other. */
export class HashedBytes {
  readonly #hash: Hash = createHash('sha256')
  #length = 0

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes)
    this.#length += bytes.length
  }

  get length(): number {
    return this.#length
  }

  sha256(): string {
    return this.#hash.copy().digest('hex')
  }
}
