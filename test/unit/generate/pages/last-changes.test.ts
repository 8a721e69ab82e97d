import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundledPlans } from '../../../../src/catalog/plans.gen.ts'
import { type LastChanges, lastChanges } from '../../../../src/generate/pages/last-changes.ts'
import { planOf } from '../../../support/compiled.ts'
import { projectRoot } from '../../../support/goldens.ts'

const plan = planOf('fields: { wages: { from: SECTION_FILING.WAGES, as: money } }')
const known = { 'sample-1040': { hash: plan.hash, day: '2026-01-31' } }

test('lastChanges keeps the day of rules that are as they were, whatever day it is', () => {
  expect(lastChanges([plan], known, '2027-03-01')).toEqual(known)
})

test('lastChanges gives changed and new rules the day of today, and drops what is gone', () => {
  const other = planOf('fields: { wages: { from: SECTION_FILING.WAGES, as: decimal } }')
  const gone = { 'sample-990': { hash: plan.hash, day: '2026-01-31' } }
  const now = { 'sample-1040': { hash: other.hash, day: '2027-03-01' } }
  expect(lastChanges([other], known, '2027-03-01')).toEqual(now)
  expect(lastChanges([other], gone, '2027-03-01')).toEqual(now)
})

test('the page of coverage names the day of the last change of every bundled mapping', () => {
  const days: LastChanges = JSON.parse(
    readFileSync(join(projectRoot, 'src/generate/pages/last-changes.json'), 'utf8'),
  )
  const page = readFileSync(join(projectRoot, 'docs/coverage.md'), 'utf8')
  expect(Object.keys(days).sort()).toEqual(
    bundledPlans()
      .map(({ id }) => id)
      .sort(),
  )
  for (const [id, { hash, day }] of Object.entries(days)) {
    const row = page.split('\n').find(line => line.includes(`[${id}](`))
    expect(row?.endsWith(` | \`${hash.slice(0, 8)}\` | ${day} |`), row).toBe(true)
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})
