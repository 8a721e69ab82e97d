/** Where a check that does not hold is reported, and what is no answer of a check. */
import { expect, test } from 'vitest'
import { readyChecks, runChecks } from '../../../src/transcript/figures/checks.ts'
import { planOf } from '../../support/compiled.ts'
import { issuesOf, mapped } from '../../support/mapped.ts'

const body = (that: string): string => `fields:
  joint: { from: JOINT, as: flag, yes: "Y" }
  years:
    each: YEARS
    fields:
      pay: { from: PAY, as: money }
checks:
  - { that: '${that}', says: It does not hold }
`

test.each([
  ['$exists(joint.value)', {}, '/joint/value'],
  ['$count(years) = 1', {}, '/years'],
])('%s is reported at the last place that is no entry', (that, document, path) => {
  const issues = issuesOf(mapped(body(that), document))
  expect(issues.filter(each => each.startsWith('check/'))).toEqual([`check/failed ${path}`])
})

test('a fault that is none of the expression is no finding, and not hidden', () => {
  const { checks } = planOf(body('$count(years) = 1'))
  const ready = readyChecks(checks, () => ({
    evaluate: () => {
      throw new RangeError('out of stack')
    },
  }))
  expect(() => runChecks(ready, { years: [] }, undefined, new Set(), {})).toThrow(RangeError)
})

test('a check that reads no field is reported at the whole', () => {
  const [check] = planOf(body('$count(years) = 1')).checks
  if (check === undefined) throw new Error('no check')
  const constant = readyChecks([{ ...check, reads: [], needs: [] }], () => ({ evaluate: () => false }))
  const [found] = runChecks(constant, { years: [] }, undefined, new Set(), {})
  expect(found).toMatchObject({ code: 'check/failed', path: '' })
})
