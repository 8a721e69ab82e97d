/** The runs on pages are what the commands print today; `npm run test:update` writes them again. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mayUpdate, projectRoot } from '../../support/goldens.ts'
import { typedPage } from '../../support/typed-page.ts'
import { pageRuns } from '../../support/typed-pages.ts'

test.each(pageRuns)('the run "$name" of $page is what the commands print', async ({ page, name, steps }) => {
  const file = join(projectRoot, page)
  const text = readFileSync(file, 'utf8')
  const begin = `<!-- run ${name}: made by npm run test:update -->`
  const from = text.indexOf(begin) + begin.length
  const to = text.indexOf('<!-- end of the run -->', from)
  expect(Math.min(text.indexOf(begin), to), `the marks of the run in ${page}`).toBeGreaterThan(0)
  const now = `\n\n${await typedPage(steps)}\n\n`
  if (mayUpdate()) writeFileSync(file, text.slice(0, from) + now + text.slice(to))
  else expect(text.slice(from, to)).toBe(now)
})
