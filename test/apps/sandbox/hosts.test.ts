/** Whom the sandbox answers and where it sends callbacks: nothing for a page from elsewhere that calls itself by another name. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { connect as connectSecurely } from 'node:tls'
import { describe, expect, test } from 'vitest'
import {
  type RunningSandbox,
  type ServerOptions,
  startSandbox,
} from '../../../src/sandbox/server/start-sandbox.ts'
import type { SandboxEvent } from '../../../src/sandbox/settings/event.ts'
import { credentials, order } from '../../support/sandbox.ts'

const portOf = (address: string): number => Number(new URL(address).port)

/** Runs `during` on a sandbox that is closed behind it. */
async function on<T>(options: ServerOptions, during: (running: RunningSandbox) => Promise<T>): Promise<T> {
  const running = await startSandbox(options)
  try {
    return await during(running)
  } finally {
    await running.close()
  }
}

/** Sends a head with lines of its own and gives the answer. */
async function sent(running: RunningSandbox, head: readonly string[], at = '127.0.0.1'): Promise<string> {
  const socket = connect(portOf(running.account.baseUrl), at)
  let got = ''
  socket.on('data', part => {
    got += part
  })
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await once(socket, 'close')
  return got
}

const get = (host: string): readonly string[] => ['GET /x HTTP/1.1', `Host: ${host}`, 'Connection: close']
const statusFor = async (options: ServerOptions, host: string): Promise<number> =>
  await on(options, async running => Number((await sent(running, get(host))).slice(9, 12)))

describe('a call is answered', () => {
  test.each([
    'localhost',
    'localhost:4506',
    'LocalHost:1',
    'sandbox.localhost',
    '127.0.0.1',
    '127.0.0.1:65535',
    '127.9.8.7',
    '[::1]',
    '[::1]:4506',
    '[0:0:0:0:0:0:0:1]:80',
  ])('that is for %s', async host => {
    expect(await statusFor({}, host)).toBe(404)
  })

  test('that is for a host it was started with', async () => {
    const options = { allowHosts: ['sandbox.test', '192.0.2.7', 'fd00::7'] }
    for (const host of ['sandbox.test', 'Sandbox.Test:80', '192.0.2.7:4506', '[fd00::7]', '[FD00:0::7]:1'])
      expect(await statusFor(options, host)).toBe(404)
    expect(await statusFor({ host: 'localhost' }, 'localhost')).toBe(404)
  })

  test('at the address at which it arrived, where it listens at all of them', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap(each => each ?? [])
      .find(each => each.family === 'IPv4' && !each.internal)
    await on({ host: '0.0.0.0' }, async running => {
      expect(running.account.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:/)
      expect(await sent(running, get('192.0.2.1'))).toMatch(/^HTTP\/1\.1 421 /)
      expect(await sent(running, get('0.0.0.0'))).toMatch(/^HTTP\/1\.1 421 /)
      expect(await sent(running, get('localhost'))).toMatch(/^HTTP\/1\.1 404 /)
      if (outside === undefined) return
      expect(await sent(running, get(`${outside.address}:1`), outside.address)).toMatch(/^HTTP\/1\.1 404 /)
      expect(await sent(running, get('evil.example'), outside.address)).toMatch(/^HTTP\/1\.1 421 /)
    })
  })
})

