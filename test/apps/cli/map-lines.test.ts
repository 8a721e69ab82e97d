/** `txmap map --ndjson` as a person runs it: real files and pipes, processes of the finished build. How runs end otherwise: map-lines-ended.test.ts. */
import { execFileSync, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as zlib from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'
import { linesFolder, many, mapped, refused, wantMany } from '../../support/lines-folder.ts'
import { ended, fewLines, mapLines, startMap, withoutProgress } from '../../support/many-transcripts.ts'
import { txmap } from '../../support/txmap.ts'

// Many processes, each with threads of its own: on a busy machine one test can take long.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const place = linesFolder()
const { path, text, file } = place
const [sample = ''] = fewLines

describe('the output', () => {
  test('has one line for each transcript, in order, the same for any number of jobs', async () => {
    const input = file('in.ndjson', many)
    for (const jobs of ['1', '3']) {
      const { code, out, notes } = await mapLines([input, path(`out${jobs}`), '--jobs', jobs])
      expect(notes).toMatch(/^50 lines in \d+ s: 50 mapped, 0 rejected, 0 blank$/m)
      expect([code, out.length]).toEqual([0, 0])
      expect(text(`out${jobs}`) === wantMany()).toBe(true)
    }
    expect(readdirSync(place.at).sort()).toEqual([
      'in.ndjson',
      ...['1', '3'].flatMap(jobs => [`out${jobs}`, `out${jobs}.drift.json`, `out${jobs}.rejected.ndjson`]),
    ])
    expect(text('out3.drift.json')).toBe(text('out1.drift.json'))
  })

  test('is that of map --json without the names of the files', async () => {
    const samples = ['actr/1040/avery-2021', 'waid/income/avery-2021'].map(name =>
      join(projectRoot, 'test/golden', name, 'input.json'),
    )
    for (const more of [[], ['--lineage']]) {
      const { out: named } = await txmap(['map', '--json', ...more, ...samples])
      const want = named.replaceAll(/^\{"file":"[^"]*",/gm, '{')
      const input = samples.map(name => JSON.stringify(JSON.parse(readFileSync(name, 'utf8')))).join('\n')
      expect((await mapLines(['-', '-', ...more], input)).out.toString()).toBe(want)
    }
  })

  test('goes from pipe to pipe', async () => {
    const { code, out } = await mapLines(['-', '-', '--jobs', '2'], many)
    expect(code).toBe(0)
    expect(out.toString() === wantMany()).toBe(true)
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
    expect(readdirSync(place.at).sort()).toEqual(['in', 'out', 'plain'])
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
    file('out.drift.json', '{}')
    const child = startMap(['-', path('out'), '--jobs', '1'])
    child.stdin?.write(many)
    while (!existsSync(path('out.checkpoint.json'))) await sleep(5)
    expect(text('out')).toBe('older')
    child.stdin?.end()
    expect((await ended(child)).code).toBe(0)
    expect(text('out') === wantMany()).toBe(true)
  })

  test('takes the place of no file that no run has made', async () => {
    const archive = file('january.ndjson', `${sample}\n`)
    const { code, notes } = await mapLines([archive, file('february.ndjson', 'an archive\n')])
    expect(notes).toMatch(/bulk\/unwritable-output: Cannot write ".*february\.ndjson": it is there already/)
    expect([code, text('february.ndjson')]).toEqual([2, 'an archive\n'])
    const other = await mapLines([archive, path('out'), '--rejects', file('sample.json', '{}')])
    expect([other.code, text('sample.json'), existsSync(path('out'))]).toEqual([2, '{}', false])
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
    expect(zlib.gunzipSync(one ?? '').toString() === wantMany()).toBe(true)
    expect((await mapLines(['-', '-'], readFileSync(input))).out.toString() === wantMany()).toBe(true)
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
    expect((await mapLines([input, '-'])).out.toString() === wantMany()).toBe(true)
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
    expect(readdirSync(place.at)).toEqual(['in.zst'])
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

  test('are said once to be one document where none of several is a JSON object', async () => {
    const note =
      'no line is a JSON object: with --ndjson each line is a transcript; leave it out for one document over several lines\n'
    const pretty = JSON.stringify(JSON.parse(sample), null, 2)
    for (const out of ['-', path('out')]) {
      const { code, notes } = await mapLines(['-', out], pretty)
      expect(code).toBe(1)
      expect(notes.split(note)).toHaveLength(2)
    }
    for (const other of [`${sample}\n${pretty}`, '{', '', '{"TYPE":\n{}', bad])
      expect((await mapLines(['-', '-'], other)).notes).not.toContain(note)
  })

  test('are written where --rejects says', async () => {
    expect((await mapLines(['-', '-', '--rejects', path('aside')], bad)).code).toBe(1)
    expect(numbers(text('aside'))).toEqual(want)
    expect(readdirSync(place.at)).toEqual(['aside'])
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

describe('wrong usage', () => {
  test.each<[readonly string[], string]>([
    [['in'], '--ndjson takes two files, IN and OUT'],
    [['a', 'b', 'c'], '--ndjson takes two files, IN and OUT'],
    [['a', 'b', '--jobs', '0'], '--jobs is a number from 1 to 256'],
    [['a', 'b', '--jobs', '257'], '--jobs is a number from 1 to 256'],
    [['a', 'b', '--jobs', '1.5'], '--jobs is a number from 1 to 256'],
    [['a', 'b', '--worker-memory', '127'], '--worker-memory is a number of MiB from 128 to 65536'],
    [['a', 'b', '--summary'], '--summary has no meaning beside --ndjson'],
    [['a', 'b', '--json'], '--json has no meaning beside --ndjson'],
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
    const before = readdirSync(place.at)
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
    expect([text('out.partial'), readdirSync(place.at)]).toEqual([sample, before])
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
    ['that is a folder', () => place.at],
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
    const before = readdirSync(place.at)
    const { code, notes } = await refused(args)
    expect(notes).toMatch(/^txmap map: bulk\/unwritable-output: Cannot write ".*": \S.*\n$/)
    expect(code).toBe(2)
    expect(readdirSync(place.at)).toEqual(before)
  })

  test('a socket for rejected lines leaves nothing where the input has no transcript', async () => {
    const server = createServer().listen(path('aside'))
    await once(server, 'listening')
    const { code, notes } = await mapLines(['-', path('out'), '--rejects', path('aside')])
    expect(notes).toContain('bulk/unwritable-output: Cannot write ')
    expect(code).toBe(2)
    expect(readdirSync(place.at)).toEqual(['aside'])
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
