/**
 * Node's requests and responses as the web's, and back. The one adapter there is: the callback listener and the sandbox's server
 * both stand on it, and it knows neither.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/**
 * The request as the web knows it, its body the stream of `incoming` or the bytes that were read of it; `undefined` where the web
 * has no such request, as with the method TRACE.
 */
export function webRequest(
  incoming: IncomingMessage,
  address: URL,
  body: Uint8Array<ArrayBuffer> | 'unread',
  outgoing: ServerResponse,
): Request | undefined {
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0
  try {
    const head = { method, headers: headersOf(incoming) }
    if (!hasBody) return withSignal(new Request(address, head), outgoing)
    if (body !== 'unread') return withSignal(new Request(address, { ...head, body }), outgoing)
    // Node.js gives the stream of the web its own type, without saying that a message of HTTP is made of bytes.
    const stream = Readable.toWeb(incoming) as ReadableStream<Uint8Array>
    // The types of browsers, which this room is read with too, do not know that a stream is sent while it is read.
    const streamed: RequestInit & { duplex: 'half' } = { ...head, body: stream, duplex: 'half' }
    return withSignal(new Request(address, streamed), outgoing)
  } catch {
    return undefined
  }
}

/**
 * The same request with a signal that is aborted when the connection ends before the answer is out. It is made when somebody asks
 * for it: few do, and it costs as much as a fifth of the rest of a small call.
 */
function withSignal(request: Request, outgoing: ServerResponse): Request {
  let signal: AbortSignal | undefined
  return Object.defineProperty(request, 'signal', {
    get: () => {
      signal ??= signalOf(outgoing)
      return signal
    },
  })
}

function signalOf(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController()
  const end = (): void => {
    // An abort makes an error with its stack, which nobody needs behind an answer.
    if (!outgoing.writableFinished) gone.abort()
  }
  if (outgoing.destroyed) end()
  else outgoing.once('close', end)
  return gone.signal
}

/** Sends the response as it comes. Rejects where its body breaks off, and where the one who asked has left. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) outgoing.setHeader(name, value)
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    if (!outgoing.write(part.value)) await drained(outgoing)
  }
  outgoing.end()
}

function headersOf({ rawHeaders, headers }: IncomingMessage): Headers {
  const all = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) append(all, rawHeaders[at], rawHeaders[at + 1])
  // An adaptor that makes up a request, as for Lambda, has no lines that came over a wire.
  if (rawHeaders.length === 0)
    for (const [name, value] of Object.entries(headers))
      for (const each of [value].flat()) append(all, name, each)
  return all
}

function append(all: Headers, name = '', value = ''): void {
  // HTTP/2 has method and path among its headers, under names that no header can have.
  if (!name.startsWith(':')) all.append(name, value)
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.once('drain', resolve)
    outgoing.once('close', () => reject(new TypeError('the reader has left')))
  })
}
