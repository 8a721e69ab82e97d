/**
 * Calls by web pages of another origin than the sandbox's, which browsers only let through where the answer says so. The
 * interface shows nothing of it. Source: the Fetch standard, "CORS protocol" (read 2026-11-20).
 */
import { isLoopbackHost } from '../../text/loopback-host.ts'
import type { Answer } from './answer.ts'

/** Request headers that a page may send besides those that need no leave. */
const allowedHeaders = ['Authorization', 'Content-Type', 'euid', 'Sandbox-Fault']

/** Response headers that a page may read besides those that need no leave. */
const exposedHeaders = ['Retry-After', 'Sandbox-Choice', 'Sandbox-Fault', 'WWW-Authenticate']

/** How long a browser may remember a preflight, in seconds. */
const remembered = 600

/** Whether a request is a browser's question whether a page may make the call. */
export function isPreflight(request: Request): boolean {
  const { headers } = request
  return request.method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method')
}

/** The answer to a preflight. Whether it lets the page through is up to `forPages`. */
export function preflightAnswer(): Answer {
  const headers = {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': allowedHeaders.join(', '),
    'Access-Control-Max-Age': String(remembered),
  }
  return { delay: 0, status: 204, headers, body: [], choices: [] }
}

/** The same answer; where a page of this machine asked, with leave for it to read it. */
export function forPages(answer: Answer, request: Request): Answer {
  const origin = request.headers.get('origin')
  if (origin === null) return answer
  const isAllowed = isOfThisMachine(origin)
  const leave = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': exposedHeaders.join(', '),
  }
  return {
    ...answer,
    headers: { ...answer.headers, ...(isAllowed ? leave : {}), Vary: 'Origin' },
    choices: ['cross-origin', ...answer.choices],
  }
}

/** A page from the internet could otherwise have callbacks sent from this machine to wherever it likes. */
function isOfThisMachine(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, origin: plain } = new URL(origin)
  return plain === origin && ['http:', 'https:'].includes(protocol) && isLoopbackHost(hostname)
}
