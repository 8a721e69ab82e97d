/** One consumer: its project made, its packages and ours installed, its steps run, its hash read. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../support/consumer.ts'
import { projectRoot } from '../support/goldens.ts'
import { type Consumer, mainFile } from './consumers.ts'
import { program } from './program.ts'

const transcripts = ['actr/1040', 'retr/1040', 'waid/income', 'reca/1040']

/** The transcripts that every consumer maps, as a module. */
function samplesModule(): string {
  const texts = transcripts.map(name =>
    readFileSync(join(projectRoot, 'test/golden', name, 'avery-2021/input.json'), 'utf8'),
  )
  return `export const samples = ${JSON.stringify(texts, null, 1)}\n`
}

/** The hash that a consumer prints, or nothing where it prints none. `folder` is its own. @throws where it fails */
export function tryConsumer(consumer: Consumer, tarball: string, folder: string): string | undefined {
  const project = makeProject(consumer, folder)
  cpSync(tarball, join(folder, 'package.tgz'))
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock', '--loglevel=error']
  run('npm', ['install', ...options, '../package.tgz', ...(consumer.packages ?? [])], project)
  return outcome(consumer, project)
}

/** The same, with our package already installed in `installed` and all others in the project's own folder. */
export function tryAtOnce(consumer: Consumer, installed: string, folder: string): string | undefined {
  const project = makeProject(consumer, folder)
  const modules = join(project, 'node_modules')
  mkdirSync(modules)
  const ours = ['tax-transcript-mapper', 'decimal.js', '@noble', 'jsonata', 'yaml']
  for (const name of ours) symlinkSync(join(installed, 'node_modules', name), join(modules, name))
  for (const name of ['.bin', '@types', 'undici-types'])
    symlinkSync(join(projectRoot, 'node_modules', name), join(modules, name))
  return outcome(consumer, project)
}

function makeProject({ files }: Consumer, folder: string): string {
  const project = join(folder, 'project')
  const all = {
    'package.json': '{ "name": "consumer", "private": true, "type": "module" }\n',
    'program.js': program,
    'samples.js': samplesModule(),
    'main.js': mainFile,
    ...files,
  }
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), content)
  }
  // What is copied out of the project is run by itself.
  mkdirSync(join(folder, 'traced'))
  writeFileSync(join(folder, 'traced/package.json'), '{ "type": "module" }\n')
  return project
}

function outcome({ steps, env, fails, printsNothing }: Consumer, project: string): string | undefined {
  const hashes = steps.flatMap(([command = '', ...args]) => {
    const file =
      command === 'node' ? process.execPath : join(project, 'node_modules/.bin', command.replace('bin/', ''))
    try {
      return /sha256 ([0-9a-f]{64})/.exec(run(file, args, project, { CI: 'true', ...env }, true))?.[1] ?? []
    } catch (error) {
      if (fails?.test(String(error)) === true) return ['as it must']
      throw error
    }
  })
  if (fails !== undefined && hashes[0] !== 'as it must') throw new Error('it did not fail')
  if (fails !== undefined || printsNothing === true) return undefined
  const [hash] = hashes
  if (hash === undefined) throw new Error('it printed no hash')
  return hash
}

/** Nothing is left of a consumer that did what it should. */
export function removeConsumer(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
