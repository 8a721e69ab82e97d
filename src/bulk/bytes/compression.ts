/** gzip and zstd (where this Node.js has it): recognized by the first bytes of an input and by the ending of an output's name. */
import type { Transform } from 'node:stream'
import * as zlib from 'node:zlib'
import { unreachable } from '../../diagnostics/unreachable.ts'
import { BulkError } from '../bulk-error.ts'

/** How output is compressed. */
export type Compression = 'none' | 'gzip' | 'zstd'

/** This many bytes of an input show how it is compressed. */
export const headLength = 4

/** How an output of this name is compressed. */
export function compressionOfName(file: string): Compression {
  if (/\.gz$/i.test(file)) return 'gzip'
  return /\.zstd?$/i.test(file) ? 'zstd' : 'none'
}

/** How an input is compressed that begins with `head`. */
export function compressionOfHead(head: Uint8Array): Compression {
  const [first, second, third, fourth] = head
  if (first === 0x1f && second === 0x8b) return 'gzip'
  const isFrame = first === 0x28 && second === 0xb5
  // A skippable frame may come first: some writers note there how the input was cut up.
  const isSkippable = first !== undefined && first >> 4 === 5 && second === 0x2a
  if (isFrame && third === 0x2f && fourth === 0xfd) return 'zstd'
  return isSkippable && third === 0x4d && fourth === 0x18 ? 'zstd' : 'none'
}

/** Whether this Node.js can do it; `file` is what is compressed so. @throws BulkError `bulk/no-zstd` */
export function checkCompression(compression: Compression, file: string): void {
  if (compression === 'zstd' && typeof zstdOf('zstdCompressSync') !== 'function')
    throw new BulkError('bulk/no-zstd', { file }, { hint: 'use Node.js 22.15 or newer, or gzip' })
}

/**
 * Compresses bytes to a member (gzip) or frame (zstd) of its own; readers take such pieces one behind the other as one text.
 * Needs a compression that was checked.
 */
export function compressorOf(compression: Compression): (bytes: Uint8Array) => Uint8Array {
  switch (compression) {
    case 'none':
      return bytes => bytes
    case 'gzip':
      return bytes => zlib.gzipSync(bytes)
    case 'zstd': {
      const compress = zstd('zstdCompressSync')
      return bytes => {
        const made: unknown = compress(bytes)
        if (!(made instanceof Uint8Array)) throw new TypeError('zstdCompressSync gives bytes')
        return made
      }
    }
    default:
      return unreachable(compression)
  }
}

const chunkSize = 256 * 1024

/** A stream that takes compressed bytes and gives the plain ones. Needs a compression that was checked. */
export function decompressorOf(compression: 'gzip' | 'zstd'): Transform {
  if (compression === 'gzip') return zlib.createGunzip({ chunkSize })
  return asTransform(zstd('createZstdDecompress')({ chunkSize }))
}

type ZstdName = 'zstdCompressSync' | 'createZstdDecompress'

function zstd(name: ZstdName): (argument: unknown) => unknown {
  const found = zstdOf(name)
  if (typeof found !== 'function') throw new TypeError('zstd is used only where it was found')
  return argument => Reflect.apply(found, zlib, [argument])
}

/** Types of Node.js 20 know nothing of zstd, so the function is looked for by name. */
function zstdOf(name: ZstdName): unknown {
  return Reflect.get(zlib, name)
}

function asTransform(made: unknown): Transform {
  if (!isTransform(made)) throw new TypeError('createZstdDecompress gives a stream')
  return made
}

function isTransform(value: unknown): value is Transform {
  return typeof value === 'object' && value !== null && 'pipe' in value && 'write' in value
}
