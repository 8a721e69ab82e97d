/**
 * gzip and zstd (where this Node.js has it): recognized by the first bytes of an input and by the ending of an output's name. What is
 * known of a compression is its entry in one table.
 */
import type { Transform } from 'node:stream'
import * as zlib from 'node:zlib'
import { BulkError } from '../bulk-error.ts'

/** How output is compressed. */
export type Compression = 'none' | 'gzip' | 'zstd'

/** One way to compress. */
interface Way {
  /** The end of the names of such files. */
  readonly ending: RegExp
  /** Whether an input begins so. */
  readonly isHead: (head: Uint8Array) => boolean
  /** Where a Node.js may lack it: whether this one has it, and the error that says so. */
  readonly needs?: { readonly isThere: () => boolean; readonly code: 'bulk/no-zstd'; readonly hint: string }
  /** Compresses bytes to a piece of its own; readers take such pieces one behind the other as one text. */
  readonly compressor: () => (bytes: Uint8Array) => Uint8Array
  /** Takes compressed bytes and gives the plain ones. */
  readonly decompressor: () => Transform
}

/** This many bytes of an input show how it is compressed. */
export const headLength = 4

const chunkSize = 256 * 1024

const ways: Readonly<Record<Exclude<Compression, 'none'>, Way>> = {
  gzip: {
    ending: /\.gz$/i,
    isHead: ([first, second]) => first === 0x1f && second === 0x8b,
    compressor: () => bytes => zlib.gzipSync(bytes),
    decompressor: () => zlib.createGunzip({ chunkSize }),
  },
  zstd: {
    ending: /\.zstd?$/i,
    isHead: ([first, second, third, fourth]) => {
      const isFrame = first === 0x28 && second === 0xb5
      // A skippable frame may come first: some writers note there how the input was cut up.
      const isSkippable = first !== undefined && first >> 4 === 5 && second === 0x2a
      if (isFrame && third === 0x2f && fourth === 0xfd) return true
      return isSkippable && third === 0x4d && fourth === 0x18
    },
    needs: {
      isThere: () => typeof zstdOf('zstdCompressSync') === 'function',
      code: 'bulk/no-zstd',
      hint: 'use Node.js 22.15 or newer, or gzip',
    },
    compressor: () => {
      const compress = zstd('zstdCompressSync')
      return bytes => {
        const made: unknown = compress(bytes)
        if (!(made instanceof Uint8Array)) throw new TypeError('zstdCompressSync gives bytes')
        return made
      }
    },
    decompressor: () => asTransform(zstd('createZstdDecompress')({ chunkSize })),
  },
}

/** How an output of this name is compressed. */
export function compressionOfName(file: string): Compression {
  return compressionThat(way => way.ending.test(file))
}

/** How an input is compressed that begins with `head`. */
export function compressionOfHead(head: Uint8Array): Compression {
  return compressionThat(way => way.isHead(head))
}

function compressionThat(isMeant: (way: Way) => boolean): Compression {
  // The keys are those of the table.
  for (const [name, way] of Object.entries(ways)) if (isMeant(way)) return name as keyof typeof ways
  return 'none'
}

/** Whether this Node.js can do it; `file` is what is compressed so. @throws BulkError `bulk/no-zstd` */
export function checkCompression(compression: Compression, file: string): void {
  const needs = compression === 'none' ? undefined : ways[compression].needs
  if (needs !== undefined && !needs.isThere()) throw new BulkError(needs.code, { file }, { hint: needs.hint })
}

/**
 * Compresses bytes to a member (gzip) or frame (zstd) of its own; readers take such pieces one behind the other as one text.
 * Needs a compression that was checked.
 */
export function compressorOf(compression: Compression): (bytes: Uint8Array) => Uint8Array {
  return compression === 'none' ? bytes => bytes : ways[compression].compressor()
}

/** A stream that takes compressed bytes and gives the plain ones. Needs a compression that was checked. */
export function decompressorOf(compression: Exclude<Compression, 'none'>): Transform {
  return ways[compression].decompressor()
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
