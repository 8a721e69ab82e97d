/** The examples of docs/results.md and of the README: they have the right types, and those of the page run and print. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transform } from 'esbuild'
import ts from 'typescript'
import { afterAll, describe, expect, test } from 'vitest'
import * as library from '../../../src/index.ts'
import { projectRoot } from '../../support/goldens.ts'

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8')
const examplesOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(match => match[1] ?? '')

const page = examplesOf('docs/results.md')
const raw = read('test/golden/retr/1040/avery-2021/input.json')
const yaml = `id: acme-1040
title: Acme
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields: { totalIncome: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money } }
`

/** What the examples take for granted. */
const surroundings = `
declare const raw: string
declare const yaml: string
declare const yamlText: string
declare const response: { text(): Promise<string> }
declare const store: (json: string) => Promise<void>
`

describe('the examples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-page-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('have the right types', () => {
    const files = [...page, ...examplesOf('README.md')].map((example, index) => {
      const file = join(folder, `example-${index}.mts`)
      writeFileSync(file, `${example}\nexport {}\n`)
      return file
    })
    const ambient = join(folder, 'surroundings.d.ts')
    writeFileSync(ambient, surroundings)
    const program = ts.createProgram([...files, ambient], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      moduleDetection: ts.ModuleDetectionKind.Force,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      types: ['node'],
      typeRoots: [join(projectRoot, 'node_modules/@types')],
      paths: {
        'tax-transcript-mapper': [join(projectRoot, 'src/index.ts')],
        'tax-transcript-mapper/engine': [join(projectRoot, 'src/engine.ts')],
        'tax-transcript-mapper/mappings/*': [join(projectRoot, 'src/catalog/mappings/*.gen.ts')],
        'decimal.js': [join(projectRoot, 'node_modules/decimal.js/decimal.d.ts')],
      },
    })
    const faults = [...files, ambient].flatMap(file => {
      const parsed = program.getSourceFile(file)
      return [...program.getSyntacticDiagnostics(parsed), ...program.getSemanticDiagnostics(parsed)].map(
        found => `${file.slice(folder.length)}: ${ts.flattenDiagnosticMessageText(found.messageText, ' ')}`,
      )
    })
    expect(faults).toEqual([])
  }, 120_000)

  const wants: readonly (readonly string[])[] = [
    ['14250.00'],
    ['14250.00'],
    ['53735.00'],
    ['value'],
    ['14251.00'],
    ['true'],
  ]

  test.each(page.map((example, index) => ({ example, want: wants[index] ?? [] })))(
    'number $# runs',
    async ({ example, want }) => {
      const { code } = await transform(example, { loader: 'ts' })
      const printed: string[] = []
      const print = (...values: readonly unknown[]): unknown => printed.push(values.join(' '))
      const names = Object.keys(library)
      const body = code.replace(/^import [^;]*;$/gm, '')
      const run = new Function('raw', 'yaml', 'console', ...names, body)
      run(raw, yaml, { log: print, warn: print }, ...names.map(name => Reflect.get(library, name)))
      expect(printed.slice(0, want.length)).toEqual(want)
      expect(printed.length).toBeGreaterThan(0)
    },
  )
})
