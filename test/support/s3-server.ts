/**
 * A server on loopback that keeps objects in memory and speaks the part of S3 that a store needs, with its conditions, ranges, parts
 * and errors ("Amazon S3 API reference", read 2026-11-25): what the SDK of AWS sends it is what goes over the wire. It checks who
 * asks, the hash or checksum of what comes, and that parts are as long as S3 wants them. Faults are asked for request by request.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'

/** What a request is, for whoever counts requests or makes them fail. */
export interface S3Request {
  /** "GetObject", "PutObject", … */
  readonly operation: string
  readonly key: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
}

/** What becomes of a request in place of an answer. */
export type S3Fault =
  | { readonly status: number; readonly code: string; readonly message?: string }
  /** The answer, but for what comes behind this many bytes of its body: there the connection breaks. */
  | { readonly breakBehind: number }
  /** What is asked for is done, and the connection breaks before the answer. */
  | 'lost-answer'
  /** The connection breaks before anything is done. */
  | 'lost-request'

export interface S3Server {
  readonly url: string
  readonly objects: Map<string, StoredObject>
  /** Uploads in parts that are neither completed nor aborted. */
  readonly uploads: Map<string, Upload>
  readonly requests: S3Request[]
  /** Asked for each request; `undefined` is a request that goes well. */
  fault: (request: S3Request) => S3Fault | undefined
  readonly close: () => Promise<void>
}

interface StoredObject {
  readonly bytes: Buffer
  readonly etag: string
  readonly crc32: string
}

interface Upload {
  readonly key: string
  readonly parts: Map<number, StoredObject>
}

/** Who may ask. */
export const s3User = { id: 'AKIATESTONLY', secret: 'canary-secret-access-key-2b8c' } as const
export const s3Bucket = 'archive'
/** Keys of a list that come at once. */
const pageLength = 3
const leastPart = 5 * 1024 * 1024

class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

/** Begins to listen. `env` of the SDK has to name `url`, a region and the user. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, Upload>()
  const requests: S3Request[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const url = new URL(request.url ?? '', 'http://localhost')
    const [, bucket = '', ...key] = url.pathname.split('/').map(decodeURIComponent)
    const asked: S3Request = {
      operation: operationOf(request.method ?? '', key.join('/'), url.searchParams),
      key: key.join('/'),
      query: url.searchParams,
      headers: request.headers,
    }
    requests.push(asked)
    const fault = self.fault(asked)
    if (fault === 'lost-request') return void request.socket.destroy()
    try {
      if (typeof fault === 'object' && 'code' in fault) throw new Refusal(fault.status, fault.code)
      checkUser(request)
      if (bucket !== s3Bucket) throw new Refusal(404, 'NoSuchBucket')
      checkBody(request, body)
      const answer = answerTo(asked, body, objects, uploads)
      if (fault === 'lost-answer') return void request.socket.destroy()
      send(
        response,
        answer,
        typeof fault === 'object' && 'breakBehind' in fault ? fault.breakBehind : undefined,
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // The words of a server may hold anything.
      const text = `<Error><Code>${error.code}</Code><Message>refused ${s3User.secret} ${asked.key}</Message></Error>`
      response.writeHead(error.status, { 'content-type': 'application/xml' })
      response.end(request.method === 'HEAD' ? undefined : text)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const self: S3Server = {
    url: `http://127.0.0.1:${port}`,
    objects,
    uploads,
    requests,
    fault: () => undefined,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return self
}

/** What the SDK reads from its surroundings to come to this server. */
export function s3Environment({ url }: Pick<S3Server, 'url'>): Readonly<Record<string, string>> {
  return {
    AWS_ENDPOINT_URL_S3: url,
    AWS_REGION: 'eu-test-1',
    AWS_ACCESS_KEY_ID: s3User.id,
    AWS_SECRET_ACCESS_KEY: s3User.secret,
    AWS_MAX_ATTEMPTS: '2',
    AWS_CONFIG_FILE: '/nowhere',
    AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  try {
    for await (const chunk of request) parts.push(chunk)
  } catch {
    // Gone before it had asked.
  }
  return Buffer.concat(parts)
}

function operationOf(method: string, key: string, query: URLSearchParams): string {
  if (key === '') return method === 'GET' && query.get('list-type') === '2' ? 'ListObjectsV2' : 'none'
  if (query.has('uploads')) return 'CreateMultipartUpload'
  if (query.has('uploadId'))
    return (
      { PUT: 'UploadPart', POST: 'CompleteMultipartUpload', DELETE: 'AbortMultipartUpload' }[method] ?? 'none'
    )
  return { GET: 'GetObject', HEAD: 'HeadObject', PUT: 'PutObject' }[method] ?? 'none'
}

function checkUser({ headers: { authorization = '' } }: IncomingMessage): void {
  const id = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/eu-test-1\/s3\/aws4_request, /.exec(
    authorization,
  )?.[1]
  if (id === undefined) throw new Refusal(403, 'AccessDenied')
  if (id !== s3User.id) throw new Refusal(403, 'InvalidAccessKeyId')
}

function checkBody({ headers }: IncomingMessage, body: Buffer): void {
  const hash = headers['x-amz-content-sha256']
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== createHash('sha256').update(body).digest('hex'))
    throw new Refusal(400, 'XAmzContentSHA256Mismatch')
  const sum = headers['x-amz-checksum-crc32']
  if (sum !== undefined && sum !== checksum(body)) throw new Refusal(400, 'BadDigest')
}

