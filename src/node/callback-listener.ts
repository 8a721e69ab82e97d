/**
 * A web-standard handler as a listener of Node's http and https servers and of what is built on them: Express, Fastify, the pages
 * of Next.js, adaptors of Lambda. A body parser may have run before.
 */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { unreachable } from '../diagnostics/unreachable.ts'
import { markRewritten } from '../service/callbacks/rewritten-body.ts'
import { mustBeFunction } from '../service/check-options.ts'
import { receivedBody } from './received-body.ts'
import { sendResponse, webRequest } from './web-adapter.ts'

/**
 * A function from a web-standard request to a web-standard response.
 * @example
 * const handler: WebHandler = request => Response.json({ method: request.method })
 * const listener = callbackListener(handler)
 */
export type WebHandler = (request: Request) => Promise<Response> | Response

/**
 * The request of a host that has its own around Node's, as Fastify has.
 * @example
 * const ofFastify = (request: WrappedRequest): string | undefined => request.raw.url
 */
export interface WrappedRequest {
  readonly raw: IncomingMessage
}

/**
 * The reply that goes with it.
 * @example
 * const end = (reply: WrappedReply): void => {
 *   reply.hijack()
 *   reply.raw.end()
 * }
 */
export interface WrappedReply {
  readonly raw: ServerResponse
  /** Tells the host that it need not answer. */
  readonly hijack: () => unknown
}

/**
 * Resolves when the answer is out; never rejects.
 * @example
 * const listener: CallbackListener = callbackListener(() => new Response())
 */
export type CallbackListener = (
  incoming: IncomingMessage | WrappedRequest,
  outgoing: ServerResponse | WrappedReply,
) => Promise<void>

/**
 * A listener for `createServer`, or a route. @throws ConfigurationError for a handler that is no function
 * @example
 * import { createServer } from 'node:http'
 * const server = createServer(callbackListener(() => new Response('taken')))
 * server.listening // => false
 */
export function callbackListener(handler: WebHandler): CallbackListener {
  mustBeFunction('the handler of callbackListener', handler)
  return async (given, reply) => {
    const incoming = 'raw' in given ? given.raw : given
    const outgoing = 'raw' in reply ? reply.raw : reply
    if ('hijack' in reply) reply.hijack()
    try {
      await answered(handler, incoming, given, outgoing)
    } catch {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500).end()
    }
  }
}

async function answered(
  handler: WebHandler,
  incoming: IncomingMessage,
  holder: object,
  outgoing: ServerResponse,
): Promise<void> {
  const request = await requestOf(incoming, holder, outgoing)
  const response = request === undefined ? new Response(null, { status: 400 }) : await handler(request)
  // What is left of a body that was not wanted would have to be read before the connection could be used again.
  if (!incoming.complete) outgoing.setHeader('connection', 'close')
  await sendResponse(response, outgoing)
}

/** The request; `undefined` where its host or path makes no address. */
async function requestOf(
  incoming: IncomingMessage,
  holder: object,
  outgoing: ServerResponse,
): Promise<Request | undefined> {
  const address = addressOf(incoming)
  if (address === undefined) return undefined
  const body = receivedBody(incoming, holder)
  switch (body.kind) {
    case 'unread':
      return webRequest(incoming, address, 'unread', outgoing)
    case 'bytes': {
      const request = webRequest(incoming, address, body.bytes, outgoing)
      return request !== undefined && body.isRewritten ? markRewritten(request) : request
    }
    case 'spent': {
      const request = webRequest(incoming, address, new TextEncoder().encode('spent'), outgoing)
      // Whoever looks at it then finds a body that has been read, which is what there is.
      await request?.arrayBuffer()
      return request
    }
    default:
      return unreachable(body)
  }
}

function addressOf(incoming: IncomingMessage): URL | undefined {
  const isEncrypted = 'encrypted' in incoming.socket && incoming.socket.encrypted === true
  // Express takes the path of a mounted route off `url` and keeps the whole in `originalUrl`.
  const path =
    'originalUrl' in incoming && typeof incoming.originalUrl === 'string'
      ? incoming.originalUrl
      : incoming.url
  const host = incoming.headers.host ?? incoming.headers[':authority'] ?? 'localhost'
  // Put together carelessly, an odd path could become another host, and an odd host another path.
  if (path?.startsWith('/') !== true || typeof host !== 'string' || !/^[A-Za-z0-9._[\]:-]+$/.test(host))
    return undefined
  const address = `${isEncrypted ? 'https' : 'http'}://${host}${path}`
  return URL.canParse(address) ? new URL(address) : undefined
}
