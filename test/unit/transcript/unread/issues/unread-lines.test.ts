/** Lines beside a list of years that is absent. */
import { expect, test } from 'vitest'
import { issuesOf, mapped } from '../../../../support/mapped.ts'

const body = `fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  filing:
    section: SECTION_FILING
    fields:
      name: { from: NAME, as: text }
      paid: { amountsByYear: TAX PAID <YYYY> }
`

test.each([
  ['that it could hold', { QZX: '$1.00' }, ['transcript/unread-lines /SECTION_FILING/QZX']],
  ['that it could not', { QZX: 'soon' }, []],
  [
    'beside lines without a value',
    { QZY: undefined, QZZ: null, QZX: '$1.00' },
    ['transcript/unread-lines /SECTION_FILING/QZX'],
  ],
  ['where a year is printed', { QZX: '$1.00', 'TAX PAID 2021': '$1.00' }, []],
])('are reported: a line %s', (_, lines, expected) => {
  expect(issuesOf(mapped(body, { SECTION_FILING: { NAME: 'A', ...lines } }))).toEqual(expected)
})

test.each([
  [59, ['transcript/unread-lines /SECTION_FILING']],
  [60, []],
])(
  'are held against fields, the first sixty of a section: behind %d that no field reads, one that it could hold',
  (count, expected) => {
    const others = Array.from({ length: count }, (_, index) => [`QZ${index}X`, 'soon'])
    const lines = { ...Object.fromEntries(others), QZX: '$1.00' }
    expect(issuesOf(mapped(body, { SECTION_FILING: { NAME: 'A', ...lines } }))).toEqual(expected)
  },
)
