/** An empty project with the package installed as it is published: packed, not linked. Needs a finished build. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
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

/** What was packed and installed for the first test that asks; the others get a copy. */
let made: Consumer | undefined

/** The packed package, as `npm publish` would send it, in a folder of its own. */
export function packedTarball(): string {
  made ??= packedOnce()
  return made.tarball
}

/** The folder of a project in which the packed package is installed, for who only reads there: it is that of the others, too. */
export function installedPackage(): string {
  made ??= packedOnce()
  return made.folder
}

/** A new project in which the packed package is installed. */
export function makeConsumer(): Consumer {
  made ??= packedOnce()
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'))
  cpSync(made.folder, folder, { recursive: true, verbatimSymlinks: true })
  return { folder, tarball: made.tarball }
}

const waitMs = 100
/** Ten minutes. */
const mostWaits = 6000

/** Once for all processes of one run of the tests, which shared-folder.ts gives a folder; elsewhere once for this process. */
function packedOnce(): Consumer {
  const shared = process.env.SHARED_FOLDER
  if (shared === undefined) return packAndInstall(mkdtempSync(join(tmpdir(), 'consumer-')))
  const whole = join(shared, 'consumer')
  const making = join(shared, 'making')
  for (let waits = 0; !existsSync(whole); ) {
    if (!isMadeNow(making)) {
      // Another process is at it.
      if (++waits > mostWaits) throw new Error('the process that began to pack has not ended')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs)
      continue
    }
    try {
      if (!existsSync(whole)) renameSync(packAndInstall(mkdtempSync(join(making, 'consumer-'))).folder, whole)
    } finally {
      rmSync(making, { recursive: true, force: true })
    }
  }
  return { folder: whole, tarball: tarballIn(whole) }
}

/** Makes a folder; false where it is there already. */
function isMadeNow(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function packAndInstall(folder: string): Consumer {
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], projectRoot)
  const tarball = tarballIn(folder)
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }')
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', tarball], folder)
  return { folder, tarball }
}

function tarballIn(folder: string): string {
  const packed = readdirSync(folder).find(name => name.endsWith('.tgz'))
  if (packed === undefined) throw new Error('npm pack made no file')
  return join(folder, packed)
}
