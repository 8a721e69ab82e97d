/**
 * Runs the tests on the other versions of Node.js that the package supports, each from its package in the registry, so that no
 * version manager is needed. Arguments are handed to Vitest. Ends with 1 where the tests failed on one of them, after all have run.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const versions = ['22.23.3', '24.21.0']

/** The package that holds Node.js for this system, without a script that would have to fetch it. */
const built = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

const root = new URL('..', import.meta.url).pathname
const npm = process.env.npm_execpath
if (npm === undefined) throw new Error('Run this by npm')

function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv): boolean {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment })
  return status === 0
}

for (const version of versions) {
  const folder = mkdtempSync(join(tmpdir(), 'node-version-'))
  try {
    const install = ['install', '--prefix', folder, '--no-save', `${built}@${version}`]
    if (!run(process.execPath, [npm, ...install, '--no-audit', '--no-fund', '--loglevel=error'], process.env))
      throw new Error(`Node.js ${version} cannot be installed`)
    const binaries = join(folder, 'node_modules', built, 'bin')
    const node = join(binaries, 'node')
    // Tests start processes of their own, as "node" and by the path of the one that runs them.
    const environment = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` }
    console.log(`\nNode.js ${version}`)
    const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', '.config/vitest.config.ts']
    if (!run(node, [...vitest, ...process.argv.slice(2)], environment)) {
      console.error(`The tests failed on Node.js ${version}`)
      process.exitCode = 1
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
