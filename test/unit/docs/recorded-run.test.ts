/** The recorded run in docs/authoring.md is what the commands print today; `npm run test:update` records it again. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'
import { recordedRun } from '../../support/recorded-run.ts'

const page = join(projectRoot, 'docs/authoring.md')
const begin = '<!-- recorded run: made by npm run test:update -->\n\n'
const end = '\n\n<!-- end of the recorded run -->'

// Some thirty calls of the command: `npm run test:behind` asks for it, and `npm run test:update`.
const isAsked = process.env.RUNS === 'all' || process.env.UPDATE_GOLDENS === '1'

test.runIf(isAsked)(
  'the recorded run of the authoring page is what the commands print',
  { timeout: 120_000 },
  () => {
    const text = readFileSync(page, 'utf8')
    const [before, rest = ''] = text.split(begin)
    const [recorded, after] = rest.split(end)
    expect(after, 'the marks of the recorded run').toBeDefined()
    const now = recordedRun()
    if (process.env.UPDATE_GOLDENS === '1' && process.env.CI === undefined)
      writeFileSync(page, `${before}${begin}${now}${end}${after}`)
    else expect(recorded).toBe(now)
  },
)
