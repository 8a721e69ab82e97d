/** What a call of the command loads, as the runtime saw it: nobody waits for what is not used. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'

const top = mkdtempSync(join(tmpdir(), 'txmap-loading-'))
afterAll(() => rmSync(top, { recursive: true }))

const sample = 'test/golden/actr/1040/avery-2021/input.json'
const mapping = 'mappings/actr/941.yaml'

/** The modules of a file: a bundle names each in a comment in front of it. */
function modulesIn(url: string): readonly string[] {
  if (!url.includes('/dist/command/')) return [url]
  return readFileSync(fileURLToPath(url), 'utf8').match(/^\/\/ (?:dist|node_modules)\/.*$/gm) ?? []
}

/** The rooms of dist and the packages that a call loads, in order of the alphabet, and how it ended. */
function loadedBy(args: readonly string[]): { readonly code: number | null; readonly loaded: string[] } {
  const folder = mkdtempSync(join(top, 'call-'))
  const { status } = spawnSync(process.execPath, ['dist/command/main.js', ...args], {
    cwd: projectRoot,
    // Its report names every script that was loaded, in whatever way.
    env: { ...process.env, NODE_V8_COVERAGE: folder },
  })
  const urls = readdirSync(folder).flatMap(name => {
    const { result }: { result: readonly { url: string }[] } = JSON.parse(
      readFileSync(join(folder, name), 'utf8'),
    )
    return result.map(script => script.url)
  })
  const places = urls
    .flatMap(modulesIn)
    // What a command may throw is known before there is one.
    .filter(name => !name.endsWith('dist/project/project-error.js'))
    .flatMap(name => /[ /](?:dist|node_modules)\/((?:@[^/]+\/)?[^/]+)\//.exec(name)?.[1] ?? [])
  return { code: status, loaded: [...new Set(places)].sort() }
}

const light = ['cli', 'diagnostics', 'node', 'text']
const compiler = ['compile', 'jsonata', 'spec', 'yaml']
const threads = ['bulk']
const service = ['sandbox', 'service']

describe('a call loads', () => {
  test.each<[readonly string[]]>([[['--version']], [['--help']], [['mup']]])('no command for %j', args =>
    expect(loadedBy(args).loaded.filter(place => !light.includes(place))).toEqual([]),
  )

  test.each<[readonly string[], readonly string[]]>([
    [
      ['map', '--help'],
      [...compiler, ...service, 'catalog', 'mapper'],
    ],
    [
      ['map', sample],
      [...compiler, ...service],
    ],
    [
      ['map', sample, '--json', '--mapping', 'actr-1040'],
      [...compiler, ...service],
    ],
    [
      ['map', '--ndjson', sample, '/dev/null', '--jobs', '1'],
      [...compiler, ...service],
    ],
    [
      ['drift', sample],
      [...compiler, ...service],
    ],
    [
      ['drift', '--help'],
      [...compiler, ...service],
    ],
    [
      ['explain', 'actr-1040'],
      [...compiler, ...service, ...threads],
    ],
    [
      ['check', mapping],
      [...service, ...threads],
    ],
    [
      ['sandbox', '--help'],
      [...compiler, ...service, ...threads, 'catalog', 'mapper'],
    ],
  ])('for %j nothing of %j', (args, unwanted) => {
    const { loaded } = loadedBy(args)
    expect(loaded).toContain('cli')
    expect(loaded.filter(place => unwanted.includes(place))).toEqual([])
  })

  test.each<[readonly string[], readonly string[]]>([
    [['check', mapping], compiler],
    [['map', sample, '--mapping', 'mappings/actr/1040.yaml'], compiler],
    [['explain', 'actr-1040', '--portable'], ['compile']],
    [['demo'], service],
  ])('for %j what it needs: %j', (args, wanted) => {
    const { code, loaded } = loadedBy(args)
    expect(code).toBe(0)
    expect(loaded).toEqual(expect.arrayContaining([...wanted]))
  })
})
