import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FieldNames, nameOfLabel, nameOfSection } from '../../../../src/authoring/draft/field-names.ts'
import { expectGrowth } from '../../../support/growth.ts'

describe('nameOfLabel', () => {
  test.each([
    ['TOTAL WAGES', 'totalWages'],
    ['WAGES, SALARIES, TIPS, ETC', 'wagesSalariesTips'],
    ["PAYER'S NAME", 'payersName'],
    ['ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)', 'accountBalancePlusAccruals'],
    ['(PR)', 'pr'],
    ['1099 INCOME', 'line1099Income'],
    ['ÉTAT', 'etat'],
    ['工资', 'line'],
  ])('%s', (label, want) => {
    expect(nameOfLabel(label)).toBe(want)
  })

  test('gives a name that a mapping takes, for any label', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), label => {
        expect(nameOfLabel(label)).toMatch(/^[a-z][a-zA-Z0-9]*$/)
      }),
    )
  })
})

test('nameOfSection goes by the designator, where there is one', () => {
  expect(nameOfSection('SCHEDULE C--PROFIT OR LOSS FROM BUSINESS')).toBe('scheduleC')
  expect(nameOfSection('SECTION_FILING')).toBe('filing')
  expect(nameOfSection('ENTITY')).toBe('entity')
})

describe('FieldNames', () => {
  test('gives each name once, and none that every object answers to', () => {
    const names = new FieldNames(['header'])
    expect(['wages', 'wages', 'wages'].map(name => names.take(name))).toEqual(['wages', 'wages2', 'wages3'])
    expect([names.take('header', 'More'), names.take('header', 'More')]).toEqual([
      'headerMore',
      'headerMore2',
    ])
    expect(names.take('constructor')).toBe('constructor2')
  })

  test('takes time in proportion to the labels of one name', () => {
    expectGrowth(
      [4_000, 40_000],
      size => () => {
        const names = new FieldNames()
        for (let at = 0; at < size; at++) names.take('wages')
      },
      least => 30 * (least + 10),
    )
  })
})
