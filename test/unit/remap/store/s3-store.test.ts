/** A store in S3, by the SDK of AWS against a server on loopback: what it promises, and what becomes of every fault. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storeOpener } from '../../../../src/remap/store/open-store.ts'
import type { ByteRange, Store } from '../../../../src/remap/store/store.ts'
import { expectNothingPrivate } from '../../../support/canaries.ts'
import { collected } from '../../../support/collected.ts'
import { errorOf } from '../../../support/error-of.ts'
import { type S3Server, s3Environment, s3User, startS3 } from '../../../support/s3-server.ts'

let server: S3Server
let store: Store
beforeEach(async () => {
  server = await startS3()
  for (const [name, value] of Object.entries(s3Environment(server))) vi.stubEnv(name, value)
  store = storeOpener()('s3://archive/kept/here')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

const mebibyte = 1024 * 1024
const put = async (path: string, text: string): Promise<void> => await store.replace(path, text)
const textAt = (path: string): string | undefined => server.objects.get(`kept/here/${path}`)?.bytes.toString()
const asked = (operation: string): number =>
  server.requests.filter(request => request.operation === operation).length
const read = async (path: string, range?: ByteRange): Promise<string> => {
  const parts: Uint8Array[] = []
  for await (const chunk of store.read(path, range)) parts.push(Uint8Array.from(chunk))
  return Buffer.concat(parts).toString()
}
const write = async (path: string, ...parts: readonly (string | Uint8Array)[]): Promise<void> => {
  const writer = await store.write(path)
  for (const part of parts) await writer.write(Buffer.from(part))
  await writer.finish()
}
/** The error of a call, which shows nothing that the server or its surroundings said. */
const refusalOf = async (call: Promise<unknown>): Promise<string> => {
  const error = await errorOf(call)
  expectNothingPrivate(error)
  expect(String(error)).not.toContain(s3User.secret)
  const { code, message } = Object(error)
  return `${code}: ${message}`
}
/** Some request, `times` times, in place of going well. */
const failing = (operation: string, fault: ReturnType<S3Server['fault']>, times = 99): void => {
  let left = times
  server.fault = request => (request.operation === operation && left-- > 0 ? fault : undefined)
}

