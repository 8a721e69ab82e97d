/** Puts a function from Request to Response behind a server of Node. Knows no call of the sandbox. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendResponse, webRequest } from '../../node/web-adapter.ts'

/** What the listener puts around the sandbox. */
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
  const response =
    (await options.refuse(incoming)?.catch(ourFault)) ?? (await handled(incoming, options, outgoing))
  if (outgoing.destroyed) return
  // The rest of a body that is too long is taken and dropped, so that the client comes to read the answer.
  incoming.resume()
  await sendResponse(response, outgoing)
}

async function handled(
  incoming: IncomingMessage,
  { maxBodyBytes, origin, handle }: ListenerOptions,
  outgoing: ServerResponse,
): Promise<Response> {
  const body = await readBody(incoming, maxBodyBytes)
  const address = addressOf(incoming, origin())
  const request = address === undefined ? undefined : webRequest(incoming, address, body, outgoing)
  return request === undefined ? new Response(null, { status: 400 }) : await handle(request).catch(ourFault)
}

function ourFault(): Response {
  return Response.json({ error: 'sandbox-fault', message: 'The sandbox has failed' }, { status: 500 })
}

/** The body; of a long one only the beginning. */
function readBody(incoming: IncomingMessage, most: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let length = 0
    const done = (): void => resolve(Uint8Array.from(Buffer.concat(parts).subarray(0, most + 1)))
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

/** A path begins with a slash, or it is a whole address, or it is none. */
function addressOf({ url = '/' }: IncomingMessage, origin: string): URL | undefined {
  const address = url.startsWith('/') ? `${origin}${url}` : url
  return URL.canParse(address, origin) ? new URL(address, origin) : undefined
}

/** Cuts the connection in a way that the other side cannot take for an end. */
function reset(incoming: IncomingMessage): void {
  const { socket } = incoming
  // Only a plain connection can be reset; one with TLS is closed without its farewell.
  if ('encrypted' in socket) socket.destroy()
  else socket.resetAndDestroy()
}
