/** What is answered over missing groups is found once, and costs every document the same. */
import { describe, expect, test } from 'vitest'
import { Budget } from '../../../src/evaluate/run/work.ts'
import { sparingAbsence } from '../../../src/transcript/figures/answer-of-absence.ts'

const nothing = Object.freeze({ wages: null })
const reads = [['income', 'wages'], ['rows'], ['income', 'tips']]

/** An expression that counts three and gives its data as text; `asked` are the data that it was asked over. */
function counted(): {
  readonly evaluate: (data: unknown, budget: Budget) => unknown
  readonly asked: readonly unknown[]
} {
  const asked: unknown[] = []
  const { evaluate } = sparingAbsence(
    {
      evaluate(data, _bindings, shared) {
        asked.push(data)
        shared?.budget?.spend(3, -1)
        return JSON.stringify(data)
      },
    },
    reads,
  )
  return { asked, evaluate: (data, budget) => evaluate(data, undefined, { budget }) }
}

describe('an answer over what is missing', () => {
  test('is found for the first document only, and costs the others as much', () => {
    const { evaluate, asked } = counted()
    const first = Budget.ofOne()
    const second = Budget.ofOne()
    const answer = evaluate({ income: nothing, rows: [] }, first)
    expect(evaluate({ income: nothing, rows: [] }, second)).toBe(answer)
    expect(asked).toHaveLength(1)
    expect([first.spent, second.spent]).toEqual([3, 3])
  })

  test.each([
    ['another group', { income: { wages: 1 }, rows: [] }],
    ['a like group that is its own', { income: { wages: null }, rows: [] }],
    ['rows', { income: nothing, rows: [1] }],
    ['no list', { income: nothing, rows: null }],
  ])('is none over %s', (_, data) => {
    const { evaluate } = counted()
    evaluate({ income: nothing, rows: [] }, Budget.ofOne())
    expect(evaluate(data, Budget.ofOne())).toBe(JSON.stringify(data))
  })

  test('is not that of a document that has something', () => {
    const { evaluate, asked } = counted()
    const data = { income: { wages: 1 }, rows: [] }
    evaluate(data, Budget.ofOne())
    evaluate(data, Budget.ofOne())
    expect(asked).toHaveLength(2)
  })

  test('comes to an end with the budget', () => {
    const { evaluate } = counted()
    const budget = Budget.ofOne()
    evaluate({ income: nothing, rows: [] }, budget)
    budget.spend(10_000_000 - 4, -1)
    expect(() => evaluate({ income: nothing, rows: [] }, budget)).toThrow('10,000,000')
  })
})

test('what reads no field is found once, also where nobody counts', () => {
  let asked = 0
  const { evaluate } = sparingAbsence(
    {
      evaluate: () => {
        asked++
        return asked
      },
    },
    [],
  )
  expect([evaluate({}), evaluate({ rows: [] })]).toEqual([1, 1])
})
