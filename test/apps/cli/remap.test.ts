/** `txmap remap` as a person runs it: folders, processes of the finished build, killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mapTranscript } from '../../../src/mapper/map-transcript.ts'
import { projectRoot } from '../../support/goldens.ts'
import { type Ended, ended, fewLines, longLines } from '../../support/many-transcripts.ts'
import { memoryStore } from '../../support/memory-store.ts'
import { doRun, planRun } from '../../support/remap.ts'
import { txmap } from '../../support/txmap.ts'

// Processes with threads of their own: on a busy machine one test can take long.
vi.setConfig({ testTimeout: 180_000 })

const top = mkdtempSync(join(tmpdir(), 'txmap-remap-'))
afterAll(() => rmSync(top, { recursive: true, force: true }))
let folder = top
beforeEach(() => {
  folder = mkdtempSync(join(top, 'case-'))
  mkdirSync(join(folder, 'in'))
})

const path = (name: string): string => join(folder, name)
const start = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [join(projectRoot, 'dist/command/main.js'), 'remap', ...args], { stdio: 'pipe' })
const remap = (...args: readonly string[]): Promise<Ended> => ended(start(args))
/** Within this process; for steps that need no threads. */
const step = (...args: readonly string[]): ReturnType<typeof txmap> =>
  txmap(['remap', ...args], { interrupted: new Promise(() => undefined) })

const filesBelow = (name: string): readonly string[] =>
  existsSync(path(name))
    ? readdirSync(path(name), { recursive: true, encoding: 'utf8' }).filter(file => /\.\w+$/.test(file))
    : []

/** A mebibyte is the smallest shard: enough for three. */
const many = longLines(30)

test('kill -9 in mid-run and another start give the root of an undisturbed run, whatever the number of threads', async () => {
  writeFileSync(path('in/a.ndjson'), many)
  const args = ['--in', path('in'), '--shard-size', '1']
  const source = memoryStore()
  source.files.set('a.ndjson', Buffer.from(many))
  const whole = { source, out: memoryStore() }
  const { root } = await doRun(whole, await planRun(whole, { shardBytes: 1024 * 1024 }))
  const killed = start(['run', ...args, '--out', path('out'), '--jobs', '2'])
  while (filesBelow('out/ledger').length === 0 && killed.exitCode === null) await sleep(2)
  killed.kill('SIGKILL')
  await ended(killed)
  expect(filesBelow('out/ledger').length).toBeGreaterThan(0)
  // Without --in it goes on with the run that was planned last.
  const second = await remap('run', '--out', path('out'), '--jobs', '2')
  expect(second.out.toString()).toMatch(
    new RegExp(`^run [0-9a-f]{16}: 3 of 3 shards done\\n[^]*\\nroot ${root}\\n$`),
  )
  expect(second.code).toBe(0)
  const verified = await step('verify', '--out', path('out'))
  expect(verified.out).toMatch(
    new RegExp(`: 3 of 3 shards are whole: 30 results, 0 rejected\\nroot ${root}\\n$`),
  )
  expect(verified.code).toBe(0)
  const results = filesBelow('out/results').filter(name => name.endsWith('.ndjson') && !/\/\./.test(name))
  expect(results).toHaveLength(3)
  // A result that is damaged afterwards is found.
  const damaged = path(`out/results/${results[0]}`)
  writeFileSync(damaged, readFileSync(damaged, 'utf8').replace('"mapping"', '"mapPing"'))
  const found = await step('verify', '--out', path('out'), '--json')
  expect(found.code).toBe(1)
  const { whole: sound, root: none, faults } = JSON.parse(found.out)
  expect([sound, none, faults.length]).toEqual([2, null, 1])
})

