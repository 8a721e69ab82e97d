/** The callback handler behind Node's server, against senders that mean it no good: nothing reaches `onData`, and it goes on serving. */
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callbackListener } from '../../../src/node/callback-listener.ts'
import {
  type CallbackDelivery,
  type CallbackEvent,
  createCallbackHandler,
  hmacVerifier,
} from '../../../src/service-index.ts'
import { canaries, expectNothingPrivate } from '../../support/canaries.ts'
import { rawExchange, rawPost, statusOf } from '../../support/raw-exchange.ts'

const path = `/callbacks/${canaries.secret}`
const secure = 'X-Forwarded-Proto: https'
const json = 'Content-Type: application/json'
const deliveries: CallbackDelivery[] = []
const events: CallbackEvent[] = []
const handler = createCallbackHandler({
  secret: canaries.secret,
  behindProxy: true,
  maxBytes: 100_000,
  bodyTimeoutMs: 1500,
  onData: delivery => deliveries.push(delivery),
  onOutcome: event => events.push(event),
})
const server = createServer(callbackListener(handler))
let port = 0
let count = 0

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  deliveries.length = 0
  events.length = 0
})
afterEach(async () => {
  expectNothingPrivate(events)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  // Another body each time, so that it is none that came before.
  const answer = await rawExchange(port, rawPost(path, [secure, json], `{"count":${count++}}`))
  expect(statusOf(answer)).toBe(200)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The status, and what became of it; the answer itself must show nothing private. */
async function sent(bytes: string | Buffer): Promise<readonly [number, string | undefined]> {
  const answer = await rawExchange(port, bytes)
  expectNothingPrivate(answer.replace(/^location: .*$/gim, ''))
  return [statusOf(answer), events.at(-1)?.outcome]
}

describe('a callback is refused', () => {
  test.each<readonly [string, () => string | Buffer, number, string | undefined]>([
    [
      'with a header that is too long',
      () => rawPost(path, [secure, `X: ${'x'.repeat(20_000)}`]),
      431,
      undefined,
    ],
    ['with a length and chunks', () => rawPost(path, [secure, 'Transfer-Encoding: chunked']), 400, undefined],
    ['with two lengths', () => rawPost(path, [secure, 'Content-Length: 9']), 400, undefined],
    ['in another protocol', () => Buffer.from('16030100a5010000a1030352', 'hex'), 400, undefined],
    [
      'with another secret behind the right one',
      () => rawPost(`${path}/x`, [secure, json], '{}'),
      404,
      'wrong-secret',
    ],
    ['with the secret and a slash', () => rawPost(`${path}/`, [secure, json], '{}'), 404, 'wrong-secret'],
    [
      'with the secret as a query',
      () => rawPost(`/?${canaries.secret}`, [secure, json], '{}'),
      404,
      'wrong-secret',
    ],
    [
      'with the secret left by dots',
      () => rawPost(`${path}/../x`, [secure, json], '{}'),
      404,
      'wrong-secret',
    ],
    [
      'with an encoded slash before the secret',
      () => rawPost(`/a%2F${canaries.secret}`, [secure, json], '{}'),
      404,
      'wrong-secret',
    ],
    ['with a path that is no text', () => rawPost('/%ff%c0', [secure, json], '{}'), 404, 'wrong-secret'],
    [
      'for a path out of the root',
      () => rawPost('/../../etc/passwd', [secure, json], '{}'),
      404,
      'wrong-secret',
    ],
    [
      'of two content types',
      () => rawPost(path, [secure, json, 'Content-Type: text/plain'], '{}'),
      415,
      'wrong-content-type',
    ],
    [
      'that says it came by HTTPS and then by HTTP',
      () => rawPost(path, [secure, 'X-Forwarded-Proto: http', json], '{}'),
      308,
      'not-https',
    ],
    [
      'that is compressed',
      () => rawPost(path, [secure, json, 'Content-Encoding: gzip'], Buffer.from('1f8b0800', 'hex')),
      400,
      'not-json',
    ],
    [
      'that is no UTF-8',
      () => rawPost(path, [secure, json], Buffer.from('{"a":"\xe9"}', 'latin1')),
      400,
      'not-json',
    ],
    ['that is empty', () => rawPost(path, [secure, json]), 400, 'not-json'],
    ['that is a list', () => rawPost(path, [secure, json], '[{}]'), 400, 'not-json'],
    ['that is JSON behind JSON', () => rawPost(path, [secure, json], '{}{}'), 400, 'not-json'],
    ['that nests without end', () => rawPost(path, [secure, json], '{"a":'.repeat(19_000)), 400, 'not-json'],
    [
      'that is longer than it may be',
      () => rawPost(path, [secure, json], `{"a":"${'x'.repeat(100_000)}"}`),
      413,
      'too-large',
    ],
  ])('%s', async (_, bytes, status, outcome) => {
    expect(await sent(bytes())).toEqual([status, outcome])
    expect(deliveries).toEqual([])
  })

  test('that is longer than it may be, in chunks that tell no length', async () => {
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\n${secure}\r\n${json}\r\nTransfer-Encoding: chunked\r\n\r\n`
    const chunk = `${(10_000).toString(16)}\r\n${'x'.repeat(10_000)}\r\n`
    expect(await sent(head + chunk.repeat(12))).toEqual([413, 'too-large'])
  })

  test('that stalls within its body, after its time', async () => {
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\n${secure}\r\n${json}\r\nContent-Length: 1000\r\n\r\n{`
    expect(await sent(head)).toEqual([408, 'too-slow'])
  })

  test('that comes a byte at a time, after its time', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const answer = new Promise<string>(resolve => socket.once('data', data => resolve(String(data))))
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${secure}\r\n${json}\r\nContent-Length: 1000\r\n\r\n{`)
    const drip = setInterval(() => socket.write(' '), 20)
    expect(statusOf(await answer)).toBe(408)
    clearInterval(drip)
    socket.destroy()
  })

  test('whose sender leaves within its body', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${secure}\r\n${json}\r\nContent-Length: 1000\r\n\r\n{`)
    await new Promise(resolve => setTimeout(resolve, 50))
    socket.resetAndDestroy()
    await expect.poll(() => events.at(-1)?.outcome, { timeout: 20_000 }).toBe('broken-off')
    expect(deliveries).toEqual([])
  })
})

describe('a callback is handed on as it is', () => {
  test.each([
    ['keys of prototypes', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
    ['a key that stands twice', '{"a":1,"a":2}'],
    ['deep nesting', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['a NUL within text', '{"a":"\\u0000"}'],
    ['half of a pair of characters', '{"a":"\\ud800"}'],
  ])('with %s', async (_, body) => {
    expect(await sent(rawPost(path, [secure, json], body))).toEqual([200, 'accepted'])
    expect(deliveries[0]?.text).toBe(body)
    expect(Object.getPrototypeOf(deliveries[0]?.body)).toBe(Object.prototype)
  })
})

describe('the handler', () => {
  test('never rejects and takes only what is signed, whatever the request', async () => {
    const taken: Uint8Array[] = []
    const signed = createCallbackHandler({
      verify: hmacVerifier({ secret: canaries.secret, header: 'x-signature', prefix: 'v1=' }),
      replayWindowMs: 0,
      onData: ({ bytes }) => taken.push(bytes),
    })
    const header = fc.string({ unit: 'binary-ascii' }).filter(text => /^[\x20-\x7e]*$/.test(text))
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.oneof(fc.constant('application/json'), header),
        fc.oneof(header, fc.stringMatching(/^v1=[0-9a-f]{0,128}$/)),
        fc.webPath(),
        async (bytes, type, signature, where) => {
          const request = new Request(`https://lender.example/${where}`, {
            method: 'POST',
            headers: { 'content-type': type, 'x-signature': signature },
            body: Uint8Array.from(bytes),
          })
          const response = await signed(request)
          expect([401, 415]).toContain(response.status)
        },
      ),
      { numRuns: 300 },
    )
    expect(taken).toEqual([])
  })

  test.each(['onData', 'verify', 'secret', 'sentAt', 'deliveryId', 'store'])(
    'shows nothing of what %s threw, in its answer or its events',
    async broken => {
      const reported: unknown[] = []
      const seen: CallbackEvent[] = []
      const fault = new Error(JSON.stringify(canaries), { cause: canaries })
      const fail = (): never => {
        throw fault
      }
      const options = {
        allowUnauthenticated: true,
        onData: () => {},
        onError: (error: unknown) => reported.push(error),
        onOutcome: (event: CallbackEvent) => seen.push(event),
        ...(broken === 'store' ? { store: { begin: fail, finish: fail, forget: fail } } : { [broken]: fail }),
      }
      const failing = createCallbackHandler(options)
      const response = await failing(
        new Request(`https://lender.example${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(canaries),
        }),
      )
      expect(response.status).toBe(500)
      expectNothingPrivate([await response.text(), [...response.headers], seen])
      expect(seen).toMatchObject([{ outcome: 'failed', status: 500 }])
      expect(reported).toEqual([fault])
    },
  )
})
