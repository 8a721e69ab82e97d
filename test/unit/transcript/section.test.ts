/** Where something stands on the document, or would stand. */
import { expect, test } from 'vitest'
import { issuesOf, mapped } from '../../support/mapped.ts'

const body = `fields:
  entries:
    each: ENTRIES
    fields:
      pay: { from: PAY, as: money }
      details:
        section: DETAILS
        fields:
          own: { from: OWN, as: flag, yes: [Own], no: [Other] }
  pay: { derive: '$sumMoney(entries[details.own.value ?? false].pay)', as: money }
`

test.each([
  ['the flag', { DETAILS: { OWN: 'Perhaps' } }, '/ENTRIES/0/DETAILS/OWN'],
  ['the entry, where the flag is absent', { DETAILS: {} }, '/ENTRIES/0'],
  ['the entry, where its section is', {}, '/ENTRIES/0'],
])('a figure of which is not known whether it counts an entry is reported at %s', (_, details, pointer) => {
  const result = mapped(body, { ENTRIES: [{ PAY: '$1.00', ...details }] })
  const ofFigure = issuesOf(result).filter(each => !each.startsWith('value/undecided'))
  expect(ofFigure).toEqual([`value/incomplete ${pointer}`])
})