test('plan tells what is left, run does it, status counts, and another run has nothing to do', async () => {
  const [account = '', , filed = ''] = fewLines
  writeFileSync(path('in/a.ndjson'), `${account}\nnone\n`)
  writeFileSync(path('in/b.json'), JSON.stringify(JSON.parse(filed), null, 2))
  writeFileSync(path('in/notes.txt'), 'x')
  const args = ['--in', path('in'), '--out', path('out')]
  const plan = await step('plan', ...args)
  expect(plan).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^run [0-9a-f]{16}: 2 shards, 2 to map\n$/),
    notes: '1 file was passed over: the name ends in none of .ndjson, .jsonl (also .gz, .zst) and .json\n',
  })
  expect((await step('status', '--out', path('out'))).out).toMatch(/: 0 of 2 shards done\n/)
  const { code, out } = await remap('run', ...args, '--jobs', '1')
  expect(code).toBe(1)
  expect(out.toString()).toContain(
    '  3 lines: 2 mapped, 1 rejected, 0 blank\n  rejected: transcript/not-json 1\n',
  )
  const status = await step('status', '--out', path('out'))
  expect(status.out).toBe(out.toString())
  expect((await step('plan', ...args)).out).toMatch(/: 2 shards, 0 to map\n {2}2 done already\n$/)
  const { runId } = JSON.parse((await step('status', '--out', path('out'), '--json')).out)
  expect(await step('promote', '--out', path('out'))).toMatchObject({
    code: 0,
    out: expect.stringMatching(new RegExp(`^run ${runId} is promoted\\nroot [0-9a-f]{64}\\n$`)),
  })
  expect((await step('status', '--out', path('out'))).out).toBe(`${out}promoted\n`)
  expect(await step('diff', '--out', path('out'))).toMatchObject({
    code: 2,
    notes: expect.stringContaining('are one run; name another one'),
  })
  const results = filesBelow('out/results').map(name => readFileSync(path(`out/results/${name}`), 'utf8'))
  const wanted = [account, filed].map(line => `${JSON.stringify(mapTranscript(line))}\n`)
  expect(results.sort()).toEqual(wanted.sort())
})

describe('is called wrongly', () => {
  test.each([
    [[], 'say which step: "plan", "run", "work", "status"'],
    [['runn'], 'say which step: '],
    [['plan', '--out', 'x'], '--in names files or folders of transcripts'],
    [['plan', '--in', '-', '--out', 'x'], 'a pipe cannot be cut into shards'],
    [['run', '--in', 'x'], '--out names the folder of the results'],
    [['run', '--in', 'x', '--run', '0', '--out', 'x'], '--run names a run that is planned; leave out --in'],
    [['run', 'x'], 'transcripts are named by --in'],
    [['run', '--out', 'x', '--detach'], '--detach needs --queue'],
    [
      ['run', '--out', 'x', '--queue', 'redis://h', '--jobs', '2'],
      '--jobs and --worker-memory are for the workers',
    ],
    [['work', '--out', 'x'], '--queue is the address of the queue to work for'],
    [['work', '--queue', 'redis://h'], '--out names the folder of the results'],
    [['work', '--out', 'x', '--queue', 'h:6379'], '--queue is an address redis://host:6379, rediss://'],
    [['status', '--in', 'x'], 'there is no option "--in"'],
    [['plan', '--in', '/nowhere', '--out', 'x'], 'Cannot read "/nowhere": there is no such file or folder'],
    [['plan', '--in', projectRoot, '--out', top, '--bundled'], '--bundled needs --mapping'],
    [
      ['plan', '--in', join(projectRoot, 'src'), '--out', top, '--shard-size', '0'],
      '--shard-size is a number',
    ],
    [
      ['plan', '--in', join(projectRoot, 'src'), '--out', top, '--tolerated-rejects', '1.1'],
      'a share from 0 to 1',
    ],
    [
      ['plan', '--in', join(projectRoot, 'src'), '--out', top, '--format', 'csv'],
      'remap/unknown-format: There is no output format "csv"; use "ndjson" or "parquet"',
    ],
    [['plan', '--in', join(projectRoot, 'src'), '--out', projectRoot], 'remap/out-in-archive'],
    [['plan', '--in', projectRoot, '--out', join(projectRoot, 'none/there')], 'remap/out-in-archive'],
    [['status', '--out', '/nowhere'], 'remap/no-run: There is no planned run in "/nowhere"'],
    [['diff', '--out', '/nowhere', '--run', '0'], 'remap/no-run: '],
    [['promote', '--out', '/nowhere', '--back'], 'remap/nothing-before: No run was promoted in "/nowhere"'],
    [['promote', '--out', 'x', '--back', '--run', '0'], '--back goes to the run that was promoted before'],
    [['status', '--out', '/nowhere', '--run', '../x'], 'remap/no-run: There is no run of that name'],
    [['status', '--out', '/nowhere', '--run', '0123456789abcdef'], 'There is no run 0123456789abcdef in'],
  ])('%j', async (args, want) => {
    const { code, notes } = await step(...args)
    expect(notes).toContain(want)
    expect(code).toBe(2)
  })

  test('with results that lie in the archive by way of a link', async () => {
    symlinkSync(path('in'), path('link'))
    const { code, notes } = await step('plan', '--in', path('in'), '--out', path('link/out'))
    expect([code, notes]).toEqual([2, expect.stringContaining('remap/out-in-archive')])
  })
})
