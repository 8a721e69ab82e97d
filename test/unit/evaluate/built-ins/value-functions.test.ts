/** The definition of $exists, which calls of it do without: both say the same. */
import { expect, test } from 'vitest'
import { exists } from '../../../../src/evaluate/built-ins/value-functions.ts'
import type { Frame } from '../../../../src/evaluate/run/frame.ts'
import { Budget } from '../../../../src/evaluate/run/work.ts'
import { bothAnswers } from '../../../support/evaluated.ts'

const frame: Frame = {
  root: undefined,
  slots: [],
  budget: Budget.ofOne(),
  lists: undefined,
  wrapped: undefined,
  singles: undefined,
  wholes: undefined,
  kept: undefined,
}

test.each([
  [undefined, false],
  [null, true],
  ['', true],
  [false, true],
  [[], true],
])('$exists of %j is %j, in its definition as in a call', async (a, want) => {
  expect(exists.apply([a], 0, frame)).toBe(want)
  expect(await bothAnswers('$exists(a)', { a })).toEqual([JSON.stringify(want), JSON.stringify(want)])
})
