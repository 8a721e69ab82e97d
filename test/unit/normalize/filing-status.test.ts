import { describe, expect, it } from 'vitest'
import { filingStatus } from '../../../src/normalize/listed/filing-status.ts'
import { outcomeOf } from '../../support/outcome.ts'

describe('filingStatus', () => {
  it('gives five words', () => {
    expect(filingStatus.output).toEqual({
      kind: 'text',
      schema: {
        enum: [
          'single',
          'marriedFilingJointly',
          'marriedFilingSeparately',
          'headOfHousehold',
          'qualifyingSurvivingSpouse',
        ],
      },
      type: "'single' | 'marriedFilingJointly' | 'marriedFilingSeparately' | 'headOfHousehold' | 'qualifyingSurvivingSpouse'",
    })
  })

  it.each([
    'Married',
    'Joint',
    'Head',
    'S',
    'Unmarried',
    'Single or Married',
    'Head of House',
    'constructor',
    '2',
  ])('refuses %j', text => {
    expect(outcomeOf(filingStatus, text)).toHaveProperty('refused')
  })
})
