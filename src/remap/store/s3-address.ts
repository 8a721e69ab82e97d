/** `s3://bucket/prefix`: where an archive or results are in a store that speaks S3. */
import { RemapError } from '../remap-error.ts'

/** A bucket, and what the keys of all files begin with, without a slash at its end; "" is the whole bucket. */
export interface S3Address {
  readonly bucket: string
  readonly prefix: string
}

/** Whether a text is meant as an address, and not as a path of this machine. */
export function isAddress(text: string): boolean {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(text)
}

/**
 * The address in a text. Nothing of it is decoded: "%" and "+" are characters of keys like any other.
 * @throws RemapError `remap/unusable-address`, which does not quote it: there may be a password in it
 */
export function readAddress(text: string): S3Address {
  const [, scheme = '', rest = ''] = /^(.*?):\/\/(.*)$/s.exec(text) ?? []
  if (scheme !== 's3') throw unusable(`stores of the kind "${scheme}" are not known`)
  if (/^[^/]*@/.test(rest)) throw unusable('credentials stand in it')
  const [, bucket = '', given = ''] = /^([^/]*)(?:\/(.*))?$/s.exec(rest) ?? []
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{1,253}[A-Za-z0-9]$/.test(bucket))
    throw unusable('it has no name that a bucket may have')
  const prefix = given.replace(/\/$/, '')
  if (prefix !== '' && !isInside(prefix)) throw unusable('a part of it is empty, "." or ".."')
  return { bucket, prefix }
}

/** As it is written. */
export function addressText({ bucket, prefix }: S3Address): string {
  return prefix === '' ? `s3://${bucket}` : `s3://${bucket}/${prefix}`
}

/** Whether a path stays where it begins, also for a server that keeps objects as files. */
export function isInside(path: string): boolean {
  return !path.includes('\0') && path.split('/').every(part => part !== '' && part !== '.' && part !== '..')
}

function unusable(reason: string): Error {
  return new RemapError('remap/unusable-address', { reason }, { hint: 'write it as s3://BUCKET/PREFIX' })
}
