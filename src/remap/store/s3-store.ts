/**
 * A bucket, or what lies below a prefix of one, as a store: whatever speaks S3 and knows conditional writes. Paths are keys behind
 * the prefix. Parts of names that begin with a dot are not listed, as in a folder.
 */
import { Readable } from 'node:stream'
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3'
import { brokenPromise } from '../../diagnostics/bug.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import { RemapError } from '../remap-error.ts'
import { addressText, isInside, type S3Address } from './s3-address.ts'
import type { S3 } from './s3-client.ts'
import { isBroken, isMissing, isRefusedCondition, s3Reason, statusOf } from './s3-reason.ts'
import { type S3Place, s3Writer } from './s3-writer.ts'
import { HashedBytes } from './sha256.ts'
import type { ByteRange, Store, StoredFile } from './store.ts'

/** How often the reading of one file may break off and go on from there. */
const mostBreaks = 5
/** How often a file is put that somebody else may be putting. */
const mostPuts = 3

/** The store of an address. `s3` gives the client when it is needed. */
export function s3Store(address: S3Address, s3: () => Promise<S3>): Store {
  const name = addressText(address)
  const placeOf = (path: string): S3Place => {
    if (!isInside(path))
      throw new RemapError('remap/unreadable-store', { store: name, path, reason: 'it lies outside' })
    return { Bucket: address.bucket, Key: address.prefix === '' ? path : `${address.prefix}/${path}` }
  }
  const guarded =
    (code: 'remap/unreadable-store' | 'remap/unwritable-store') =>
    async <T>(path: string, work: () => Promise<T>): Promise<T> => {
      try {
        return await work()
      } catch (error) {
        throw error instanceof MapperError ? error : refused(code, name, path, error)
      }
    }
  const reading = guarded('remap/unreadable-store')
  const writing = guarded('remap/unwritable-store')
  return {
    name,
    folder: undefined,
    list: below => listed(address, s3, below, reading),
    facts: path => reading(path, () => factsOf(placeOf(path), path, s3)),
    async *read(path, range, signal) {
      try {
        yield* bytesOf(placeOf(path), s3, range, signal)
      } catch (error) {
        if (signal?.aborted === true) throw signal.reason
        throw error instanceof MapperError ? error : refused('remap/unreadable-store', name, path, error)
      }
    },
    text: path => reading(path, () => textOf(placeOf(path), s3)),
    make: (path, text) => writing(path, () => made(placeOf(path), text, s3)),
    replace: (path, text) =>
      writing(path, async () => {
        const { client, commands } = await s3()
        await client.send(new commands.PutObjectCommand({ ...placeOf(path), Body: Buffer.from(text) }))
      }),
    write: async path => {
      const place = placeOf(path)
      const writer = s3Writer(place, s3, sha256 => isThere(place, s3, sha256))
      return {
        write: bytes => writing(path, () => writer.write(bytes)),
        finish: () =>
          writing(path, async () => {
            if (await writer.finish()) return
            const hint = 'remove it, and run again; the shard is then mapped again'
            throw new RemapError('remap/other-file', { store: name, path }, { hint })
          }),
        discard: () => writing(path, writer.discard),
      }
    },
  }
}

function refused(
  code: 'remap/unreadable-store' | 'remap/unwritable-store',
  store: string,
  path: string,
  error: unknown,
): Error {
  const { reason, hint } = s3Reason(error)
  return new RemapError(code, { store, path, reason }, { hint })
}

