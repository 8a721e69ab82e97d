/** Puts a function from Request to Response behind a server of Node. Knows no call of the sandbox. */
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface ListenerOptions {
  /** Scheme, host and port for the address of requests. */
  readonly origin: () => string
  /** Bytes; of a longer body one byte more than this is read, for the handler to see that it is too long. */
  readonly maxBodyBytes: number
  /** An answer for a call that is not looked at any further, by its head alone. */
  readonly refuse: (incoming: IncomingMessage) => Promise<Response> | undefined
  readonly handle: (request: Request) => Promise<Response>
}

/** A listener for the event "request". */
export function nodeListener(
  options: ListenerOptions,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    answer(incoming, outgoing, options).catch(() => reset(incoming))
  }
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: ListenerOptions,
): Promise<void> {
  const leaving = new AbortController()
  outgoing.once('close', () => leaving.abort())
  const response =
    (await options.refuse(incoming)?.catch(ourFault)) ?? (await handled(incoming, options, leaving.signal))
  if (leaving.signal.aborted) return
  // The rest of a body that is too long is taken and dropped, so that the client comes to read the answer.
  incoming.resume()
  outgoing.writeHead(response.status, [...response.headers].flat())
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    if (!outgoing.write(part.value)) await drained(outgoing)
  }
  outgoing.end()
}

async function handled(
  incoming: IncomingMessage,
  { maxBodyBytes, origin, handle }: ListenerOptions,
  signal: AbortSignal,
): Promise<Response> {
  const body = await readBody(incoming, maxBodyBytes)
  const request = asRequest(incoming, body, origin(), signal)
  return request === null ? new Response(null, { status: 400 }) : await handle(request).catch(ourFault)
}

function ourFault(): Response {
  return Response.json({ error: 'sandbox-fault', message: 'The sandbox has failed' }, { status: 500 })
}

/** The body; of a long one only the beginning. */
function readBody(incoming: IncomingMessage, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let length = 0
    const done = (): void => resolve(Buffer.concat(parts).subarray(0, most + 1))
    incoming.on('data', (part: Buffer) => {
      if (length > most) return
      parts.push(part)
      length += part.length
      if (length > most) done()
    })
    incoming.once('end', done)
    incoming.once('error', reject)
  })
}

/** The request as the web knows it; null where it has no such form, as with the method TRACE. */
function asRequest(
  incoming: IncomingMessage,
  body: Buffer,
  origin: string,
  signal: AbortSignal,
): Request | null {
  const { method = 'GET', url = '/', rawHeaders } = incoming
  try {
    const headers = new Headers()
    for (let at = 0; at + 1 < rawHeaders.length; at += 2)
      headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
    const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0
    return new Request(url.startsWith('/') ? `${origin}${url}` : new URL(url, origin), {
      method,
      headers,
      signal,
      ...(hasBody ? { body: Uint8Array.from(body) } : {}),
    })
  } catch {
    return null
  }
}

/** Cuts the connection in a way that the other side cannot take for an end. */
function reset(incoming: IncomingMessage): void {
  const { socket } = incoming
  // Only a plain connection can be reset; one with TLS is closed without its farewell.
  if ('encrypted' in socket) socket.destroy()
  else socket.resetAndDestroy()
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.once('drain', resolve)
    outgoing.once('close', () => reject(new TypeError('the reader has left')))
  })
}
