/** The text of a file. Fatal where it is none: a letter that cannot be read would come out as another one, in a name or in a label. */

/** Bytes that are compressed and no text. `code` says how, for the words of files.ts. */
class CompressedError extends Error {
  readonly code: 'CLI_GZIP' | 'CLI_ZSTD'

  constructor(code: CompressedError['code']) {
    super('compressed')
    this.code = code
  }
}

/** The text, without a byte order mark. @throws an Error whose code says what the bytes are in place of UTF-8 text */
export function textOfBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    // Neither beginning is UTF-8, so that text is never taken for it.
    if (beginsWith(bytes, 0x1f, 0x8b)) throw new CompressedError('CLI_GZIP')
    if (beginsWith(bytes, 0x28, 0xb5, 0x2f, 0xfd)) throw new CompressedError('CLI_ZSTD')
    throw error
  }
}

function beginsWith(bytes: Uint8Array, ...head: readonly number[]): boolean {
  return head.every((byte, index) => bytes[index] === byte)
}
