/** Addresses of calls: a base and a path below it. No query, no fragment, no way out of the base. */

/** Whether plain HTTP is taken only from this machine to itself, or from everywhere. */
export interface AddressRule {
  readonly allowHttp: boolean
}

/** A base address without a final slash, or what is wrong with it; nothing of the address is quoted. */
export function readBase(
  text: unknown,
  { allowHttp }: AddressRule,
): { readonly base: string } | { readonly problem: string } {
  const url = typeof text === 'string' ? parsed(text) : undefined
  if (url === undefined) return { problem: 'is not an address' }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { problem: 'is not an https address' }
  if (url.protocol === 'http:' && !allowHttp && !isLoopback(url.hostname))
    return { problem: 'is not an https address' }
  if (url.username !== '' || url.password !== '') return { problem: 'holds a user name or password' }
  if (/[?#]/.test(String(text))) return { problem: 'has a query or a fragment' }
  return { base: url.origin + url.pathname.replace(/\/+$/, '') }
}

/** The address of `path` below `base`, or what is wrong with the path; nothing of the path is quoted. */
export function addressBelow(
  base: string,
  path: unknown,
): { readonly url: string } | { readonly problem: string } {
  if (typeof path !== 'string' || path.trim() === '') return { problem: 'is not a path' }
  if (/[?#]/.test(path)) return { problem: 'has a query or a fragment' }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(path))
    return { problem: 'has a blank, a backslash or a control character' }
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(path) || path.startsWith('//'))
    return { problem: 'is an address of its own' }
  const url = parsed(`${base}/${path.replace(/^\//, '')}`)
  const root = `${base}/`
  // Dots in a path, written as they are or encoded, may lead out of the base.
  if (url === undefined || !url.href.startsWith(root)) return { problem: 'leads out of the base address' }
  return { url: url.href }
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(host)
  )
}
