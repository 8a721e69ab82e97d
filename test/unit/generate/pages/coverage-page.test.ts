import { expect, test } from 'vitest'
import {
  coveragePage,
  mappingIndex,
  samplesOf,
  yearsOf,
} from '../../../../src/generate/pages/coverage-page.ts'
import { planOf } from '../../../support/compiled.ts'
import { projectRoot } from '../../../support/goldens.ts'

const plan = planOf(`fields:
  wages: { from: SECTION_FILING.WAGES, as: money, about: "Wages; line 1a (2019-2021)" }
  tips: { from: [{ label: SECTION_FILING.TIPS, evidence: unsourced }, { label: SECTION_FILING.GRATUITIES, evidence: secondary }], as: money }
  rows:
    each: SECTION_TRANSACTIONS
    fields:
      amount: { from: AMOUNT, as: money, evidence: inferred }
  both:
    derive: $sumMoney([wages, tips])
    as: money
checks:
  - { that: wages = both, else: warning, says: They differ }
`)

const changes = { 'sample-1040': { hash: plan.hash, day: '2026-01-31' } }

const rowsOf = (page: string): readonly string[] =>
  page.split('\n').filter(line => line.includes('[sample-1040]'))

test('coveragePage counts fields in lists, by the best known of their wordings, apart from figures and checks', () => {
  expect(rowsOf(coveragePage([plan], [], changes))).toEqual([
    `| 1040 | [sample-1040](mappings/sample-1040.md) 1.0.0 |  | 3 | 1 (33 %) | 1 (33 %) | 1 (33 %) | 0 | 1 | 1 | \`${plan.hash.slice(0, 8)}\` | 2026-01-31 |`,
    '| [sample-1040](mappings/sample-1040.md) |  | 1 | 1 | 1 |  |  |  |  |  | 2019–2021 | 33 % |',
  ])
})

test('coveragePage names the years of the samples of a mapping, runs of them as one', () => {
  const periods = ['202112', '201912', '202012', '202312', '202306']
  const samples = periods.map(period => ({ mapping: 'sample-1040', period }))
  const page = coveragePage([plan], [...samples, { mapping: 'actr-1040', period: '199912' }], changes)
  expect(rowsOf(page)[1]?.endsWith('| 2019–2021, 2023 |  | 33 % |')).toBe(true)
  expect(page).not.toContain('1999')
})

test('samplesOf gives every sample that says its period, by the mapping of its folder', () => {
  const samples = samplesOf(projectRoot)
  expect(samples).toContainEqual({ mapping: 'retr-1040', period: '202112' })
  expect(samples.every(({ period }) => /^(?:19|20)[0-9]{4}$/.test(period))).toBe(true)
})

test('yearsOf reads the years of the lines that a meaning names, and no other number in brackets', () => {
  expect([...yearsOf('Total; line 24 (2020-2022), 16 (2019); before that (up to 2017) or (1040)')]).toEqual([
    2020, 2021, 2022, 2019,
  ])
  expect([...yearsOf('Total; line 3 (2018, 2024-2025)')]).toEqual([2018, 2024, 2025])
})

test('mappingIndex links the page of each mapping', () => {
  expect(mappingIndex([plan])).toContain('- [sample-1040](sample-1040.md): 1040, 4 fields, 1 checks')
})
