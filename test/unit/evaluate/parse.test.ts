/** Text that jsonata's parser cannot read, in our words and at its first character. */
import { describe, expect, test } from 'vitest'
import { thrownBy } from '../../support/evaluated.ts'

describe('text that cannot be read', () => {
  test.each([
    ['', 0, 'it ends where a value is expected'],
    ['a.b.c &', 7, 'it ends where a value is expected'],
    ['x = "abc', 4, 'a quoted text is not closed'],
    ['a.`b c', 2, 'a name in backticks is not closed'],
    ['a /* b', 2, 'a comment is not closed'],
    ['a[0', 3, 'it ends where "]" is expected'],
    ['$trim(a', 7, 'it ends where ")" is expected'],
    ['a)', 1, '")" is not expected here'],
    ['a bcd', 2, '"bcd" is not expected here'],
    ['{"a" 1}', 5, '":" is expected, not "1"'],
    ['"\\q"', 2, '"\\q" is not an escape sequence'],
    ['"\\u12"', 2, '"\\u" is not followed by four hexadecimal digits'],
    ['1e999', 0, 'a number is out of range'],
    ['a.12', 2, 'a number, true, false or null is not a step of a path'],
    ['abc := 1', 0, 'what stands left of := is not a variable ($name)'],
    ['function($a)<n<n>>{1}', 15, 'it is not JSONata'],
    ['a ! b', 2, '"!" is not an operator'],
    ['= 1', 0, 'no value can begin with "="'],
    ['`a`b`', 3, '"b`" is not expected here'],
  ])('%s at %i: %s', (text, position, problem) => {
    expect(thrownBy(text)).toEqual({
      code: 'expression/syntax',
      message: `The expression cannot be read: ${problem}`,
      position,
    })
  })

  test('long tokens are cut in messages', () => {
    expect(thrownBy(`a ${'x'.repeat(1000)}`).message).toBe(
      `The expression cannot be read: "${'x'.repeat(40)}…" is not expected here`,
    )
  })
})
