import { expect, test } from 'vitest'
import { evaluated } from '../../support/evaluated.ts'

test.each([
  ['[1, [2]] = [1, [2]]', true],
  ['[1, 2] = [2, 1]', false],
  ['[1, 2] = [1]', false],
  ['[1] = {"length": 1, "0": 1, "more": 1}', false],
  ['{"length": 1, "0": 1, "more": 1} = [1]', false],
  ['{"a": 1, "b": 2} = {"b": 2, "a": 1}', true],
  ['{"a": 1} = {"a": 1, "b": 2}', false],
  ['{"a": 1, "b": 2} = {"a": 1, "c": 2}', false],
  ['{"a": {"b": 1}} = {"a": {"b": 2}}', false],
  ['null = {}', false],
  ['[] = null', false],
  ['1 = "1"', false],
  ['null = $string("a")', false],
  ['$string("a") = null', false],
  ['["a"] = $string("a")', false],
  ['"ab" = "ac"', false],
])('%s is %s', (text, want) => {
  expect(evaluated(text, {}, {})).toBe(want)
})
