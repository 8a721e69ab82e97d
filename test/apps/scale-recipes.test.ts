/** The recipes of docs/scale.md, as far as they run without their engines: shell lines in a shell, functions with their hosts stood in for. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { afterAll, describe, expect, test } from 'vitest'
import * as bulk from '../../src/bulk/index.ts'
import { projectRoot } from '../support/goldens.ts'

const page = readFileSync(join(projectRoot, 'docs/scale.md'), 'utf8')

/** The example of a language below a heading. */
function recipe(heading: string, language: string): string {
  const section = page.slice(page.indexOf(`\n## ${heading}\n`) + 1)
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(section)?.[1] ?? ''
}

const folder = mkdtempSync(join(tmpdir(), 'scale-'))
afterAll(() => rmSync(folder, { recursive: true }))
const transcript = JSON.stringify(
  JSON.parse(readFileSync(join(projectRoot, 'test/golden/retr/1040/avery-2021/input.json'), 'utf8')),
)
const shard = `${transcript}\nno transcript\n${transcript}\n`
for (const [name, text] of [
  ['one.ndjson', shard],
  ['west/two.ndjson', `${transcript}\n`],
] as const) {
  mkdirSync(join(folder, 'archive/west'), { recursive: true })
  writeFileSync(join(folder, 'archive', name), text)
}
mkdirSync(join(folder, 'results'))
mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
const command = join(folder, 'node_modules/.bin/txmap')
writeFileSync(
  command,
  `#!/bin/sh\nexec '${process.execPath}' '${join(projectRoot, 'dist/command/main.js')}' "$@"\n`,
  {
    mode: 0o755,
  },
)

/** What a recipe of shell lines ends with. `npx` would only find the command. */
function shell(lines: string): { readonly status: number | null; readonly said: string } {
  const PATH = `${join(folder, 'node_modules/.bin')}:${process.env.PATH ?? ''}`
  const { status, stderr } = spawnSync('sh', ['-euc', lines.replaceAll('npx txmap', 'txmap')], {
    cwd: folder,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  })
  return { status, said: stderr }
}

/** A recipe in TypeScript as a function of what it imports. */
async function program<T>(text: string, packages: Readonly<Record<string, object>>): Promise<T> {
  const { code } = await transform(text, { loader: 'ts', target: 'es2022', format: 'cjs' })
  const module = { exports: {} }
  new Function('require', 'module', 'exports', code)((name: string) => packages[name], module, module.exports)
  // What the page shows it to be.
  return module.exports as T
}

const mapped = (name: string): readonly string[] =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line).mapping.id)

/** The shell lines start processes that take a second each: they run behind the tests. */
const follows = process.env.RECIPE === 'follow'

describe('the recipes', () => {
  test.skipIf(!follows)(
    'map every file of an archive through the filter, and take rejected lines for no failure',
    () => {
      expect(shell(recipe('A filter: Spark, Hadoop, xargs', 'sh'))).toMatchObject({ status: 0 })
      expect(readdirSync(join(folder, 'results')).sort()).toEqual([
        'archive-one.ndjson',
        'archive-one.ndjson.rejects',
        'archive-west-two.ndjson',
        'archive-west-two.ndjson.rejects',
      ])
      expect(mapped('results/archive-one.ndjson')).toEqual(['retr-1040', 'retr-1040'])
      expect(mapped('results/archive-west-two.ndjson')).toEqual(['retr-1040'])
    },
  )

  test.skipIf(!follows)('run as a step of a scheduler, which rejected lines do not fail', () => {
    const { status } = shell(recipe('A step of Airflow or Dagster', 'sh'))
    expect(status).toBe(0)
    expect(readdirSync(join(folder, 'remapped')).sort()).toEqual(['ledger', 'rejects', 'results', 'runs'])
  })

  test('map a batch of objects, and find what an earlier start has put', async () => {
    const objects = new Map([['archive/one.ndjson', shard]])
    class Command {
      readonly input: { readonly Key: string; readonly Body?: Buffer; readonly IfNoneMatch?: string }
      constructor(input: Command['input']) {
        this.input = input
      }
    }
    class GetObjectCommand extends Command {}
    class PutObjectCommand extends Command {}
    class S3Client {
      async send({ input: { Key, Body, IfNoneMatch } }: Command): Promise<object> {
        const found = objects.get(Key)
        if (Body === undefined)
          return { Body: { transformToWebStream: () => new Blob([found ?? '']).stream() } }
        if (found !== undefined && IfNoneMatch === '*')
          throw Object.assign(new Error('there'), { name: 'PreconditionFailed' })
        objects.set(Key, Body.toString())
        return {}
      }
    }
    const { handler } = await program<{ handler: (batch: object) => Promise<object> }>(
      recipe('A function for Step Functions', 'ts'),
      {
        '@aws-sdk/client-s3': { GetObjectCommand, PutObjectCommand, S3Client },
        'tax-transcript-mapper/bulk': bulk,
      },
    )
    const batch = { BatchInput: { bucket: 'b', out: 'out' }, Items: [{ Key: 'archive/one.ndjson' }] }
    const first = await handler(batch)
    expect(first).toMatchObject({ done: [{ Key: 'archive/one.ndjson', lines: 3, mapped: 2 }] })
    expect(objects.get('out/archive/one.ndjson')?.split('\n')).toHaveLength(3)
    expect(objects.get('out/archive/one.ndjson.rejects')).toContain('"line":2')
    expect(await handler(batch)).toEqual(first)
  })

  test('map a shard as an activity, and say that they live', async () => {
    const beats: unknown[] = []
    const { remapShard } = await program<{ remapShard: (shard: string, out: string) => Promise<object> }>(
      recipe('An activity of Temporal', 'ts'),
      {
        '@temporalio/activity': { heartbeat: (lines: unknown) => beats.push(lines) },
        'tax-transcript-mapper/bulk': bulk,
      },
    )
    const out = join(folder, 'activity.ndjson')
    expect(await remapShard(join(folder, 'archive/one.ndjson'), out)).toMatchObject({ mapped: 2 })
    expect(beats).toEqual([3])
    expect(mapped('activity.ndjson')).toEqual(['retr-1040', 'retr-1040'])
  })
})
