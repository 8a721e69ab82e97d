import { expect, test } from 'vitest'
import { callAt } from '../../../../src/compile/expressions/call-at.ts'

test.each([
  ['$a(b, c)', 0, ['b', 'c'], '$a(b, c)'],
  ['x & $a( b[c = (1, 2)], "d, e" ) & y', 4, ['b[c = (1, 2)]', '"d, e"'], '$a( b[c = (1, 2)], "d, e" )'],
  ['$a()', 0, [], '$a()'],
  ['$a($b(c, d), {"e": [f, g]})', 0, ['$b(c, d)', '{"e": [f, g]}'], '$a($b(c, d), {"e": [f, g]})'],
  ['a (b)', 0, ['b'], 'a (b)'],
])('the call in %s is taken apart', (text, position, given, whole) => {
  const call = callAt(text, position)
  expect(call?.given).toEqual(given)
  expect(text.slice(call?.from, call?.to)).toBe(whole)
})

test.each(['a.b', '$a', '$a(b', '(a)', '"a"(b)'])('there is no call at the beginning of %s', text => {
  expect(callAt(text, 0)).toBeUndefined()
})
