import { describe, expect, test } from 'vitest'
import { conditionDesignators, designatorsByCase, entryDesignation } from '../../../src/plan/entry-titles.ts'
import type { PlanCondition } from '../../../src/plan/mapping-plan.ts'

test('an entry may be titled by a number alone, and names the form that its schedule belongs to or none', () => {
  expect(entryDesignation('W-2')?.designator).toBe('FORM W-2')
  expect(entryDesignation('Form W-2 Wage and Tax Statement')?.designator).toBe('FORM W-2')
  expect(entryDesignation('Schedule K-1')?.designator).toBe('SCHEDULE K-1')
  expect(entryDesignation('Schedule K-1 (Form 1065)')?.designator).toBe('SCHEDULE K-1 (FORM 1065)')
  expect(entryDesignation('Wage and Tax Statement')).toBeUndefined()
})

test('the designators of a condition are those of its texts, each once', () => {
  const texts = ['Form W-2', 'W-2 Wage and Tax Statement', 'Wage and Tax Statement', '1099-INT']
  const condition = { texts } as unknown as PlanCondition
  expect(conditionDesignators(condition)).toEqual(['FORM W-2', 'FORM 1099-INT'])
  expect(conditionDesignators(condition)).toBe(conditionDesignators(condition))
})

describe('the designators of the cases of a choice', () => {
  const cases = [
    { texts: ['Form W-2', 'W-2 Wage and Tax Statement'] },
    { texts: ['Form 1099-INT', 'Form 1099-DIV'] },
    { texts: ['1099-DIV Dividends'] },
    { texts: ['Other income'] },
  ]

  test('are those that no other case has', () => {
    expect(designatorsByCase(cases)).toEqual([['FORM W-2'], ['FORM 1099-INT'], [], []])
  })

  test('are found once', () => {
    expect(designatorsByCase(cases)).toBe(designatorsByCase(cases))
  })
})
