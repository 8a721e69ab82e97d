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
      about: `Bundled by esbuild for browsers from the built package, minified, as one ES module, and gzipped (level 9). "Bundled mappings apart" leaves out the texts of the compiled mappings and of the shared parts, which are data. The core is what maps transcripts by compiled mappings; a page that compiles mappings itself (\`createMapper\` of the main entry) loads the second row, of which \`yaml\` is a good part. A test holds the rows "by its subpath" (\`test/consumers/bundle-sizes.test.ts\`). What a bundle consists of, and what was left out of it, stands in [decision 21](decisions/0021-what-a-program-carries.md).`,
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
