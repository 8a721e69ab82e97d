import { describe, expect, test } from 'vitest'
import { addressText, isAddress, readAddress } from '../../../../src/remap/store/s3-address.ts'
import { shown } from '../../../support/canaries.ts'

describe('an address of a store in S3', () => {
  test.each([
    ['s3://archive', { bucket: 'archive', prefix: '' }],
    ['s3://archive/', { bucket: 'archive', prefix: '' }],
    ['s3://archive/2021/in', { bucket: 'archive', prefix: '2021/in' }],
    ['s3://archive/a b%20+?#é/', { bucket: 'archive', prefix: 'a b%20+?#é' }],
    ['s3://a.b-c_D', { bucket: 'a.b-c_D', prefix: '' }],
  ])('is a bucket and a prefix, of which nothing is decoded: %j', (text, want) => {
    expect(readAddress(text)).toEqual(want)
    expect(addressText(want)).toBe(text.replace(/\/$/, ''))
  })

  test.each([
    ['s3://', 'it has no name that a bucket may have'],
    ['s3:///a', 'it has no name that a bucket may have'],
    ['s3://a', 'it has no name that a bucket may have'],
    ['s3://AKIA:canary-secret@archive/a', 'credentials stand in it'],
    ['s3://archive//a', 'a part of it is empty, "." or ".."'],
    ['s3://archive/a/../b', 'a part of it is empty, "." or ".."'],
    ['gs://canary-secret/a', 'stores of the kind "gs" are not known'],
    ['https://user:canary-secret@host/a', 'stores of the kind "https" are not known'],
  ])('that is none is refused, and not quoted: %j', (text, reason) => {
    const read = (): unknown => {
      try {
        return readAddress(text)
      } catch (error) {
        return error
      }
    }
    const error = read()
    expect(Object(error).message).toBe(
      `The address of a store cannot be used: ${reason}; write it as s3://BUCKET/PREFIX`,
    )
    expect(shown(error)).not.toContain('canary-secret')
  })

  test.each([
    ['s3://a', true],
    ['S3://a', true],
    ['C:\\archive', false],
    ['archive/a', false],
    ['/archive', false],
    ['-', false],
  ])('is told from a path: %j', (text, want) => {
    expect(isAddress(text)).toBe(want)
  })
})
