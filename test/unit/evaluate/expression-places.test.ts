/** From where to where an expression stands in its text. */
import { expect, test } from 'vitest'
import { ExpressionPlaces } from '../../../src/evaluate/examine/expression-places.ts'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'

/** The whole expression stands between blanks, or in front of words that are none of it. */
test.each([
  'a',
  '$',
  '$$',
  '$v',
  'a.b[0].c[]',
  '-1.5',
  '- 2',
  '1.50',
  '"x"',
  'null',
  '[a, [b]][0]',
  '{"a": {"b": [c]}}',
  '(a; b)[c = "]"]',
  '$trim($uppercase(a))[0]',
  'a = "x" and b',
  'a ? b : c',
  'a ? b',
  'a ?? b ?: -1',
  '(a)[b[0] = c][]',
])('%s', text => {
  const padded = `  ${text} /* ) */ `
  const places = new ExpressionPlaces(padded)
  const { from, to } = places.of(readExpression(padded))
  expect(padded.slice(from, to)).toBe(text)
})

test('the token in front of another is known by its start', () => {
  const places = new ExpressionPlaces('a  = $v.b')
  expect([5, 3, 0].map(start => places.before(start))).toEqual([3, 0, 0])
})
