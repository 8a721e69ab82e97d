/** The recipe of CONTRIBUTING.md for a new normalizer, followed to the letter in a copy of the project. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import jsonata from 'jsonata'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'

const copy = mkdtempSync(join(tmpdir(), 'txmap-recipe-'))
/** Following it takes half a minute of processor time, so `.ci/run` does that behind the other tests. */
const isFollowed = process.env.RECIPE === 'follow'

/** A file that the recipe says to write. */
interface WrittenFile {
  readonly path: string
  readonly text: string
}

const page = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8')
const recipe = /^## A new normalizer\n[\s\S]*?(?=^## )/m.exec(page)?.[0] ?? ''
/** Each step begins with its number, and its blocks are set in by as much. */
const steps = recipe.split(/^(?=\d\. )/m)
const written = steps.flatMap((step): readonly WrittenFile[] => {
  const path = /\bin `(src\/[^`]+\.ts)`/.exec(step)?.[1]
  const text = blockOf(step, 'ts')
  return path === undefined || text === undefined ? [] : [{ path, text }]
})
const commands = steps.flatMap(step => blockOf(step, 'sh')?.trimEnd().split('\n') ?? [])

function blockOf(step: string, language: string): string | undefined {
  const block = new RegExp(`^ {3}\`\`\`${language}\\n([\\s\\S]*?)^ {3}\`\`\``, 'm').exec(step)?.[1]
  return block?.replace(/^ {3}/gm, '')
}

const mapping = `id: own
title: Own
version: "1.0.0"
match: { type: RETR }
fields:
  rate: { from: SECTION_FILING > RATE OF TAX, as: percent }
  share: { from: SECTION_FILING > SHARE, as: percent }
  none: { from: SECTION_FILING > NO RATE, as: percent }
  bare: { from: SECTION_FILING > BARE RATE, as: percent }
`

/** What a command prints. It knows nothing of the test run that it is called from. */
function run(command: string): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|npm_)/.test(name)),
  )
  return execFileSync('sh', ['-c', command], { cwd: copy, env: { ...env, NO_COLOR: '1' }, encoding: 'utf8' })
}

beforeAll(() => {
  if (!isFollowed) return
  const folders = [
    '.config',
    'docs',
    'mappings',
    'schemas',
    'src',
    'test/catalogue',
    'test/golden',
    'test/support',
  ]
  const tests = ['test/unit/compile', 'test/unit/normalize']
  for (const name of [...folders, ...tests, 'package.json', 'tsconfig.json'])
    cpSync(join(projectRoot, name), join(copy, name), { recursive: true })
  // A folder of its own for what tools keep there.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(projectRoot, 'node_modules')).filter(each => !/^\.(?!bin$)/.test(each)))
    symlinkSync(join(projectRoot, 'node_modules', name), join(copy, 'node_modules', name))
}, 120_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000)

describe('the recipe for a new normalizer', () => {
  test('names two files and two commands', () => {
    expect(written.map(({ path }) => path)).toEqual([
      'src/normalize/number/percent.ts',
      'src/normalize/number/percent.portable.ts',
    ])
    expect(commands).toHaveLength(2)
    for (const { path } of written) {
      expect(existsSync(join(projectRoot, path)), path).toBe(false)
      expect(existsSync(dirname(join(projectRoot, path))), path).toBe(true)
    }
  })

  test.runIf(isFollowed)(
    'followed by itself, gives a normalizer with its page, its schema and its tests',
    {
      timeout: 300_000,
    },
    () => {
      for (const { path, text } of written) {
        writeFileSync(join(copy, path), text)
      }
      const [generated = '', tested = ''] = commands.map(run)
      expect(generated).toContain('src/normalize/registry.gen.ts')
      // Eight examples, five tests of each normalizer besides, and two of its JSONata.
      expect(tested).toMatch(/Test Files +2 passed/)
      expect(tested).toMatch(/Tests +14 passed/)
      expect(readFileSync(join(copy, 'docs/normalizers.md'), 'utf8')).toContain('## percent\n')
      expect(readFileSync(join(copy, 'schemas/mapping.schema.json'), 'utf8')).toContain('"const": "percent"')
    },
  )

  test.runIf(isFollowed)(
    'followed by itself, lets a mapping say as: percent, and its portable expression too',
    async () => {
      writeFileSync(join(copy, 'own.yaml'), mapping)
      const document = {
        TYPE: 'RETR',
        SECTION_FILING: { 'RATE OF TAX': '12.50%', SHARE: '-0.5 %', 'NO RATE': 'N/A', 'BARE RATE': '0.5' },
      }
      writeFileSync(join(copy, 'own.json'), JSON.stringify(document))
      const txmap = 'node --import tsx src/cli/main.ts'
      expect(run(`${txmap} check own.yaml`)).toBe('1 file: 0 errors, 0 warnings\n')
      // One value is refused, so that the exit code is 1.
      const { data, issues } = JSON.parse(
        run(`${txmap} map own.json --mapping own.yaml --json || test $? = 1`),
      )
      expect(data).toEqual({ rate: '12.5', share: '-0.5', none: null, bare: null })
      const errors: readonly { readonly message: string; readonly path: string }[] = issues.filter(
        (issue: { readonly severity: string }) => issue.severity === 'error',
      )
      expect(errors.map(({ path, message }) => [path, message])).toEqual([
        ['/bare', 'Cannot be read as percent: no percent sign at the end'],
      ])
      const expression = jsonata(run(`${txmap} explain own.yaml --portable`))
      expect(JSON.parse(JSON.stringify(await expression.evaluate(document)))).toEqual(data)
    },
    120_000,
  )
})
