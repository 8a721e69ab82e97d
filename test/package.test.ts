/** The package as it is published: packed, installed into an empty project, imported, typed, run. Needs a finished build. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from './support/goldens.ts'

const project = mkdtempSync(join(tmpdir(), 'consumer-'))
let tarball = ''

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string {
  try {
    return execFileSync(command, [...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...env },
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  }
}

beforeAll(() => {
  const packed: unknown = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], projectRoot),
  )
  tarball = join(project, readdirSync(project).find(name => name.endsWith('.tgz')) ?? '')
  expect(packed).toBeTruthy()
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }')
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', tarball], project)
  mkdirSync(join(project, 'samples'))
  for (const name of ['actr/1040', 'retr/1040', 'waid/income']) {
    cpSync(
      join(projectRoot, 'test/golden', name, 'avery-2021/input.json'),
      join(project, 'samples', `${name.replace('/', '-')}.json`),
    )
  }
}, 180_000)

const program = `
import { createMapper, mapTranscript, NoMappingError, type AnyMappedTranscript } from 'tax-transcript-mapper'
import { compileExpression } from 'tax-transcript-mapper/evaluate'
import { createSandbox } from 'tax-transcript-mapper/sandbox'
import { createCallbackHandler, createTranscriptClient, ServiceError } from 'tax-transcript-mapper/service'
import { callbackListener } from 'tax-transcript-mapper/service/node'
import { openTelemetryHooks } from 'tax-transcript-mapper/service/opentelemetry'
import { readFileSync } from 'node:fs'

const result: AnyMappedTranscript = mapTranscript(readFileSync('samples/retr-1040.json', 'utf8'))
if (!result.is('retr-1040')) throw new Error('another mapping')
const wages = result.data.income.wages
const text: string | undefined = wages?.plus('0.10').toFixed(2)
// @ts-expect-error an account transcript has no income section
result.data.transactions
const pinned = mapTranscript(readFileSync('samples/actr-1040.json', 'utf8'), { mapping: 'actr-1040' })
const balance: string | undefined = pinned.data.balance.accountBalance?.toString()
const income = mapTranscript(readFileSync('samples/waid-income.json', 'utf8'), { mapping: 'waid-income' })
for (const entry of income.data.income) if (entry.form === 'W-2') entry.wages satisfies { toFixed(): string } | null
const own = createMapper({ mappings: [\`id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields: { total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money } }
\`] }).mapTranscript(readFileSync('samples/retr-1040.json', 'utf8'))
let code: string | undefined
try {
  mapTranscript({ TYPE: 'NONE' })
} catch (error) {
  code = error instanceof NoMappingError ? error.code : 'other'
}
const value: unknown = compileExpression('a.b & "!"').evaluate({ a: { b: 'x' } })
const { fetch, account: { testTaxpayers, ...credentials } } = createSandbox()
const span = { setAttributes: () => {}, setStatus: () => {}, end: () => {} }
const client = createTranscriptClient({ ...credentials, fetch, hooks: openTelemetryHooks({ startSpan: () => span }) })
const request = { tin: testTaxpayers[0]?.tin ?? '', transcriptType: 'ACTR', transcriptForm: '1040', transcriptPeriod: '202112' } as const
const fetched = await client.mapTranscript(request, { mapping: 'actr-1040' })
const due: string | undefined = fetched.data.balance.accountBalance?.toString()
const refused = await client.transcriptDetail({ ...request, tin: '' }).catch((error: unknown) => error)
const listener: (incoming: never, outgoing: never) => void = callbackListener(createCallbackHandler({ secret: 'x', onData: () => {} }))
const service = [due !== undefined, refused instanceof ServiceError && refused.code, typeof listener]
console.log(JSON.stringify({ wages: text !== undefined, balance: balance !== undefined, own: own.mapping.id, code, value, service }))
`

describe('the published package', () => {
  test('installs, imports and maps', () => {
    writeFileSync(join(project, 'main.ts'), program)
    const config = {
      compilerOptions: {
        target: 'es2022',
        module: 'nodenext',
        moduleResolution: 'nodenext',
        strict: true,
        skipLibCheck: false,
        types: ['node'],
        typeRoots: [join(projectRoot, 'node_modules/@types')],
      },
      files: ['main.ts'],
    }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config))
    run(join(projectRoot, 'node_modules/.bin/tsc'), ['-p', '.'], project)
    expect(JSON.parse(run('node', ['main.js'], project))).toEqual({
      wages: true,
      balance: true,
      own: 'mine',
      code: 'transcript/no-mapping',
      value: 'x!',
      service: [true, 'service/invalid-request', 'function'],
    })
  }, 60_000)

  test('has types for a bundler too', () => {
    const config = {
      compilerOptions: {
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        types: ['node'],
        typeRoots: [join(projectRoot, 'node_modules/@types')],
      },
      files: ['main.ts'],
    }
    writeFileSync(join(project, 'tsconfig.bundler.json'), JSON.stringify(config))
    run(join(projectRoot, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.bundler.json'], project)
  }, 60_000)

  test('brings the command', () => {
    const out = run('npx', ['--no-install', 'txmap', 'map', 'samples/actr-1040.json', '--json'], project)
    expect(JSON.parse(out)).toMatchObject({ mapping: { id: 'actr-1040' }, unmapped: [] })
  }, 60_000)

  test('maps without loading YAML or the compiler', () => {
    const hook = `
import { mapTranscript } from 'tax-transcript-mapper'
import { readFileSync } from 'node:fs'
mapTranscript(readFileSync('samples/actr-1040.json', 'utf8'))
`
    writeFileSync(join(project, 'lean.js'), hook)
    const log = `export async function resolve(specifier, context, next) {
  const found = await next(specifier, context)
  process._rawDebug(found.url)
  return found
}`
    writeFileSync(join(project, 'hooks.js'), log)
    writeFileSync(
      join(project, 'register.js'),
      "import { register } from 'node:module'\nregister('./hooks.js', import.meta.url)\n",
    )
    const loaded = execFileSync('sh', ['-c', 'node --import ./register.js lean.js 2>&1'], {
      cwd: project,
      encoding: 'utf8',
    })
    expect(loaded).toContain('/dist/transcript/')
    expect(loaded).not.toMatch(/\/node_modules\/yaml\/|\/dist\/(spec|compile)\//)
  }, 60_000)

  test('has sound exports and types', () => {
    run(join(projectRoot, 'node_modules/.bin/publint'), ['run', tarball, '--strict'], projectRoot)
    run(
      join(projectRoot, 'node_modules/.bin/attw'),
      [tarball, '--profile', 'esm-only', '--no-color'],
      projectRoot,
    )
  }, 120_000)

  test('holds nothing but what is needed, and no real-looking id', () => {
    const root = join(project, 'node_modules/tax-transcript-mapper')
    const names = readdirSync(root).sort()
    expect(names).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist',
      'docs',
      'mappings',
      'package.json',
      'schemas',
    ])
    const texts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      name => /\.(js|ts|md|yaml|json)$/.test(name) && !name.includes('node_modules'),
    )
    const ids = texts.flatMap(
      name => readFileSync(join(root, name), 'utf8').match(/\b(?!000|666|9)\d{3}-\d{2}-\d{4}\b/g) ?? [],
    )
    expect(ids).toEqual([])
  })
})

test('the same run under five time zones and three locales gives the same bytes', () => {
  const main = join(projectRoot, 'dist/cli/main.js')
  const samples = ['actr/1040/avery-2021', 'retr/1040/jordan-casey-2023', 'waid/income/avery-2023'].map(
    name => join('test/golden', name, 'input.json'),
  )
  const outputs = new Set(
    ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'America/Sao_Paulo', 'Asia/Kathmandu'].flatMap(zone =>
      ['en_US.UTF-8', 'de_DE.UTF-8', 'tr_TR.UTF-8'].map(locale =>
        run('node', [main, 'map', '--json', '--lineage', ...samples], projectRoot, {
          TZ: zone,
          LANG: locale,
          LC_ALL: locale,
        }),
      ),
    ),
  )
  expect(outputs.size).toBe(1)
}, 60_000)
