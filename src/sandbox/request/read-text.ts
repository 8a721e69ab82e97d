/** The body of a request as text, never more of it than the limit. */
import { Refusal, refused } from '../answer/refusal.ts'

/** The text; an empty one where there is no body. Refused where it is too long or no UTF-8. */
export async function readText(request: Request, maxBytes: number): Promise<string | Refusal> {
  const bytes = await readBytes(request, maxBytes)
  if (bytes instanceof Refusal) return bytes
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refused(400, 'malformed-body', 'The body is not UTF-8')
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | Refusal> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    length += part.value.length
    if (length > maxBytes) {
      await reader?.cancel()
      return refused(413, 'body-too-long', `The body is longer than ${maxBytes} bytes`, {
        choices: ['body-size'],
      })
    }
    parts.push(part.value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Whether the header Content-Type names `type`, in UTF-8 where it names a charset. */
export function isOfType(headers: Headers, type: string): boolean {
  const [name = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map(each => each.trim()).find(each => each.startsWith('charset='))
  return name.trim() === type && (charset === undefined || /^charset="?utf-?8"?$/.test(charset))
}
