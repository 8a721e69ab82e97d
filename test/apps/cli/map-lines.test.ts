/** `txmap map --ndjson` as a person runs it: real files and pipes, processes of the finished build, ended in every way. */
import { execFileSync, type StdioOptions } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as zlib from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mapTranscript } from '../../../src/mapper/map-transcript.ts'
import { projectRoot } from '../../support/goldens.ts'
import {
  type Ended,
  ended,
  fewLines,
  longLines,
  mapLines,
  startMap,
  transcriptLines,
  withoutProgress,
} from '../../support/many-transcripts.ts'
import { txmap } from '../../support/txmap.ts'

// Many processes, each with threads of its own: on a busy machine one test can take long.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const top = mkdtempSync(join(tmpdir(), 'txmap-lines-'))
let folder = top
let number = 0

beforeEach(() => {
  number += 1
  folder = join(top, String(number))
  mkdirSync(folder)
})
afterAll(() => rmSync(top, { recursive: true, force: true }))

const path = (name: string): string => join(folder, name)
const text = (name: string): string => readFileSync(path(name), 'utf8')
const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(path(name), content)
  return path(name)
}
/** Runs the command for a call that ends before a thread is started: within this process, unless it reads standard input. */
const refused = (
  args: readonly string[],
  input = '',
): Promise<{ readonly code: number | null; readonly notes: string }> =>
  args[0] === '-'
    ? mapLines(args, input)
    : txmap(['map', '--ndjson', ...args], { interrupted: new Promise(() => undefined) })
const mapped = (line: string): string => `${JSON.stringify(mapTranscript(line))}\n`
const [sample = ''] = fewLines

/** `KILLS=all`, as `npm run test:behind` says: runs are ended in every way, those too that take a quarter of a minute. */
const isThorough = process.env.KILLS === 'all'

/** Enough for nine batches. */
const many = longLines(50)
let wantMany = ''

beforeAll(() => {
  wantMany = many.trimEnd().split('\n').map(mapped).join('')
})

describe('the output', () => {
  test('has one line for each transcript, in order, the same for any number of jobs', async () => {
    const input = file('in.ndjson', many)
    for (const jobs of ['1', '3']) {
      const { code, out, notes } = await mapLines([input, path(`out${jobs}`), '--jobs', jobs])
      expect(notes).toMatch(/^50 lines in \d+ s: 50 mapped, 0 rejected, 0 blank$/m)
      expect([code, out.length]).toEqual([0, 0])
      expect(text(`out${jobs}`) === wantMany).toBe(true)
    }
    expect(readdirSync(folder).sort()).toEqual([
      'in.ndjson',
      ...['1', '3'].flatMap(jobs => [`out${jobs}`, `out${jobs}.drift.json`, `out${jobs}.rejected.ndjson`]),
    ])
    expect(text('out3.drift.json')).toBe(text('out1.drift.json'))
  })

  test('is that of map --json', async () => {
    const samples = ['actr/1040/avery-2021', 'waid/income/avery-2021'].map(name =>
      join(projectRoot, 'test/golden', name, 'input.json'),
    )
    for (const more of [[], ['--lineage']]) {
      const { out: want } = await txmap(['map', '--json', ...more, ...samples])
      const input = samples.map(name => JSON.stringify(JSON.parse(readFileSync(name, 'utf8')))).join('\n')
      expect((await mapLines(['-', '-', ...more], input)).out.toString()).toBe(want)
    }
  })

  test('goes from pipe to pipe', async () => {
    const { code, out } = await mapLines(['-', '-', '--jobs', '2'], many)
    expect(code).toBe(0)
    expect(out.toString() === wantMany).toBe(true)
  })

  test('goes from and to named pipes and devices', async () => {
    execFileSync('mkfifo', [path('in'), path('out')])
    const child = startMap([path('in'), path('out'), '--jobs', '1'])
    const done = ended(child)
    const reader = execFileSync.bind(null, 'sh', [
      '-c',
      `cat "${file('plain', `${sample}\n`)}" > "${path('in')}" & cat "${path('out')}"`,
    ])
    expect(reader({ encoding: 'utf8' })).toBe(mapped(sample))
    expect((await done).code).toBe(0)
    expect((await mapLines([path('plain'), '/dev/null'])).code).toBe(0)
    expect(readdirSync(folder).sort()).toEqual(['in', 'out', 'plain'])
  })

  test.each([
    ['nothing', ''],
    ['blank lines only', '\n \r\n\t\n'],
    ['a byte order mark only', '\ufeff'],
  ])('of %s is an empty file', async (_, input) => {
    expect((await mapLines(['-', path('out')], input)).code).toBe(0)
    expect(text('out')).toBe('')
    expect((await mapLines(['-', path('out.gz')], input)).code).toBe(0)
    expect(zlib.gunzipSync(readFileSync(path('out.gz'))).toString()).toBe('')
  })

  test('takes the place of an older one only when it is whole', async () => {
    file('out', 'older')
    const child = startMap(['-', path('out'), '--jobs', '1'])
    child.stdin?.write(many)
    while (!existsSync(path('out.checkpoint.json'))) await sleep(5)
    expect(text('out')).toBe('older')
    child.stdin?.end()
    expect((await ended(child)).code).toBe(0)
    expect(text('out') === wantMany).toBe(true)
  })
})

