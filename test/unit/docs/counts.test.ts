/** Numbers of mappings, samples and lines that stand in sentences written by hand are those that there are today. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import { projectRoot } from '../../support/goldens.ts'

const pages = ['README.md', 'docs/portable.md', 'docs/versions.md', 'docs/faq.md', 'docs/proofs.md']
const samples = readdirSync(join(projectRoot, 'test/golden'), { recursive: true, encoding: 'utf8' }).filter(
  name => name.endsWith('input.json'),
)
const notCovered = readFileSync(join(projectRoot, '.config/not-covered.txt'), 'utf8')
  .split('\n')
  .filter(line => line.trim() !== '' && !line.startsWith('#'))

test.each([
  ['bundled mappings', bundledPlans().length],
  ['samples', samples.length],
  ['lines, each under the reason', notCovered.length],
])('of %s', (what, count) => {
  const said = pages.flatMap(page =>
    [...readFileSync(join(projectRoot, page), 'utf8').matchAll(new RegExp(`\\b(\\d+) ${what}\\b`, 'g'))].map(
      match => `${page}: ${match[1]}`,
    ),
  )
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter(each => !each.endsWith(`: ${count}`))).toEqual([])
})
