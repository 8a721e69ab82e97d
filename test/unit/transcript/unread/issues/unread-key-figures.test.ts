/** Key figures inside what is absent itself. */
import { expect, test } from 'vitest'
import { issuesOf, mapped } from '../../../../support/mapped.ts'

const body = `keyFigures: [filing.joint.value]
fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  filing:
    section: SECTION_FILING
    fields:
      name: { from: NAME, as: text }
      joint: { from: JOINT RETURN, as: flag, yes: "Y" }
`

test('a part of a value is absent with it, and reported at the line that may be it', () => {
  expect(issuesOf(mapped(body, { SECTION_FILING: { NAME: 'A', QZX: 'Y' } }))).toEqual([
    'transcript/unread-key-figure /SECTION_FILING/QZX',
  ])
  expect(issuesOf(mapped(body, { SECTION_FILING: { NAME: 'A', 'JOINT RETURN': 'Y', QZX: 'Y' } }))).toEqual([])
})

test('a figure that has a value from one of two lines is not missing, though the other line is absent', () => {
  const either = `keyFigures: [owed]
fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  filing:
    section: SECTION_FILING
    fields:
      name: { from: NAME, as: text }
      now: { from: OWED NOW, as: money }
      later: { from: OWED LATER, as: money }
  owed: { derive: '$exists(filing.now) and filing.now != null ? filing.now : filing.later', as: money }
`
  const lines = { NAME: 'A', 'OWED NOW': '$1.00', QZX: '$2.00' }
  expect(
    issuesOf(mapped(either, { SECTION_FILING: lines })).filter(found => found.includes('figure')),
  ).toEqual([])
})
