/** `txmap remap` from a bucket into a bucket, as processes of the finished build, against a server on loopback that fails now and then. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'
import { type Ended, ended, fewLines, longLines } from '../../support/many-transcripts.ts'
import {
  type S3Request,
  type S3Server,
  s3Environment,
  s3User,
  startS3,
  storedOf,
} from '../../support/s3-server.ts'

// Processes with threads of their own: on a busy machine one test can take long.
vi.setConfig({ testTimeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'txmap-remap-s3-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let server: S3Server
beforeEach(async () => {
  server = await startS3()
})
afterEach(() => server.close())

const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, [join(projectRoot, 'dist/command/main.js'), 'remap', ...args], {
    stdio: 'pipe',
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...s3Environment(server), ...env },
  })
const remap = (...args: readonly string[]): Promise<Ended> => ended(start(args))
const jsonOf = async (...args: readonly string[]): Promise<Record<string, unknown>> => {
  const { out } = await remap(...args, '--json')
  return JSON.parse(out.toString())
}
const object = (key: string, content: string): void => void server.objects.set(key, storedOf(content))
const keysBelow = (prefix: string): readonly string[] =>
  [...server.objects.keys()].filter(key => key.startsWith(prefix))

/** Three shards of lines, one of single documents, and a line that is not a transcript. */
const lines = longLines(30)
const documents = fewLines.map(line => JSON.stringify(JSON.parse(line), null, 2))

// Nine processes, each of which loads the SDK: `npm run test:behind` asks for it.
test.runIf(process.env.KILLS === 'all')(
  'a run from a bucket into a bucket has the root of the same run over folders, though requests fail and it is killed',
  async () => {
    mkdirSync(join(folder, 'in/single'), { recursive: true })
    writeFileSync(join(folder, 'in/many.ndjson'), `${lines}none\n`)
    object('in/many.ndjson', `${lines}none\n`)
    for (const [index, text] of documents.entries()) {
      writeFileSync(join(folder, `in/single/${index}.json`), text)
      object(`in/single/${index}.json`, text)
    }
    const args = ['--shard-size', '1', '--jobs', '1']
    const { root } = await jsonOf('run', '--in', join(folder, 'in'), '--out', join(folder, 'out'), ...args)
    expect(root).toMatch(/^[0-9a-f]{64}$/)
    let requests = 0
    server.fault = ({ operation }: S3Request) => {
      requests += 1
      if (requests % 5 === 0) return { status: 503, code: 'SlowDown' }
      if (requests % 7 === 0) return 'lost-answer'
      return operation === 'GetObject' && requests % 3 === 0 ? { breakBehind: 50_000 } : undefined
    }
    const more = { AWS_MAX_ATTEMPTS: '10' }
    const killed = start(['run', '--in', 's3://archive/in', '--out', 's3://archive/out', ...args], more)
    while (keysBelow('out/ledger/').length === 0 && killed.exitCode === null) await sleep(5)
    killed.kill('SIGKILL')
    await ended(killed)
    expect(keysBelow('out/ledger/').length).toBeGreaterThan(0)
    const { out } = await ended(start(['run', '--out', 's3://archive/out', '--jobs', '1', '--json'], more))
    expect(JSON.parse(out.toString())).toMatchObject({ shards: 4, done: 4, root, failed: [] })
    server.fault = () => undefined
    expect(await jsonOf('verify', '--out', 's3://archive/out')).toMatchObject({
      whole: 4,
      results: 34,
      rejected: 1,
      root,
    })
    expect(await jsonOf('promote', '--out', 's3://archive/out')).toMatchObject({ root })
    expect(
      await jsonOf('plan', '--in', 's3://archive/in', '--out', 's3://archive/out', '--shard-size', '1'),
    ).toMatchObject({
      shards: 4,
      done: 4,
    })
    expect(keysBelow('out/results/')).toHaveLength(4)
    // Nothing was written a second time.
    const puts = server.requests.filter(
      ({ operation, key }) => operation === 'PutObject' && /^out\/(?:results|ledger)\//.test(key),
    )
    expect(puts.every(({ headers }) => headers['if-none-match'] === '*')).toBe(true)
  },
)

