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
    const core = sizes.find(({ what }) => what === coreName)
    const budget: readonly Budget[] =
      core === undefined
        ? []
        : [
            {
              what: 'browser-safe core, minified and gzipped, bundled mappings apart',
              unit: 'bytes',
              sense: 'at most',
              limit: 70_000,
              measured: core.value,
              runs: [core.value.p50],
            },
          ]
    return {
      name: 'bundle',
      title: 'Size in a browser',
      about: `Bundled by esbuild for browsers from the built package, minified, as one ES module, and gzipped (level 9). "Bundled mappings apart" leaves out the texts of the compiled mappings and of the shared parts, which are data. The core is what maps transcripts by compiled mappings; a page that compiles mappings itself (\`createMapper\` of the main entry) loads the second row, of which \`yaml\` is a good part. test/consumers/bundle-sizes.test.ts holds the rows "by its subpath". The engine was meant to be 40 KB, so that it would be 55 with an account mapping and 80 with retr-1040. It is not. By its share of the minified text, reading a document, its account and its receipts are 15 KB, the search for what an unread line may be (\`transcript/drift\`) 14, decimal.js, whose objects amounts are, 11, the evaluator 10, the normalizers 9 and the tables of transaction codes 5, labels and designators 4, codes and errors 3, the rest 4; but for the tables, which only accounts read, none can be left out without another result.`,
      rows: sizes,
      budgets: budget,
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

/** Empties the generated modules that hold nothing but the texts of mappings or of the shared parts. */
function withoutMappings(catalogue: string): Plugin {
  return {
    name: 'without-mappings',
    setup: build => {
      build.onLoad({ filter: /(?:pieces|parts)\.gen\.js$/ }, ({ path }) => {
        if (!path.startsWith(catalogue)) return undefined
        if (path.endsWith('parts.gen.js')) return { contents: 'export function bundledParts() { return [] }' }
        return { contents: readFileSync(path, 'utf8').replace(/^(export const \w+ = )'.*'/gm, "$1''") }
      })
    },
  }
}
