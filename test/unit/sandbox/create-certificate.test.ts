/** The certificate, read back by Node. That clients accept it is tested over a real connection. */
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createCertificate } from '../../../src/sandbox/server/create-certificate.ts'

const now = Date.UTC(2026, 10, 20, 12)

describe('the certificate', () => {
  const { certificate, privateKey } = createCertificate(now)
  const read = new X509Certificate(certificate)

  test('is for the loopback names and addresses, and no others', () => {
    expect(read.checkHost('localhost')).toBe('localhost')
    expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1')
    expect(read.checkIP('::1')).toBe('::1')
    expect(read.checkHost('example.org')).toBeUndefined()
    expect(read.checkIP('127.0.0.2')).toBeUndefined()
  })

  test('is for further names and addresses where they are given', () => {
    const hosts = ['sandbox.test', '192.0.2.7', '[fd00::7]', '::ffff:1.2.3.4', 'fe80:1:2:3:4:5:6:7']
    const more = new X509Certificate(createCertificate(now, hosts).certificate)
    expect(more.checkHost('sandbox.test')).toBe('sandbox.test')
    expect(more.checkHost('localhost')).toBe('localhost')
    for (const ip of ['127.0.0.1', '192.0.2.7', 'fd00::7', '::ffff:1.2.3.4', 'fe80:1:2:3:4:5:6:7'])
      expect(more.checkIP(ip)).toBe(ip)
    expect(more.checkIP('fd00::8')).toBeUndefined()
  })

  test('is signed by its own key, and the private key belongs to it', () => {
    expect(read.verify(read.publicKey)).toBe(true)
    expect(read.checkPrivateKey(createPrivateKey(privateKey))).toBe(true)
    expect(read.publicKey.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' })
  })

  test('is good for a week from an hour ago', () => {
    expect(Date.parse(read.validFrom)).toBe(now - 3_600_000)
    expect(Date.parse(read.validTo)).toBe(now + 7 * 24 * 3_600_000)
  })

  test('is for servers, and signs no other certificate', () => {
    expect(read.ca).toBe(false)
    expect(read.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
  })

  test('has a new key and a new number every time', () => {
    const other = new X509Certificate(createCertificate(now).certificate)
    expect(other.serialNumber).not.toBe(read.serialNumber)
    expect(other.fingerprint256).not.toBe(read.fingerprint256)
  })

  test('is well formed whatever the number and the signature turn out to be', () => {
    for (let round = 0; round < 50; round++) {
      const each = new X509Certificate(createCertificate(now).certificate)
      expect(each.verify(each.publicKey)).toBe(true)
    }
  })
})
