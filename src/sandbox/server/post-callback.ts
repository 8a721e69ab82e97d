/** Posts a callback over HTTPS. Follows no redirect and reads no body: only the status matters. */
import { request as httpsRequest } from 'node:https'
import { rootCertificates } from 'node:tls'

const patience = 10_000

/** A function that sends a request; `certificates` (PEM) are trusted besides the usual ones. */
export function callbackPoster(certificates: readonly string[]): (request: Request) => Promise<Response> {
  return async request => {
    const body = Buffer.from(await request.arrayBuffer())
    return await new Promise<Response>((resolve, reject) => {
      const outgoing = httpsRequest(
        request.url,
        {
          method: request.method,
          headers: { ...Object.fromEntries(request.headers), 'content-length': body.length },
          signal: request.signal,
          timeout: patience,
          agent: false,
          ...(certificates.length === 0 ? {} : { ca: [...rootCertificates, ...certificates] }),
        },
        incoming => {
          incoming.resume()
          resolve(new Response(null, { status: incoming.statusCode ?? 502 }))
        },
      )
      outgoing.once('timeout', () => outgoing.destroy(new Error('The receiver does not answer')))
      outgoing.once('error', reject)
      outgoing.end(body)
    })
  }
}
