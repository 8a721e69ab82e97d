/** Sections and entries of which nothing was read, and which absent section they may be. */
import { expect, test } from 'vitest'
import { issuesOf, mapped } from '../../../../support/mapped.ts'

const body = `fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  rows:
    each: ROWS
    fields:
      pay: { from: PAY, as: money }
  business:
    section: SCHEDULE C--PROFIT OR LOSS FROM BUSINESS
    fields:
      profit: { from: PROFIT, as: money }
`

test('an entry of which nothing was read is no unread section where others were', () => {
  const unread = { QZX: { A: 'x' } }
  expect(issuesOf(mapped(body, { ROWS: [unread, unread] }))).toEqual(['transcript/unread-section /ROWS'])
  expect(issuesOf(mapped(body, { ROWS: [{ PAY: '$1.00' }, unread] }))).toEqual([
    'transcript/unread-section /ROWS/1/QZX',
  ])
})

test('a section that numbers the form of an absent one may be it, whatever else its title tells', () => {
  const { issues } = mapped(body, { 'SCHEDULE C (SPOUSE)': { ANY: 'x' } })
  expect(issues.map(({ message }) => message)).toEqual([
    'Nothing in section "SCHEDULE C (SPOUSE)" is read; it may be "SCHEDULE C-PROFIT OR LOSS FROM BUSINESS", which is absent',
  ])
})
