import { describe, expect, test } from 'vitest'
import { fieldName, placeNames } from '../../../src/drift/place-name.ts'

const nameOf = placeNames()

describe('the name of a place', () => {
  test.each([
    ['/SECTION_FILING/INCOME/TOTAL WAGES', 'SECTION_FILING.INCOME."TOTAL WAGES"'],
    ['/SECTION_INCOME/3/ITEMS/New box', 'SECTION_INCOME.ITEMS."NEW BOX"'],
    ['/SECTION_FILING/SCHEDULE C (OCCURRENCE #: 2)/A~1B', 'SECTION_FILING."SCHEDULE C"."A/B"'],
    ['/X', 'X'],
    ['/A LABEL', 'A LABEL'],
  ])('is a path as mappings write it, without numbers of entries: %s', (pointer, name) => {
    expect(nameOf(pointer)).toBe(name)
    expect(nameOf(pointer)).toBe(name)
  })

  test('masks every step', () => {
    expect(nameOf('/SECTION_X/987-65-4321/WAGES')).toBe('SECTION_X."###-##-####".WAGES')
  })

  test('of more steps than are shown ends in the sign that there are more', () => {
    const steps = (count: number): string => Array.from({ length: count }, (_, at) => `/S${at}`).join('')
    expect(nameOf(steps(12))).toBe('S0.S1.S2.S3.S4.S5.S6.S7.S8.S9.S10."S11"')
    expect(nameOf(steps(13))).toBe('S0.S1.S2.S3.S4.S5.S6.S7.S8.S9.S10."…"')
  })

  test('has an end, however deep the place is', () => {
    expect(nameOf('/A'.repeat(5000)).length).toBeLessThan(100)
    expect(nameOf(`/${'A'.repeat(200)}`.repeat(5000)).length).toBeLessThan(2000)
  })
})

test('the name of a field is that of the mapping', () => {
  expect(fieldName('/informationReturns/12/wages')).toBe('informationReturns.wages')
  expect(fieldName('/income/wages')).toBe('income.wages')
})