describe('own mappings', () => {
  const mine = `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields: { total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money } }
`

  test('are used by every worker', async () => {
    const input = readFileSync(join(projectRoot, 'test/golden/retr/1040/avery-2021/input.json'), 'utf8')
    const line = JSON.stringify(JSON.parse(input))
    const { out } = await mapLines(
      ['-', '-', '--mapping', file('mine.yaml', mine), '--jobs', '2'],
      `${line}\n${line}`,
    )
    const ids = out
      .toString()
      .trimEnd()
      .split('\n')
      .map(each => Object(JSON.parse(each)).mapping.id)
    expect(ids).toEqual(['mine', 'mine'])
  })

  test('that do not fit a line are reported, unless the bundled ones may read it', async () => {
    const args = ['-', '-', '--mapping', file('mine.yaml', mine), '--jobs', '1']
    const line = '{"TYPE":"ACTR","FORM":"1040"}\n'
    const alone = await mapLines(args, line)
    expect([alone.code, alone.out.toString()]).toEqual([1, ''])
    expect(alone.notes).toContain('{"line":1,"code":"transcript/no-mapping",')
    const { out } = await mapLines([...args, '--bundled'], line)
    expect(Object(JSON.parse(out.toString())).mapping.id).toBe('actr-1040')
  })

  test('may read callbacks', async () => {
    const match = 'match: { callback: individual }'
    const mapping = mine.replace(/^match: .*$/m, match).replace('SECTION_FILING > INCOME > TOTAL INCOME', 'A')
    const args = ['-', '-', '--mapping', file('mine.yaml', mapping), '--callback', 'individual']
    const { code, out } = await mapLines(args, '{"A":"$1.00"}\n{"A":"$2.00"}\n')
    const totals = out
      .toString()
      .trimEnd()
      .split('\n')
      .map(each => Object(JSON.parse(each)).data.total)
    expect(totals).toEqual(['1.00', '2.00'])
    expect(code).toBe(0)
  })

  test('are reported to be wrong before anything is read', async () => {
    const { code, notes } = await mapLines([
      '-',
      path('out'),
      '--mapping',
      file('mine.yaml', `${mine}oops: 1\n`),
    ])
    expect(code).toBe(1)
    expect(notes).toContain('spec/unknown-key')
    expect(existsSync(path('out.partial'))).toBe(false)
  })

  test('a bundled one can be pinned; lines of other forms are rejected', async () => {
    const { code, notes } = await mapLines(['-', '-', '--mapping', 'retr-1040', '--jobs', '1'], sample)
    expect(code).toBe(1)
    expect(notes).toContain('{"line":1,"code":"transcript/wrong-mapping",')
  })
})

describe('compressed files', () => {
  test('are read by their first bytes and written by the name, the same for any number of jobs', async () => {
    // Two members one behind the other, as `cat` makes them.
    const half = many.indexOf('\n', many.length / 2)
    const input = file(
      'in',
      Buffer.concat([zlib.gzipSync(many.slice(0, half)), zlib.gzipSync(many.slice(half))]),
    )
    for (const jobs of ['1', '3'])
      expect((await mapLines([input, path(`out${jobs}.gz`), '--jobs', jobs])).code).toBe(0)
    const [one, three] = ['1', '3'].map(jobs => readFileSync(path(`out${jobs}.gz`)))
    expect(one?.equals(three ?? Buffer.of())).toBe(true)
    expect(zlib.gunzipSync(one ?? '').toString() === wantMany).toBe(true)
    expect((await mapLines(['-', '-'], readFileSync(input))).out.toString() === wantMany).toBe(true)
  })

  test.each([
    [
      'broken off',
      (bytes: Buffer) => bytes.subarray(0, bytes.length - 1000),
      'its compressed data breaks off',
    ],
    [
      'damaged',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 5000), Buffer.alloc(5000), bytes.subarray(10_000)]),
      'its compressed data is damaged',
    ],
  ])('that are %s end the run with 2', async (_, damage, reason) => {
    const input = file('in.gz', damage(zlib.gzipSync(many)))
    const { code, notes } = await mapLines([input, path('out')])
    expect(code).toBe(2)
    expect(notes).toContain(`txmap map: bulk/unreadable-input: Cannot read the input "${input}": ${reason}\n`)
    const piped = await mapLines(['-', '/dev/null'], readFileSync(input))
    expect(piped.notes).toContain(
      `bulk/unreadable-input: Cannot read the input "standard input": ${reason}\n`,
    )
    expect(existsSync(path('out'))).toBe(false)
  })

  const hasZstd = 'zstdCompressSync' in zlib
  const zstd = (bytes: Uint8Array): Buffer => {
    const found: unknown = Reflect.get(zlib, 'zstdCompressSync')
    if (typeof found !== 'function') throw new Error('no zstd')
    return found(bytes)
  }

  test.skipIf(!hasZstd)('may be zstd', async () => {
    const half = many.indexOf('\n', many.length / 2)
    const parts = [many.slice(0, half), many.slice(half)].map(part => zstd(Buffer.from(part)))
    const input = file('in', Buffer.concat(parts))
    for (const jobs of ['1', '2'])
      expect((await mapLines([input, path(`out${jobs}.zst`), '--jobs', jobs])).code).toBe(0)
    const [one, two] = ['1', '2'].map(jobs => readFileSync(path(`out${jobs}.zst`)))
    expect(one?.equals(two ?? Buffer.of())).toBe(true)
    expect((await mapLines([input, '-'])).out.toString() === wantMany).toBe(true)
    // What it writes has one frame for each batch: 50 lines, none of them a transcript any more.
    const again = await mapLines([path('out1.zst'), path('again')])
    expect(again.notes).toContain('50 lines in')
    expect(again.notes).toContain('0 mapped, 50 rejected, 0 blank\n')
    const whole = readFileSync(input)
    for (const length of [whole.length - 1, (parts[0]?.length ?? 0) + 20, 300]) {
      const short = await mapLines([file('short', whole.subarray(0, length)), '/dev/null'])
      expect(short).toMatchObject({
        code: 2,
        notes: expect.stringContaining('its compressed data breaks off\n'),
      })
    }
  })

  test.skipIf(hasZstd)('of zstd are reported to need a newer Node.js', async () => {
    const want = (name: string): string =>
      `txmap map: bulk/no-zstd: This version of Node.js has no zstd for "${name}"; use Node.js 22.15 or newer, or gzip\n`
    const head = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0, 0])
    expect(await mapLines([file('in.zst', head), path('out')])).toMatchObject({
      code: 2,
      notes: want(path('in.zst')),
    })
    expect(await mapLines(['-', path('out')], head)).toMatchObject({ code: 2, notes: want('standard input') })
    expect(await mapLines(['-', path('out.zst')], sample)).toMatchObject({
      code: 2,
      notes: want(path('out.zst')),
    })
    expect(readdirSync(folder)).toEqual(['in.zst'])
  })
})

