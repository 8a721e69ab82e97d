/** The labels that a plan names: none of them is masked where a message quotes it. */
import { expect, test } from 'vitest'
import { knownLabels } from '../../../src/transcript/labels/known-labels.ts'
import { planOf } from '../../support/compiled.ts'

const plan = planOf(`fields:
  nothing: { notice: [Requested data not found] }
  wages: { from: [SECTION_A > WAGES, OTHER], as: money }
  joint: { whether: STATUS, is: [Joint] }
  whole: { keep: SECTION_B }
  rows:
    each: ROWS
    where: { SORT: [Own] }
    fields:
      code: { from: CODE, as: code }
  lines:
    each: LINES
    fields:
      above: { rowAboveWhen: MARK, is: [""] }
  kinds:
    each: KINDS
    where: { STATE: [Open] }
    choose:
      by: TYPE
      as: kind
      cases:
        A: { texts: [A], fields: { first: { from: FIRST, as: text } } }
      otherwise: { case: other, fields: { rest: { from: REST, as: text } } }
  party:
    section: [PAYER, ISSUER]
    fields:
      name: { from: NAME, as: text }
  sum: { derive: $sumMoney(wages), as: money }
ignore:
  - { path: SECTION_C > TITLE, because: constant text }
`)

test('are those of fields, sections, conditions, kinds of entries and ignored lines', () => {
  const { labels } = knownLabels(plan)
  const own =
    'SECTION_A WAGES OTHER STATUS SECTION_B ROWS LINES SORT CODE MARK KINDS STATE TYPE FIRST REST PAYER ISSUER NAME SECTION_C TITLE'
  for (const label of own.split(' ')) expect(labels).toContain(label)
  for (const text of ['JOINT', 'OWN', 'OPEN', 'REQUESTED DATA NOT FOUND', 'SUM'])
    expect(labels).not.toContain(text)
})
