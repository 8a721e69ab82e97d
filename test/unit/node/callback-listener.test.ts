/** A web-standard handler behind Node's own server: real sockets, plain and encrypted. */
import { createServer, request as plainRequest } from 'node:http'
import { createServer as createSecureServer, request as secureRequest } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { callbackListener, type WebHandler } from '../../../src/node/callback-listener.ts'
import { createCertificate } from '../../../src/sandbox/server/create-certificate.ts'
import { createCallbackHandler } from '../../../src/service-index.ts'

const open: { close: () => unknown; closeAllConnections: () => void }[] = []

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(handler: WebHandler): Promise<number> {
  const server = createServer(callbackListener(handler))
  open.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

describe('a listener', () => {
  test('gives the handler the request as it came, and the sender the answer', async () => {
    const seen: unknown[] = []
    const port = await listening(async request => {
      const { method, url, headers } = request
      seen.push(method, url, headers.get('x-one'), await request.text())
      return new Response('{"a":1}', {
        status: 202,
        headers: { 'x-two': 'b', 'content-type': 'application/json' },
      })
    })
    const response = await fetch(`http://127.0.0.1:${port}/a/b?c=d`, {
      method: 'POST',
      headers: { 'x-one': 'a' },
      body: 'Zoë',
    })
    expect(seen).toEqual(['POST', `http://127.0.0.1:${port}/a/b?c=d`, 'a', 'Zoë'])
    expect([response.status, response.headers.get('x-two'), await response.json()]).toEqual([
      202,
      'b',
      { a: 1 },
    ])
  })

  test('tells the handler that the connection is encrypted', async () => {
    const certificate = createCertificate(Date.now())
    const handler = createCallbackHandler({ secret: 'known', onData: () => {} })
    const server = createSecureServer(
      { key: certificate.privateKey, cert: certificate.certificate },
      callbackListener(handler),
    )
    open.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const status = await new Promise((resolve, reject) =>
      secureRequest(
        {
          port: (server.address() as AddressInfo).port,
          host: '127.0.0.1',
          path: '/callbacks/known',
          method: 'POST',
          ca: certificate.certificate,
          headers: { 'content-type': 'application/json' },
        },
        response => resolve(response.statusCode),
      )
        .on('error', reject)
        .end('{}'),
    )
    expect(status).toBe(200)
  })

  test('sends plain HTTP on to HTTPS', async () => {
    const port = await listening(createCallbackHandler({ secret: 'known', onData: () => {} }))
    const response = await fetch(`http://127.0.0.1:${port}/callbacks/known`, {
      method: 'POST',
      body: '{}',
      redirect: 'manual',
    })
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      'https://127.0.0.1/callbacks/known',
    ])
  })

  test('works behind a proxy and below a route that was taken off its path', async () => {
    const handler = createCallbackHandler({ secret: 'known', behindProxy: true, onData: () => {} })
    const server = createServer((incoming, outgoing) => {
      // As Express does for a mounted route.
      const mounted = Object.assign(incoming, { originalUrl: incoming.url, url: '/' })
      callbackListener(handler)(mounted, outgoing)
    })
    open.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const response = await fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/callbacks/known`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
        body: '{}',
      },
    )
    expect(response.status).toBe(200)
  })

  test('leaves a body unread that is not wanted, and the connection too', async () => {
    const port = await listening(
      createCallbackHandler({ secret: 'known', behindProxy: true, maxBytes: 1000, onData: () => {} }),
    )
    const answer = await new Promise<string>(resolve => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      socket.on('data', data => {
        text += String(data)
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(text))
      socket.write(
        'POST /known HTTP/1.1\r\nHost: x\r\nX-Forwarded-Proto: https\r\nContent-Type: application/json\r\nContent-Length: 100000000\r\n\r\n{',
      )
    })
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer.toLowerCase()).toContain('connection: close')
  })

  test('ends the signal of the request when the sender leaves', async () => {
    let left = (): void => {}
    const gone = new Promise<void>(resolve => {
      left = resolve
    })
    const port = await listening(request => {
      request.signal.addEventListener('abort', () => left())
      return new Promise(() => {})
    })
    const sent = plainRequest({ port, host: '127.0.0.1', method: 'POST' }).on('error', () => {})
    sent.write('{')
    setTimeout(() => sent.destroy(), 20)
    await gone
  })

  test.each([
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b/c\r\n\r\n'],
    ['a host that would change the path', 'GET / HTTP/1.1\r\nHost: x/y?z\r\n\r\n'],
    ['a path that is an address', 'GET http://elsewhere.example/ HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('refuses %s before the handler sees it', async (_, head) => {
    let seen = 0
    const port = await listening(() => {
      seen++
      return new Response('x')
    })
    const answer = await new Promise<string>(resolve => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.once('data', data => {
        resolve(String(data))
        socket.destroy()
      })
      socket.write(head)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(seen).toBe(0)
  })

  test('answers 500 where the handler rejects', async () => {
    const port = await listening(() => Promise.reject(new Error('a bug')))
    const response = await fetch(`http://127.0.0.1:${port}/`)
    expect([response.status, await response.text()]).toEqual([500, ''])
  })
})
