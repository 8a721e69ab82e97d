/** Where a check that does not hold is reported, and what is no answer of a check. */
import { describe, expect, test } from 'vitest'
import { failure } from '../../../src/evaluate/run/failure.ts'
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
  const { checks, fields } = planOf(body('$count(years) = 1'))
  const ready = readyChecks(checks, fields, () => ({
    evaluate: () => {
      throw new RangeError('out of stack')
    },
  }))
  expect(() => runChecks(ready, { years: [] }, undefined, new Set(), {})).toThrow(RangeError)
})

test('a check that reads no field is reported at the whole', () => {
  const [check] = planOf(body('$count(years) = 1')).checks
  if (check === undefined) throw new Error('no check')
  const constant = readyChecks([{ ...check, reads: [], needs: [] }], [], () => ({ evaluate: () => false }))
  const [found] = runChecks(constant, { years: [] }, undefined, new Set(), {})
  expect(found).toMatchObject({ code: 'check/failed', path: '' })
})

test('an issue of a check tells what fields it is about, each once, where it stands in the mapping, and its name', () => {
  const named = body(
    'joint.value = true and $sameMoney($sumMoney(years.pay), $sumMoney(years.tip)) ',
  ).replace('says: It does not hold', 'says: It does not hold, name: sums, else: error')
  const { issues } = mapped(named.replace('checks:', '      tip: { from: TIP, as: money }\nchecks:'), {
    JOINT: 'Y',
    YEARS: [{ PAY: '$1.00', TIP: '$2.00' }],
  })
  expect(issues).toEqual([
    {
      code: 'check/failed',
      severity: 'error',
      message: 'It does not hold (joint.value, years)',
      path: '/joint/value',
      pointer: null,
      spec: 'mappings[0]:13:13',
      check: 'sums',
    },
  ])
})

describe('a check that cannot be computed', () => {
  const [check] = planOf(body('$exists(joint.value) and $count(years) = 1')).checks
  if (check === undefined) throw new Error('no check')
  const ready = (made: Partial<typeof check>) =>
    readyChecks([{ ...check, ...made }], [], () => ({
      evaluate: () => {
        throw failure('too much', 0)
      },
    }))

  test('is reported as undecided, with the reason', () => {
    const data = { joint: { value: true }, years: [] }
    expect(runChecks(ready({ name: 'sums' }), data, undefined, new Set(), {})).toEqual([
      {
        code: 'check/undecided',
        severity: 'warning',
        message: 'A check could not be decided: The expression failed: too much',
        path: '/joint/value',
        pointer: null,
        spec: check.spec,
        check: 'sums',
      },
    ])
    expect(runChecks(ready({ name: 'sums' }), data, undefined, new Set(['sums']), {})).toEqual([])
  })

  test.each<readonly [string, readonly (readonly string[])[], unknown, number]>([
    ['a field that it needs has no value', [['a'], ['b']], { a: 1, b: null }, 0],
    ['a field that it needs was never read', [['a']], {}, 0],
    ['a group that it needs is not there', [['a', 'c']], { a: null }, 0],
    ['a text stands in place of a group', [['a', 'c']], { a: 'x' }, 0],
    ['a list is empty', [['a', 'c']], { a: [] }, 1],
    ['a field is false', [['a']], { a: false }, 1],
  ])('says nothing unless all that it needs is there: %s', (_, needs, data, count) => {
    expect(runChecks(ready({ needs }), data, undefined, new Set(), {})).toHaveLength(count)
  })

  test('says nothing where one of several fields that may be missing cannot be read', () => {
    const tolerant = ready({ needs: [], tolerates: [['a'], ['b']] })
    const without = (name: string) => (steps: readonly string[]) => steps[0] === name
    const found = ['a', 'b', 'c'].map(name => runChecks(tolerant, {}, without(name), new Set(), {}).length)
    expect(found).toEqual([0, 0, 1])
  })
})
