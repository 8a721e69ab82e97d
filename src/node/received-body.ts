/**
 * What is left of a body by the time a listener sees the request. A body parser that ran before has read the stream and left
 * bytes, text or a parsed value on the request: Express and Next.js on Node's own one, Fastify on the one around it.
 */
import type { IncomingMessage } from 'node:http'

/** What is left of the body of a request, a body parser having run or not. */
export type ReceivedBody =
  /** Nobody has read it. */
  | { readonly kind: 'unread' }
  /** As it came; or, where it is rewritten, JSON that says the same. */
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer>; readonly isRewritten: boolean }
  /** Somebody has read it and left nothing of it. */
  | { readonly kind: 'spent' }

/** The body of `incoming`; `holder` is what the host hands to its routes, where that is another object. */
export function receivedBody(incoming: IncomingMessage, holder: object = incoming): ReceivedBody {
  const raw = asItCame(Reflect.get(holder, 'rawBody'))
  if (raw !== undefined) return raw
  // An empty object beside an unread stream is what some parsers leave of a body that is not theirs.
  if (!incoming.readableDidRead && !incoming.readableEnded) return { kind: 'unread' }
  const body: unknown = Reflect.get(holder, 'body')
  return asItCame(body) ?? writtenAnew(body)
}

function asItCame(body: unknown): ReceivedBody | undefined {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return undefined
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : Uint8Array.from(body)
  return { kind: 'bytes', bytes, isRewritten: false }
}

function writtenAnew(body: unknown): ReceivedBody {
  try {
    const text: string | undefined = JSON.stringify(body)
    if (text !== undefined) return { kind: 'bytes', bytes: new TextEncoder().encode(text), isRewritten: true }
  } catch {
    // Whatever a parser of the host's own makes, such as a circle.
  }
  return { kind: 'spent' }
}