test('columns are written to a bucket, and sum up there to the cents of the lines', async () => {
  object('in/a.jsonl', `${fewLines.join('\n')}\n`)
  const where = ['--in', 's3://archive/in/a.jsonl', '--jobs', '1']
  const lined = await jsonOf('run', ...where, '--out', 's3://archive/lines')
  const columned = await jsonOf('run', ...where, '--out', 's3://archive/columns', '--format', 'parquet')
  expect(columned.root).toBe(lined.root)
  expect(await jsonOf('verify', '--out', 's3://archive/columns')).toMatchObject({
    results: 4,
    root: lined.root,
  })
  const [resultsKey = ''] = keysBelow('lines/results/')
  const results = String(server.objects.get(resultsKey)?.bytes).trimEnd().split('\n')
  const accounts = results.map(line => JSON.parse(line)).filter(({ mapping }) => mapping.id === 'actr-1040')
  const [columnsKey = ''] = keysBelow('columns/results/').filter(key => key.endsWith('.actr-1040.parquet'))
  const file = join(folder, 'account.parquet')
  writeFileSync(file, server.objects.get(columnsKey)?.bytes ?? '')
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const sql = `SELECT CAST(sum(t.amount) AS VARCHAR) FROM (SELECT unnest(transactions) t FROM read_parquet('${file}'))`
  const [[sum] = []] = (await connection.runAndReadAll(sql)).getRowsJson()
  connection.closeSync()
  instance.closeSync()
  const cents = accounts
    .flatMap(({ data }) => data.transactions)
    .reduce(
      (all: bigint, { amount }: { amount: string | null }) => all + BigInt((amount ?? '0').replace('.', '')),
      0n,
    )
  expect(BigInt(String(sum).replace('.', ''))).toBe(cents)
})

test('what the store refuses is said by code, without a word of the server', async () => {
  object('in/a.jsonl', `${fewLines[0]}\n`)
  const said = async (
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const { code, notes } = await ended(start(args, env))
    expect(code).toBe(2)
    expect(notes).not.toContain(s3User.secret)
    return notes
  }
  const run = ['run', '--in', 's3://archive/in', '--out', 's3://archive/out', '--jobs', '1']
  expect(await said(['plan', '--in', 's3://none/in', '--out', 's3://archive/out'])).toContain(
    'remap/unreadable-store: Cannot read "" in "s3://none/in": there is no such bucket',
  )
  expect(await said(['plan', '--in', 's3://archive', '--out', 's3://archive/out'])).toContain(
    'remap/out-in-archive: ',
  )
  expect(await said(['status', '--out', 's3://archive/nothing'])).toContain(
    'remap/no-run: There is no planned run in "s3://archive/nothing"',
  )
  expect(await said(['status', '--out', `s3://me:${s3User.secret}@archive/out`])).toContain(
    'remap/unusable-address: The address of a store cannot be used: credentials stand in it',
  )
  expect(
    await said(['status', '--out', 's3://archive/out'], { AWS_ACCESS_KEY_ID: 'AKIASOMEBODYELSE' }),
  ).toContain('the credentials are refused')
  server.fault = ({ operation, key }) =>
    operation === 'PutObject' && key.startsWith('out/results/')
      ? { status: 403, code: 'AccessDenied' }
      : undefined
  expect(await said(run)).toMatch(/shard 00001 failed: remap\/unwritable-store: .*: access is denied/)
  expect(keysBelow('out/ledger/')).toEqual([])
  // Another file under the name of a result is never replaced.
  server.fault = () => undefined
  expect((await remap(...run)).code).toBe(0)
  const [[ledger = ''], [results = '']] = [keysBelow('out/ledger/'), keysBelow('out/results/')]
  server.objects.delete(ledger)
  object(results, 'another')
  expect(await said(run)).toContain(
    `shard 00001 failed: remap/other-file: "${results.slice('out/'.length)}" in `,
  )
  expect(String(server.objects.get(results)?.bytes)).toBe('another')
})

test('without the SDK of AWS the package that is missing is named', async () => {
  const preload = join(folder, 'without-sdk.mjs')
  const hook = `export const resolve = (name, context, next) => {
    if (name !== '@aws-sdk/client-s3') return next(name, context)
    throw Object.assign(new Error('none'), { code: 'ERR_MODULE_NOT_FOUND' })
  }`
  const url = `data:text/javascript,${encodeURIComponent(hook)}`
  writeFileSync(
    preload,
    `import { register } from 'node:module'\nregister('${url.replaceAll("'", '%27')}')\n`,
  )
  const { code, notes } = await ended(
    start(['status', '--out', 's3://archive/out'], { NODE_OPTIONS: `--import ${preload}` }),
  )
  expect([code, notes]).toEqual([
    2,
    'txmap remap: bulk/missing-package: A store in S3 needs the package "@aws-sdk/client-s3"; npm install @aws-sdk/client-s3\n',
  ])
})
