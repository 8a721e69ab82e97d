/** How much a browser loads: the browser-safe core, minified and gzipped, the bundled mappings apart. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { imports } from '../../consumers/bundle-sizes.ts'
import { spreadOf } from '../measure/statistics.ts'
import type { Budget, Row } from '../report/report.ts'
import type { Group } from './group.ts'

const coreName = 'what maps: mapTranscript and all it needs'

/** The rows that budgets are about. */
const limits = [
  { what: 'browser-safe core, minified and gzipped, bundled mappings apart', row: coreName, limit: 70_000 },
  {
    what: 'the engine and one account mapping, minified and gzipped',
    row: 'by its subpath: the engine and actr-1040',
    limit: 55_000,
  },
  {
    what: 'the client of the service alone, minified and gzipped',
    row: 'by its subpath: the client of the service',
    limit: 15_000,
  },
] as const

/** See above. */
export const bundleGroup: Group = {
  name: 'bundle',
  summary: 'the browser-safe core, minified and gzipped',
  run: async ({ root }) => {
    const sizes: Row[] = []
    for (const { name, source, withMappings } of entries) {
      const size = await gzippedSize(root, source, withMappings)
      sizes.push({ what: name, value: spreadOf([size]), unit: 'bytes' })
    }
    const budgets = limits.flatMap(({ what, row, limit }): readonly Budget[] => {
      const size = sizes.find(each => each.what === row)?.value
      if (size === undefined) return []
      return [{ what, unit: 'bytes', sense: 'at most', limit, measured: size, runs: [size.p50] }]
    })
    return {
      name: 'bundle',
      title: 'Size in a browser',
      about: `Bundled by esbuild for browsers from the built package, minified, as one ES module, and gzipped (level 9). "Bundled mappings apart" leaves out the texts of the compiled mappings and of the shared parts, which are data. The core is what maps transcripts by compiled mappings; a page that compiles mappings itself (\`createMapper\` of the main entry) loads the second row, of which \`yaml\` is a good part. test/consumers/bundle-sizes.test.ts holds the rows "by its subpath". The engine with an account mapping was meant to be 55 KB, and 80 with retr-1040 as well. They are 88 and 104. A mapping brings along the normalizers and functions that its expressions call (with decimal.js, whose objects amounts are, and which is 13 KB), its own texts are 7 KB for actr-1040 and 16 KB for retr-1040, and the engine has what any mapping needs. Of what a bundle of the engine and actr-1040 holds, by what it shrinks when a room is taken out of it: reading a document, its account, lineage and checks about 20 KB, the search for what an unread line may be (\`transcript/unread\`) 14, decimal.js 13, the evaluator 10, labels, designators and options 7, the normalizers and functions that are called 8 (of these the tables of transaction codes 3), the stored mapping 7, messages 2, what joins them the rest. Running every sample transcript through the engine leaves a twelfth of its code unused, nearly all of it messages for what is wrong: there is little more to leave out. What could be taken away is a result: without the search an unread line beside an absent field would be skipped, or the figures that rest on it withheld by guess; the reasons are in decisions/0021-what-a-program-carries.md.`,
      rows: sizes,
      budgets,
    }
  },
}

interface Entry {
  readonly name: string
  readonly source: string
  readonly withMappings: boolean
}

const all = "export * from 'tax-transcript-mapper'"
const entries: readonly Entry[] = [
  { name: coreName, source: "export { mapTranscript } from 'tax-transcript-mapper'", withMappings: false },
  {
    name: 'everything the package exports: the compiler and YAML too',
    source: all,
    withMappings: false,
  },
  ...imports.map(({ what, source }) => ({ name: `by its subpath: ${what}`, source, withMappings: true })),
  { name: 'jsonata alone', source: "export { default } from 'jsonata'", withMappings: false },
  { name: 'decimal.js alone', source: "export { Decimal } from 'decimal.js'", withMappings: false },
  { name: 'yaml alone', source: "export * from 'yaml'", withMappings: false },
  {
    name: 'what maps, with all bundled mappings',
    source: "export { mapTranscript } from 'tax-transcript-mapper'",
    withMappings: true,
  },
]

/** Bytes of the bundle after gzip. */
async function gzippedSize(root: string, source: string, withMappings: boolean): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
    plugins: withMappings ? [] : [withoutMappings(join(root, 'dist/catalog'))],
  })
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length
}

/** Empties the generated modules that hold nothing but the texts and the code of mappings or the texts of the shared parts. */
function withoutMappings(catalogue: string): Plugin {
  return {
    name: 'without-mappings',
    setup: build => {
      build.onLoad({ filter: /(?:code|pieces|parts|bases)\.gen\.js$/ }, ({ path }) => {
        if (!path.startsWith(catalogue)) return undefined
        if (path.endsWith('parts.gen.js')) return { contents: 'export function bundledParts() { return [] }' }
        if (path.endsWith('bases.gen.js')) return { contents: 'export function bundledBases() { return [] }' }
        if (path.endsWith('code.gen.js'))
          return {
            contents: readFileSync(path, 'utf8').replace(/^(export const \w+ = ).*$/gm, '$1undefined'),
          }
        return { contents: readFileSync(path, 'utf8').replace(/^(export const \w+ = )'.*'/gm, "$1''") }
      })
    },
  }
}
