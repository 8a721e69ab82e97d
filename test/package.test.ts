/** The package as it is published: packed, installed into an empty project, imported, typed, run. Needs a finished build. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeConsumer, run } from './support/consumer.ts'
import { projectRoot } from './support/goldens.ts'

let project = ''
let tarball = ''

beforeAll(() => {
  const made = makeConsumer()
  project = made.folder
  tarball = made.tarball
  mkdirSync(join(project, 'samples'))
  for (const name of ['actr/1040', 'retr/1040', 'waid/income']) {
    cpSync(
      join(projectRoot, 'test/golden', name, 'avery-2021/input.json'),
      join(project, 'samples', `${name.replace('/', '-')}.json`),
    )
  }
}, 300_000)

const program = `
import { createMapper, mapTranscript, NoMappingError, readResult, UnknownPathError, type MappingResult } from 'tax-transcript-mapper'
import { compileExpression } from 'tax-transcript-mapper/evaluate'
import { createMapper as createCompiledMapper, readResult as readByMapper } from 'tax-transcript-mapper/engine'
import { actr1040 } from 'tax-transcript-mapper/mappings/actr-1040'
import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'
import { createSandbox } from 'tax-transcript-mapper/sandbox'
import { fileSink, mapShard } from 'tax-transcript-mapper/bulk'
import { startSandbox } from 'tax-transcript-mapper/sandbox/node'
import { fetchInto, createCallbackHandler, createMappingClient, createTranscriptClient, ServiceError } from 'tax-transcript-mapper/service'
import { callbackListener } from 'tax-transcript-mapper/service/node'
import { openTelemetryHooks } from 'tax-transcript-mapper/service/opentelemetry'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const result: MappingResult = mapTranscript(readFileSync('samples/retr-1040.json', 'utf8'))
if (!result.is('retr-1040')) throw new Error('another mapping')
const wages = result.data.income.wages
const text: string | undefined = wages?.plus('0.10').toFixed(2)
// @ts-expect-error an account transcript has no income section
result.data.transactions
const pinned = mapTranscript(readFileSync('samples/actr-1040.json', 'utf8'), { mapping: 'actr-1040' })
const balance: string | undefined = pinned.data.balance.accountBalance?.toString()
const income = mapTranscript(readFileSync('samples/waid-income.json', 'utf8'), { mapping: 'waid-income' })
for (const entry of income.data.informationReturns) if (entry.form === 'W-2') entry.wages satisfies { toFixed(): string } | null
const own = createMapper({ mappings: [\`id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields: { total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money } }
\`] }).mapTranscript(readFileSync('samples/retr-1040.json', 'utf8'))
const two = createCompiledMapper({ mappings: [retr1040, actr1040] })
const either = two.mapTranscript(readFileSync('samples/retr-1040.json', 'utf8'))
if (!either.is('retr-1040')) throw new Error('another mapping')
// @ts-expect-error it has those two and no others
const isOther = (): boolean => two.mapTranscript({}).is('retr-941')
const same: boolean = either.data.income.wages?.equals(wages ?? 0) === true
const pinnedOfTwo: string | undefined = two.mapTranscript(readFileSync('samples/actr-1040.json', 'utf8'), { mapping: 'actr-1040' }).data.balance.accountBalance?.toString()
// @ts-expect-error it has those two and no others
const third = (): unknown => two.mapTranscript({}, { mapping: 'retr-941' })
// @ts-expect-error a letter is missing
const misspelt = (): unknown => mapTranscript({}, { mapping: 'retr-104' })
// @ts-expect-error no field has this path
const astray = (): unknown => pinned.state('/balance/accountBalanc')
const states: unknown[] = [pinned.state('/balance/accountBalance'), pinned.lineage('/balance').length > 1]
try {
  astray()
} catch (error) {
  states.push(error instanceof UnknownPathError && error.code)
}
const declared = createMapper<{ mine: { readonly total: { toFixed(): string } | null } }>({ mappings: [\`id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields: { total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money } }
\`] })
const ofDeclared = declared.mapTranscript(readFileSync('samples/retr-1040.json', 'utf8'))
const stored = readResult(JSON.stringify(result))
if (!stored.is('retr-1040')) throw new Error('another mapping')
const storedOwn = readResult(JSON.stringify(ofDeclared), { mapper: declared, mapping: 'mine' })
const readBack = [
  stored.data.income.wages?.equals(wages ?? 0),
  readByMapper(JSON.stringify(either), { mapper: two, mapping: 'retr-1040' }).data.income.wages?.equals(wages ?? 0),
  storedOwn.data.total?.toFixed(),
  ofDeclared.is('mine') && ofDeclared.data.total?.toFixed(),
  stored.mappingChange,
]
const alsoTwo = createMapper({ mappings: [retr1040, actr1040] }).mapTranscript(readFileSync('samples/retr-1040.json', 'utf8'))
const noOther = createMapper({ mappings: [retr1040, actr1040] }).mappingIds
let code: string | undefined
try {
  mapTranscript({ TYPE: 'NONE' })
} catch (error) {
  code = error instanceof NoMappingError ? error.code : 'other'
}
const value: unknown = compileExpression('a.b & "!"').evaluate({ a: { b: 'x' } })
const { fetch, account: { testTaxpayers, ...credentials } } = createSandbox()
let spans = 0
const span = { setAttributes: () => {}, setStatus: () => {}, end: () => { spans++ } }
const client = createTranscriptClient({ ...credentials, fetch, hooks: openTelemetryHooks({ startActiveSpan: (_name, _options, work) => work(span) }) })
const request = { tin: testTaxpayers[0]?.tin ?? '', transcriptType: 'ACTR', transcriptForm: '1040', transcriptPeriod: '202112' } as const
const fetched = await client.mapTranscript(request, { mapping: 'actr-1040' })
const due: string | undefined = fetched.data.balance.accountBalance?.toString()
const lean = createMappingClient({ ...credentials, fetch, mapper: two })
const fromLean: 'retr-1040' | 'actr-1040' = (await lean.mapTranscript(request)).mapping.id
const refused = await client.transcriptDetail({ ...request, tin: '' }).catch((error: unknown) => error)
const taken: unknown[] = []
const handler = createCallbackHandler({ secret: 'x', behindProxy: true, onData: ({ body }) => taken.push(body) })
const receiver = createServer(callbackListener(handler))
await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
const address = receiver.address()
const port = typeof address === 'object' && address !== null ? address.port : 0
const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' }
const delivered = await globalThis.fetch(\`http://127.0.0.1:\${port}/x\`, { method: 'POST', headers, body: '{"a":1}' })
receiver.close()
receiver.closeAllConnections()
const running = await startSandbox()
const { testTaxpayers: _, ...addresses } = running.account
const overHttp = await createTranscriptClient(addresses).transcriptDetail(request)
await running.close()
const store: string[] = []
const { kept } = await fetchInto([{ id: 'first', request }], client, {
  keep: async (id, detail) => { store.push(id, JSON.parse(detail.text).TYPE) },
  fail: async (id, error) => { store.push(id, error.code) },
})
async function* oneLine(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(JSON.stringify(JSON.parse(readFileSync('samples/retr-1040.json', 'utf8'))))
}
const ofShard = await mapShard(oneLine(), fileSink('shard.ndjson'), { mapper: two })
const shard = [kept, store, ofShard.tally.mapped, readFileSync('shard.ndjson', 'utf8') === JSON.stringify(either) + '\\n']
const service = [
  due !== undefined,
  refused instanceof ServiceError && refused.code,
  [delivered.status, taken],
  overHttp.metadata.status,
  spans,
]
const chosen = [same, pinnedOfTwo === balance, typeof third, typeof isOther, alsoTwo.mapping.id, noOther, fromLean]
console.log(JSON.stringify({ chosen, states, readBack, misspelt: typeof misspelt, wages: text !== undefined, balance: balance !== undefined, own: own.mapping.id, code, value, service, shard }))
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
    run(join(projectRoot, 'node_modules/typescript-7/bin/tsc'), ['-p', '.'], project)
    expect(JSON.parse(run('node', ['main.js'], project))).toEqual({
      chosen: [true, true, 'function', 'function', 'retr-1040', ['retr-1040', 'actr-1040'], 'actr-1040'],
      states: ['value', true, 'result/unknown-path'],
      readBack: [true, true, '53735', '53735', null],
      misspelt: 'function',
      wages: true,
      balance: true,
      own: 'mine',
      code: 'transcript/no-mapping',
      value: 'x!',
      service: [true, 'service/invalid-request', [200, [{ a: 1 }]], 200, 3],
      shard: [1, ['first', 'ACTR'], 1, true],
    })
  }, 60_000)

  // The same types by another way of finding them, which takes as long again.
  test.runIf(process.env.EVERY_PAIR !== undefined)(
    'has types for a bundler too',
    () => {
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
      writeFileSync(join(project, 'main.ts'), program)
      writeFileSync(join(project, 'tsconfig.bundler.json'), JSON.stringify(config))
      run(join(projectRoot, 'node_modules/typescript-7/bin/tsc'), ['-p', 'tsconfig.bundler.json'], project)
    },
    60_000,
  )

  test.each([
    ['retr-1040', 'data.income.wages', 'Decimal | null', 'Wages', '"TOTAL WAGES"'],
    [
      'actr-1040',
      'data.balance.accountBalance',
      'Decimal | null',
      'Owed on the account',
      '"ACCOUNT BALANCE"',
    ],
    ['actr-941', 'data.transactions[0].date', 'string | null', 'Day it counts from', '"DATE"'],
    [
      'reca-1120',
      'data.scheduleL[0].totalAssetsAtEndOfYear',
      'Decimal | null',
      'Total assets',
      '"TOTAL ASSETS AT',
    ],
  ])(
    'tells an editor what a field of %s means and what it is read from: %s',
    (id, path, type, meaning, label) => {
      const shown = hover(
        `import type { MappingDataById } from 'tax-transcript-mapper'\ndeclare const data: MappingDataById['${id}']\n${path}`,
      )
      expect(shown.type).toContain(type)
      expect(shown.documentation).toContain(meaning)
      expect(shown.documentation).toContain(`From ${label}`)
    },
    60_000,
  )

  test('brings the command', () => {
    const out = run('npx', ['--no-install', 'txmap', 'map', 'samples/actr-1040.json', '--json'], project)
    expect(JSON.parse(out)).toMatchObject({ mapping: { id: 'actr-1040' }, unmapped: [] })
  }, 60_000)

  test('brings the worker of the command', () => {
    const lines = ['actr-1040', 'retr-1040', 'waid-income'].map(name =>
      JSON.stringify(JSON.parse(readFileSync(join(project, `samples/${name}.json`), 'utf8'))),
    )
    writeFileSync(join(project, 'many.ndjson'), lines.join('\n'))
    run('node_modules/.bin/txmap', ['map', '--ndjson', 'many.ndjson', 'out.ndjson'], project)
    const out = readFileSync(join(project, 'out.ndjson'), 'utf8').trimEnd().split('\n')
    const ids = out.map(line => Object(JSON.parse(line)).mapping.id)
    expect(ids).toEqual(['actr-1040', 'retr-1040', 'waid-income'])
  }, 60_000)

  test('maps without loading YAML, the compiler, the parser of expressions or another mapping', () => {
    const program = `
import { createMapper } from 'tax-transcript-mapper/engine'
import { actr1040 } from 'tax-transcript-mapper/mappings/actr-1040'
import { readFileSync } from 'node:fs'
createMapper({ mappings: [actr1040] }).mapTranscript(readFileSync('samples/actr-1040.json', 'utf8'))
`
    writeFileSync(join(project, 'lean.js'), program)
    const coverage = join(project, 'coverage')
    // Its report names every script that was loaded, in whatever way.
    run('node', ['lean.js'], project, { NODE_V8_COVERAGE: coverage })
    const loaded = readdirSync(coverage).flatMap(name => {
      const { result }: { result: readonly { url: string }[] } = JSON.parse(
        readFileSync(join(coverage, name), 'utf8'),
      )
      return result.flatMap(({ url }) => (url.startsWith('file:') ? [fileURLToPath(url)] : []))
    })
    const texts = loaded.map(path => readFileSync(path, 'utf8'))
    expect(loaded.filter(path => path.includes('/dist/entry/mappings/')).length).toBe(1)
    expect(loaded.filter(path => /\/node_modules\/(yaml|jsonata)\//.test(path))).toEqual([])
    // The compiler and the packages that are bundled with it.
    for (const word of ['compileMappings', 'YAMLParseError', 'require_jsonata'])
      expect(texts.filter(text => text.includes(word)).length).toBe(0)
  }, 60_000)

  test('has the classes of errors once, whichever entry they come from', () => {
    const program = `
import { MapperError } from 'tax-transcript-mapper'
import { BulkError } from 'tax-transcript-mapper/bulk'
import * as remap from 'tax-transcript-mapper/remap'
import { fetchInto } from 'tax-transcript-mapper/service'
console.log(remap.BulkError === BulkError, remap.RemapError.prototype instanceof MapperError, remap.fetchInto === fetchInto)
`
    writeFileSync(join(project, 'classes.js'), program)
    expect(run('node', ['classes.js'], project)).toBe('true true true\n')
  })

  test('says which package a queue needs where it is missing', () => {
    const main = join(project, 'node_modules/tax-transcript-mapper/dist/command/main.js')
    const args = ['remap', 'work', '--out', 'x', '--queue', 'redis://127.0.0.1:1']
    const { status, stderr } = spawnSync(process.execPath, [main, ...args], {
      cwd: project,
      encoding: 'utf8',
    })
    expect(stderr).toBe(
      'txmap remap: bulk/missing-package: A queue needs the package "bullmq"; npm install bullmq, and ioredis for Redis or pg for PostgreSQL\n',
    )
    expect(status).toBe(2)
  })

  test('brings the packages in its entries at the version of its dependencies, and their licences', () => {
    const root = join(project, 'node_modules/tax-transcript-mapper')
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const notices = readFileSync(join(root, 'dist/entry/NOTICES.txt'), 'utf8')
    for (const name of ['jsonata', 'yaml']) expect(notices).toContain(`${name} ${dependencies[name]}\n`)
    expect(notices.match(/Permission (?:is hereby granted|to use)/g)?.length).toBe(2)
  })

  test.each([
    'tax-transcript-mapper',
    'tax-transcript-mapper/engine',
    'tax-transcript-mapper/mappings/retr-1040',
    'tax-transcript-mapper/sandbox',
    'tax-transcript-mapper/service',
    'tax-transcript-mapper/service/opentelemetry',
  ])(
    '%s can be bundled for a browser, with nothing of Node in it',
    name => {
      writeFileSync(join(project, 'page.js'), `export * from '${name}'\n`)
      // Some bundlers set this condition for pages too.
      const condition = '--conditions=module-sync'
      const args = [
        'page.js',
        '--bundle',
        '--format=esm',
        '--platform=browser',
        condition,
        '--outfile=bundle.js',
      ]
      // Fails by itself where a module of Node is asked for.
      run(join(projectRoot, 'node_modules/.bin/esbuild'), args, project)
      const bundle = readFileSync(join(project, 'bundle.js'), 'utf8')
      expect(bundle.includes('export {')).toBe(true)
      // The one module that is asked of the runtime while it runs, where there is one.
      const asked = 'getBuiltinModule?.("node:diagnostics_channel")'
      expect(bundle.replace(asked, '').match(/["']node:[a-z/_]+["']/g)).toBeNull()
    },
    60_000,
  )

  test('has sound exports', () => {
    run(join(projectRoot, 'node_modules/.bin/publint'), ['run', tarball, '--strict'], projectRoot)
  }, 60_000)

  // It reads all types in each way of finding them.
  test.runIf(process.env.EVERY_PAIR !== undefined)(
    'has sound types in every way of finding them',
    () => {
      run(
        join(projectRoot, 'node_modules/.bin/attw'),
        [tarball, '--profile', 'esm-only', '--no-color'],
        projectRoot,
      )
    },
    120_000,
  )

  test('has no link in its pages that leads out of it', () => {
    const root = join(project, 'node_modules/tax-transcript-mapper')
    const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      name => name.endsWith('.md') && !name.includes('node_modules'),
    )
    expect(pages).toContain('README.md')
    expect(pages.flatMap(page => lostLinks(root, page))).toEqual([])
  })

  test('says where it comes from and where to report a bug', () => {
    const { repository, bugs, homepage } = JSON.parse(
      readFileSync(join(project, 'node_modules/tax-transcript-mapper/package.json'), 'utf8'),
    )
    const [, address] = /^git\+(https:\/\/\S+)\.git$/.exec(repository.url) ?? []
    expect([bugs.url, homepage]).toEqual([`${address}/issues`, `${address}#readme`])
  })

  test('explains its codes offline, from the page that it brings', () => {
    const out = run('node_modules/.bin/txmap', ['explain', 'spec/unknown-normalizer'], project)
    expect(out).toMatch(/^spec\/unknown-normalizer \(error\)\n\n/)
    const [, page = ''] = /^docs: ([^#]+)#specunknown-normalizer\n$/m.exec(out) ?? []
    expect(page).toBe('node_modules/tax-transcript-mapper/docs/errors.md')
    expect(readFileSync(join(project, page), 'utf8')).toContain('\n## spec/unknown-normalizer\n')
  }, 60_000)

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

/** The links of a page of the package that lead to no file of it; those to places of the web are let be. */
function lostLinks(root: string, page: string): readonly string[] {
  const prose = readFileSync(join(root, page), 'utf8').replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '')
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(match => (match[1] ?? '').split('#')[0] ?? '')
  return links
    .filter(link => link !== '' && !/^[a-z]+:/.test(link))
    .filter(link => {
      const target = join(root, dirname(page), link)
      return !target.startsWith(root) || !existsSync(target)
    })
    .map(link => `${page}: ${link}`)
}