describe('lines that cannot be mapped', () => {
  const bad = [
    sample,
    'CANARY 123-45-6789',
    '',
    '{"TYPE":"CANARY 123-45-6789"}',
    sample.replace(/^\{/, '{"__proto__":{"x":"1"},'),
    `{"a":"${'CANARY'.repeat(3_000_000)}"}`,
    `${'['.repeat(100_000)}`,
    sample,
    sample.slice(0, 40),
  ].join('\r\n')
  const want = [
    [2, 'transcript/not-json'],
    [4, 'transcript/no-mapping'],
    [6, 'bulk/line-too-long'],
    [7, 'transcript/not-json'],
    [9, 'transcript/not-json'],
  ]
  const numbers = (lines: string): readonly unknown[] =>
    lines
      .trimEnd()
      .split('\n')
      .map(line => Object(JSON.parse(line)))
      .map(each => [each.line, each.code])

  test('are written aside with number, code and message, and stop nothing', async () => {
    const { code, notes } = await mapLines(['-', path('out'), '--jobs', '2'], bad)
    expect(code).toBe(1)
    expect(text('out').split('\n')).toHaveLength(4)
    expect(numbers(text('out.rejected.ndjson'))).toEqual(want)
    expect(text('out.rejected.ndjson').split('\n')[2]).toBe(
      '{"line":6,"code":"bulk/line-too-long","message":"The line is longer than 16777216 bytes"}',
    )
    expect(notes).toContain('9 lines in')
    expect(notes).toContain('3 mapped, 5 rejected, 1 blank\n')
    expect(notes).toContain(
      '  rejected: transcript/not-json 3, bulk/line-too-long 1, transcript/no-mapping 1\n',
    )
    expect(notes + text('out.rejected.ndjson')).not.toMatch(/CANARY|6789/)
  })

  test('are written where --rejects says', async () => {
    expect((await mapLines(['-', '-', '--rejects', path('aside')], bad)).code).toBe(1)
    expect(numbers(text('aside'))).toEqual(want)
    expect(readdirSync(folder)).toEqual(['aside'])
  })

  test('are reported on standard error where the output is a pipe', async () => {
    const { notes: all } = await mapLines(['-', '-', '--jobs', '1'], bad)
    const notes = withoutProgress(all)
    expect(numbers(notes.slice(0, notes.indexOf('9 lines')))).toEqual(want)
  })

  test('have numbers that do not depend on the batch they are in', async () => {
    const lines = many.trimEnd().split('\n')
    const places = [0, 1, 12, 13, 29, 43, 49]
    for (const at of places) lines[at] = 'x'
    await mapLines(['-', path('out'), '--jobs', '3'], lines.join('\n'))
    expect(numbers(text('out.rejected.ndjson'))).toEqual(places.map(at => [at + 1, 'transcript/not-json']))
  })

  test('lines that nothing reads are with --unmapped error errors, and counted with --coverage', async () => {
    const changed = `${sample.replace('{', '{"A NEW LABEL":"CANARY",')}\n${sample}`
    const listed = await mapLines(['-', path('listed')], changed)
    expect(listed.code).toBe(0)
    const summary = /\n {2}NOT READ: 1 labelled line, in 1 of 2 transcripts; which, .*listed\.drift\.json\n/
    expect(listed.notes).toMatch(summary)
    const { code, notes } = await mapLines(['-', path('out'), '--unmapped', 'error', '--coverage'], changed)
    expect([code, notes.includes('  errors: transcript/unmapped 1\n')]).toEqual([1, true])
    expect(listed.notes + notes + text('out.drift.json')).not.toContain('CANARY')
    const coverages = text('out')
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line).coverage)
    expect(coverages).toMatchObject([{ unmapped: 1 }, { unmapped: 0 }])
  })

  test('checks that are switched off say nothing, and an unknown one is wrong usage', async () => {
    const changed = sample.replace(/"PERIOD":"[0-9]+"/, '"PERIOD":"199912"')
    await mapLines(['-', path('asked')], changed)
    expect(text('asked')).toContain('periodIsAsAsked')
    await mapLines(['-', path('out'), '--skip-check', 'periodIsAsAsked'], changed)
    expect(text('out')).not.toContain('periodIsAsAsked')
    const { code } = await mapLines(['-', path('none'), '--skip-check', 'noSuchCheck'], changed)
    expect(code).toBe(2)
  })

  test('a transcript with an issue of severity error makes the exit code 1 as well', async () => {
    const broken = sample.replace(/"\$[0-9.,]+"/, '"CANARY"')
    const { code, notes } = await mapLines(['-', path('out')], broken)
    expect(notes).toContain('1 mapped, 0 rejected')
    expect(notes).toContain('  errors: value/refused 1\n')
    expect(code).toBe(1)
  })
})

