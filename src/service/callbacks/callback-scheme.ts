/** Whether a callback came by HTTPS, and where it belongs if not. */

/** Whether it came by HTTPS; behind a proxy by what the proxy nearest to here says, which is the last of several values. */
export function isHttps(request: Request, behindProxy: boolean): boolean {
  const said = behindProxy ? request.headers.get('x-forwarded-proto') : null
  if (said !== null) return said.split(',').at(-1)?.trim().toLowerCase() === 'https'
  return new URL(request.url).protocol === 'https:'
}

/** The same address by HTTPS at `origin`, or at the host of the request, on the usual port. */
export function secureAddress(address: string, origin: string | undefined): string {
  const url = new URL(address)
  return `${origin ?? `https://${url.hostname}`}${url.pathname}${url.search}`
}