/** The program that the editor shows now, and how often another has come in its place. */
let edited = ''
let edits = 0

/** One editor for all programs: it reads the types of the package once. */
const editor = ts.createLanguageService({
  getCompilationSettings: () => ({
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    types: [],
  }),
  getScriptFileNames: () => [editedFile()],
  getScriptVersion: name => (name === editedFile() ? String(edits) : '1'),
  getScriptSnapshot: name => {
    const content = name === editedFile() ? edited : ts.sys.readFile(name)
    return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
  },
  getCurrentDirectory: () => project,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: name => name === editedFile() || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
  readDirectory: ts.sys.readDirectory,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
})

function editedFile(): string {
  return join(project, 'hover.ts')
}

/** What an editor shows for the last name of a program of the consumer's. */
function hover(text: string): { readonly type: string; readonly documentation: string } {
  edited = text
  edits += 1
  const found = editor.getQuickInfoAtPosition(editedFile(), text.length - 1)
  if (found === undefined) throw new Error('the editor shows nothing')
  return {
    type: ts.displayPartsToString(found.displayParts),
    documentation: ts.displayPartsToString(found.documentation),
  }
}

test('the same run under five time zones and three locales gives the same bytes', () => {
  const main = join(projectRoot, 'dist/command/main.js')
  const samples = ['actr/1040/avery-2021', 'retr/1040/jordan-casey-2023', 'waid/income/avery-2023'].map(
    name => join('test/golden', name, 'input.json'),
  )
  const zones = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'America/Sao_Paulo', 'Asia/Kathmandu']
  const locales = ['en_US.UTF-8', 'de_DE.UTF-8', 'tr_TR.UTF-8']
  // Each zone with one locale, in turn; with EVERY_PAIR each with all of them, as `npm run test:behind` asks for.
  const pairs = zones.flatMap((zone, index) =>
    locales
      .filter((_, at) => process.env.EVERY_PAIR !== undefined || at === index % locales.length)
      .map(locale => [zone, locale] as const),
  )
  const outputs = new Set(
    pairs.map(([TZ, locale]) =>
      run('node', [main, 'map', '--json', '--lineage', ...samples], projectRoot, {
        TZ,
        LANG: locale,
        LC_ALL: locale,
      }),
    ),
  )
  expect(outputs.size).toBe(1)
}, 60_000)

test('the types that a program reaches have no arguments that TypeScript before 5.7 does not know', () => {
  const packageFile: unknown = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const { exports } = packageFile as {
    readonly exports: Readonly<Record<string, { readonly types?: string }>>
  }
  const entries = Object.values(exports).flatMap(({ types }) => types ?? [])
  const reached = new Set(
    entries.filter(types => !types.includes('*')).map(types => join(projectRoot, types)),
  )
  for (const file of reached) {
    const text = readFileSync(file, 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)\.ts['"]/g))
      reached.add(join(dirname(file), `${name}.d.ts`))
    expect(text.match(/\bUint8Array</), file).toBeNull()
  }
  expect(reached.size).toBeGreaterThan(50)
})
