/** Writes a large file to a store that speaks S3: in one request where it is small, else in parts, on condition that there is none yet. */
import type { CompletedPart } from '@aws-sdk/client-s3'
import type { S3 } from './s3-client.ts'
import { isRefusedCondition, statusOf } from './s3-reason.ts'
import { HashedBytes } from './sha256.ts'
import type { StoreWriter } from './store.ts'

/** A part may not be smaller, but for the last, than 5 MiB, and there are 10,000 at most: a file of 156 GiB. */
const partBytes = 16 * 1024 * 1024

/** Where a file lies. */
export interface S3Place {
  readonly Bucket: string
  readonly Key: string
}

/** As that of a store, but for the end: a file that is there is never replaced. */
export interface S3Writer extends Omit<StoreWriter, 'finish'> {
  /** True where these bytes are there, whoever put them; false where other ones are. */
  readonly finish: () => Promise<boolean>
}

/** `isThere` says whether a file with a hash is there; `undefined` where there is none. */
export function s3Writer(
  place: S3Place,
  s3: () => Promise<S3>,
  isThere: (sha256: string) => Promise<boolean | undefined>,
): S3Writer {
  const hashed = new HashedBytes()
  const parts: CompletedPart[] = []
  let UploadId: string | undefined
  let held: Buffer[] = []
  let length = 0
  const takeHeld = (): Buffer => {
    const bytes = Buffer.concat(held)
    held = []
    length = 0
    return bytes
  }
  const begin = async (): Promise<string | undefined> => {
    const { client, commands } = await s3()
    return (await client.send(new commands.CreateMultipartUploadCommand(place))).UploadId
  }
  const putPart = async (): Promise<void> => {
    UploadId ??= await begin()
    const { client, commands } = await s3()
    const PartNumber = parts.length + 1
    const part = { ...place, UploadId, PartNumber, Body: takeHeld() }
    const { ETag, ChecksumCRC32 } = await client.send(new commands.UploadPartCommand(part))
    parts.push({ PartNumber, ETag, ChecksumCRC32 })
  }
  const complete = async (): Promise<void> => {
    const { client, commands } = await s3()
    if (UploadId === undefined) {
      await client.send(new commands.PutObjectCommand({ ...place, Body: takeHeld(), IfNoneMatch: '*' }))
      return
    }
    if (length > 0) await putPart()
    const upload = { ...place, UploadId, MultipartUpload: { Parts: parts }, IfNoneMatch: '*' }
    await client.send(new commands.CompleteMultipartUploadCommand(upload))
    UploadId = undefined
  }
  const discard = async (): Promise<void> => {
    held = []
    if (UploadId === undefined) return
    const { client, commands } = await s3()
    await client.send(new commands.AbortMultipartUploadCommand({ ...place, UploadId }))
    UploadId = undefined
  }
  return {
    write: async bytes => {
      hashed.add(bytes)
      for (let at = 0; at < bytes.length; ) {
        // A copy: the bytes may be gone when the next ones come.
        const some = Buffer.from(bytes.subarray(at, at + partBytes - length))
        held.push(some)
        length += some.length
        at += some.length
        if (length === partBytes) await putPart()
      }
    },
    finish: async () => {
      try {
        await complete()
        return true
      } catch (error) {
        await discard().catch(() => undefined)
        // What is sent a second time, since the first answer was lost, finds what the first one made, or no upload any more.
        const found =
          isRefusedCondition(error) || statusOf(error) === 404 ? await isThere(hashed.sha256()) : undefined
        if (found === undefined) throw error
        return found
      }
    },
    discard,
  }
}
