/** The set-ups in which the packed package is tried: one entry each. Adding one takes no other change. */
import { main, testFile, typed } from './program.ts'

/** One project that uses the package. */
export interface Consumer {
  readonly name: string
  /** It is part of the short form: what it takes is installed with the project, and it is quick. */
  readonly short?: true
  /** Packages besides ours, with their versions. */
  readonly packages?: readonly string[]
  /** Files besides the program and the samples. */
  readonly files?: Readonly<Record<string, string>>
  /** What is run, one after the other, in the folder of the project. `node` is the Node.js of this process, `bin/x` a command of its packages. */
  readonly steps: readonly (readonly string[])[]
  readonly env?: Readonly<Record<string, string>>
  /** The text of the error, where it must fail; otherwise the hash must be printed, or nothing where `printsNothing`. */
  readonly fails?: RegExp
  readonly printsNothing?: true
}

const viteConfig = `export default { build: { ssr: 'main.js', outDir: 'out', target: 'es2022' }, ssr: { noExternal: true } }`
const vitestFiles = (inline: boolean): Readonly<Record<string, string>> => ({
  'maps.test.js': testFile("import { test } from 'vitest'"),
  'vitest.config.js': `export default { test: { server: { deps: { inline: ${inline ? 'true' : '[]'} } } } }`,
})

const vitest = (versions: readonly [string, string], inline: boolean): Consumer => ({
  name: `${versions.join(' with ')}${inline ? ', everything inlined' : ''}`,
  packages: versions,
  files: vitestFiles(inline),
  steps: [['bin/vitest', 'run']],
})

const viteSsr = (version: string): Consumer => ({
  name: `${version} SSR, noExternal`,
  packages: [version],
  files: { 'vite.config.js': viteConfig },
  steps: [
    ['bin/vite', 'build'],
    ['node', 'out/main.js'],
  ],
})

const typescript = (version: string, module: string, resolution: string): Consumer => ({
  name: `typescript ${version}, ${resolution}, skipLibCheck false`,
  packages: [`typescript@${version}`, '@types/node@20'],
  files: {
    'main.ts': typed,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module,
        moduleResolution: resolution,
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        types: ['node'],
      },
      files: ['main.ts'],
    }),
  },
  steps: [['bin/tsc', '-p', '.']],
  printsNothing: true,
})

const commonJs = "require('./program.js').hash().then(hash => console.log('sha256 ' + hash))\n"

/** What traces the files of a program, copies them, and nothing else, to another folder. */
const traced = `import { nodeFileTrace } from '@vercel/nft'
import { cpSync } from 'node:fs'
const { fileList, warnings } = await nodeFileTrace(['main.js'])
if (warnings.size > 0) throw new Error([...warnings].join())
for (const file of fileList) cpSync(file, '../traced/' + file)
`

const workers = `import { Miniflare } from 'miniflare'
import { readFileSync } from 'node:fs'
const worker = new Miniflare({ modules: true, script: readFileSync('out.js', 'utf8'), compatibilityDate: '2025-06-01' })
const answer = await worker.dispatchFetch('http://localhost/')
console.log(await answer.text())
await worker.dispose()
`

const nextPage = `import { hash } from '../../program.js'
export const dynamic = 'force-dynamic'
export async function GET() { return new Response('sha256 ' + await hash()) }
`
const nextCall = `import { spawn } from 'node:child_process'
const server = spawn(process.execPath, ['.next/standalone/server.js'], { env: { ...process.env, PORT: '38917', HOSTNAME: '127.0.0.1' }, stdio: 'inherit' })
try {
  for (let turn = 0; ; turn++) {
    const text = await fetch('http://127.0.0.1:38917/maps').then(answer => answer.text(), () => '')
    if (text.startsWith('sha256')) { console.log(text); break }
    if (turn > 100) throw new Error('no answer: ' + text.slice(0, 200))
    await new Promise(resolve => setTimeout(resolve, 200))
  }
} finally { server.kill() }
`

