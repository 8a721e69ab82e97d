/** A web-standard handler as a listener of Node's http and https servers, and of what is built on them (Express, Fastify's raw routes). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/** A function from a web-standard request to a web-standard response. */
export type WebHandler = (request: Request) => Promise<Response> | Response

/** A listener for `createServer` or a route. It must get the request before anything has read its body. */
export function callbackListener(
  handler: WebHandler,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    answered(handler, incoming, outgoing).catch(() => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500).end()
    })
  }
}

async function answered(
  handler: WebHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  const request = webRequest(incoming, gone.signal)
  const response = request === undefined ? new Response(null, { status: 400 }) : await handler(request)
  const body = Buffer.from(await response.arrayBuffer())
  for (const [name, value] of response.headers) outgoing.setHeader(name, value)
  // What is left of a body that was not wanted would have to be read before the connection could be used again.
  if (!incoming.complete) outgoing.setHeader('connection', 'close')
  outgoing.statusCode = response.status
  outgoing.end(body)
}

/** The request; `undefined` where its host or path makes no address. */
function webRequest(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const isEncrypted = 'encrypted' in incoming.socket && incoming.socket.encrypted === true
  // Express takes the path of a mounted route off `url` and keeps the whole in `originalUrl`.
  const path =
    'originalUrl' in incoming && typeof incoming.originalUrl === 'string'
      ? incoming.originalUrl
      : incoming.url
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  try {
    const host = incoming.headers.host ?? incoming.headers[':authority'] ?? 'localhost'
    // Put together carelessly, an odd path could become another host, and an odd host another path.
    if (path?.startsWith('/') !== true || typeof host !== 'string' || !/^[A-Za-z0-9._[\]:-]+$/.test(host))
      return undefined
    const url = new URL(`${isEncrypted ? 'https' : 'http'}://${host}${path}`)
    const headers = headersOf(incoming)
    if (!hasBody) return new Request(url, { method, headers, signal })
    // Node.js gives the stream of the web its own type, without saying that a message of HTTP is made of bytes.
    const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>
    return new Request(url, { method, headers, signal, body, duplex: 'half' })
  } catch {
    return undefined
  }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    // HTTP/2 has method and path among its headers, under names that no header can have.
    if (!name.startsWith(':')) headers.append(name, rawHeaders[at + 1] ?? '')
  }
  return headers
}
