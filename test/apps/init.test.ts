/** A project from nothing, as a user makes one: init, npm install of the packed package, npm test; then its mapping in an editor. Needs a finished build. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { packedTarball, run } from '../support/consumer.ts'
import { projectRoot } from '../support/goldens.ts'
import { startLanguageServer } from '../support/language-server.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'project-')), 'mappings-of-ours')

beforeAll(() => {
  run(process.execPath, [join(projectRoot, 'dist/command/main.js'), 'init', folder], tmpdir())
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']
  run('npm', ['install', ...options, packedTarball()], folder)
}, 180_000)

/** Outside of continuous integration, where `txmap test` writes nothing. */
const npm = (...args: string[]): string => run('npm', args, folder, { CI: '' })

/** In `npm run test:behind`, as `.ci/run` does: an installation takes long. */
const isBehind = process.env.PROJECTS === 'all'

describe.runIf(isBehind)('a project that txmap init has made', () => {
  test('passes its tests at once', () => {
    const out = npm('test')
    expect(out).toContain('1 file against 2 samples: 0 errors, 0 warnings\n')
    expect(out).toContain('up to date\n')
  }, 60_000)

  test('fails them where the mapping no longer gives what is expected, or the types are stale', () => {
    const file = join(folder, 'mappings/retr-990.yaml')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('[TOTAL REVENUE, TOTAL REVENUES]', 'TOTAL REVENUES'))
    expect(() => npm('test')).toThrow('/revenue/total')
    writeFileSync(
      file,
      text.replace('investmentIncome:', 'investments:').replace('.investmentIncome', '.investments'),
    )
    expect(() => npm('test')).toThrow('types/mappings.d.ts is out of date; run npx txmap types and commit it')
    writeFileSync(file, text)
    npm('test')
  }, 120_000)

  test('is typed: is narrows, and a field that there is not does not compile', () => {
    const program = `import { createMapper } from 'tax-transcript-mapper'
import { loadProject } from 'tax-transcript-mapper/project'
import { readFileSync } from 'node:fs'
import type { ProjectData } from './types/mappings.d.ts'

const mapper = createMapper<ProjectData>({ project: loadProject() })
const result = mapper.mapTranscript(readFileSync('samples/retr-990-2023.json', 'utf8'))
if (!result.is('retr-990')) throw new Error('another mapping')
const total: string | undefined = result.data.revenue.total?.toFixed(2)
// @ts-expect-error there is no such field
const none = (): unknown => result.data.revenue.totals
// @ts-expect-error there is no such mapping
const other = (): boolean => result.is('retr-991')
const bundled = mapper.mapTranscript({ TYPE: 'RETR', FORM: '1040' })
if (bundled.is('retr-1040')) bundled.data.income.wages satisfies { toFixed(): string } | null
console.log(total, typeof none, typeof other, bundled.mapping.id)
`
    writeFileSync(join(folder, 'main.ts'), program)
    const compilerOptions = {
      target: 'es2022',
      module: 'nodenext',
      moduleResolution: 'nodenext',
      strict: true,
      skipLibCheck: false,
      types: ['node'],
      typeRoots: [join(projectRoot, 'node_modules/@types')],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }))
    run(join(projectRoot, 'node_modules/typescript-7/bin/tsc'), ['-p', '.'], folder)
    expect(run('node', ['main.js'], folder)).toBe('100000.00 function function retr-1040\n')
  }, 120_000)

  test('completes and explains the mapping in an editor, by its first line alone', async () => {
    const file = join(folder, 'mappings/retr-990.yaml')
    const text = readFileSync(file, 'utf8').replace(
      'as: money }\n      investment',
      'as: }\n      investment',
    )
    const server = await startLanguageServer(text, file)
    try {
      /** What may stand behind a stretch of the text. */
      const offeredBehind = async (before: string): Promise<readonly string[]> => {
        const lines = text.slice(0, text.indexOf(before) + before.length).split('\n')
        const place = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
        const shown = await server.ask('textDocument/completion', place)
        const items: readonly { readonly label: string }[] = Object(shown).items
        return items.map(({ label }) => label)
      }
      const normalizers = await offeredBehind('CONTRIBUTIONS AND GRANTS, as: ')
      expect(normalizers).toEqual(expect.arrayContaining(['money', 'date', 'integer', 'text']))
      const keys = await offeredBehind('  revenueLessExpenses:\n    ')
      expect(keys).toEqual(expect.arrayContaining(['from', 'required', 'evidence']))
      expect(await offeredBehind('use: [transcript, ')).toContain('balance')
    } finally {
      server.end()
    }
  }, 120_000)

  test('has no fault in an editor, neither the mapping nor the project file, whose keys are completed', async () => {
    for (const name of ['mappings/retr-990.yaml', 'txmap.config.yaml']) {
      const file = join(folder, name)
      const server = await startLanguageServer(readFileSync(file, 'utf8'), file)
      try {
        expect(await server.faults).toEqual([])
      } finally {
        server.end()
      }
    }
    const text = `${readFileSync(join(folder, 'txmap.config.yaml'), 'utf8')}\n`
    const server = await startLanguageServer(text, join(folder, 'txmap.config.yaml'))
    try {
      const place = { line: text.split('\n').length - 1, character: 0 }
      const shown = await server.ask('textDocument/completion', place)
      expect(Object(shown).items.map(({ label }: { label: string }) => label)).toContain('schemas')
    } finally {
      server.end()
    }
  }, 120_000)
})
