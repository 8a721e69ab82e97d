import { expect, test } from 'vitest'
import { HostCalls, Run } from '../../../src/evaluate/code/run.ts'
import { lowered } from '../../../src/evaluate/lowered.ts'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { ListIndex } from '../../../src/evaluate/run/list-index.ts'
import { Budget } from '../../../src/evaluate/run/work.ts'

const double = (value: unknown): number => 2 * Number(value)

test('an expression without code runs in the place of code, calls what code would call and counts where code counts', () => {
  const code = lowered(readExpression('{"all": [$double(a), rows.b]}'))
  const host = new HostCalls({ double })
  for (const lists of [undefined, new ListIndex()]) {
    const budget = Budget.ofOne()
    const input = { a: 2, rows: [{ b: 1 }, { b: 3 }] }
    expect(code(input, new Run(host, input, budget, lists))).toEqual({ all: [4, 1, 3] })
    expect(budget.spent).toBeGreaterThan(0)
  }
  const other = new HostCalls({ double: () => 0 })
  expect(code({ a: 2 }, new Run(other, {}, Budget.ofOne(), undefined))).toEqual({ all: [0] })
})
