/** `tax-transcript-mapper/testing` in a real run of Vitest, in a project with the packed package. Needs a finished build. */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMapper } from '../../src/mapper/create-mapper.ts'
import { describeGoldens } from '../../src/testing/describe-goldens.ts'
import { makeConsumer } from '../support/consumer.ts'
import { projectRoot } from '../support/goldens.ts'

let folder = ''

function write(name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** An empty folder, and a mapper for it. */
function noGoldens(): string {
  mkdirSync(join(folder, 'empty'), { recursive: true })
  return join(folder, 'empty')
}
const mapped = (path: string): { folder: string; mapper: ReturnType<typeof createMapper> } => ({
  folder: path,
  mapper: createMapper({ mappings: [] }),
})

interface Run {
  readonly status: number | null
  readonly text: string
}

/** A run of Vitest in the project, without colours and times. */
function vitest(env: Readonly<Record<string, string>> = {}): Run {
  const { CI: _, ...around } = process.env
  const { status, stdout, stderr } = spawnSync(
    join(folder, 'node_modules/.bin/vitest'),
    ['run', '--reporter=verbose', '--globals'],
    { cwd: folder, encoding: 'utf8', env: { ...around, NO_COLOR: '1', ...env } },
  )
  return { status, text: (stdout + stderr).replaceAll(/ \d+ms/g, '') }
}

beforeAll(() => {
  folder = makeConsumer().folder
  for (const name of ['vitest', '.bin']) {
    rmSync(join(folder, 'node_modules', name), { recursive: true, force: true })
    symlinkSync(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name))
  }
  write('txmap.config.yaml', 'mappings: [mappings]\ngoldens: [goldens]\n')
  write(
    'mappings/mine.yaml',
    'id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["8801"] }\nfields:\n  wages: { from: SECTION_FILING > TOTAL WAGES, as: money }\n',
  )
  write('goldens/avery/input.json', '{"TYPE":"RETR","FORM":"8801","SECTION_FILING":{"TOTAL WAGES":"$1.00"}}')
  write('goldens/avery/expected.yaml', 'mapping: mine\ndata:\n  /wages: "1.00"\n')
  write(
    'own.test.js',
    "import { describe, test } from 'vitest'\nimport { describeGoldens } from 'tax-transcript-mapper/testing'\ndescribeGoldens({ describe, test, name: 'ours' })\n",
  )
  write(
    'globals.test.js',
    "import { createMapper } from 'tax-transcript-mapper'\nimport { loadProject } from 'tax-transcript-mapper/project'\nimport { describeGoldens } from 'tax-transcript-mapper/testing'\ndescribeGoldens({ folder: new URL('goldens', import.meta.url), mapper: createMapper({ project: loadProject() }) })\n",
  )
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** In `npm run test:behind`, as `.ci/run` does: an installation takes long. */
const isBehind = process.env.PROJECTS === 'all'

describe.runIf(isBehind)('goldens in a suite of Vitest', () => {
  test('are a test each, with functions that are given and with global ones', () => {
    const { status, text } = vitest()
    expect(text).toContain('✓ own.test.js > ours > goldens/avery')
    expect(text).toContain('✓ globals.test.js > goldens > goldens/avery')
    expect(status).toBe(0)
  }, 60_000)

  test('fail with both values, and leave the new result for a review', () => {
    write('goldens/avery/expected.yaml', 'mapping: mine\ndata:\n  /wages: "2.00" # box 1\n')
    const inCi = vitest({ CI: 'true' })
    expect(inCi.status).toBe(1)
    expect(existsSync(join(folder, 'goldens/avery/expected.new.yaml'))).toBe(false)
    const { status, text } = vitest()
    expect(status).toBe(1)
    expect(text).toContain(`GoldenError: goldens/avery is not as expected:
  /wages
    - "2.00"  goldens/avery/expected.yaml:3:3
    + "1.00"  mappings/mine.yaml:6:3
npx txmap review accepts or rejects them one by one`)
    expect(text).toContain('-   /wages: "2.00" # box 1')
    expect(text).toContain('+   /wages: "1.00" # box 1')
    expect(readFileSync(join(folder, 'goldens/avery/expected.new.yaml'), 'utf8')).toBe(
      'mapping: mine\ndata:\n  /wages: "1.00" # box 1\n',
    )
  }, 60_000)

  test('need a runner and a golden', () => {
    expect(() => describeGoldens({ describe: undefined, test: undefined, ...mapped(noGoldens()) })).toThrow(
      '"describe" is left out where a function of the test runner is expected; pass it: describeGoldens({ describe, test }); there is no global one',
    )
    expect(() => describeGoldens({ describe, test, ...mapped(noGoldens()) })).toThrow(
      '"folder" is without a golden where a folder with goldens is expected; make a folder with input.json and expected.yaml for each golden',
    )
  })

  test('that test nothing fail', () => {
    write('goldens/gone/expected.yaml', 'data: {}\n')
    write('goldens/other/input.json', '{"TYPE":"RETR","FORM":"8801"}')
    write('goldens/other/expected.yaml', 'mapping: mne\n')
    write('goldens/raw/input.json', '{"TYPE":"RETR","FORM":"8801"}')
    const { text } = vitest()
    expect(text).toContain('goldens/gone tests nothing: it has no input.json; add it, or remove the folder')
    expect(text).toContain('goldens/other tests nothing: there is no mapping "mne"; did you mean "mine"?')
    expect(text).toContain('goldens/raw has no expected.yaml; npx txmap test --update writes it')
  }, 60_000)
})
