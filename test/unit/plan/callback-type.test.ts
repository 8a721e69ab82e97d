import { expect, test } from 'vitest'
import { callbackType, isCallbackType } from '../../../src/plan/callback-type.ts'

test('the type of a callback is one that no transcript has, and tells its kind', () => {
  expect(callbackType('individual')).toBe('callback individual')
  expect(callbackType('business')).toBe('callback business')
  expect(isCallbackType(callbackType('individual'))).toBe(true)
})

test.each(['ACTR', 'CALLBACK INDIVIDUAL', 'a callback individual', 'callback', ''])(
  '%j is no type of callbacks',
  type => {
    expect(isCallbackType(type)).toBe(false)
  },
)
