/** The arithmetic of docs/scale.md is done over, from the rate that was measured: a new measurement changes every row. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'
import type { Measurement } from '../../support/measurement.ts'

const page = readFileSync(join(projectRoot, 'docs/scale.md'), 'utf8')
const bulk: Measurement = JSON.parse(readFileSync(join(projectRoot, 'docs/measurements/bulk.json'), 'utf8'))
const documents = 100_000_000
const bytes = 5_000
/** The rate of one core for each of many, as two have it. */
const share = 0.95

/** Documents a second of one job, as it was measured. */
function rate(): number {
  const [, text = ''] = /1 job: ([\d,]+) documents a second/.exec(bulk.figures.join('\n')) ?? []
  return Number(text.replace(',', ''))
}

const minutes = (cores: number): string => (documents / (cores * share * rate()) / 60).toFixed(0)
const coreSeconds = documents / rate()
const rounded = (value: number, places: number): string =>
  (Math.round(value / places) * places).toLocaleString('en')

test.each([
  ['mapping', `${(coreSeconds / 3600).toFixed(1)} core-hours`],
  ['on 8 cores', `${minutes(8)} minutes`],
  ['on 32 cores', `${minutes(32)} minutes`],
  ['reading', `${(documents * bytes) / 1e9} GB`],
  ['what storage must give 32 cores', `${rounded((32 * share * rate() * bytes) / 1e6, 10)} MB/s`],
  ['shards', `${rounded(documents / 10_000, 1)} of 10,000 documents`],
  ['Lambda', `${rounded(coreSeconds * 1.77, 1_000)} GB-seconds`],
  ['Lambda', `${rounded(coreSeconds, 100)} core-seconds`],
  ['queue jobs, one a shard', `10,000, ${(10_000 * 1_000) / 1e6} MB`],
  ['queue jobs, one a document', `100,000,000, ${(documents * 1_000) / 1e9} GB`],
])('the row of docs/scale.md on %s says %s', (name, quantity) => {
  expect(rate()).toBeGreaterThan(0)
  const row = page.split('\n').find(line => line.startsWith(`| ${name} |`))
  expect(row).toContain(quantity)
})