async function* listed(
  { bucket, prefix }: S3Address,
  s3: () => Promise<S3>,
  below: string,
  guard: <T>(path: string, work: () => Promise<T>) => Promise<T>,
): AsyncGenerator<StoredFile> {
  const start = [prefix, below].flatMap(part => (part === '' ? [] : [`${part}/`])).join('')
  const files: StoredFile[] = []
  for (let next: string | undefined, isEnd = false; !isEnd; isEnd = next === undefined) {
    const { client, commands } = await guard(below, s3)
    const page = await guard(below, () =>
      client.send(
        new commands.ListObjectsV2Command({ Bucket: bucket, Prefix: start, ContinuationToken: next }),
      ),
    )
    for (const { Key = '', Size = 0, ETag = '' } of page.Contents ?? []) {
      const path = Key.slice(prefix === '' ? 0 : prefix.length + 1)
      // A key that ends in a slash is what consoles make of an empty folder.
      if (!path.endsWith('/') && !/(?:^|\/)\./.test(path)) files.push({ path, size: Size, version: ETag })
    }
    next = page.IsTruncated === true ? page.NextContinuationToken : undefined
  }
  // A store sorts by the bytes of UTF-8 or not at all.
  yield* files.sort((one, other) => (one.path < other.path ? -1 : 1))
}

async function factsOf(place: S3Place, path: string, s3: () => Promise<S3>): Promise<StoredFile | undefined> {
  const { client, commands } = await s3()
  const found = await orNone(client.send(new commands.HeadObjectCommand(place)))
  return found && { path, size: found.ContentLength ?? 0, version: found.ETag ?? '' }
}

async function orNone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The SDK sends a request again that fails, but not one whose answer breaks off: that goes on where it did, in the same object. */
async function* bytesOf(
  place: S3Place,
  s3: () => Promise<S3>,
  range: ByteRange | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  const { client, commands } = await s3()
  let from = range?.from ?? 0
  const to = range?.to ?? null
  let IfMatch: string | undefined
  for (let breaks = 0; to === null || from < to; breaks += 1) {
    // Of an object without bytes no range can be had.
    const Range = from === 0 && to === null ? undefined : `bytes=${from}-${to === null ? '' : to - 1}`
    const command = new commands.GetObjectCommand({ ...place, Range, IfMatch })
    const answer = await orEnd(client.send(command, signal === undefined ? {} : { abortSignal: signal }))
    if (answer === undefined) return
    IfMatch = answer.ETag
    try {
      for await (const chunk of bodyOf(answer)) {
        from += chunk.length
        yield chunk
      }
      return
    } catch (error) {
      if (signal?.aborted === true || breaks >= mostBreaks || !isBroken(error)) throw error
    }
  }
}

/** A stream that ends before the length that was announced fails by itself. */
function bodyOf({ Body }: GetObjectCommandOutput): AsyncIterable<Uint8Array> {
  if (Body instanceof Readable) return Body
  throw brokenPromise('an answer of the SDK without a stream of Node.js')
}

/** What begins behind the last byte has none. */
async function orEnd<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (statusOf(error) === 416) return undefined
    throw error
  }
}

async function textOf(place: S3Place, s3: () => Promise<S3>): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  const collect = async (): Promise<string> => {
    for await (const chunk of bytesOf(place, s3, undefined, undefined)) parts.push(chunk)
    return Buffer.concat(parts).toString()
  }
  return await orNone(collect())
}

async function made(place: S3Place, text: string, s3: () => Promise<S3>): Promise<boolean> {
  const { client, commands } = await s3()
  for (let puts = 1; ; puts += 1) {
    try {
      await client.send(
        new commands.PutObjectCommand({ ...place, Body: Buffer.from(text), IfNoneMatch: '*' }),
      )
      return true
    } catch (error) {
      // Refused by another that is under way, which may come to nothing.
      if (!isRefusedCondition(error)) throw error
      if ((await textOf(place, s3)) !== undefined) return false
      if (puts === mostPuts) throw error
    }
  }
}

/** Whether a file with this hash is there; `undefined` where there is none. */
async function isThere(place: S3Place, s3: () => Promise<S3>, sha256: string): Promise<boolean | undefined> {
  const hashed = new HashedBytes()
  const read = async (): Promise<boolean> => {
    for await (const chunk of bytesOf(place, s3, undefined, undefined)) hashed.add(chunk)
    return hashed.sha256() === sha256
  }
  return await orNone(read())
}