describe('a run that was interrupted', () => {
  const input = (): string => file('in.ndjson', many)
  const checkpoint = (out = 'out'): string => path(`${out}.checkpoint.json`)
  const sha256 = (bytes: string): string => createHash('sha256').update(bytes).digest('hex')
  const noted = (): object => JSON.parse(readFileSync(checkpoint(), 'utf8').split('\n', 1)[0] ?? '')
  const note = (changed: object): void => {
    const line = JSON.stringify({ ...noted(), ...changed })
    writeFileSync(checkpoint(), `${line}\n${sha256(line)}\n`)
  }
  const home = join(top, 'cut-off')
  const kept = join(top, 'kept')

  /** Makes each worker stand still when it has answered once, so that no run can end before it is ended. */
  const standing = (): string =>
    file(
      'standing.mjs',
      `import { parentPort } from 'node:worker_threads'
if (parentPort !== null) {
  const { postMessage } = parentPort
  let answers = 0
  parentPort.postMessage = (...given) => {
    answers += 1
    if (answers === 2) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    return postMessage.apply(parentPort, given)
  }
}
`,
    )

  /** Starts a run and kills it (-9) when it has made a checkpoint, and before it can be done. */
  async function cutOff(args: readonly string[], out = 'out'): Promise<Ended> {
    const before = existsSync(checkpoint(out)) ? readFileSync(checkpoint(out), 'utf8') : ''
    const isNew = (): boolean =>
      existsSync(checkpoint(out)) && readFileSync(checkpoint(out), 'utf8') !== before
    const env = { ...process.env, NODE_OPTIONS: `--import ${standing()}` }
    const child = startMap(args, { env })
    const done = ended(child)
    while (child.exitCode === null && !isNew()) await sleep(5)
    child.kill('SIGKILL')
    return await done
  }

  const outputs = isThorough ? ['out', 'out.gz'] : ['out.gz']

  test.each(outputs)('by kill -9, again and again, gives the same %s in the end', async name => {
    const from = input()
    const rejects = path('aside')
    const lines = many.trimEnd().split('\n')
    for (const at of [2, 19, 20, 42]) lines[at] = 'x'
    for (const at of [3, 21, 49]) lines[at] = sample.replace('{', `{"LABEL ${at}":"x","A NEW LABEL":"y",`)
    writeFileSync(from, lines.join('\n'))
    await mapLines([from, path(`want-${name}`), '--rejects', `${rejects}.want`])
    for (const jobs of ['1', '3', '2']) {
      const args = [from, path(name), '--rejects', rejects, '--resume', '--jobs', jobs]
      expect((await cutOff(args, name)).code).toBe(null)
      expect(existsSync(path(name))).toBe(false)
    }
    const last = await mapLines([from, path(name), '--rejects', rejects, '--resume', '--jobs', '2'])
    expect(last.code).toBe(1)
    expect(last.notes).toMatch(/^going on after line [1-9][0-9]*\n/)
    expect(last.notes).toMatch(/^50 lines in \d+ s: 46 mapped, 4 rejected, 0 blank$/m)
    expect(readFileSync(path(name)).equals(readFileSync(path(`want-${name}`)))).toBe(true)
    expect(readFileSync(rejects).equals(readFileSync(`${rejects}.want`))).toBe(true)
    const drift = text(`${name}.drift.json`)
    expect(drift).toBe(text(`want-${name}.drift.json`))
    expect(JSON.parse(drift)).toMatchObject({ documents: 46, rejected: 4 })
    expect(drift).toContain('A NEW LABEL')
    expect(readdirSync(folder).filter(each => /partial|checkpoint/.test(each))).toEqual([])
  })

  test('by kill -9 in the middle of a pipe goes on when the same bytes come again', async () => {
    const plain = Buffer.from(many)
    for (const bytes of isThorough ? [plain, zlib.gzipSync(many)] : [plain]) {
      const child = startMap(['-', path('out'), '--jobs', '2'])
      const done = ended(child)
      child.stdin?.on('error', () => undefined)
      child.stdin?.write(bytes.subarray(0, bytes.length * 0.6))
      while (!existsSync(checkpoint())) await sleep(2)
      child.kill('SIGKILL')
      expect((await done).code).toBe(null)
      const { code, notes } = await mapLines(['-', path('out'), '--resume'], bytes)
      expect(notes).toMatch(/^going on after line [1-9][0-9]*\n/)
      expect(code).toBe(0)
      expect(text('out') === wantMany).toBe(true)
    }
  })

  const signals = isThorough ? (['SIGINT', 'SIGTERM'] as const) : (['SIGINT'] as const)

  test.each(signals)('by %s says so, ends with 130, and goes on', async signal => {
    const child = startMap(['-', path('out'), '--jobs', '2'])
    const done = ended(child)
    child.stdin?.on('error', () => undefined)
    child.stdin?.write(many.slice(0, many.length / 2))
    while (!existsSync(checkpoint())) await sleep(2)
    child.kill(signal)
    const { code, notes } = await done
    expect(code).toBe(130)
    expect(notes).toMatch(/interrupted; the same call with --resume goes on from here\n$/)
    const { lines } = Object(noted()).tally
    const next = await mapLines(['-', path('out'), '--resume'], many)
    expect(next.notes).toContain(`going on after line ${lines}\n`)
    expect(text('out') === wantMany).toBe(true)
  })

  beforeAll(async () => {
    folder = home
    mkdirSync(home)
    const from = input()
    // A copy keeps its time only to the millisecond.
    utimesSync(from, 1e9, 1e9)
    await cutOff([from, path('out'), '--jobs', '1'])
    cpSync(home, kept, { recursive: true, preserveTimestamps: true })
  })

  /** Puts back the files of one run that was cut off, as if nobody had touched them since. Gives the name of its input. */
  function asCutOff(): string {
    // A checkpoint knows where its files lie.
    folder = home
    rmSync(home, { recursive: true })
    cpSync(kept, home, { recursive: true, preserveTimestamps: true })
    return path('in.ndjson')
  }

  test('leaves half a line behind the checkpoint, which is cut off', async () => {
    const from = asCutOff()
    writeFileSync(path('out.partial'), '{"half', { flag: 'a' })
    expect((await mapLines([from, path('out'), '--resume'])).code).toBe(0)
    expect(text('out') === wantMany).toBe(true)
  })

  test('when all was written but not renamed only needs that', async () => {
    const from = asCutOff()
    const before = noted()
    for (const isRenamed of [false, true]) {
      file('out.checkpoint.json', JSON.stringify(before))
      note({ isWhole: true, output: { length: 5, sha256: sha256('whole') } })
      if (!isRenamed) file('out.partial', 'whole')
      const { code, notes } = await mapLines([from, path('out'), '--resume'])
      expect(notes).toContain('going on after line')
      expect(code).toBe(0)
      expect(text('out')).toBe('whole')
      expect(existsSync(checkpoint())).toBe(false)
    }
  })

  test('is not overwritten by a call without --resume', async () => {
    const from = asCutOff()
    const { code, notes } = await refused([from, path('out')])
    expect(code).toBe(2)
    expect(notes).toBe(
      `txmap map: bulk/unfinished-run: A run that writes "${path('out')}" was interrupted; continue it with --resume; remove "${checkpoint()}" to start over\n`,
    )
    rmSync(checkpoint())
    expect((await mapLines([from, path('out')])).code).toBe(0)
    expect(text('out') === wantMany).toBe(true)
  })

  test('is kept where its file of rejected lines cannot be written', async () => {
    const from = asCutOff()
    const aside = path('out.rejected.ndjson.partial')
    const before = readFileSync(checkpoint())
    rmSync(aside)
    mkdirSync(aside)
    const { code, notes } = await mapLines([from, path('out'), '--resume'])
    expect(notes).toContain('bulk/unwritable-output: Cannot write ')
    expect(code).toBe(2)
    expect(readFileSync(checkpoint()).equals(before)).toBe(true)
    expect(wantMany.startsWith(text('out.partial'))).toBe(true)
    rmSync(aside, { recursive: true })
    expect((await mapLines([from, path('out'), '--resume'])).notes).toMatch(/^going on after line/)
    expect(text('out') === wantMany).toBe(true)
  })

  test('is gone on with by the same call, from where it was', async () => {
    const from = asCutOff()
    const { code, notes } = await mapLines([from, path('out'), '--resume', '--jobs', '1'])
    expect(notes).toMatch(/^going on after line [1-9][0-9]*\n/)
    expect(code).toBe(0)
    expect(text('out') === wantMany).toBe(true)
  })

  test.each<[string, (from: string) => readonly string[], string]>([
    ['another mapping', from => [from, '--mapping', 'retr-1040'], 'it was begun with another mapping'],
    ['lineage', from => [from, '--lineage'], 'it was begun with another --lineage'],
    [
      'other rejects',
      from => [from, '--rejects', path('x')],
      'it was begun with another file of rejected lines',
    ],
    [
      'a longer input',
      from => {
        writeFileSync(from, `${sample}\n`, { flag: 'a' })
        return [from]
      },
      'in.ndjson" has changed; remove "',
    ],
    [
      'an input of the same size, but newer',
      from => {
        utimesSync(from, 1, 1)
        return [from]
      },
      'in.ndjson" has changed; remove "',
    ],
    [
      'an input of the same size and age',
      from => {
        const { atimeMs, mtimeMs } = statSync(from)
        writeFileSync(from, many.replaceAll('1', '2'))
        utimesSync(from, atimeMs / 1000, mtimeMs / 1000)
        note({ input: { size: statSync(from).size, modified: statSync(from).mtimeMs } })
        return [from]
      },
      'in.ndjson" has changed; remove "',
    ],
    ['a pipe', () => ['-'], 'the input "standard input" has changed'],
    [
      'a checkpoint that is damaged',
      from => {
        writeFileSync(checkpoint(), '{"offset":')
        return [from]
      },
      'out.checkpoint.json" cannot be read',
    ],
    [
      'a checkpoint of another form',
      from => {
        writeFileSync(checkpoint(), '{"offset":-1}')
        return [from]
      },
      'out.checkpoint.json" cannot be read',
    ],
    [
      'a partial output that is gone',
      from => {
        rmSync(path('out.partial'))
        return [from]
      },
      'out.partial" is gone',
    ],
    [
      'a partial output that is shorter',
      from => {
        writeFileSync(path('out.partial'), 'x')
        return [from]
      },
      'out.partial" has become shorter; remove "',
    ],
    [
      'a partial output of which a byte has changed',
      from => {
        const bytes = readFileSync(path('out.partial'))
        bytes[100] = 0x21
        writeFileSync(path('out.partial'), bytes)
        return [from]
      },
      'out.partial" has changed; remove "',
    ],
    [
      'a checkpoint in which a figure has changed',
      from => {
        const [line = '', ...rest] = readFileSync(checkpoint(), 'utf8').split('\n')
        writeFileSync(checkpoint(), [line.replace('"mapped":', '"mapped":1'), ...rest].join('\n'))
        return [from]
      },
      'out.checkpoint.json" cannot be read',
    ],
    [
      'an output that is said to be whole and is not there',
      from => {
        note({ isWhole: true })
        rmSync(path('out.partial'))
        return [from]
      },
      'out" is gone; remove "',
    ],
    [
      'an output that is said to be whole and is another one',
      from => {
        note({ isWhole: true })
        rmSync(path('out.partial'))
        file('out', wantMany)
        return [from]
      },
      'out" has become longer; remove "',
    ],
  ])('is not gone on with: %s', async (_, change, reason) => {
    const from = asCutOff()
    const [first = '', ...more] = change(from)
    const { code, notes } = await refused([first, path('out'), '--resume', ...more], many)
    expect(notes).toContain('txmap map: bulk/cannot-resume: The run cannot be resumed: ')
    expect(notes).toContain(reason)
    expect(code).toBe(2)
  })

  test('where there is none, --resume begins at the first line', async () => {
    const { code, notes } = await mapLines([file('in', sample), path('out'), '--resume'])
    expect(notes).toMatch(/^no interrupted run was found: starting at line 1\n/)
    expect(code).toBe(0)
  })
})

