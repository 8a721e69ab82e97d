/** The sandbox over real sockets on the loopback interface: HTTP, HTTPS, faults, callbacks. */
import { once } from 'node:events'
import { createServer, request as httpsRequest } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCertificate } from '../../../src/sandbox/server/create-certificate.ts'
import { type RunningSandbox, startSandbox } from '../../../src/sandbox/server/start-sandbox.ts'
import type { SandboxEvent } from '../../../src/sandbox/settings/event.ts'
import { credentials, detailPath, order } from '../../support/sandbox.ts'

const events: SandboxEvent[] = []
const receiverCertificate = createCertificate(Date.now())
let running: RunningSandbox

beforeAll(async () => {
  running = await startSandbox({
    httpsPort: 0,
    availableAfter: 10,
    maxBodyBytes: 10_000,
    callbackCertificates: [receiverCertificate.certificate],
    onEvent: event => events.push(event),
  })
})
afterAll(() => running.close())

async function granted(): Promise<string> {
  const response = await fetch(`${running.account.authUrl}/token`, {
    method: 'POST',
    body: new URLSearchParams(credentials),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('pragma')).toBe('no-cache')
  return String(Object(await response.json()).access_token)
}

async function post(
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
  signal: AbortSignal | null = null,
): Promise<Response> {
  return await fetch(`${running.account.baseUrl}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await granted()}`,
      euid: running.account.companyId,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
    signal,
  })
}

/** One exchange in bytes as they go over the wire; everything that comes until the server closes. */
async function raw(text: string): Promise<string> {
  const socket = connect(Number(new URL(running.account.baseUrl).port), '127.0.0.1')
  let got = ''
  socket.on('data', part => {
    got += part
  })
  socket.write(text)
  await once(socket, 'close')
  return got
}

