/** Where unread leaves stand: in which section, part and entry. */
import { expect, test } from 'vitest'
import { ShownLabels } from '../../../../../src/transcript/labels/shown-labels.ts'
import { placeOf } from '../../../../../src/transcript/unread/places/places.ts'
import { survey } from '../../../../../src/transcript/unread/places/survey.ts'
import { readDocument } from '../../../../../src/transcript/view/read-document.ts'
import { readingTree } from '../../../../../src/transcript/view/tree/reading-tree.ts'
import { planOf } from '../../../../support/compiled.ts'
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

test('each entry that a list did not choose is a part of its own; a list of which no entry was read is one part', () => {
  const plan = planOf(`fields:
  payments:
    each: SECTION_PAYMENTS
    where: { CODE: "610" }
    fields:
      code: { from: CODE, as: code }
      amount: { from: AMOUNT, as: money }
`)
  const partsIn = (document: Record<string, unknown>): readonly unknown[] => {
    const read = readDocument(document, readingTree(plan))
    const { parts } = survey(document, read, placeOf(plan.fields), new ShownLabels(plan), [])
    return parts.map(({ pointer, entryOf, leaves }) => [pointer, entryOf.length, leaves.length])
  }
  const [chosen, other] = [
    { CODE: '610', AMOUNT: '$1.00' },
    { CODE: '999', AMOUNT: '$2.00' },
  ]
  const more = { 'OTHER LIST': [{ A: 'x', B: 'y' }, { A: 'z' }] }
  expect(partsIn({ SECTION_PAYMENTS: [chosen, other, other], ...more })).toEqual([
    ['/SECTION_PAYMENTS/1', 1, 2],
    ['/SECTION_PAYMENTS/2', 1, 2],
    ['/OTHER LIST', 0, 3],
  ])
  expect(partsIn({ SECTION_PAYMENTS: [other, other], ...more })).toEqual([
    ['/SECTION_PAYMENTS', 0, 4],
    ['/OTHER LIST', 0, 3],
  ])
  expect(partsIn({ SECTION_PAYMENTS: ['x', ['y']], ...more })).toEqual([
    ['/SECTION_PAYMENTS', 0, 2],
    ['/OTHER LIST', 0, 3],
  ])
  expect(partsIn({ SECTION_PAYMENTS: [chosen, 'x', ['y']], ...more })).toEqual([
    ['/SECTION_PAYMENTS/1', 1, 1],
    ['/SECTION_PAYMENTS/2', 1, 1],
    ['/OTHER LIST', 0, 3],
  ])
})
