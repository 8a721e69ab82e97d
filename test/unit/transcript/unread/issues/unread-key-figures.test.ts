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
