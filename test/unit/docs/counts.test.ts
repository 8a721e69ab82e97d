/** Numbers in sentences written by hand are those that there are today, or are not there at all. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'

const pages = ['README.md', 'docs/portable.md', 'docs/versions.md', 'docs/faq.md', 'docs/proofs.md']
const notCovered = readFileSync(join(projectRoot, '.config/not-covered.txt'), 'utf8')
  .split('\n')
  .filter(line => line.trim() !== '' && !line.startsWith('#'))

/** The numbers that stand before `what`, each with its page. */
function said(what: string): readonly string[] {
  return pages.flatMap(page =>
    [...readFileSync(join(projectRoot, page), 'utf8').matchAll(new RegExp(`\\b(\\d+) ${what}\\b`, 'g'))].map(
      match => `${page}: ${match[1]}`,
    ),
  )
}

test('the pages give the number of lines that no test runs', () => {
  const found = said('lines, each under the reason')
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(each => !each.endsWith(`: ${notCovered.length}`))).toEqual([])
})

// Whoever adds a form would have to look for them; docs/coverage.md is generated and lists them all.
test.each(['bundled mappings', 'samples'])('no sentence counts the %s', what => {
  expect(said(what)).toEqual([])
})
