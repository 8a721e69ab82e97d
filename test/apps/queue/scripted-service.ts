/**
 * The sandbox behind a port, with canaries in every tax id and every value of an answer, a fault of its own for each request, and
 * a record of what came when.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandbox } from '../../../src/sandbox/create-sandbox.ts'
import type { ServiceClientOptions, TranscriptRequest } from '../../../src/service-index.ts'

/** What the service does with a request; where it says "once", the next time it is answered. */
export type Script =
  | 'answered'
  | '429 once'
  | '500 once'
  | '500 always'
  | 'slow once'
  | 'refused 403'
  | 'refused 400'

export interface Arrival {
  readonly index: number
  /** Milliseconds of a steady clock. */
  readonly at: number
  readonly status: number
}

export interface ScriptedService {
  readonly options: ServiceClientOptions
  readonly arrivals: readonly Arrival[]
  readonly close: () => Promise<void>
}

/** No real tax id begins with 9177 and is followed by zeros. */
const firstTin = 917_700_000
export const tinOf = (index: number): string => String(firstTin + index)
export const valueCanary = 'CANARY-IN-A-VALUE'

/** A request whose tax id is a canary. */
export function requestOf(index: number): TranscriptRequest {
  return { tin: tinOf(index), transcriptType: 'ACTR', transcriptForm: '1040', transcriptPeriod: '202112' }
}

/** What a worker in a process of its own is told. */
export interface WorkerOrder {
  readonly connection: string
  readonly name: string
  readonly folder: string
  readonly service: ServiceClientOptions
  readonly rate: { readonly requests: number; readonly perMs: number }
}

export const idOf = (index: number): string => `r-${index}`
export const indexOf = (id: string): number => Number(id.replace('r-', ''))

/** Of each hundred requests one has no consent, and one an old one. */
export function consentUntil(id: string): number | null {
  const place = indexOf(id) % 100
  return place === 98 ? null : place === 99 ? 1 : Number.POSITIVE_INFINITY
}

/** `retryAfter` is in seconds, as the service sends it with 429. */
export async function scriptedService(
  scriptOf: (index: number) => Script,
  { retryAfter = 1, slowMs = 60_000 } = {},
): Promise<ScriptedService> {
  const sandbox = createSandbox({})
  const { account } = sandbox
  const arrivals: Arrival[] = []
  const seen = new Map<number, number>()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const at = performance.now()
    const text = await bodyOf(request)
    const path = request.url ?? '/'
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const pass = async (body: string, fault?: string): Promise<Response> => {
      if (fault !== undefined) headers.set('sandbox-fault', fault)
      headers.delete('content-length')
      return await sandbox.fetch(`${new URL(account.baseUrl).origin}${path}`, {
        method: 'POST',
        headers,
        body,
      })
    }
    if (!path.endsWith(account.transcriptDetailPath)) return await sent(await pass(text), response)
    const asked: { tin: string } & Record<string, unknown> = JSON.parse(text)
    const index = Number(asked.tin) - firstTin
    const time = (seen.get(index) ?? 0) + 1
    seen.set(index, time)
    const script = scriptOf(index)
    const body = (more: object): string => JSON.stringify({ ...asked, tin: '987654321', ...more })
    const once = time === 1
    const of = async (): Promise<Response> => {
      if (script === '429 once' && once)
        return await pass(body({}), `rate-limited; retry-after=${retryAfter}; times=always`)
      if (script === '500 always' || (script === '500 once' && once))
        return await pass(body({}), 'server-error; times=always')
      if (script === 'refused 403') return await pass(body({ companyId: 'another' }))
      if (script === 'refused 400') return await pass(body({ transcriptType: 'NONE' }))
      return await pass(body({}))
    }
    if (script === 'slow once' && once) {
      arrivals.push({ index, at, status: 0 })
      setTimeout(() => response.destroy(), slowMs).unref()
      return
    }
    const given = await of()
    arrivals.push({ index, at, status: given.status })
    await sent(given, response)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens has an address of this kind.
  const { port } = server.address() as AddressInfo
  const here = (url: string): string => `http://127.0.0.1:${port}${new URL(url).pathname}`.replace(/\/$/, '')
  return {
    options: {
      authUrl: here(account.authUrl),
      baseUrl: here(account.baseUrl),
      transcriptDetailPath: account.transcriptDetailPath,
      clientId: account.clientId,
      clientSecret: account.clientSecret,
      scope: account.scope,
      companyId: account.companyId,
    },
    arrivals,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** The answer, of a transcript every value with a canary in front. */
async function sent(answer: Response, response: ServerResponse): Promise<void> {
  const text = await answer.text()
  const body = answer.status === 200 && !text.includes('access_token') ? withCanaries(text) : text
  const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers)
  response.writeHead(answer.status, headers).end(body)
}

/** Values only: TYPE, FORM and PERIOD stay, so that it is still the transcript that was asked for. */
function withCanaries(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
    typeof value === 'string' && !['TYPE', 'FORM', 'PERIOD'].includes(key)
      ? `${valueCanary} ${value}`
      : value,
  )
}

/** The most arrivals within any stretch of so many milliseconds. */
export function mostWithin(perMs: number, arrivals: readonly Arrival[]): number {
  const times = arrivals.map(({ at }) => at).sort((one, other) => one - other)
  let [most, first] = [0, 0]
  for (const [last, time] of times.entries()) {
    while (time - (times[first] ?? time) >= perMs) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}