describe('a worker that is gone', () => {
  const crash = `import { isMainThread } from 'node:worker_threads'
if (!isMainThread) {
  const { stringify } = JSON
  let calls = 0
  JSON.stringify = (...given) => {
    if (Object(given[0]).mapping === undefined) return stringify(...given)
    calls += 1
    if (calls === 17) END
    return stringify(...given)
  }
}
`

  test.each([
    ['an error', 'queueMicrotask(() => { throw new TypeError("CANARY 123-45-6789") })'],
    ['its own end', 'process.exit(7)'],
  ])('by %s that no line is to blame for costs nothing', async (_, how) => {
    const from = file('in.ndjson', many)
    const hook = file('crash.mjs', crash.replace('END', how))
    const child = startMap([from, path('out'), '--jobs', '2'], {
      env: { ...process.env, NODE_OPTIONS: `--import ${hook}` },
    })
    const { code, notes } = await ended(child)
    expect(code).toBe(0)
    expect(notes).not.toMatch(/CANARY|6789/)
    expect(text('out') === wantMany).toBe(true)
  })

  const deadly = (end: string): string => `import { isMainThread } from 'node:worker_threads'
if (!isMainThread) {
  const { parse } = JSON
  JSON.parse = (...given) => {
    if (String(given[0]).includes('DEADLY')) { ${end} }
    return parse(...given)
  }
}
`

  const byMemory = [
    'its memory',
    // Small objects, as mapping makes them: one long list grows in single steps of V8, and such a step ends the process.
    'for (let held; ; ) held = { held, text: [1.5] }',
    'bulk/out-of-memory',
    1,
  ] as const

  test.each([
    ['an error', 'process.exit(7)', 'bug/worker-ended', 3] as const,
    ...(isThorough ? [byMemory] : []),
  ])(
    'by %s at some lines costs these, also where the run is cut off and gone on with',
    async (_, end, rejected, want) => {
      const lines = many.trimEnd().split('\n')
      const at = [0, 19, 20, 49]
      for (const index of at) lines[index] = (lines[index] ?? '').replace('{', '{"DEADLY":"CANARY",')
      const from = file('in.ndjson', lines.join('\n'))
      const env = { ...process.env, NODE_OPTIONS: `--import ${file('deadly.mjs', deadly(end))}` }
      const args = [from, path('out'), '--worker-memory', '128', '--jobs', '2']
      const child = startMap(args, { env })
      const cut = ended(child)
      while (child.exitCode === null && child.signalCode === null && !existsSync(path('out.checkpoint.json')))
        await sleep(5)
      child.kill('SIGKILL')
      expect((await cut).code).toBe(null)
      const { code, notes } = await ended(startMap([...args, '--resume'], { env }))
      expect(notes).toContain('50 lines in')
      expect(notes).toContain(`46 mapped, 4 rejected, 0 blank\n  rejected: ${rejected} 4\n`)
      expect(code).toBe(want)
      expect(
        text('out') ===
          lines
            .filter((_, index) => !at.includes(index))
            .map(mapped)
            .join(''),
      ).toBe(true)
      const aside = text('out.rejected.ndjson')
        .trimEnd()
        .split('\n')
        .map(line => Object(JSON.parse(line)))
      expect(aside.map(each => [each.line, each.code])).toEqual(at.map(index => [index + 1, rejected]))
      expect(notes + text('out.rejected.ndjson')).not.toContain('CANARY')
      expect(readdirSync(folder).filter(name => /partial|lock|checkpoint/.test(name))).toEqual([])
    },
  )

  test('before it can do anything ends the run with 3, and it can be gone on with', async () => {
    const from = file('in.ndjson', many)
    const hook = file(
      'crash.mjs',
      crash.replace(/if \(calls === 17\) END/, '').concat('if (!isMainThread) process.exit(7)'),
    )
    const child = startMap([from, path('out'), '--jobs', '2'], {
      env: { ...process.env, NODE_OPTIONS: `--import ${hook}` },
    })
    const { code, notes } = await ended(child)
    expect(code).toBe(3)
    expect(notes).toContain(
      'txmap map: bug/worker-ended: A worker thread ended before its work was done: it ended by itself with code 7; continue with --resume; what was written so far is complete\n',
    )
    expect((await mapLines([from, path('out'), '--resume'])).code).toBe(0)
    expect(text('out') === wantMany).toBe(true)
  })

  test('a bug in one line ends with 3 when the others are done', async () => {
    const hook = file('crash.mjs', crash.replace('END', 'throw new RangeError("CANARY")'))
    const child = startMap([file('in', many), path('out'), '--jobs', '1'], {
      env: { ...process.env, NODE_OPTIONS: `--import ${hook}` },
    })
    const { code, notes } = await ended(child)
    expect(code).toBe(3)
    expect(notes).toContain('49 mapped, 1 rejected')
    expect(notes).not.toContain('CANARY')
    expect(text('out.rejected.ndjson')).toContain('"code":"bug/broken-promise"')
  })
})