describe('a store in S3', () => {
  test('lists what lies below its prefix by UTF-16, over many pages, without what begins with a dot or is a folder', async () => {
    const paths = ['b/2', 'b/1', 'a & "b"', 'b.x', '\u{1F600}', '\uFF5E', '.hidden', 'b/.partial', 'b/c/']
    for (const path of paths)
      server.objects.set(`kept/here/${path}`, { bytes: Buffer.of(1), etag: '"e"', crc32: '' })
    server.objects.set('kept/hereafter', { bytes: Buffer.of(1), etag: '"e"', crc32: '' })
    const found = await collected(store.list(''))
    expect(found.map(({ path }) => path)).toEqual(['a & "b"', 'b.x', 'b/1', 'b/2', '\u{1F600}', '\uFF5E'])
    expect(found[0]).toEqual({ path: 'a & "b"', size: 1, version: '"e"' })
    expect((await collected(store.list('b'))).map(({ path }) => path)).toEqual(['b/1', 'b/2'])
    expect(await collected(store.list('none'))).toEqual([])
    expect(asked('ListObjectsV2')).toBeGreaterThan(3)
  })

  test('reads a file, or a part of one, and knows it by size and entity tag', async () => {
    await put('a', '0123456789')
    await put('empty', '')
    expect(await read('a')).toBe('0123456789')
    expect(await read('a', { from: 3, to: 6 })).toBe('345')
    expect(await read('a', { from: 8, to: null })).toBe('89')
    expect(await read('a', { from: 10, to: null })).toBe('')
    expect(await read('a', { from: 5, to: 5 })).toBe('')
    expect(await read('empty')).toBe('')
    const facts = await store.facts('a')
    expect(facts).toMatchObject({ path: 'a', size: 10 })
    const [listed] = await collected(store.list(''))
    expect(listed).toEqual(facts)
    await put('a', '9876543210')
    expect((await store.facts('a'))?.version).not.toBe(facts?.version)
    expect(await store.text('a')).toBe('9876543210')
    expect(await store.text('none')).toBeUndefined()
    expect(await store.facts('none')).toBeUndefined()
    expect(await refusalOf(read('none'))).toBe(
      'remap/unreadable-store: Cannot read "none" in "s3://archive/kept/here": there is no such file',
    )
  })

  test.each([['../x'], ['a/../../x'], ['/etc/passwd'], [''], ['a\0b'], ['a/..'], ['a//b'], ['./a']])(
    'leads to no key outside, nor to one that a server may take for one: %j',
    async path => {
      for (const call of [() => store.text(path), () => read(path), () => store.write(path)])
        expect(await refusalOf(call())).toMatch(/^remap\/unreadable-store: .* it lies outside$/s)
      expect(server.requests).toEqual([])
    },
  )

  test('makes a small file once, whoever tries, and replaces it', async () => {
    const tries = await Promise.all(['1', '2', '3', '4'].map(text => store.make('d/e/a', text)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(textAt('d/e/a')).toBe(String(tries.indexOf(true) + 1))
    await put('d/e/a', 'other')
    expect(textAt('d/e/a')).toBe('other')
  })

  test('makes one that is refused for another which comes to nothing', async () => {
    failing('PutObject', { status: 409, code: 'ConditionalRequestConflict' }, 2)
    expect(await store.make('a', 'x')).toBe(true)
    failing('PutObject', { status: 409, code: 'ConditionalRequestConflict' })
    expect(await refusalOf(store.make('b', 'x'))).toMatch(/^remap\/unwritable-store: .*409/)
  })

  test('shows nothing of a large file before it is whole, in one request or in parts', async () => {
    const large = Buffer.alloc(33 * mebibyte, 'abcdefg')
    const [small, parts, left] = [
      await store.write('r/small'),
      await store.write('r/parts'),
      await store.write('r/left'),
    ]
    await small?.write(Buffer.from('one'))
    await parts?.write(large)
    await left?.write(large)
    expect(server.objects.size).toBe(0)
    await small?.finish()
    await parts?.finish()
    await left?.discard()
    expect(textAt('r/small')).toBe('one')
    expect(server.objects.get('kept/here/r/parts')?.bytes.equals(large)).toBe(true)
    expect([asked('UploadPart'), server.objects.size, server.uploads.size]).toEqual([5, 2, 0])
    await write('r/none')
    expect(textAt('r/none')).toBe('')
  })

  test('keeps a copy of what it is given', async () => {
    const bytes = Buffer.from('before')
    const writer = await store.write('a')
    await writer.write(bytes)
    bytes.fill('x')
    await writer.finish()
    expect(textAt('a')).toBe('before')
  })

  test.each([
    ['in one request', ['same']],
    ['in parts', [Buffer.alloc(17 * mebibyte, 1)]],
  ])('writes a file once, %s: the same bytes are done, other ones stay out', async (_, parts) => {
    await write('a', ...parts)
    const first = server.objects.get('kept/here/a')
    await write('a', ...parts)
    expect(await refusalOf(write('a', ...parts, 'more'))).toBe(
      'remap/other-file: "a" in "s3://archive/kept/here" already exists with different content; remove it, and run again; the shard is then mapped again',
    )
    expect(server.objects.get('kept/here/a')).toBe(first)
    expect(server.uploads.size).toBe(0)
  })
})

describe('a connection that breaks', () => {
  const text = Array.from({ length: 30_000 }, (_, index) => `line ${index}\n`).join('')

  test('in the middle of a body is taken up where it broke, in the same object', async () => {
    await put('a', text)
    failing('GetObject', { breakBehind: 100_000 }, 3)
    expect(await read('a')).toBe(text)
    const [first, ...further] = server.requests.filter(({ operation }) => operation === 'GetObject')
    expect([first?.headers.range, first?.headers['if-match']]).toEqual([undefined, undefined])
    expect(further.length).toBeGreaterThan(0)
    for (const { headers } of further)
      expect([headers.range, headers['if-match']]).toEqual([
        expect.stringMatching(/^bytes=[1-9]\d*-$/),
        server.objects.get('kept/here/a')?.etag,
      ])
    failing('GetObject', { breakBehind: 100_000 }, 1)
    expect(await read('a', { from: 5, to: 250_000 })).toBe(text.slice(5, 250_000))
    failing('GetObject', { breakBehind: 10 }, 2)
    expect(await store.text('a')).toBe(text)
  })

  test('again and again ends the reading', async () => {
    await put('a', text)
    failing('GetObject', { breakBehind: 10 })
    expect(await refusalOf(read('a'))).toBe(
      'remap/unreadable-store: Cannot read "a" in "s3://archive/kept/here": the connection broke off',
    )
    expect(asked('GetObject')).toBe(6)
  })

  test('is not taken up in another object of the same name', async () => {
    await put('a', text)
    let reads = 0
    server.fault = ({ operation }) => {
      if (operation !== 'GetObject') return undefined
      reads += 1
      if (reads === 1) return { breakBehind: 100_000 }
      server.objects.set('kept/here/a', { bytes: Buffer.alloc(400_000), etag: '"other"', crc32: '' })
      return undefined
    }
    expect(await refusalOf(read('a'))).toMatch(/: it was changed while it was read$/)
  })

  test('before the answer to what was done makes it no second time', async () => {
    failing('PutObject', 'lost-answer', 1)
    await write('a', 'x')
    // Whether this call or another one made it cannot be known; it is there, and once.
    failing('PutObject', 'lost-answer', 1)
    expect(await store.make('b', 'y')).toBe(false)
    failing('CompleteMultipartUpload', 'lost-answer', 1)
    await write('c', Buffer.alloc(17 * mebibyte, 1))
    expect([textAt('a'), textAt('b'), server.objects.get('kept/here/c')?.bytes.length]).toEqual([
      'x',
      'y',
      17 * mebibyte,
    ])
  })

  test('before anything is done is tried again by the SDK, as often as it is told', async () => {
    failing('PutObject', 'lost-request', 1)
    await write('a', 'x')
    expect(textAt('a')).toBe('x')
    failing('UploadPart', 'lost-request')
    expect(await refusalOf(write('b', Buffer.alloc(17 * mebibyte)))).toMatch(
      /^remap\/unwritable-store: Cannot write "b" in .*: the connection broke off$/,
    )
  })
})

describe('what is wrong', () => {
  test('with the bytes of a file is found by the checksum that the store has of them', async () => {
    await put('a', 'what was written')
    const object = server.objects.get('kept/here/a')
    if (object === undefined) throw new TypeError('nothing was written')
    server.objects.set('kept/here/a', { ...object, bytes: Buffer.from('what was Written') })
    expect(await refusalOf(read('a'))).toMatch(
      /^remap\/unreadable-store: .*: it is not what was stored: its checksum is another one$/,
    )
    expect(asked('GetObject')).toBe(1)
  })

  test('with the store for a moment is tried again, and else said', async () => {
    const slow = { status: 503, code: 'SlowDown' }
    await put('a', 'x')
    failing('GetObject', slow, 1)
    expect(await read('a')).toBe('x')
    failing('GetObject', slow)
    const busy = 'the store is too busy; raise AWS_MAX_ATTEMPTS to let the SDK retry more often'
    expect(await refusalOf(read('a'))).toBe(
      `remap/unreadable-store: Cannot read "a" in "s3://archive/kept/here": ${busy}`,
    )
    failing('HeadObject', slow)
    expect(await refusalOf(store.facts('a'))).toContain(busy)
    failing('PutObject', slow)
    expect(await refusalOf(write('b', 'x'))).toBe(
      `remap/unwritable-store: Cannot write "b" in "s3://archive/kept/here": ${busy}`,
    )
    expect(await refusalOf(store.make('b', 'x'))).toContain(busy)
  })

  test.each([
    [403, 'AccessDenied', 'access is denied'],
    [403, 'SignatureDoesNotMatch', 'the credentials are refused; check the credentials of the AWS SDK'],
    [400, 'ExpiredToken', 'the credentials have expired; check the credentials of the AWS SDK'],
    [400, 'AuthorizationHeaderMalformed', 'the bucket is in another region; set AWS_REGION'],
    [
      501,
      'NotImplemented',
      'the store cannot do what is asked of it; use a store with conditional writes (If-None-Match) and multipart uploads',
    ],
    [400, 'KeyTooLongError', 'the store answers with 400 KeyTooLongError'],
    [400, 'canary 987650321', 'the store answers with 400'],
    [403, 'InvalidObjectState', 'it is archived, and has to be restored first'],
  ])('with the request is said in our words: %i %s', async (status, code, want) => {
    await put('a', 'x')
    server.fault = ({ operation }) =>
      operation === 'HeadObject' || operation === 'ListObjectsV2' ? undefined : { status, code }
    for (const call of [() => read('a'), () => store.text('a')])
      expect(await refusalOf(call())).toBe(
        `remap/unreadable-store: Cannot read "a" in "s3://archive/kept/here": ${want}`,
      )
    for (const call of [() => write('b', 'x'), () => store.make('b', 'x'), () => store.replace('b', 'x')])
      expect(await refusalOf(call())).toBe(
        `remap/unwritable-store: Cannot write "b" in "s3://archive/kept/here": ${want}`,
      )
  })

  test('with the bucket, or with a file whose answer has no body, is said too', async () => {
    const none = storeOpener()('s3://none')
    for (const call of [() => collected(none.list('')), () => none.text('a')])
      expect(await refusalOf(call())).toContain(' in "s3://none": there is no such bucket')
    expect(await refusalOf(none.make('a', 'x'))).toContain(' in "s3://none": there is no such bucket')
    failing('HeadObject', { status: 403, code: 'AccessDenied' })
    expect(await refusalOf(store.facts('a'))).toContain(': access is denied')
  })

  test('with the surroundings is said before anything is sent', async () => {
    vi.stubEnv('AWS_REGION', undefined)
    expect(await refusalOf(storeOpener()('s3://archive').text('a'))).toContain(
      'no region is set; set AWS_REGION, even for a store without regions',
    )
    vi.stubEnv('AWS_REGION', 'eu-test-1')
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIASOMEBODYELSE')
    expect(await refusalOf(storeOpener()('s3://archive').text('a'))).toContain('the credentials are refused')
    vi.stubEnv('AWS_ACCESS_KEY_ID', '')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', '')
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
    expect(await refusalOf(storeOpener()('s3://archive').text('a'))).toContain(
      'the AWS SDK finds no credentials',
    )
    expect(asked('GetObject')).toBe(1)
  })

  test('with a host that is not there is said', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:9')
    vi.stubEnv('AWS_MAX_ATTEMPTS', '1')
    expect(await refusalOf(storeOpener()('s3://archive').text('a'))).toContain(': the connection is refused')
  })
})

test('reading ends when it is told to', async () => {
  await put('a', 'x'.repeat(mebibyte))
  const ending = new AbortController()
  const error = await errorOf(
    (async () => {
      for await (const _ of store.read('a', undefined, ending.signal)) ending.abort(new Error('enough'))
    })(),
  )
  expect(String(error)).toBe('Error: enough')
  expect(String(await errorOf(collected(store.read('a', undefined, ending.signal))))).toBe('Error: enough')
})