describe('a call is refused', () => {
  test.each([
    'evil.example',
    'evil.example:4506',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '127.0.0.1:4506.evil.example',
    'localhost:4506@evil.example',
    'evil.example/localhost',
    'evil.example#.localhost',
    'localhost,evil.example',
    '192.168.0.1',
    '0.0.0.0:4506',
    '[::]',
    '[::2]:4506',
    '128.0.0.1',
    '1127.0.0.1',
    'x',
    '',
    '%6cocalhost',
    'localhost:',
    'localhost:123456',
    'sandbox.test',
  ])('that is for the host %j', async host => {
    expect(await statusFor({}, host)).toBe(421)
  })

  test('whatever it is, before anything of it is looked at, and nothing of it comes back', async () => {
    const events: SandboxEvent[] = []
    await on({ onEvent: event => events.push(event) }, async running => {
      const call = (method: string, more: readonly string[]): Promise<string> =>
        sent(running, [`${method} /token HTTP/1.1`, 'Host: canary.example', ...more])
      const answer = await call('POST', [
        'Origin: http://canary.example',
        'Content-Type: application/x-www-form-urlencoded',
        'Content-Length: 1000',
      ])
      expect(answer).toMatch(/^HTTP\/1\.1 421 Misdirected Request\r\n/)
      expect(answer).toContain('"error":"other-host"')
      expect(answer).toMatch(/^Sandbox-Choice: error-body, other-host\r$/im)
      expect(answer).not.toContain('canary')
      expect(answer.toLowerCase()).not.toContain('access-control')
      const preflight = await call('OPTIONS', [
        'Origin: http://localhost:3000',
        'Access-Control-Request-Method: POST',
      ])
      expect(preflight).toMatch(/^HTTP\/1\.1 421 /)
      expect(preflight.toLowerCase()).not.toContain('access-control')
      expect(await call('BREW', [])).toMatch(/^HTTP\/1\.1 4(?:00|21) /)
    })
    expect(events[0]).toEqual({
      kind: 'call',
      method: 'POST',
      call: 'unknown',
      status: 421,
      fault: null,
      choices: ['error-body', 'other-host'],
    })
  })

  test('by HTTPS too', async () => {
    await on({ httpsPort: 0, allowHosts: ['sandbox.test', 'fd00::7'] }, async ({ https }) => {
      const { certificate = '', baseUrl = '' } = https ?? {}
      for (const [host, status] of [
        ['evil.example', 421],
        ['sandbox.test', 404],
      ] as const) {
        const socket = connectSecurely({
          port: portOf(baseUrl),
          host: '127.0.0.1',
          ca: certificate,
          // The certificate is for the names that it was started with, too.
          servername: 'sandbox.test',
        })
        socket.end(`${get(host).join('\r\n')}\r\n\r\n`)
        const [first] = (await once(socket, 'data')) as [Buffer]
        expect(first.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
        socket.destroy()
      }
    })
  })
})

describe('a callback', () => {
  const refusal = async (options: ServerOptions, callbackUrl: string): Promise<unknown> =>
    await on({ deliver: async () => new Response(null, { status: 204 }), ...options }, async running => {
      const { authUrl, baseUrl } = running.account
      const body = new URLSearchParams(credentials)
      const granted: unknown = await (await fetch(`${authUrl}/token`, { method: 'POST', body })).json()
      const response = await fetch(`${baseUrl}/v2/request`, {
        method: 'POST',
        headers: {
          authorization: String(Object(granted).access_token),
          euid: order.companyId,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ ...order, callbackUrl }),
      })
      await running.sandbox.idle()
      const answer: unknown = await response.json()
      expect(running.sandbox.callbacks).toHaveLength(response.status === 200 ? 1 : 0)
      return response.status === 200 ? 'sent' : answer
    })

  test.each([
    'https://localhost:8443/hook',
    'http://localhost/hook',
    'https://hooks.localhost/',
    'https://127.0.0.1:1/',
    'https://127.1:1/',
    'https://[::1]:1/',
    'https://0x7f000001/',
  ])('goes to %s, which is this machine', async callbackUrl => {
    expect(await refusal({}, callbackUrl)).toBe('sent')
  })

  test.each([
    'https://canary.example/hook',
    'https://localhost.canary.example/',
    'https://127.0.0.1.canary.example/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://0.0.0.0/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.1/',
    'https://canary.example:443\\@localhost/',
  ])('goes to %s only when asked for', async callbackUrl => {
    expect(await refusal({}, callbackUrl)).toEqual({
      error: 'callback-host',
      message:
        'callbackUrl is an address of this machine, or of a host that the sandbox was started to send callbacks to: --callback-host',
      fields: ['callbackUrl'],
    })
    expect(await refusal({ callbackHosts: 'any' }, callbackUrl)).toBe('sent')
    expect(await refusal({ callbackHosts: [new URL(callbackUrl).hostname] }, callbackUrl)).toBe('sent')
    expect(await refusal({ callbackHosts: ['other.example'] }, callbackUrl)).toMatchObject({
      error: 'callback-host',
    })
  })
})

test.each([
  [
    { allowHosts: ['sandbox.test:80'] },
    '"allowHosts" is a list with a text in it where a list of names or addresses',
  ],
  [{ allowHosts: ['*'] }, '"allowHosts" is a list with a text in it where a list of names or addresses'],
  [
    { allowHosts: [''] },
    '"allowHosts" is a list with an empty text in it where a list of names or addresses',
  ],
  [
    { callbackHosts: ['https://a.test'] },
    '"callbackHosts" is a list with a text in it where "any" or a list of names or addresses',
  ],
])('hosts that are none are refused: %j', async (options, message) => {
  await expect(startSandbox(options)).rejects.toThrow(`${message}, without a port, is expected`)
})
