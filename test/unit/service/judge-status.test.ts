import { expect, test } from 'vitest'
import { statusFailure } from '../../../src/service/exchange/judge-status.ts'

const judged = (status: number): unknown[] => {
  const { failure } = statusFailure({ status, retryAfter: null }, 'transcript-detail', 0)
  return [failure.code, failure.reason, failure.status, failure.retryable]
}

test.each([
  // An answer without a status is how a browser shows a redirect that is not followed.
  [0, 'service/unexpected-response', 'redirect', false],
  [299, 'service/unexpected-response', 'status', false],
  [300, 'service/unexpected-response', 'redirect', false],
  [399, 'service/unexpected-response', 'redirect', false],
  [400, 'service/invalid-request', 'status', false],
  [401, 'service/token', 'not-accepted', false],
  [402, 'service/unexpected-response', 'status', false],
  [403, 'service/not-authorized', 'status', false],
  [407, 'service/unexpected-response', 'status', false],
  [408, 'service/unexpected-response', 'status', true],
  [428, 'service/unexpected-response', 'status', false],
  [429, 'service/unexpected-response', 'status', true],
  [499, 'service/unexpected-response', 'status', false],
  [500, 'service/unexpected-response', 'status', true],
])('the status %d is %s, %s, and may be tried again: %s', (status, code, reason, isRetryable) => {
  expect(judged(status)).toEqual([code, reason, status, isRetryable])
})