describe('over HTTP', () => {
  test('gives a token and with it every predefined transcript', async () => {
    for (const { tin, transcripts } of running.account.testTaxpayers) {
      for (const transcript of transcripts) {
        const response = await post(detailPath, { companyId: running.account.companyId, tin, ...transcript })
        expect(response.status).toBe(200)
        expect(await response.json()).toMatchObject({ TYPE: transcript.transcriptType, LAST4: tin.slice(-4) })
      }
    }
  })

  test('is on the loopback interface only', async () => {
    expect(running.account.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:[0-9]+$/)
    const outside = Object.values(networkInterfaces())
      .flatMap(each => each ?? [])
      .find(each => each.family === 'IPv4' && !each.internal)
    if (outside === undefined) return
    const socket = connect(Number(new URL(running.account.baseUrl).port), outside.address)
    await expect(once(socket, 'connect')).rejects.toThrow('ECONNREFUSED')
  })

  test.each([
    ['GET / HTTP/1.1', 404],
    [`GET ${detailPath} HTTP/1.1`, 405],
    [`HEAD ${detailPath} HTTP/1.1`, 405],
    [`OPTIONS * HTTP/1.1`, 404],
    [`GET http://elsewhere.invalid${detailPath} HTTP/1.1`, 421],
    [`GET http://localhost:1${detailPath} HTTP/1.1`, 405],
    [`GET //elsewhere.invalid/ HTTP/1.1`, 404],
    [`TRACE ${detailPath} HTTP/1.1`, 400],
  ])('answers the line %s with %i', async (line, status) => {
    expect(await raw(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
      new RegExp(`^HTTP/1.1 ${status} `),
    )
  })

  test('refuses a body above the limit, and the connection stays usable', async () => {
    const body = JSON.stringify({ ...order, more: 'x'.repeat(3_000_000) })
    const head = (length: number, last: boolean): string =>
      `POST ${detailPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nEuid: sandbox-company\r\nAuthorization: ${token}\r\nContent-Length: ${length}\r\n${last ? 'Connection: close\r\n' : ''}\r\n`
    const token = await granted()
    const small = JSON.stringify(order)
    const got = await raw(`${head(body.length, false)}${body}${head(small.length, true)}${small}`)
    expect(got.match(/HTTP\/1\.1 [0-9]+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  })

  test('takes a body in chunks', async () => {
    const token = await granted()
    const body = JSON.stringify(order)
    const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    const got = await raw(
      `POST ${detailPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nEuid: sandbox-company\r\nAuthorization: ${token}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunks}`,
    )
    expect(got).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('refuses euid given twice', async () => {
    const token = await granted()
    const got = await raw(
      `POST ${detailPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nEuid: sandbox-company\r\nEuid: x\r\nAuthorization: ${token}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    )
    expect(got).toMatch(/^HTTP\/1\.1 403 /)
  })
})

describe('a fault over HTTP', () => {
  test('reset-mid-body: the status and some of the body come, then the connection is reset', async () => {
    const response = await post(detailPath, order, { 'sandbox-fault': 'reset-mid-body; times=always' })
    expect(response.status).toBe(200)
    const reader = response.body?.getReader()
    let length = 0
    const reading = async (): Promise<void> => {
      for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
        length += part.value.length
    }
    await expect(reading()).rejects.toThrow('terminated')
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThan(Number(response.headers.get('content-length')))
  })

  test('rate-limited: 429 with Retry-After, then fine', async () => {
    const first = await post(detailPath, order, { 'sandbox-fault': 'rate-limited; retry-after=3' })
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '3'])
    expect((await post(detailPath, order, { 'sandbox-fault': 'rate-limited; retry-after=3' })).status).toBe(
      200,
    )
  })

  test('server-error: 500, then fine', async () => {
    const tin = '902004321'
    expect((await post(detailPath, { ...order, tin })).status).toBe(500)
    expect((await post(detailPath, { ...order, tin })).status).toBe(200)
  })

  test('slow: nothing comes for the time asked for', async () => {
    const begun = performance.now()
    const response = await post(detailPath, order, { 'sandbox-fault': 'slow; ms=150' })
    expect(performance.now() - begun).toBeGreaterThan(140)
    expect(await response.json()).toMatchObject({ TYPE: 'ACTR' })
  })

  test('slow: a client that leaves is let go', async () => {
    await expect(
      post(detailPath, order, { 'sandbox-fault': 'slow; ms=600000' }, AbortSignal.timeout(100)),
    ).rejects.toThrow(/timeout/)
  })

  test('slow-body: the whole body comes in the end', async () => {
    const response = await post(detailPath, order, { 'sandbox-fault': 'slow-body; ms=100' })
    expect(await response.json()).toMatchObject({ TYPE: 'ACTR', PERIOD: '202112' })
  })

  test('html-body, duplicate-keys, truncated-json: as in the process', async () => {
    const texts: string[] = []
    for (const name of ['html-body', 'duplicate-keys', 'truncated-json'])
      texts.push(await (await post(detailPath, order, { 'sandbox-fault': name })).text())
    expect(texts[0]).toMatch(/^<!doctype html>/)
    expect(texts[1]?.match(/"TITLE"/g)).toHaveLength(2)
    expect(() => JSON.parse(texts[2] ?? '')).toThrow(SyntaxError)
  })

  test('expired-token: 401, and the token stays dead', async () => {
    const authorization = await granted()
    const statuses = [
      (await post(detailPath, order, { authorization, 'sandbox-fault': 'expired-token' })).status,
      (await post(detailPath, order, { authorization })).status,
      (await post(detailPath, order)).status,
    ]
    expect(statuses).toEqual([401, 401, 200])
  })
})

/** One request by Node's own HTTPS client. */
function secureCall(
  url: string,
  options: {
    readonly ca?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body: string
  },
): Promise<{ readonly status: number; readonly text: string }> {
  const { ca, headers, body } = options
  return new Promise((resolve, reject) => {
    const outgoing = httpsRequest(
      url,
      { method: 'POST', agent: false, headers: { ...headers }, ...(ca === undefined ? {} : { ca }) },
      incoming => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', part => {
          text += part
        })
        incoming.on('error', reject)
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

describe('over HTTPS', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams(credentials).toString()

  test.each(['127.0.0.1', 'localhost'])(
    'a client that trusts exactly its certificate connects to %s',
    async host => {
      const url = new URL(`${running.https?.authUrl}/token`)
      url.hostname = host
      const { status, text } = await secureCall(url.href, {
        ca: running.https?.certificate ?? '',
        headers: form,
        body,
      })
      expect(status).toBe(200)
      const authorization = String(JSON.parse(text).access_token)
      const answer = await secureCall(`${running.https?.baseUrl}${detailPath}`, {
        ca: running.https?.certificate ?? '',
        headers: { authorization, euid: order.companyId, 'content-type': 'application/json' },
        body: JSON.stringify(order),
      })
      expect(JSON.parse(answer.text)).toMatchObject({ TYPE: 'ACTR', LAST4: '4321' })
    },
  )

  test('a client that trusts another certificate, or the usual ones, does not connect', async () => {
    const url = `${running.https?.authUrl}/token`
    await expect(secureCall(url, { body })).rejects.toThrow(/self-signed certificate/)
    const other = createCertificate(Date.now()).certificate
    await expect(secureCall(url, { ca: other, body })).rejects.toThrow(/self-signed certificate|signature/)
  })

  test('a body is reset in the middle too', async () => {
    const token = await granted()
    await expect(
      secureCall(`${running.https?.baseUrl}${detailPath}`, {
        ca: running.https?.certificate ?? '',
        headers: {
          authorization: token,
          euid: order.companyId,
          'content-type': 'application/json',
          'sandbox-fault': 'reset-mid-body; times=always',
        },
        body: JSON.stringify(order),
      }),
    ).rejects.toThrow(/aborted|ECONNRESET|socket hang up/)
  })
})

describe('a callback over HTTPS', () => {
  test('arrives at the receiver, also for an endpoint written with http:', async () => {
    const got: { readonly url: string; readonly type: string; readonly text: string }[] = []
    const receiver = createServer(
      { cert: receiverCertificate.certificate, key: receiverCertificate.privateKey },
      (incoming, outgoing) => {
        let text = ''
        incoming.on('data', part => {
          text += part
        })
        incoming.on('end', () => {
          got.push({ url: incoming.url ?? '', type: incoming.headers['content-type'] ?? '', text })
          outgoing.writeHead(204).end()
        })
      },
    )
    await once(receiver.listen(0, '127.0.0.1'), 'listening')
    const { port } = receiver.address() as AddressInfo
    for (const scheme of ['https', 'http'])
      expect(
        (
          await post('/v2/request', {
            ...order,
            callbackUrl: `${scheme}://127.0.0.1:${port}/hook?a=${scheme}`,
          })
        ).status,
      ).toBe(200)
    await running.sandbox.idle()
    receiver.close()
    expect(got.map(each => each.url).sort()).toEqual(['/hook?a=http', '/hook?a=https'])
    for (const each of got) {
      expect(each.type).toBe('application/json')
      expect(JSON.parse(each.text)).toMatchObject({ tin: order.tin })
    }
    expect(running.sandbox.callbacks.slice(-2).map(each => each.status)).toEqual([204, 204])
  })

  test('to nobody fails without harm', async () => {
    await post('/v2/taxpayers', { ...order, callbackUrl: 'https://127.0.0.1:1/' })
    await running.sandbox.idle()
    expect(events.at(-1)).toEqual({ kind: 'callback', outcome: 'failed', status: null })
  })
})

describe('the server', () => {
  test('takes the port it is reported, and rejects where it is taken', async () => {
    const port = Number(new URL(running.account.baseUrl).port)
    await expect(startSandbox({ port })).rejects.toThrow(/EADDRINUSE/)
    await expect(startSandbox({ httpsPort: port })).rejects.toThrow(/EADDRINUSE/)
  })

  test('frees its port at once, whatever is under way', async () => {
    const other = await startSandbox()
    const waiting = fetch(`${other.account.authUrl}/token`, {
      method: 'POST',
      headers: { 'sandbox-fault': 'slow; ms=600000' },
      body: new URLSearchParams(credentials),
    })
    const failed = expect(waiting).rejects.toThrow('fetch failed')
    await new Promise(resolve => setTimeout(resolve, 50))
    await other.close()
    await failed
    const again = await startSandbox({ port: Number(new URL(other.account.baseUrl).port) })
    await again.close()
  })

  test('answers with 500, and tells nothing, where an option of yours throws', async () => {
    const other = await startSandbox({
      callbackBody: () => {
        throw new Error('CANARY')
      },
    })
    const response = await fetch(`${other.account.authUrl}/token`, {
      method: 'POST',
      body: new URLSearchParams(credentials),
    })
    const authorization = String(Object(await response.json()).access_token)
    const failed = await fetch(`${other.account.baseUrl}/v2/request`, {
      method: 'POST',
      headers: { authorization, euid: order.companyId, 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, callbackUrl: 'https://localhost:1/' }),
    })
    await other.close()
    expect(failed.status).toBe(500)
    expect(await failed.json()).toEqual({ error: 'sandbox-fault', message: 'The sandbox has failed' })
  })
})
