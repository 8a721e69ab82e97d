import { expect, test } from 'vitest'
import { unreachable } from '../../../src/text/unreachable.ts'

test('throws where a case is met that cannot be, and names its kind only', () => {
  // A value that the types rule out.
  expect(() => unreachable('secret' as never)).toThrow(new TypeError('Unreachable case: string'))
})
