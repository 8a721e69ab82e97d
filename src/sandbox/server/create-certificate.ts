/**
 * A self-signed certificate for the loopback names, made with nothing but Node: ECDSA P-256, a new key every time.
 * Source: RFC 5280 section 4.1, RFC 5480, RFC 5758 section 3.2.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isIP } from 'node:net'
import { bits, integer, objectId, octets, sequence, setOf, tagged, time, truth, utf8Text } from './der.ts'

/**
 * A certificate and its key.
 * @example
 * const { certificate }: Certificate = createCertificate(Date.now())
 * certificate.startsWith('-----BEGIN CERTIFICATE-----') // => true
 */
export interface Certificate {
  /** PEM. Trust exactly this one. */
  readonly certificate: string
  /** PEM, PKCS #8. */
  readonly privateKey: string
}

const hour = 3_600_000

/**
 * A certificate for localhost, 127.0.0.1, ::1 and the `hosts` besides, good from an hour before `now` (milliseconds since 1970) for a week.
 * @example
 * const { certificate, privateKey } = createCertificate(Date.now(), ['sandbox.test'])
 * privateKey.startsWith('-----BEGIN PRIVATE KEY-----') // => true
 */
export function createCertificate(now: number, hosts: readonly string[] = []): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const keyInfo = publicKey.export({ type: 'spki', format: 'der' })
  const name = sequence(setOf(sequence(objectId('2.5.4.3'), utf8Text('Transcript sandbox on this machine'))))
  const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'))
  const toBeSigned = sequence(
    tagged(0xa0, integer(Uint8Array.of(2))),
    integer(randomBytes(16)),
    ecdsaWithSha256,
    name,
    sequence(time(now - hour), time(now + 7 * 24 * hour)),
    name,
    keyInfo,
    tagged(0xa3, extensions(createHash('sha256').update(keyInfo).digest().subarray(0, 20), hosts)),
  )
  const signature = sign('sha256', toBeSigned, privateKey)
  return {
    certificate: pem(sequence(toBeSigned, ecdsaWithSha256, bits(signature))),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** For a server, not for signing other certificates. `keyId` names the key. */
function extensions(keyId: Uint8Array, hosts: readonly string[]): Uint8Array {
  const critical = truth()
  const digitalSignature = bits(Uint8Array.of(0x80), 7)
  const serverAuth = objectId('1.3.6.1.5.5.7.3.1')
  const names = sequence(...['localhost', '127.0.0.1', '::1', ...hosts].map(alternativeName))
  return sequence(
    sequence(objectId('2.5.29.19'), critical, octets(sequence())),
    sequence(objectId('2.5.29.15'), critical, octets(digitalSignature)),
    sequence(objectId('2.5.29.37'), octets(sequence(serverAuth))),
    sequence(objectId('2.5.29.17'), octets(names)),
    sequence(objectId('2.5.29.14'), octets(octets(keyId))),
    sequence(objectId('2.5.29.35'), octets(sequence(tagged(0x80, keyId)))),
  )
}

/** A name of DNS, or an address in four or sixteen bytes. */
function alternativeName(host: string): Uint8Array {
  const plain = host.replace(/^\[(.*)\]$/, '$1')
  const version = isIP(plain)
  if (version === 0) return tagged(0x82, new TextEncoder().encode(plain))
  if (version === 4) return tagged(0x87, Uint8Array.from(plain.split('.').map(Number)))
  // A URL writes an address in groups of hexadecimal digits alone, with at most one gap.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groups = (text: string): readonly number[] =>
    text === '' ? [] : text.split(':').map(group => Number.parseInt(group, 16))
  const [first, last] = [groups(head), groups(tail ?? '')]
  const all = [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
  return tagged(0x87, Uint8Array.from(all.flatMap(group => [group >> 8, group & 0xff])))
}

function pem(der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
