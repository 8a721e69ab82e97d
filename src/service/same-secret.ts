/** Compares secrets without telling by its time how much of them agrees, nor how long they are. */

/** Whether `given` is one of `secrets`. All are compared, to the end. */
export async function isOneOf(given: string, secrets: readonly string[]): Promise<boolean> {
  const wanted = await digest(given)
  let found = 0
  for (const secret of secrets) found |= Number(sameBytes(wanted, await digest(secret)))
  return found === 1
}

/** SHA-256 of a text or of bytes. Digests have one length, so comparing them tells nothing of the length of what they are of. */
export async function digest(content: string | Uint8Array): Promise<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** Bytes as hexadecimal digits in lower case. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at++) difference |= (a[at] ?? 0) ^ (b[at] ?? 0)
  return difference === 0
}
