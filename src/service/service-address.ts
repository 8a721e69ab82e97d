/** Addresses of calls: a base and a path below it. No query, no fragment, no way out of the base. */
import { isLoopbackHost } from '../text/loopback-host.ts'

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
  if (url.protocol === 'http:' && !allowHttp && !isLoopbackHost(url.hostname))
    return { problem: 'is not an https address' }
  if (url.username !== '' || url.password !== '') return { problem: 'holds a user name or password' }
  if (/[?#]/.test(String(text))) return { problem: 'has a query or a fragment' }
  const problem = pathProblem(String(text).replace(/^[A-Za-z]+:\/\/[^/\\]*/, ''))
  if (problem !== undefined) return { problem }
  return { base: url.origin + url.pathname.replace(/\/+$/, '') }
}

/** The address of `path` below `base`, or what is wrong with the path; nothing of the path is quoted. */
export function addressBelow(
  base: string,
  path: unknown,
): { readonly url: string } | { readonly problem: string } {
  if (typeof path !== 'string' || path.trim() === '') return { problem: 'is not a path' }
  if (/[?#]/.test(path)) return { problem: 'has a query or a fragment' }
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(path) || path.startsWith('//'))
    return { problem: 'is an address of its own' }
  const url = parsed(`${base}/${path.replace(/^\//, '')}`)
  // The runtime takes dots out of a path, written as they are or encoded, before it is seen where it leads.
  if (url === undefined || !url.href.startsWith(`${base}/`))
    return { problem: 'leads out of the base address' }
  const problem = pathProblem(path)
  return problem === undefined ? { url: url.href } : { problem }
}

/**
 * What is wrong with a piece of a path, nothing of it quoted. Whoever passes a request on, such as a proxy, may decode it and then
 * take dots out, once more or several times: `..%2f`, `%252e%252e/` and `..;/` lead out of a base that they seem to lie below.
 */
function pathProblem(path: string): string | undefined {
  // A percent sign that is encoded itself, however often, is read as one.
  const text = path.replace(/%(?:25)+(?=[0-9A-Fa-f]{2})/g, '%')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u0020\u007f\\]|%(?:[01][0-9A-Fa-f]|7[Ff])/.test(text))
    return 'has a blank, a backslash or a control character'
  if (/%(?:2[Ff]|5[Cc])/.test(text)) return 'has an encoded slash or backslash'
  if (!isDecodable(path)) return 'has a percent sign that encodes no character of UTF-8'
  const parts = text.replace(/%2[Ee]/g, '.').split('/')
  const isDots = parts.some(part => /^\.{1,2}(?:;|%3[Bb]|$)/.test(part))
  return isDots ? 'has a part that is "." or ".."' : undefined
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
