/** What is bundled with a mapping: the normalizers and functions that its expressions call, and those alone. */
import { describe, expect, test } from 'vitest'
import { checkNamesOf } from '../../../src/emit/bundled-mapping.ts'
import { namesCalled, storeMapping } from '../../../src/emit/store-mapping.ts'
import { mappingTexts } from '../../../src/emit/written-mapping.ts'
import { planOf } from '../../support/compiled.ts'

const plan = planOf(`fields:
  balance:
    section: SECTION_BALANCE
    fields:
      owed: { from: OWED, as: money }
      interest: { from: INTEREST, as: money }
      year: { from: TAX YEAR, as: integer }
      isSingle: { whether: FILING STATUS, is: Single }
  total: { derive: '$exists(balance.owed) ? $addMoney(balance.owed, balance.interest) : null', as: money }
checks:
  - name: totalIsOwed
    that: $sameMoney(total, balance.owed)
    says: The total is not what is owed
  - that: $sameMoney(total, balance.owed)
    says: A check that has no name
`)

describe('a stored mapping', () => {
  test('names what its fields are read with and what its derived fields and checks call, sorted, each once', () => {
    expect(namesCalled(plan)).toEqual({
      normalizers: ['integer', 'money'],
      functions: ['addMoney', 'sameMoney'],
    })
  })

  test('names nothing where nothing is called', () => {
    expect(namesCalled(planOf('fields: {}\n'))).toEqual({ normalizers: [], functions: [] })
  })

  test('has the names of its checks, and no text of an expression', () => {
    const stored = storeMapping(plan)
    expect(checkNamesOf(stored)).toEqual(['totalIsOwed'])
    expect(JSON.stringify(stored)).not.toContain('$')
  })

  test('has its texts apart: of each derived field, then of each check', () => {
    expect(mappingTexts(plan).map(text => JSON.parse(text))).toEqual([
      expect.objectContaining({
        expression: '$exists(balance.owed) ? $addMoney(balance.owed, balance.interest) : null',
      }),
      expect.objectContaining({ that: '$sameMoney(total, balance.owed)' }),
      expect.objectContaining({ that: '$sameMoney(total, balance.owed)' }),
    ])
  })
})
