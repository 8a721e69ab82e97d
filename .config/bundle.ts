/**
 * Bundles what package.json exports and the command, after the modules have been compiled to dist: dist/entry holds each entry and
 * what entries share, dist/command the command, so that a process reads ten files and not five hundred. The parsers of YAML and of JSONata are bundled with the compiler,
 * for as CommonJS of many files they cost a process more than all else; packages whose objects a program gets stay outside. So do
 * the texts and the code of the mappings, of which a bundler then takes those that a program names.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build, type Plugin } from 'esbuild'

const root = new URL('..', import.meta.url).pathname

/** Name in dist/entry to module. */
const entries = {
  index: 'index.js',
  engine: 'engine.js',
  evaluate: 'evaluate/compile-expression.js',
  service: 'service-index.js',
  'service-node': 'node/callback-listener.js',
  'service-opentelemetry': 'service/telemetry/opentelemetry.js',
  sandbox: 'sandbox/index.js',
  'sandbox-node': 'sandbox/node-index.js',
  bulk: 'bulk/index.js',
  project: 'project/index.js',
  testing: 'testing/index.js',
  // No exports, but files of their own: a bundler leaves out a file of which nothing is used, and not what is in it.
  'create-mapper': 'mapper/create-mapper.js',
  'create-mapping-client': 'mapper/create-mapping-client.js',
  'create-transcript-client': 'mapper/create-transcript-client.js',
  'map-transcript': 'mapper/map-transcript.js',
  'service-client': 'service/service-client.js',
  // What mappings bring along.
  kit: 'normalize/kit.js',
}

const texts: Plugin = {
  name: 'texts and code of mappings',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/(?:code|pieces|parts)\.gen\.js$/ }, ({ path }) => ({
      path: `../catalog/${path.split('/').at(-1)}`,
      external: true,
      sideEffects: false,
    }))
  },
}

/**
 * The examples and the summary of a normalizer are its documentation and its test, as are the meaning of an explanation and where
 * it is from; running them does not take that.
 */
const documentation: Plugin = {
  name: 'documentation of normalizers',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/dist\/normalize\/.*\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(/^ +summary:\s+(?:'.*'|".*"),\n/gm, '')
        .replace(/^ +meaning:\s+(?:'.*'|".*"),\n +source: .*\n +mark: .*\n/gm, '')
        .replace(/^( +)examples: \[(?:.*|\n[\s\S]*?^\1)\],\n/gm, ''),
    }))
  },
}

const { peerDependencies }: { peerDependencies: object } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
/** What a program has itself, and may have registered things with: a copy of our own would know nothing of them. */
const outside = ['node:*', 'decimal.js', ...Object.keys(peerDependencies)]

for (const folder of ['entry', 'command']) rmSync(`${root}/dist/${folder}`, { recursive: true, force: true })
const shared = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  charset: 'utf8',
  logLevel: 'warning',
} as const
const inPieces = {
  ...shared,
  splitting: true,
  chunkNames: 'shared-[hash]',
  mainFields: ['module', 'main'],
  external: [...outside, '@noble/hashes'],
  plugins: [texts, documentation],
}
const { metafile } = await build({
  ...inPieces,
  metafile: true,
  entryPoints: Object.entries(entries).map(([out, name]) => ({ in: `dist/${name}`, out })),
  outdir: 'dist/entry',
})

// On its own: each of its commands is loaded when it is called, so with the entries it would cut what they share into pieces.
await build({
  ...inPieces,
  entryPoints: [
    { in: 'dist/cli/main.js', out: 'main' },
    // Started as a thread by its address, which is beside whatever starts it.
    { in: 'dist/bulk/workers/map-worker.js', out: 'map-worker' },
  ],
  outdir: 'dist/command',
})

/** The file that holds a module of those that entries share. */
function sharedFile(module: string): string {
  const found = Object.entries(metafile.outputs).find(([, { inputs }]) => module in inputs)
  if (found === undefined) throw new Error(`${module} is in no entry`)
  return found[0].replace('dist/entry/', './')
}

/** The text of a module with another text in it; what is not there cannot be replaced. */
function replaced(path: string, part: string | RegExp, other: string): string {
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(part, other)
  if (changed === text) throw new Error(`${path} has no ${part}`)
  return changed
}

/**
 * What re-mapping and the queue share with other entries is theirs, so that there is one class of each error. Mappings and the compiler
 * are looked into only to name them, and threads run modules, not entries.
 */
const others: Plugin = {
  name: 'classes of other entries',
  setup: ({ onResolve, onLoad }) => {
    const entry = (name: string, filter: RegExp): void =>
      onResolve({ filter }, () => ({ path: `./${name}.js`, external: true }))
    const errors = sharedFile('dist/diagnostics/errors.js')
    onResolve({ filter: /(?:^\.|\/diagnostics)\/errors\.js$/ }, () => ({ path: errors, external: true }))
    entry('service', /\/(?:service-error|fetch-into)\.js$/)
    entry('bulk', /^\.\/bulk\.js$|\/bulk\/(?:map-shard|shard\/file-sink)\.js$/)
    onResolve({ filter: /\/(?:catalog|emit|compile|mapper)\/[\w.-]+\.js$/ }, ({ path }) => ({
      path: `../${path.split('/').slice(-2).join('/')}`,
      external: true,
    }))
    onLoad({ filter: /\/dist\/bulk\/bulk-error\.js$/ }, ({ path }) => ({
      contents: replaced(
        path,
        /^export class BulkError extends MapperError \{[\s\S]*?^\}/m,
        "import { BulkError } from './bulk.js'\nexport { BulkError }",
      ),
    }))
    onLoad({ filter: /\/dist\/bulk\/workers\/worker-pool\.js$/ }, ({ path }) => ({
      contents: replaced(path, "'./map-worker.js'", "'../bulk/workers/map-worker.js'"),
    }))
  },
}

// On their own: with the others they would cut what these share into more pieces, which every program would pay for.
await build({
  ...shared,
  entryPoints: [
    { in: 'dist/queue/index.js', out: 'bullmq' },
    { in: 'dist/remap/index.js', out: 'remap' },
  ],
  outdir: 'dist/entry',
  splitting: true,
  chunkNames: 'remapping-[hash]',
  external: outside,
  plugins: [others, documentation],
})

/** A mapping is loaded with the very normalizers that the engine knows, and with its own texts and code alone. */
const around: Plugin = {
  name: 'what mappings stand on',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/kit\.js$/ }, () => ({
      path: '../kit.js',
      external: true,
      sideEffects: false,
    }))
    onResolve({ filter: /\/(?:code|pieces)\.gen\.js$/ }, ({ path }) => ({
      path: `../../catalog/${path.split('/').at(-1)}`,
      external: true,
      sideEffects: false,
    }))
  },
}

await build({
  ...shared,
  entryPoints: readdirSync(`${root}/dist/catalog/mappings`)
    .filter(name => name.endsWith('.gen.js'))
    .map(name => ({ in: `dist/catalog/mappings/${name}`, out: name.replace(/\.gen\.js$/, '') })),
  outdir: 'dist/entry/mappings',
  plugins: [around],
})

const bundled = ['jsonata', 'yaml'].map(name => {
  const folder = `${root}/node_modules/${name}`
  const { version }: { version: string } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return `${name} ${version}\n\n${readFileSync(`${folder}/LICENSE`, 'utf8').trim()}\n`
})
writeFileSync(`${root}/dist/entry/NOTICES.txt`, `These packages are bundled with the files beside this one.\n\n${bundled.join('\n')}`)