function checksum(bytes: Buffer): string {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(bytes))
  return sum.toString('base64')
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** What a HEAD says, but does not send. */
  readonly length?: number
}

const xml = (text: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`),
})

function answerTo(
  request: S3Request,
  body: Buffer,
  objects: Map<string, StoredObject>,
  uploads: Map<string, Upload>,
): Answer {
  const { operation, key, query, headers } = request
  switch (operation) {
    case 'ListObjectsV2':
      return listOf(objects, query)
    case 'GetObject':
    case 'HeadObject':
      return objectOf(objects.get(key), request)
    case 'PutObject': {
      checkNew(objects, request)
      const object = storedOf(body)
      objects.set(key, object)
      return { status: 200, headers: { etag: object.etag }, body: Buffer.of() }
    }
    case 'CreateMultipartUpload': {
      const id = `upload-${uploads.size}-${key.length}`
      uploads.set(id, { key, parts: new Map() })
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    case 'UploadPart': {
      const part = storedOf(body)
      uploadOf(uploads, query).parts.set(Number(query.get('partNumber')), part)
      return {
        status: 200,
        headers: { etag: part.etag, 'x-amz-checksum-crc32': part.crc32 },
        body: Buffer.of(),
      }
    }
    case 'AbortMultipartUpload':
      uploadOf(uploads, query)
      uploads.delete(query.get('uploadId') ?? '')
      return { status: 204, headers: {}, body: Buffer.of() }
    case 'CompleteMultipartUpload': {
      const { parts } = uploadOf(uploads, query)
      checkNew(objects, request)
      const named = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => {
        const stored = parts.get(Number(/<PartNumber>(\d+)</.exec(part)?.[1]))
        const etag = /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"')
        if (stored === undefined || etag !== stored.etag) throw new Refusal(400, 'InvalidPart')
        return stored.bytes
      })
      if (named.slice(0, -1).some(({ length }) => length < leastPart))
        throw new Refusal(400, 'EntityTooSmall')
      const object = storedOf(Buffer.concat(named))
      objects.set(key, object)
      uploads.delete(query.get('uploadId') ?? '')
      return xml(`<CompleteMultipartUploadResult><ETag>${object.etag}</ETag></CompleteMultipartUploadResult>`)
    }
    default:
      throw new Refusal(501, `NotImplemented${headers.expect ?? ''}`)
  }
}

/** An object with these bytes, as a server keeps it. */
export function storedOf(content: string | Buffer): StoredObject {
  const bytes = Buffer.from(content)
  return { bytes, etag: `"${createHash('md5').update(bytes).digest('hex')}"`, crc32: checksum(bytes) }
}

function uploadOf(uploads: Map<string, Upload>, query: URLSearchParams): Upload {
  const upload = uploads.get(query.get('uploadId') ?? '')
  if (upload === undefined) throw new Refusal(404, 'NoSuchUpload')
  return upload
}

function checkNew(objects: ReadonlyMap<string, StoredObject>, { key, headers }: S3Request): void {
  if (headers['if-none-match'] === '*' && objects.has(key)) throw new Refusal(412, 'PreconditionFailed')
}

function objectOf(object: StoredObject | undefined, { operation, headers }: S3Request): Answer {
  if (object === undefined) throw new Refusal(404, operation === 'HeadObject' ? 'NotFound' : 'NoSuchKey')
  const wanted = headers['if-match']
  if (wanted !== undefined && wanted !== object.etag) throw new Refusal(412, 'PreconditionFailed')
  const { bytes, etag } = object
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (first === undefined)
    return {
      status: 200,
      headers: { etag, 'x-amz-checksum-crc32': object.crc32 },
      body: operation === 'HeadObject' ? Buffer.of() : bytes,
      length: bytes.length,
    }
  if (Number(first) >= bytes.length) throw new Refusal(416, 'InvalidRange')
  const part = bytes.subarray(Number(first), last === '' ? undefined : Number(last) + 1)
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`
  return { status: 206, headers: { etag, 'content-range': range }, body: part }
}

function listOf(objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? ''
  const behind = query.get('continuation-token') ?? ''
  // By the bytes of UTF-8, as S3 does.
  const keys = [...objects.keys()]
    .filter(key => key.startsWith(prefix))
    .sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  const from = behind === '' ? 0 : keys.indexOf(Buffer.from(behind, 'base64').toString()) + 1
  const page = keys.slice(from, from + pageLength)
  const isTruncated = from + pageLength < keys.length
  const next = Buffer.from(page.at(-1) ?? '').toString('base64')
  const escaped = (text: string): string =>
    text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
  const contents = page.map(key => {
    const { bytes, etag } = objects.get(key) ?? storedOf(Buffer.of())
    return `<Contents><Key>${escaped(key)}</Key><ETag>${escaped(etag)}</ETag><Size>${bytes.length}</Size></Contents>`
  })
  return xml(
    `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`,
  )
}

function send(
  response: ServerResponse,
  { status, headers, body, length }: Answer,
  breakBehind?: number,
): void {
  const size = length ?? body.length
  response.writeHead(status, status === 204 ? headers : { ...headers, 'content-length': size })
  if (breakBehind === undefined) return void response.end(body)
  response.write(body.subarray(0, breakBehind), () => response.socket?.destroy())
}
