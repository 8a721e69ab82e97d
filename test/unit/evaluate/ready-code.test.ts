import { expect, test } from 'vitest'
import { HostCalls } from '../../../src/evaluate/code/run.ts'
import { readyCode } from '../../../src/evaluate/ready-code.ts'
import { Budget } from '../../../src/evaluate/run/work.ts'

const host = new HostCalls({})

test('code is given the input, and counts in the budget that it shares', () => {
  const budget = Budget.ofOne()
  const compiled = readyCode((input, run) => run.list(input, Reflect.get(Object(input), 'a')), host)
  expect(compiled.evaluate({ a: 1 }, undefined, { budget })).toEqual([{ a: 1 }, 1])
  expect(budget.spent).toBe(2)
})

test('code that needs more room than there is fails as an expression does, and any other error is passed on', () => {
  const deep = readyCode(() => {
    throw new RangeError('no')
  }, host)
  expect(() => deep.evaluate({})).toThrow(
    expect.objectContaining({
      code: 'expression/failed',
      message: expect.stringContaining('it needs more room than there is'),
    }),
  )
  const broken = readyCode(() => {
    throw new TypeError('no')
  }, host)
  expect(() => broken.evaluate({})).toThrow(TypeError)
})
