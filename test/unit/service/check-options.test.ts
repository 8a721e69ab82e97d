/** Options of the client and of the callback handler, held against their rules. */
import { expect, test } from 'vitest'
import {
  aHeaderName,
  aHeaderText,
  aSignal,
  checkNeededOptions,
  checkOptions,
  headersRule,
  mustBeFunction,
} from '../../../src/service/check-options.ts'
import { ConfigurationError } from '../../../src/service-index.ts'

const rules = { signal: aSignal, headers: headersRule }

test('options that may be left out need not be there, others must', () => {
  checkOptions(undefined, rules)
  expect(() => checkNeededOptions(undefined, rules)).toThrow(ConfigurationError)
})

test.each<readonly [object, string]>([
  [
    { signal: 5 },
    '"signal" is a number where an AbortSignal is expected; give the signal of an AbortController',
  ],
  [{ headers: { 'a b': 'c' } }, '"headers" is an object where an object of headers is expected'],
  [{ singal: 5 }, 'there is no option "singal"; did you mean "signal"?'],
])('%o are reported', (options, problem) => {
  expect(() => checkOptions(options, rules)).toThrow(`The service configuration is wrong: ${problem}`)
})

test('a signal of any realm is one', () => {
  expect(aSignal.fits(new AbortController().signal)).toBe(true)
  expect(aSignal.fits({ aborted: false, addEventListener: () => undefined })).toBe(true)
})

test('names and texts of headers are those that a header can carry', () => {
  expect([aHeaderName.fits('x-signature'), aHeaderName.fits('a b'), aHeaderName.fits('')]).toEqual([
    true,
    false,
    false,
  ])
  expect([aHeaderText.fits('v1='), aHeaderText.fits('a\nb'), aHeaderText.fits('\u00e4')]).toEqual([
    true,
    false,
    false,
  ])
  expect(headersRule.fits({ 'x-a': 'b' })).toBe(true)
})

test('what should be a function is reported where it is none', () => {
  mustBeFunction('the clock', () => 0)
  expect(() => mustBeFunction('the clock', 0)).toThrow('the clock is no function')
})
