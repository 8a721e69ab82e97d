/** Hostile expressions over harmless data: they end, with an error, at the same point everywhere. */
import { describe, expect, test } from 'vitest'
import { thrownBy } from '../../support/evaluated.ts'

const input = { x: Array.from({ length: 10 }, (_, index) => ({ x: index })), s: 'abcdefghij' }
const doubled = (start: string, step: string, end: string): string =>
  `($x := ${start};${`$x := ${step};`.repeat(100)}${end})`

describe('an evaluation that would not end', () => {
  test.each([
    ['predicates inside each other', '$$.x['.repeat(90) + true + ']'.repeat(90)],
    ['paths inside each other', '$$.x.('.repeat(60) + 1 + ')'.repeat(60)],
    ['text that doubles', doubled('s', '$x & $x', '$length($x)')],
    ['text that doubles in a function', doubled('s', '$uppercase($x & $x)', '$x')],
    ['arrays that double', doubled('[1]', '[$x, $x]', '$count($x)')],
    [
      'objects that double, compared',
      doubled('{"a": 1}', '{"a": $x, "b": $x}', `(${doubled('{"a": 1}', '{"a": $x, "b": $x}', '$x')}) = $x`),
    ],
    ['arrays that double, asked for truth', doubled('[0]', '[[$x], [$x]]', '$boolean($x)')],
  ])('%s', (_, text) => {
    expect(thrownBy(text, input)).toMatchObject({
      code: 'expression/failed',
      message: 'The expression failed: it goes through more than 10,000,000 items or characters',
    })
  })
})
