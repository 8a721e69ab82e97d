/** An empty project with the package installed as it is published: packed, not linked. Needs a finished build. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './goldens.ts'

export interface Consumer {
  /** The folder of the project, below the system's own for temporary files. */
  readonly folder: string
  /** The packed package, as `npm publish` would send it. */
  readonly tarball: string
}

/** What the command prints. Where it fails, the error holds everything it printed. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string {
  try {
    return execFileSync(command, [...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...env },
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  }
}

/** Packs the package and installs it into a new project. */
export function makeConsumer(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'))
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], projectRoot)
  const packed = readdirSync(folder).find(name => name.endsWith('.tgz'))
  if (packed === undefined) throw new Error('npm pack made no file')
  const tarball = join(folder, packed)
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }')
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', tarball], folder)
  return { folder, tarball }
}
