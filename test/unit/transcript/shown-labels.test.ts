/** Keys as messages show them. */
import { describe, expect, test } from 'vitest'
import type { PlanField } from '../../../src/plan/mapping-plan.ts'
import { ShownLabels } from '../../../src/transcript/labels/shown-labels.ts'

const wages: PlanField = {
  kind: 'value',
  name: 'wages',
  spec: '',
  sources: [{ path: ['SECTION_INCOME', 'TOTAL WAGES PAID TO EMPLOYEES'], label: '', normalizer: 'money' }],
  tables: [],
  required: false,
}
const shown = new ShownLabels({ fields: [wages], ignore: [] })

describe('a key', () => {
  test.each([
    'TOTAL WAGES PAID TO EMPLOYEES',
    'Total  wages, paid to employees:',
    'TOTAL WAGES',
    'WAGES PAID (LINE 12A)',
    'TOTAL WAGES 2021',
    'TOTAL EMPLOYEEES',
    'SECTION_SUMMARY',
    'SCHEDULE C-EZ',
  ])('is shown that is known, or made of known words: %s', key => {
    expect(shown.label(key, '/SECTION_INCOME/x')).toBe(`"${key}"`)
  })

  test.each([
    'ZEBULON',
    'ZEBULON QUACKENBUSH',
    'WAGES OF ZEBULON',
    'WAGES 987654321',
    '987-65-4321',
    'XXX-XX-4321',
    'wages@income.example',
    'B',
    '',
    'WAGES\u202e',
    'WAGES\u0007',
    'TOTAL '.repeat(30),
    'TOTAL WAGES $61,200.00',
    'TOTAL WAGES $5',
    'TOTAL WAGES 61,200',
    'TOTAL WAGES 12.34',
    'TOTAL WAGES ($5.67)',
    'A B C D E F G H I J K L M N O P Q WAGES QUACKENBUSH',
  ])('is not shown that is anything else, its place is: %j', key => {
    expect(shown.label(key, `/SECTION_INCOME/3/${key}`)).toBe('/SECTION_INCOME/3/(not shown)')
  })
})

test('a key that is known is shown with the amount in it', () => {
  const path = ['PAYMENTS OF $600 OR MORE']
  const own = { ...wages, sources: [{ path, label: '', normalizer: 'money' }] }
  const labels = new ShownLabels({ fields: [own], ignore: [] })
  expect(labels.label('Payments of $600 or more', '/x')).toBe('"Payments of $600 or more"')
  expect(labels.label('PAYMENTS OF $700 OR MORE', '/PAYMENTS OF $700 OR MORE')).toBe('/(not shown)')
})

test('a place leaves out what may be a number of somebody, and what is deeper than any label stands', () => {
  expect(shown.place('/SECTION_INCOME/0/987654321/TOTAL WAGES')).toBe(
    '/SECTION_INCOME/0/(not shown)/TOTAL WAGES',
  )
  expect(shown.place(`/SECTION_INCOME${'/1'.repeat(20)}`)).toBe(`/SECTION_INCOME${'/1'.repeat(11)}/…`)
})
