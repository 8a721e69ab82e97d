/** Why a store in S3 refused: in words of ours, with no text of the server. */
import { describe, expect, test } from 'vitest'
import {
  isBroken,
  isMissing,
  isRefusedCondition,
  s3Reason,
  statusOf,
} from '../../../../src/remap/store/s3-reason.ts'

const failed = (change: object): Error => Object.assign(new Error('AVERY'), change)
const status = (httpStatusCode: number): object => ({ $metadata: { httpStatusCode } })

describe('the reason of a refusal', () => {
  test.each<[object, string]>([
    [{ code: 'ENOTFOUND' }, 'the name of the host is not known'],
    [{ code: 'EAI_AGAIN' }, 'the name of the host is not known'],
    [{ code: 'ECONNREFUSED' }, 'the connection is refused'],
    [{ code: 'ECONNRESET' }, 'the connection broke off'],
    [{ code: 'EPIPE' }, 'the connection broke off'],
    [{ code: 'ETIMEDOUT' }, 'the store does not answer'],
    [{ name: 'TimeoutError' }, 'the store does not answer'],
    [status(404), 'there is no such file'],
    [status(412), 'it was changed while it was read'],
    [{ name: 'MadeUpName', ...status(418) }, 'the store answers with 418 MadeUpName'],
    [{ name: 'AVERY 987-65-4321', ...status(418) }, 'the store answers with 418'],
    [{ name: 'A'.repeat(61), ...status(418) }, 'the store answers with 418'],
    [{ code: 'EACCES' }, 'it is not permitted'],
  ])('%o', (change, want) => {
    expect(s3Reason(failed(change)).reason).toBe(want)
  })

  test('says what to set where no region is', () => {
    expect(s3Reason(new Error('Region is missing'))).toEqual({
      reason: 'no region is set',
      hint: 'set AWS_REGION, even for a store without regions',
    })
  })

  test('is another checksum, whichever was expected', () => {
    expect(s3Reason(new Error('Checksum mismatch: expected "a" but received "b"'))).toEqual({
      reason: 'it is not what was stored: its checksum is another one',
    })
    expect(s3Reason(failed({ message: 'no Checksum mismatch', ...status(418) })).reason).toBe(
      'the store answers with 418 Error',
    )
  })
})

test.each([
  [{ name: 'NoSuchKey', ...status(404) }, true],
  [{ name: 'NoSuchKey' }, true],
  [{ name: 'NotFound', ...status(404) }, true],
  [{ name: 'NotFound', ...status(403) }, false],
  [{ name: 'NoSuchBucket', ...status(404) }, false],
  [{}, false],
])('isMissing: a file is not there, a bucket is another matter: %o', (change, want) => {
  expect(isMissing(failed(change))).toBe(want)
})

test('isRefusedCondition: the condition does not hold, or may not have', () => {
  const refused = [412, 409, 404, 403, 500].filter(each => isRefusedCondition(failed(status(each))))
  expect(refused).toEqual([412, 409])
  expect(isRefusedCondition(failed({}))).toBe(false)
})

test('statusOf: only a number is a status', () => {
  expect(statusOf(failed(status(503)))).toBe(503)
  for (const none of [failed({}), failed({ $metadata: { httpStatusCode: '503' } }), null, 'text'])
    expect(statusOf(none)).toBeUndefined()
})

describe('an answer that may be taken up where it broke off', () => {
  test.each([{ code: 'ECONNRESET' }, { code: 'EPIPE' }, { code: 'ETIMEDOUT' }, { name: 'TimeoutError' }])(
    'is one that ended with %o',
    change => {
      expect(isBroken(failed(change))).toBe(true)
    },
  )

  test.each([{ code: 'ECONNREFUSED' }, { name: 'AbortError' }, status(500), {}])(
    'is none that ended with %o',
    change => {
      expect(isBroken(failed(change))).toBe(false)
    },
  )
})