/** Yarn without node_modules, in a folder of its own below the project; it asks the registry that npm asks. */
const plugAndPlay = `import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
for (const file of ['main.js', 'program.js', 'samples.js']) cpSync(file, 'pnp/' + file)
const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
const yarn = (...args) => execFileSync(process.execPath, [process.cwd() + '/node_modules/@yarnpkg/cli-dist/bin/yarn.js', ...args], {
  cwd: 'pnp',
  encoding: 'utf8',
  env: { ...process.env, YARN_NPM_REGISTRY_SERVER: registry },
})
yarn('install')
if (existsSync('pnp/node_modules') || !existsSync('pnp/.pnp.cjs')) throw new Error('this is not Plug and Play')
console.log(yarn('node', 'main.js'))
`

/** Another version of Node.js, which a package brings. */
const otherNode = (version: string): readonly Consumer[] => [
  { name: `${version}, ES modules`, packages: [version], steps: [['bin/node', 'main.js']] },
  {
    name: `${version}, require of an ES module`,
    packages: [version],
    files: { 'main.cjs': commonJs },
    steps: [['bin/node', 'main.cjs']],
  },
]

/** See above; the quick ones first. */
export const consumers: readonly Consumer[] = [
  { name: 'Node.js, ES modules', short: true, steps: [['node', 'main.js']] },
  {
    name: 'Node.js, require of an ES module',
    short: true,
    files: { 'main.cjs': commonJs },
    steps: [['node', 'main.cjs']],
  },
  {
    name: 'Node.js, require where ES modules cannot be required',
    short: true,
    files: { 'main.cjs': commonJs.replace('./program.js', 'tax-transcript-mapper') },
    steps: [['node', '--no-experimental-require-module', 'main.cjs']],
    fails: /ERR_REQUIRE_ESM[\s\S]*dynamic import\(\)|dynamic import\(\)[\s\S]*ERR_REQUIRE_ESM/,
  },
  ...['node@22', 'node@24'].flatMap(otherNode),
  {
    name: 'yarn, Plug and Play',
    packages: ['@yarnpkg/cli-dist@4'],
    files: {
      'pnp.js': plugAndPlay,
      'pnp/package.json': JSON.stringify({
        name: 'pnp',
        private: true,
        type: 'module',
        dependencies: { 'tax-transcript-mapper': 'file:../../package.tgz' },
      }),
      'pnp/.yarnrc.yml':
        'nodeLinker: pnp\nenableTelemetry: false\nenableGlobalCache: false\nenableImmutableInstalls: false\n',
      // Without it yarn would take the project above for its own.
      'pnp/yarn.lock': '',
    },
    steps: [['node', 'pnp.js']],
  },
  {
    name: 'esbuild',
    short: true,
    packages: ['esbuild@0.28'],
    steps: [
      ['bin/esbuild', 'main.js', '--bundle', '--format=esm', '--platform=neutral', '--outfile=out.js'],
      ['node', 'out.js'],
    ],
  },
  {
    name: 'rollup',
    packages: ['rollup@4', '@rollup/plugin-node-resolve@16'],
    files: {
      'rollup.config.js':
        "import { nodeResolve } from '@rollup/plugin-node-resolve'\nexport default { input: 'main.js', output: { file: 'out.js' }, plugins: [nodeResolve()] }\n",
    },
    steps: [
      ['bin/rollup', '-c'],
      ['node', 'out.js'],
    ],
  },
  {
    name: 'webpack',
    packages: ['webpack@5', 'webpack-cli@6'],
    files: {
      'webpack.config.js':
        "export default { mode: 'production', target: 'node20', entry: './main.js', experiments: { outputModule: true }, output: { module: true, path: import.meta.dirname, filename: 'out.js' } }\n",
    },
    steps: [
      ['bin/webpack', '-c', 'webpack.config.js'],
      ['node', 'out.js'],
    ],
  },
  ...['vite@5', 'vite@6', 'vite@7', 'vite@8'].map(viteSsr),
  ...[true, false].flatMap(inline => [
    vitest(['vitest@3', 'vite@7'], inline),
    vitest(['vitest@4', 'vite@7'], inline),
    vitest(['vitest@4', 'vite@8'], inline),
  ]),
  {
    name: 'jest 29, CommonJS by babel',
    packages: ['jest@29', 'babel-jest@29', '@babel/core@7', '@babel/preset-env@7'],
    files: {
      'maps.test.js': testFile(''),
      'babel.config.cjs':
        "module.exports = { presets: [['@babel/preset-env', { targets: { node: '20' } }]] }\n",
      'jest.config.cjs':
        "module.exports = { transformIgnorePatterns: [], transform: { '\\\\.[cm]?js$': 'babel-jest' } }\n",
    },
    steps: [['bin/jest']],
  },
  ...['jest@29', 'jest@30'].map(version => ({
    name: `${version}, ES modules`,
    packages: [version],
    files: {
      'maps.test.js': testFile("import { test } from '@jest/globals'"),
      'jest.config.js': 'export default { transform: {} }\n',
    },
    steps: [['bin/jest']],
    env: { NODE_OPTIONS: '--experimental-vm-modules' },
  })),
  {
    name: '@vercel/nft',
    packages: ['@vercel/nft@1'],
    files: { 'trace.js': traced },
    steps: [
      ['node', 'trace.js'],
      ['node', '../traced/main.js'],
    ],
  },
  ...['5.4', '5.9', '6'].flatMap(version => [
    typescript(version, 'node16', 'node16'),
    typescript(version, 'nodenext', 'nodenext'),
    typescript(version, 'esnext', 'bundler'),
  ]),
  {
    name: 'publint',
    packages: ['publint@0.3'],
    steps: [['bin/publint', 'run', '../package.tgz', '--strict']],
    printsNothing: true,
  },
  {
    name: 'attw',
    packages: ['@arethetypeswrong/cli@0.18'],
    steps: [['bin/attw', '../package.tgz', '--profile', 'esm-only', '--no-color']],
    printsNothing: true,
  },
  { name: 'bun', packages: ['bun@1'], steps: [['bin/bun', 'main.js']] },
  {
    name: 'bun build',
    packages: ['bun@1'],
    steps: [
      ['bin/bun', 'build', 'main.js', '--target=bun', '--outfile=out.js'],
      ['bin/bun', 'out.js'],
    ],
  },
  {
    name: 'deno',
    packages: ['deno@2'],
    steps: [['bin/deno', 'run', '-A', '--node-modules-dir=manual', 'main.js']],
  },
  {
    name: 'deno bundle',
    packages: ['deno@2'],
    steps: [
      ['bin/deno', 'bundle', '--node-modules-dir=manual', '-o', 'out.js', 'main.js'],
      ['bin/deno', 'run', '-A', 'out.js'],
    ],
  },
  {
    name: 'workerd by miniflare, bundled by esbuild',
    packages: ['miniflare@4', 'esbuild@0.28'],
    files: {
      'worker.js':
        "import { hash } from './program.js'\nexport default { fetch: async () => new Response('sha256 ' + await hash()) }\n",
      'serve.js': workers,
    },
    steps: [
      ['bin/esbuild', 'worker.js', '--bundle', '--format=esm', '--platform=neutral', '--outfile=out.js'],
      ['node', 'serve.js'],
    ],
  },
  {
    name: 'next, standalone',
    packages: ['next@16', 'react@19', 'react-dom@19'],
    files: {
      'app/maps/route.js': nextPage,
      'app/layout.js':
        'export default function Layout({ children }) { return <html><body>{children}</body></html> }\n',
      'next.config.js':
        "export default { output: 'standalone', outputFileTracingRoot: import.meta.dirname }\n",
      'call.js': nextCall,
    },
    steps: [
      ['bin/next', 'build'],
      ['node', 'call.js'],
    ],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  },
]

/** The file that every consumer begins with. */
export const mainFile: string = main