describe('a second run that writes the same file', () => {
  test('is reported the first, and changes nothing', async () => {
    const first = startMap(['-', path('out'), '--jobs', '1'])
    const done = ended(first)
    first.stdin?.write(many)
    while (!existsSync(path('out.checkpoint.json'))) await sleep(5)
    for (const more of [[], ['--resume']]) {
      const second = await mapLines([file('in', many), path('out'), ...more])
      expect(second.notes).toContain(
        `txmap map: bulk/locked: Another run is writing "${path('out')}": process ${first.pid} on `,
      )
      expect(second.code).toBe(2)
    }
    first.stdin?.end()
    expect((await done).code).toBe(0)
    expect(text('out') === wantMany).toBe(true)
  })

  test('as its file of rejected lines is reported too', async () => {
    const first = startMap(['-', path('out'), '--jobs', '1'])
    const done = ended(first)
    while (!existsSync(path('out.rejected.ndjson.lock'))) await sleep(5)
    const second = await mapLines(['-', '-', '--rejects', path('out.rejected.ndjson')], sample)
    expect(second).toMatchObject({ code: 2, notes: expect.stringContaining('bulk/locked') })
    first.stdin?.end(sample)
    expect((await done).code).toBe(0)
  })
})

describe('back-pressure', () => {
  test.runIf(isThorough)(
    'a reader that does not read stops the reading, and so bounds the memory',
    async () => {
      const child = startMap(['-', '-', '--jobs', '1'])
      const count = 1100
      const offered = Buffer.from(transcriptLines(count))
      let taken = 0
      let change = Date.now()
      const step = 64 * 1024
      const offer = (): void => {
        if (taken >= offered.length) {
          child.stdin?.end()
          return
        }
        const part = offered.subarray(taken, taken + step)
        child.stdin?.write(part, () => {
          taken += part.length
          change = Date.now()
          offer()
        })
      }
      offer()
      while (taken < offered.length && (taken === 0 || Date.now() - change < 4000)) await sleep(100)
      // Four batches of 512 KB, and what lies in pipes and buffers between.
      expect(taken).toBeGreaterThan(0)
      expect(taken).toBeLessThan(5_000_000)
      expect(offered.length).toBeGreaterThan(10_000_000)
      const { code, out } = await ended(child)
      expect(code).toBe(0)
      expect(out.toString().split('\n')).toHaveLength(count + 1)
    },
  )

  test('a reader that goes away ends the run, which is no fault', async () => {
    const child = startMap([file('in', many), '-', '--jobs', '1'])
    const done = once(child, 'close')
    let notes = ''
    child.stderr?.on('data', part => {
      notes += part
    })
    child.stdout?.once('data', () => child.stdout?.destroy())
    expect(await done).toEqual([0, null])
    expect(withoutProgress(notes)).toBe('')
  })
})

