/** A newcomer finds the door of an analyst, an engineer and a maintainer, and what is covered, in one click; and from the index every page. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'

const linksOf = (page: string): readonly string[] =>
  [...readFileSync(join(projectRoot, page), 'utf8').matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link)

test.each([
  'docs/first-unmapped-line.md',
  'docs/first-stored-result.md',
  'https://github.com/tax-transcript-mapper/tax-transcript-mapper/blob/main/CONTRIBUTING.md',
  'docs/coverage.md',
])('README.md leads to %s', target => expect(linksOf('README.md')).toContain(target))

test('docs/README.md leads to every page', () => {
  const pages = readdirSync(join(projectRoot, 'docs')).filter(
    name => name.endsWith('.md') && name !== 'README.md',
  )
  expect(pages.filter(page => !linksOf('docs/README.md').includes(page))).toEqual([])
})
