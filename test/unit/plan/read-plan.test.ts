import { describe, expect, test } from 'vitest'
import { BugError } from '../../../src/diagnostics/errors.ts'
import { planText, readPlan } from '../../../src/plan/read-plan.ts'
import { plans } from '../../support/plans.ts'

const [plan] = plans()

describe('the text of a plan', () => {
  test('is read back as it was', () => {
    expect(plan).toBeDefined()
    if (plan !== undefined) expect(readPlan(planText(plan))).toEqual(plan)
  })

  test('of another version of the package is a bug of whoever mixed them', () => {
    const other = JSON.stringify({ ...plan, format: 99 })
    expect(() => readPlan(other)).toThrow(BugError)
    expect(() => readPlan(other)).toThrow('compiled mapping of format 99')
  })
})
