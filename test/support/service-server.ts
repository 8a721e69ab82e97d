/** A real HTTP server on this machine that answers token and transcript-detail calls as a test scripts it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { canaries } from './canaries.ts'

/** A request as it came in. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What a script does with a request; `count` is its number among those of its kind, from 1. */
export type Script = (response: ServerResponse, received: Received, count: number) => unknown

/** The server, with what it was sent since the test began. */
export interface ServiceServer {
  readonly url: string
  readonly tokens: Received[]
  readonly details: Received[]
  onToken: Script
  onDetail: Script
  /** The most detail requests that were open at once. */
  mostOpen: number
}

/** Answers with JSON. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** A token response as the interface shows it. */
export function issue(value: string = canaries.token, expiresIn: unknown = 3600): Script {
  return response =>
    json(
      response,
      200,
      { access_token: value, token_type: 'bearer', expires_in: expiresIn },
      { 'cache-control': 'no-store', pragma: 'no-cache' },
    )
}

/** An account transcript that holds a canary. */
export const transcript = {
  TYPE: 'ACTR',
  SECTION_HEADER: { TITLE: 'Account Transcript', NAME: canaries.response },
  SECTION_BALANCE: { 'ACCOUNT BALANCE': '-$1,234.50' },
  LAST4: '0321',
  FORM: '1040',
  PERIOD: '202112',
}

const plainDetail: Script = response => json(response, 200, transcript)

/** Starts a server for the tests of a file; scripts and records start over with each test. */
export function serviceServer(): ServiceServer {
  const state: { url: string } & Omit<ServiceServer, 'url'> = {
    url: '',
    tokens: [],
    details: [],
    onToken: issue(),
    onDetail: plainDetail,
    mostOpen: 0,
  }
  let open = 0
  const server = createServer(async (request, response) => {
    // A connection that outlived its test would be found closed by the next one, which would then see a retry.
    response.shouldKeepAlive = false
    const received = await read(request).catch(() => undefined)
    if (received === undefined) return
    if (received.url === '/auth/token') {
      state.tokens.push(received)
      await state.onToken(response, received, state.tokens.length)
      return
    }
    state.details.push(received)
    state.mostOpen = Math.max(state.mostOpen, ++open)
    response.once('close', () => {
      open = Math.max(0, open - 1)
    })
    await state.onDetail(response, received, state.details.length)
  })
  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    open = 0
    state.tokens.length = 0
    state.details.length = 0
    state.mostOpen = 0
    state.onToken = issue()
    state.onDetail = plainDetail
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return state
}

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  return {
    method: request.method ?? '',
    url: request.url ?? '',
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
  }
}
