/** An empty project with the package installed as it is published: packed, not linked. Needs a finished build. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './goldens.ts'

export interface Consumer {
  /** The folder of the project, below the system's own for temporary files. */
  readonly folder: string
  /** The packed package, as `npm publish` would send it. */
  readonly tarball: string
}

/** What the command prints, with its errors where asked. Where it fails, the error holds everything it printed. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
  withErrors = false,
): string {
  const { status, stdout, stderr, error } = spawnSync(command, [...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  return withErrors ? stdout + stderr : stdout
}

/** What was packed and installed for the first of the tests that one process runs; the others get a copy. */
let made: Consumer | undefined

/** The packed package, as `npm publish` would send it, in a folder of its own. */
export function packedTarball(): string {
  made ??= packAndInstall()
  return made.tarball
}

/** A new project in which the packed package is installed. */
export function makeConsumer(): Consumer {
  made ??= packAndInstall()
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'))
  cpSync(made.folder, folder, { recursive: true, verbatimSymlinks: true })
  return { folder, tarball: made.tarball }
}

function packAndInstall(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'))
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], projectRoot)
  const packed = readdirSync(folder).find(name => name.endsWith('.tgz'))
  if (packed === undefined) throw new Error('npm pack made no file')
  const tarball = join(folder, packed)
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }')
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', tarball], folder)
  return { folder, tarball }
}