describe('wrong usage', () => {
  test.each<[readonly string[], string]>([
    [['in'], '--ndjson takes two files, IN and OUT'],
    [['a', 'b', 'c'], '--ndjson takes two files, IN and OUT'],
    [['a', 'b', '--jobs', '0'], '--jobs is a number from 1 to 256'],
    [['a', 'b', '--jobs', '257'], '--jobs is a number from 1 to 256'],
    [['a', 'b', '--jobs', '1.5'], '--jobs is a number from 1 to 256'],
    [['a', 'b', '--worker-memory', '127'], '--worker-memory is a number of MiB from 128 to 65536'],
    [['a', 'b', '--summary'], '--summary has no meaning beside --ndjson'],
    [['a', 'b', '--rejects', '-'], '--rejects names a file'],
    [['-', 'b', '--mapping', '-'], '"-" is standard input, which can be read only once'],
    [
      ['a', 'b', '--mapping', 'retr-104'],
      '"retr-104" is neither a bundled mapping nor a file; did you mean "retr-1040"',
    ],
    [
      ['/nowhere/in', 'b'],
      'bulk/unreadable-input: Cannot read the input "/nowhere/in": there is no such file',
    ],
    [[tmpdir(), 'b'], `bulk/unreadable-input: Cannot read the input "${tmpdir()}": it is a folder`],
    [
      ['-', '/nowhere/out'],
      'bulk/unwritable-output: Cannot write "/nowhere/out": there is no such file or folder',
    ],
    [['-', tmpdir()], 'it is a folder'],
    [
      ['-', '-', '--resume'],
      'bulk/cannot-resume: The run cannot be resumed: the output "standard output" is no file',
    ],
  ])('%j ends with 2', async (args, message) => {
    const { code, notes } = await refused(args, sample)
    expect(notes).toContain(message)
    expect(code).toBe(2)
  })

  test('a mapping is not overwritten, nor the input by way of a name that the run makes', async () => {
    const input = file('out.partial', sample)
    const yaml = file(
      'm.yaml',
      'id: mine\ntitle: M\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields: { t: { from: A, as: text } }\n',
    )
    const before = readdirSync(folder)
    expect((await refused([input, path('out')])).notes).toContain(
      'out.partial": it is the input; the run needs',
    )
    const own = await refused([input, yaml, '--mapping', yaml])
    expect(own).toMatchObject({
      code: 2,
      notes: expect.stringContaining('m.yaml": it is a mapping of this run'),
    })
    const piped = startMap(['-', path('out')], { stdio: [openSync(input, 'r'), 'pipe', 'pipe'] })
    expect((await ended(piped)).notes).toContain('it is the input')
    const appended = startMap([input, '-'], { stdio: ['ignore', openSync(input, 'a'), 'pipe'] })
    expect((await ended(appended)).notes).toContain('"standard output": it is the input')
    expect([text('out.partial'), readdirSync(folder)]).toEqual([sample, before])
  })

  test('the input is not overwritten, by whatever name', async () => {
    const input = file('in', sample)
    execFileSync('ln', ['-s', input, path('link')])
    for (const args of [
      [input, path('link')],
      [path('link'), input],
      [input, path('out'), '--rejects', input],
    ])
      expect(await refused(args)).toMatchObject({
        code: 2,
        notes: expect.stringContaining('it is the input'),
      })
    const twice = await refused([input, path('out'), '--rejects', path('out')])
    expect(twice).toMatchObject({ code: 2, notes: expect.stringContaining('it is the output as well') })
    expect(text('in')).toBe(sample)
  })

  test.each<[string, () => string]>([
    ['in a folder that is not there', () => path('nowhere/aside')],
    ['that is a folder', () => folder],
    [
      'whose partial file is a folder',
      () => {
        mkdirSync(path('aside.partial'))
        return path('aside')
      },
    ],
    [
      'in a folder that may not be written',
      () => {
        mkdirSync(path('closed'), { mode: 0o500 })
        return process.getuid?.() === 0 ? '/sys/aside' : path('closed/aside')
      },
    ],
  ])('a file of rejected lines %s ends the run with 2, and leaves nothing', async (_, rejects) => {
    const args = [file('in', sample), path('out'), '--rejects', rejects()]
    const before = readdirSync(folder)
    const { code, notes } = await refused(args)
    expect(notes).toMatch(/^txmap map: bulk\/unwritable-output: Cannot write ".*": \S.*\n$/)
    expect(code).toBe(2)
    expect(readdirSync(folder)).toEqual(before)
  })

  test('a socket for rejected lines leaves nothing where the input has no transcript', async () => {
    const server = createServer().listen(path('aside'))
    await once(server, 'listening')
    const { code, notes } = await mapLines(['-', path('out'), '--rejects', path('aside')])
    expect(notes).toContain('bulk/unwritable-output: Cannot write ')
    expect(code).toBe(2)
    expect(readdirSync(folder)).toEqual(['aside'])
    server.close()
  })

  test.skipIf(!existsSync('/dev/full'))('a disk that is full ends the run with 2', async () => {
    const { code, notes } = await mapLines(['-', '/dev/full'], sample)
    expect(notes).toBe('txmap map: bulk/unwritable-output: Cannot write "/dev/full": the disk is full\n')
    expect(code).toBe(2)
    const stdio: StdioOptions = ['ignore', openSync('/dev/full', 'w'), 'pipe']
    const piped = await ended(startMap([file('in', sample), '-'], { stdio }))
    expect(piped.notes).toContain(
      'txmap map: bulk/unwritable-output: Cannot write "standard output": the disk is full\n',
    )
    expect(piped.code).toBe(2)
  })
})
