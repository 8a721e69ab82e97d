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
    ['single', ['Single', 'Single Taxpayer']],
    [
      'marriedFilingJointly',
      [
        'Married Filing Joint',
        'Married Taxpayer Filing Joint Return',
        'Married Filing Jointly',
        'Married Filing Joint Return',
        'Married Filing a Joint Return',
      ],
    ],
    [
      'marriedFilingSeparately',
      [
        'Married Filing Separate',
        'Married Filing Separately',
        'Married Filing Separate Return',
        'Married Filing Separate Returns',
        'Married Filing a Separate Return',
        'Married Taxpayer Filing Separate Return',
        'Married Taxpayer Filing Separate Returns',
      ],
    ],
    ['headOfHousehold', ['Head of Household', 'Unmarried Head of Household']],
    [
      'qualifyingSurvivingSpouse',
      [
        'Qualifying Surviving Spouse',
        'Qualifying Widow',
        'Qualifying Widower',
        'Qualifying Widow(er)',
        'Qualifying Widow(er) with Dependent Child',
        'Surviving Spouse',
        'Widow(er) with Dependent Child',
      ],
    ],
  ])('reads every wording of %s', (gives, texts) => {
    for (const text of texts) expect([text, outcomeOf(filingStatus, text)]).toEqual([text, { gives }])
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
