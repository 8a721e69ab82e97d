/** The client of the AWS SDK, which is asked for when the first file of a store is. Where to, as whom and how often is the SDK's affair. */
import type { S3Client } from '@aws-sdk/client-s3'
import { BulkError } from '../../bulk/bulk-error.ts'

const packageName = '@aws-sdk/client-s3'

/** Milliseconds: of a host that does not answer, and of a connection on which nothing moves. The SDK would wait for ever. */
const connectionTimeout = 10_000
const socketTimeout = 120_000

type Sdk = typeof import('@aws-sdk/client-s3')

/** The commands of the SDK, and what sends them. */
export interface S3 {
  readonly commands: Pick<
    Sdk,
    | 'AbortMultipartUploadCommand'
    | 'CompleteMultipartUploadCommand'
    | 'CreateMultipartUploadCommand'
    | 'GetObjectCommand'
    | 'HeadObjectCommand'
    | 'ListObjectsV2Command'
    | 'PutObjectCommand'
    | 'UploadPartCommand'
  >
  readonly client: S3Client
}

/** A function that gives one and the same client each time. It rejects with BulkError `bulk/missing-package`. */
export function s3Client(): () => Promise<S3> {
  let made: Promise<S3> | undefined
  return () => {
    made ??= makeClient()
    return made
  }
}

async function makeClient(): Promise<S3> {
  const sdk = await load()
  const client = new sdk.S3Client({
    requestHandler: { connectionTimeout, socketTimeout },
    // What answers at an address of one's own seldom has a name for each bucket, and the SDK has no setting outside of the program.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
  })
  return { commands: sdk, client }
}

async function load(): Promise<Sdk> {
  try {
    return await import('@aws-sdk/client-s3')
  } catch {
    const hint = `npm install ${packageName}`
    throw new BulkError('bulk/missing-package', { purpose: 'A store in S3', name: packageName }, { hint })
  }
}
