/** The sandbox's server against senders that mean it no good: each is refused or dropped, and it goes on serving. */
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type RunningSandbox, startSandbox } from '../../../src/sandbox/server/start-sandbox.ts'
import { rawExchange, rawPost, statusOf } from '../../support/raw-exchange.ts'
import { credentials, detailPath, order } from '../../support/sandbox.ts'

let running: RunningSandbox
let port = 0
let access: readonly string[] = []

async function token(): Promise<string> {
  const response = await fetch(`${running.account.authUrl}/token`, {
    method: 'POST',
    body: new URLSearchParams(credentials),
  })
  return String(Object(await response.json()).access_token)
}

beforeAll(async () => {
  running = await startSandbox({ maxBodyBytes: 1_000_000 })
  port = Number(new URL(running.account.baseUrl).port)
  access = [`Authorization: Bearer ${await token()}`, 'euid: sandbox-company']
})
afterEach(async () => {
  expect(await token()).toMatch(/^[0-9a-f]{64}$/)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
afterAll(() => running.close())

const json = 'Content-Type: application/json'
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('a request is refused', () => {
  test.each<readonly [string, () => string | Buffer, number]>([
    ['with a header that is too long', () => rawPost(detailPath, [`X: ${'x'.repeat(20_000)}`]), 431],
    ['with too many headers', () => rawPost(detailPath, Array(5000).fill('X-Many: many')), 431],
    ['with two lengths', () => rawPost(detailPath, ['Content-Length: 7']), 400],
    ['with a length and chunks', () => rawPost(detailPath, ['Transfer-Encoding: chunked']), 400],
    [
      'with a chunk of no size',
      () => `POST /token HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ],
    ['with a line break within a header', () => rawPost(detailPath, ['X: a\nY: b\r\r']), 400],
    ['in another protocol', () => Buffer.from('16030100a5010000a1030352', 'hex'), 400],
    ['with a method that is none', () => 'P<ST / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['without a host', () => 'POST /token HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['for an address that is none', () => rawPost('http://[', []), 400],
  ])('%s', async (_, bytes, status) => {
    expect(statusOf(await rawExchange(port, bytes()))).toBe(status)
  })

  test.each([
    '/../../../../etc/passwd',
    '/v2/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/..\\..\\etc\\passwd',
    '/%00',
    '/%ff%fe',
    `${detailPath}/`,
    `${detailPath}%00`,
    `${detailPath}/..;/token`,
    `/${'a'.repeat(8000)}`,
  ])('for the path %s', async path => {
    const answer = await rawExchange(port, rawPost(path, [...access, json], JSON.stringify(order)))
    expect(statusOf(answer)).toBe(404)
    expect(answer).not.toContain('root:')
  })

  test.each<readonly [string, string | Buffer, string]>([
    ['no UTF-8', Buffer.from(JSON.stringify({ ...order, tin: '\xff' }), 'latin1'), 'malformed-body'],
    ['half of a character', Buffer.from([0x7b, 0x22, 0xe2, 0x82]), 'malformed-body'],
    ['a NUL', '\0', 'malformed-body'],
    ['null', 'null', 'malformed-body'],
    ['a list', JSON.stringify([order]), 'malformed-body'],
    ['a text', JSON.stringify(JSON.stringify(order)), 'malformed-body'],
    ['JSON behind JSON', `${JSON.stringify(order)}{}`, 'malformed-body'],
    ['blanks', ' \r\n\t', 'missing-body'],
    ['nested without end', `${'{"a":'.repeat(100_000)}1`, 'malformed-body'],
    ['fields in the prototype', `{"__proto__":${JSON.stringify(order)}}`, 'missing-field'],
    [
      'a prototype of its own',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{}}}',
      'missing-field',
    ],
    ['a nested field', `{"companyId":"sandbox-company","tin":${nested(100_000)}}`, 'missing-field'],
    ['an object for a field', JSON.stringify({ ...order, tin: { toString: '987654321' } }), 'invalid-value'],
    ['a list for a field', JSON.stringify({ ...order, tin: ['987654321'] }), 'invalid-value'],
    ['digits of another script', JSON.stringify({ ...order, tin: '٩٨٧٦٥٤٣٢١' }), 'invalid-value'],
    ['a line break behind a field', JSON.stringify({ ...order, tin: '987654321\n' }), 'invalid-value'],
    ['a month too many', JSON.stringify({ ...order, transcriptPeriod: '202113' }), 'invalid-value'],
  ])('whose body is %s', async (_, body, error) => {
    const answer = await rawExchange(port, rawPost(detailPath, [...access, json], body))
    expect(statusOf(answer)).toBe(400)
    expect(answer).toContain(`"error":"${error}"`)
    expect(answer).not.toContain('987654321')
  })

  test.each([
    'application/json, text/plain',
    'application/json5',
    'text/json',
    'application/json; charset=utf-16',
    ';',
  ])('of the content type %s', async type => {
    const bytes = rawPost(detailPath, [...access, `Content-Type: ${type}`], JSON.stringify(order))
    const answer = await rawExchange(port, bytes)
    expect(answer).toContain('"error":"content-type"')
  })

  test.each([
    ['bytes that are no text', 'Authorization: \xff\xfe'],
    ['a scheme only', 'Authorization: Bearer'],
    ['two schemes', 'Authorization: Bearer Bearer x'],
    ['a very long token', `Authorization: Bearer ${'x'.repeat(10_000)}`],
  ])('with %s for a token', async (_, header) => {
    const bytes = rawPost(detailPath, [header, 'euid: sandbox-company', json], JSON.stringify(order))
    expect(statusOf(await rawExchange(port, Buffer.from(bytes.toString('latin1'), 'latin1')))).toBe(401)
  })
})

describe('a request that is fine but odd is answered', () => {
  test.each([
    [
      'fields beside those of the call',
      JSON.stringify({ ...order, constructor: 1, __proto__: null, more: nested(1000) }),
    ],
    ['a byte order mark', `\ufeff${JSON.stringify(order)}`],
    [
      'letters written as escapes',
      `{"\\u0074in":"987654321",${JSON.stringify({ ...order, tin: undefined }).slice(1)}`,
    ],
  ])('with %s', async (_, body) => {
    expect(statusOf(await rawExchange(port, rawPost(detailPath, [...access, json], body)))).toBe(200)
  })
})

describe('a sender', () => {
  test('that stalls within its body holds nobody up, and is dropped when the server closes', async () => {
    const other = await startSandbox()
    const { port: otherPort } = new URL(other.account.baseUrl)
    const stalled = Array.from({ length: 50 }, () =>
      rawExchange(
        Number(otherPort),
        `POST /token HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\ngrant_type=`,
        60_000,
      ),
    )
    const response = await fetch(`${other.account.authUrl}/token`, {
      method: 'POST',
      body: new URLSearchParams(credentials),
    })
    expect(response.status).toBe(200)
    await other.close()
    expect(new Set(await Promise.all(stalled))).toEqual(new Set(['']))
  })

  test('that leaves within its body or before the answer does no harm', async () => {
    const heads = [
      `POST ${detailPath} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{`,
      rawPost('/token', ['Sandbox-Fault: slow; ms=500', 'Content-Type: application/x-www-form-urlencoded']),
    ]
    for (const head of heads) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      await new Promise<void>(resolve => socket.write(head, () => resolve()))
      await new Promise(resolve => setTimeout(resolve, 20))
      socket.resetAndDestroy()
    }
  })
})
