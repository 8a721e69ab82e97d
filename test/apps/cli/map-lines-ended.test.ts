/**
 * `txmap map --ndjson` that is killed or interrupted, loses its workers, meets another run or a reader that goes away: processes of
 * the finished build. `KILLS=all`, as `npm run test:behind` says, asks for every way; else there is one of each kind.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as zlib from 'node:zlib'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { linesFolder, many, mapped, refused, wantMany } from '../../support/lines-folder.ts'
import {
  type Ended,
  ended,
  fewLines,
  mapLines,
  startMap,
  transcriptLines,
  withoutProgress,
} from '../../support/many-transcripts.ts'

// Many processes, each with threads of its own: on a busy machine one test can take long.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const place = linesFolder()
const { top, path, text, file } = place
const [sample = ''] = fewLines

const isThorough = process.env.KILLS === 'all'
const thorough = test.runIf(isThorough)

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
    expect(readdirSync(place.at).filter(each => /partial|checkpoint/.test(each))).toEqual([])
  })

  thorough('by kill -9 in the middle of a pipe goes on when the same bytes come again', async () => {
    const plain = Buffer.from(many)
    for (const bytes of [plain, zlib.gzipSync(many)]) {
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
      expect(text('out') === wantMany()).toBe(true)
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
    expect(text('out') === wantMany()).toBe(true)
  })

  test('names in its summary no file that is not there yet', async () => {
    const child = startMap(['-', path('out'), '--jobs', '2'])
    const done = ended(child)
    child.stdin?.on('error', () => undefined)
    const unread = sample.replace('{', '{"A NEW LABEL":"y",')
    child.stdin?.write(`x\n${unread}\n${many.slice(0, many.length / 2)}`)
    while (!existsSync(checkpoint())) await sleep(2)
    child.kill('SIGINT')
    const { code, notes } = await done
    expect(code).toBe(130)
    expect(notes).toMatch(/^ {2}NOT READ: \d+ labelled lines?, in \d+ of \d+ transcripts$/m)
    expect(notes).toMatch(/^ {2}rejected: transcript\/not-json 1$/m)
    for (const end of ['.drift.json', '.rejected.ndjson']) {
      expect(existsSync(path(`out${end}`))).toBe(false)
      expect(notes).not.toContain(end)
    }
  })

  beforeAll(async () => {
    place.at = home
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
    place.at = home
    rmSync(home, { recursive: true })
    cpSync(kept, home, { recursive: true, preserveTimestamps: true })
    return path('in.ndjson')
  }

  thorough('leaves half a line behind the checkpoint, which is cut off', async () => {
    const from = asCutOff()
    writeFileSync(path('out.partial'), '{"half', { flag: 'a' })
    expect((await mapLines([from, path('out'), '--resume'])).code).toBe(0)
    expect(text('out') === wantMany()).toBe(true)
  })

  thorough('when all was written but not renamed only needs that', async () => {
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
    expect(text('out') === wantMany()).toBe(true)
  })

  thorough('is kept where its file of rejected lines cannot be written', async () => {
    const from = asCutOff()
    const aside = path('out.rejected.ndjson.partial')
    const before = readFileSync(checkpoint())
    rmSync(aside)
    mkdirSync(aside)
    const { code, notes } = await mapLines([from, path('out'), '--resume'])
    expect(notes).toContain('bulk/unwritable-output: Cannot write ')
    expect(code).toBe(2)
    expect(readFileSync(checkpoint()).equals(before)).toBe(true)
    expect(wantMany().startsWith(text('out.partial'))).toBe(true)
    rmSync(aside, { recursive: true })
    expect((await mapLines([from, path('out'), '--resume'])).notes).toMatch(/^going on after line/)
    expect(text('out') === wantMany()).toBe(true)
  })

  test('is gone on with by the same call, from where it was', async () => {
    const from = asCutOff()
    const { code, notes } = await mapLines([from, path('out'), '--resume', '--jobs', '1'])
    expect(notes).toMatch(/^going on after line [1-9][0-9]*\n/)
    expect(code).toBe(0)
    expect(text('out') === wantMany()).toBe(true)
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
        file('out', wantMany())
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

  thorough('where there is none, --resume begins at the first line', async () => {
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
    expect(text('out') === wantMany()).toBe(true)
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
      expect(readdirSync(place.at).filter(name => /partial|lock|checkpoint/.test(name))).toEqual([])
    },
  )

  thorough('before it can do anything ends the run with 3, and it can be gone on with', async () => {
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
    expect(text('out') === wantMany()).toBe(true)
  })

  thorough('a bug in one line ends with 3 when the others are done', async () => {
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
    expect(text('out') === wantMany()).toBe(true)
  })

  thorough('as its file of rejected lines is reported too', async () => {
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
  thorough('a reader that does not read stops the reading, and so bounds the memory', async () => {
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
  })

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
