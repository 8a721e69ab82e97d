import { expect, test } from 'vitest'
import { BugError } from '../../../src/diagnostics/errors.ts'
import { unreachable } from '../../../src/diagnostics/unreachable.ts'

test('unreachable throws a BugError that names the kind of the case and not its value', () => {
  // A value that the types rule out.
  const meet = (): never => unreachable('secret' as never)
  expect(meet).toThrow(BugError)
  expect(meet).toThrow('A bug of tax-transcript-mapper: a case that was ruled out, string')
})
