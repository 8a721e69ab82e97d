/**
 * DER, as far as a certificate needs it: each function gives the bytes of one value, tag and length included.
 * Source: ITU-T X.690, sections 8 and 10.
 */

/** A value of the tag: the length in one byte below 128, else in as few bytes as it takes. */
export function tagged(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const length = contents.reduce((sum, each) => sum + each.length, 0)
  return joined([Uint8Array.of(tag, ...lengthBytes(length)), ...contents])
}

/** SEQUENCE. */
export function sequence(...members: readonly Uint8Array[]): Uint8Array {
  return tagged(0x30, ...members)
}

/** SET OF one member. */
export function setOf(member: Uint8Array): Uint8Array {
  return tagged(0x31, member)
}

/** A whole number from 0, most significant byte first. Leading zeros are dropped; one is put before a high first bit. */
export function integer(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex(byte => byte !== 0)
  const digits = start < 0 ? Uint8Array.of(0) : bytes.slice(start)
  return tagged(0x02, (digits[0] ?? 0) >= 0x80 ? joined([Uint8Array.of(0), digits]) : digits)
}

/** True. False is the default wherever a certificate has a truth value, and is left out. */
export function truth(): Uint8Array {
  return tagged(0x01, Uint8Array.of(0xff))
}

/** An object identifier, such as `1.2.840.10045.4.3.2`. */
export function objectId(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return tagged(0x06, Uint8Array.from([first * 40 + second, ...rest].flatMap(base128)))
}

/** UTF8String. */
export function utf8Text(text: string): Uint8Array {
  return tagged(0x0c, new TextEncoder().encode(text))
}

/** OCTET STRING. */
export function octets(contents: Uint8Array): Uint8Array {
  return tagged(0x04, contents)
}

/** A bit string of whole bytes, or of bytes whose last `unused` bits do not count. */
export function bits(contents: Uint8Array, unused = 0): Uint8Array {
  return tagged(0x03, Uint8Array.of(unused), contents)
}

/** A moment, milliseconds since 1970, to the second: years before 2050 in two digits, as RFC 5280 section 4.1.2.5 asks. */
export function time(milliseconds: number): Uint8Array {
  const [date = '', clock = ''] = new Date(milliseconds).toISOString().split('T')
  const text = `${date.replaceAll('-', '')}${clock.slice(0, 8).replaceAll(':', '')}Z`
  return Number(text.slice(0, 4)) < 2050
    ? tagged(0x17, new TextEncoder().encode(text.slice(2)))
    : tagged(0x18, new TextEncoder().encode(text))
}

function lengthBytes(length: number): readonly number[] {
  if (length < 0x80) return [length]
  const bytes: number[] = []
  for (let rest = length; rest > 0; rest >>>= 8) bytes.unshift(rest & 0xff)
  return [0x80 | bytes.length, ...bytes]
}

/** Seven bits a byte, most significant first; all but the last have the high bit set. */
function base128(value: number): readonly number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, each) => sum + each.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
