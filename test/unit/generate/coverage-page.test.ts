import { expect, test } from 'vitest'
import { coveragePage, samplesOf } from '../../../src/generate/coverage-page.ts'
import { planOf } from '../../support/compiled.ts'
import { projectRoot } from '../../support/goldens.ts'

const plan = planOf(`fields:
  wages: { from: SECTION_FILING.WAGES, as: money }
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

const rowOf = (page: string): string => page.split('\n').find(line => line.includes('[sample-1040]')) ?? ''

test('coveragePage counts fields in lists, by the best known of their wordings, apart from figures and checks', () => {
  expect(rowOf(coveragePage([plan], []))).toBe(
    '| 1040 | [sample-1040](mappings/sample-1040.md) 1.0.0 |  | 3 | 1 | 1 | 1 | 0 | 1 | 1 |  |',
  )
})

test('coveragePage names the years of the samples of a mapping, runs of them as one', () => {
  const periods = ['202112', '201912', '202012', '202312', '202306']
  const samples = periods.map(period => ({ mapping: 'sample-1040', period }))
  const page = coveragePage([plan], [...samples, { mapping: 'actr-1040', period: '199912' }])
  expect(rowOf(page).endsWith('| 2019–2021, 2023 |')).toBe(true)
  expect(page).not.toContain('1999')
})

test('samplesOf gives every sample that says its period, by the mapping of its folder', () => {
  const samples = samplesOf(projectRoot)
  expect(samples).toContainEqual({ mapping: 'retr-1040', period: '202112' })
  expect(samples.every(({ period }) => /^(?:19|20)[0-9]{4}$/.test(period))).toBe(true)
})
