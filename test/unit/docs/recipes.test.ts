/** The recipes of CONTRIBUTING.md for a form, a normalizer and a rule, followed to the letter in a copy of the project. */
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
/** Following them takes minutes of processor time, so `.ci/run` does that behind the other tests. */
const isFollowed = process.env.RECIPE === 'follow'

/** A block of a recipe: commands, the whole text of a file, what a command writes, or lines that come into a file. */
interface Block {
  readonly language: string
  /** The file that is named last before it. */
  readonly path: string
  readonly text: string
}

const page = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8')

/** The blocks of a section. Each is set in as its step is; one that holds others has a longer fence. */
function blocksOf(title: string): readonly Block[] {
  const [, rest = ''] = page.split(`\n## ${title}\n`)
  const [section = ''] = rest.split(/^## /m)
  return [...section.matchAll(/^ {3}(`{3,})(\w+)\n([\s\S]*?)^ {3}\1$/gm)].map(block => {
    const [, , language = '', text = ''] = block
    const named = [...section.slice(0, block.index).matchAll(/`([\w./-]+\/[\w.-]+\.\w+)`/g)]
    return { language, path: named.at(-1)?.[1] ?? '', text: text.replace(/^ {3}/gm, '') }
  })
}

const form = blocksOf('A new form, in three steps')
const normalizer = blocksOf('A new normalizer')
const rule = blocksOf('A rule for mappings')

/** How a step is written as a list: the files that it makes, those that it changes, and its commands. */
function outline(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(({ language, path, text }) => {
    if (language === 'sh') return text.trimEnd().split('\n')
    return [`${language === 'diff' ? 'change' : language === 'text' ? 'see' : 'write'} ${path}`]
  })
}

/** `text` with the lines of a block that stand after `+`, in the one place where its other lines stand. */
function changed(path: string, text: string, block: string): string {
  const lines = block.trimEnd().split('\n')
  const plain = (chosen: readonly string[]): string => chosen.map(line => `${line.slice(1)}\n`).join('')
  const before = plain(lines.filter(line => !line.startsWith('+')))
  const parts = `\n${text}`.split(`\n${before}`)
  if (parts.length !== 2)
    throw new Error(`${path} has ${parts.length - 1} places for these lines of CONTRIBUTING.md:\n${before}`)
  return parts.join(`\n${plain(lines)}`).slice(1)
}

/** What a command prints. It knows nothing of the test run that it is called from. */
function run(command: string): string {
  const env = Object.fromEntries(
    // Continuous integration rewrites no goldens; who follows a recipe does.
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|npm_|CI$|RECIPE$)/.test(name)),
  )
  return execFileSync('sh', ['-c', command], { cwd: copy, env: { ...env, NO_COLOR: '1' }, encoding: 'utf8' })
}

/** Follows a recipe from its first block to its last, and gives what its commands print. */
function follow(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(({ language, path, text }) => {
    if (language === 'sh') return text.trimEnd().split('\n').map(run)
    const file = join(copy, path)
    if (language === 'text') expect(readFileSync(file, 'utf8')).toBe(text)
    else if (language === 'diff') writeFileSync(file, changed(path, readFileSync(file, 'utf8'), text))
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    return []
  })
}

beforeAll(() => {
  if (!isFollowed) return
  const names = ['.config', 'docs', 'mappings', 'schemas', 'src', 'test']
  for (const name of [
    ...names,
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'README.md',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(join(projectRoot, name), join(copy, name), { recursive: true })
  // A folder of its own for what tools keep there.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(projectRoot, 'node_modules')).filter(each => !/^\.(?!bin$)/.test(each)))
    symlinkSync(join(projectRoot, 'node_modules', name), join(copy, 'node_modules', name))
}, 120_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000)

const path990 = 'actr/990-pf'
const golden = `test/golden/${path990}/feigned-trust-2022`
const found = 'test/diagnostics/spec/unwritten-about/todo'

test.each([
  [
    'a form',
    form,
    [
      `write mappings/${path990}.yaml`,
      `npx tsx src/cli/main.ts check mappings/${path990}.yaml`,
      'npm run generate',
      `write ${golden}/input.json`,
      `write ${golden}/note.md`,
      `npm run test:update -- test/golden.test.ts --testNamePattern ${path990}/`,
      'npm run generate',
      'npm run test:unit -- test/golden.test.ts test/catalogue test/outside/rewordings.test.ts test/unit/generate/figures-page.test.ts',
    ],
  ],
  [
    'a normalizer',
    normalizer,
    [
      'write src/normalize/number/percent.ts',
      'write src/normalize/number/percent.portable.ts',
      'npm run generate',
      'npm run test:unit -- test/unit/normalize/examples.test.ts test/unit/compile/portable-expression.test.ts --testNamePattern percent',
    ],
  ],
  [
    'a rule',
    rule,
    [
      'write src/compile/rules/unwritten-abouts.ts',
      'change src/compile/compile-mappings.ts',
      'change src/compile/compile-mappings.ts',
      'change src/diagnostics/codes/mapping-codes.ts',
      'change docs/errors.md',
      `write ${found}/spec.yaml`,
      'npm run test:update -- test/unit/diagnostics/goldens.test.ts --testNamePattern unwritten-about',
      `see ${found}/expected.txt`,
      'npm run generate',
      'npm run test:unit -- test/unit/diagnostics/goldens.test.ts test/unit/diagnostics/codes/codes.test.ts test/unit/docs/errors-page.test.ts test/registers.test.ts',
    ],
  ],
])('the recipe for %s names files that are not there yet, and places that are', (_, blocks, steps) => {
  expect(outline(blocks)).toEqual(steps)
  for (const { language, path, text } of blocks) {
    const file = join(projectRoot, path)
    if (language === 'diff') expect(changed(path, readFileSync(file, 'utf8'), text)).not.toBe('')
    else if (language !== 'sh') expect(existsSync(file), exampleAdvice(path)).toBe(false)
  }
})

function exampleAdvice(path: string): string {
  return `CONTRIBUTING.md has ${path} as an example of what is not there yet; where it was added, choose another example there`
}

const txmap = 'node --import tsx src/cli/main.ts'

describe.runIf(isFollowed)('followed by itself', () => {
  test('the recipe for a form gives a mapping with its page, and a golden that fits', {
    timeout: 600_000,
  }, () => {
    const [checked, generated, updated, counted, tested] = follow(form)
    expect(checked).toBe('1 file: 0 errors, 0 warnings\n')
    expect(generated).toContain('docs/mappings/actr-990-pf.md')
    expect(updated).toMatch(/Test Files +1 passed/)
    expect(counted).toContain('docs/coverage.md')
    expect(tested).toMatch(/Test Files +(\d+) passed \(\1\)/)
    const { mapping, data } = JSON.parse(run(`${txmap} map ${golden}/input.json --json`))
    expect(mapping.id).toBe('actr-990-pf')
    expect(data.transactions.map((row: { readonly amount: string }) => row.amount)).toEqual([
      '139.00',
      '-139.00',
    ])
    expect(JSON.parse(readFileSync(join(copy, golden, 'expected.json'), 'utf8')).data).toEqual(data)
  })

  test('the recipe for a normalizer gives one with its page, its schema and its tests', {
    timeout: 600_000,
  }, () => {
    const [generated, tested] = follow(normalizer)
    expect(generated).toContain('src/normalize/registry.gen.ts')
    // Eight examples, six tests of each normalizer besides, and two of its JSONata.
    expect(tested).toMatch(/Test Files +2 passed/)
    expect(tested).toMatch(/Tests +15 passed/)
    expect(readFileSync(join(copy, 'docs/normalizers.md'), 'utf8')).toContain('## percent\n')
    expect(readFileSync(join(copy, 'schemas/mapping.schema.json'), 'utf8')).toContain('"const": "percent"')
  })

  test('a mapping can then say as: percent, and its portable expression too', {
    timeout: 600_000,
  }, async () => {
    writeFileSync(join(copy, 'own.yaml'), mapping)
    const document = {
      TYPE: 'RETR',
      SECTION_FILING: { 'RATE OF TAX': '12.50%', SHARE: '-0.5 %', 'NO RATE': 'N/A', 'BARE RATE': '0.5' },
    }
    writeFileSync(join(copy, 'own.json'), JSON.stringify(document))
    expect(run(`${txmap} check own.yaml`)).toBe('1 file: 0 errors, 0 warnings\n')
    // One value is refused, so that the exit code is 1.
    const { data, issues } = JSON.parse(run(`${txmap} map own.json --mapping own.yaml --json || test $? = 1`))
    expect(data).toEqual({ rate: '12.5', share: '-0.5', none: null, bare: null })
    const errors: readonly { readonly message: string; readonly path: string }[] = issues.filter(
      (issue: { readonly severity: string }) => issue.severity === 'error',
    )
    expect(errors.map(({ path, message }) => [path, message])).toEqual([
      ['/bare', 'Cannot be read as percent: no percent sign at the end'],
    ])
    const expression = jsonata(run(`${txmap} explain own.yaml --portable`))
    expect(JSON.parse(JSON.stringify(await expression.evaluate(document)))).toEqual(data)
  })

  test('the recipe for a rule gives a finding, drawn and explained as it says', { timeout: 600_000 }, () => {
    const [updated, generated, tested] = follow(rule)
    expect(updated).toMatch(/Tests +1 passed/)
    expect(generated).toContain('All generated files are up to date')
    expect(tested).toMatch(/Test Files +4 passed/)
    expect(run(`${txmap} explain spec/unwritten-about`)).toContain('is a note to write it later')
  })

  test('what they wrote has sound types and the style of the rest', { timeout: 600_000 }, () => {
    run('npm run types:node && npx biome check --config-path=.config src schemas')
  })
})

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
