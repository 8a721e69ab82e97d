/** Where unread leaves stand: in which section, part and entry. */
import { expect, test } from 'vitest'
import { issuesOf, mapped } from '../../../../support/mapped.ts'

const body = `fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  business:
    section: SECTION_FILING."SCHEDULE C"
    fields:
      name: { from: NAME, as: text }
      sales: { from: SALES, as: money }
`

test('a part of a section of which something was read is none that went unread, whatever stands beside it', () => {
  const document = {
    SECTION_FILING: {
      // Of the same length as the part.
      'SCHEDULE D': { 'PART I': { GAIN: '$1.00' } },
      'SCHEDULE C': { 'PART I': { NAME: 'A', SALES: '$1.00', MORE: 'x' }, 'PART II': { GAIN: '$1.00' } },
    },
  }
  expect(issuesOf(mapped(body, document))).toEqual([
    'transcript/unread-section /SECTION_FILING/SCHEDULE D',
    'transcript/unread-section /SECTION_FILING/SCHEDULE C/PART II',
  ])
})

test('an unread line is held against the fields of every group of its section', () => {
  const groups = `fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  first:
    section: SECTION_A
    fields:
      name: { from: NAME, as: text }
      sales: { from: SALES, as: money }
  second:
    section: SECTION_A
    fields:
      total: { from: TOTAL PAYMENTS, as: money }
`
  const document = { SECTION_A: { NAME: 'A', 'TOTAL PAYMENT': '$1.00' } }
  expect(issuesOf(mapped(groups, document))).toEqual(['transcript/likely-label /SECTION_A/TOTAL PAYMENT'])
})
