/** Why a store in S3 refused: in words of ours, with no text of the server. */
import { describe, expect, test } from 'vitest'
import { isBroken, s3Reason } from '../../../../src/remap/store/s3-reason.ts'

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
    expect(s3Reason(new Error('Region is missing')).hint).toContain('AWS_REGION')
  })
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
