/** `txmap drift`: what it draws, what it writes, how it ends; as a function, and as a process where threads are needed. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { DriftReport } from '../../../src/drift/drift-report.ts'
import { projectRoot } from '../../support/goldens.ts'
import { withoutProgress } from '../../support/many-transcripts.ts'
import { file, mapping, sample, txmap } from '../../support/txmap.ts'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'txmap-drift-'))
afterAll(() => rmSync(folder, { recursive: true }))

const known = sample('retr/1040/avery-2021')

/** The sample with what no mapping reads: a label, one beside an id, and a value that nobody may see. */
function changed(name: string, more: Readonly<Record<string, unknown>> = {}): string {
  const document: Record<string, unknown> = JSON.parse(readFileSync(known, 'utf8'))
  document.SECTION_NEW = { 'A NEW LABEL': 'CANARY', 'SSN 987-65-4321': 'CANARY' }
  return file(name, JSON.stringify({ ...document, ...more }))
}

const reportOf = (text: string): DriftReport => JSON.parse(text)

describe('txmap drift', () => {
  test('draws what nothing reads and what is absent, and ends with how much that is', async () => {
    const { code, out, notes } = await txmap(['drift', known, changed('a.json'), '--all'])
    expect([code, notes]).toEqual([0, ''])
    expect(out).toContain('Drift over 2 transcripts\n')
    expect(out).toContain('SECTION_NEW."A NEW LABEL": in 1 of 2, 1 line, 2021-12 (retr-1040)\n')
    expect(out).toContain('  Fields that were always absent:\n')
    expect(out).toContain(
      '  By form and tax period:\n    RETR 1040 2021-12: 2 transcripts, 1 with lines not read',
    )
    expect(out.trimEnd().split('\n').at(-1)).toMatch(
      /^ {2}NOT READ: 2 of \d+ lines, in 1 of 2 transcripts; of the /,
    )
  })

  test('says so where everything was read', async () => {
    const { code, out } = await txmap(['drift', known])
    expect(code).toBe(0)
    expect(out).not.toContain('no field reads')
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^ {2}All \d+ lines were read or left out on purpose/)
  })

  test('says so where nothing was read', async () => {
    const { code, out } = await txmap(['drift', '/nowhere/x.json'])
    expect([code, out]).toEqual([
      2,
      'Drift over 0 transcripts, and 1 that gave no result\n\n  Nothing was read\n',
    ])
  })

  test('shows no value, masks what looks like an id, and draws nothing that a terminal obeys', async () => {
    const path = changed('hostile.json', { 'L\u001b[2J\r\n NOT READ: 0': 'CANARY', FORM: '1040' })
    for (const more of [['--all'], ['--json']]) {
      const { out, notes } = await txmap(['drift', path, ...more])
      expect(out).toContain('SSN ###-##-####')
      for (const mark of ['CANARY', '987', '\u001b', '\r', '\n NOT READ: 0'])
        expect(out + notes).not.toContain(mark)
    }
  })

  test('shows the twenty most frequent, and all with --all', async () => {
    const letters = Array.from(
      { length: 30 },
      (_, at) => `LABEL ${String.fromCharCode(65 + (at % 26)).repeat(1 + at / 26)}`,
    )
    const path = changed('many.json', Object.fromEntries(letters.map(label => [label, 'x'])))
    expect((await txmap(['drift', path])).out).toMatch(/\n {4}and 1[0-9] more \(--all shows them\)\n/)
    expect((await txmap(['drift', path, '--all'])).out).toContain('\n    LABEL DD: in 1 of 1')
  })

  test('--json writes the report', async () => {
    const { out } = await txmap(['drift', '--json', known, changed('b.json')])
    expect(JSON.parse(out)).toMatchObject({
      format: 1,
      documents: 2,
      rejected: 0,
      unmapped: 2,
      changes: null,
    })
    expect(reportOf(out).labels.map(each => each.place)).toEqual([
      'SECTION_NEW."A NEW LABEL"',
      'SECTION_NEW."SSN ###-##-####"',
    ])
  })

  test('takes a mapping of your own', async () => {
    const own = file(
      'own.yaml',
      mapping('  total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money }\n'),
    )
    const { out } = await txmap(['drift', '--json', known, '--mapping', own])
    expect(reportOf(out).groups).toMatchObject([{ mapping: 'mine' }])
    expect(reportOf(out).labels.length).toBeGreaterThan(50)
  })

  test('a file that is not a transcript is reported and counted, the others are looked at, and it ends with 1', async () => {
    const { code, out, notes } = await txmap([
      'drift',
      '--json',
      file('broken.json', '{"NAME":"AVERY"'),
      known,
    ])
    expect(code).toBe(1)
    expect(notes).toContain('broken.json: transcript/not-json')
    expect(reportOf(out)).toMatchObject({ documents: 1, rejected: 1 })
  })

  test.each<[readonly string[], string]>([
    [[], 'name at least one transcript file'],
    [['x', '--jobs', '2'], '--jobs needs --ndjson'],
    [['x', '--json', '--all'], '--all has no meaning beside --json'],
    [['x', 'y', '--ndjson'], '--ndjson takes one file'],
    [['x', '--state', '-'], '--state names a file'],
    [['x', '--state', 'x'], '--state names a file of its own'],
    [['x', '--ndjson', '--jobs', '0'], '--jobs is a number from 1 to 256'],
  ])('wrong usage ends with 2: %j', async (args, note) => {
    const { code, out, notes } = await txmap(['drift', ...args])
    expect([code, out]).toEqual([2, ''])
    expect(notes).toContain(note)
  })
})

describe('the state of the last run', () => {
  test('is left, and compared with', async () => {
    const state = join(folder, 'state.json')
    const first = await txmap(['drift', known, '--state', state])
    expect(first.code).toBe(0)
    expect(first.notes).toBe('no earlier run was found: the next one is compared with this one\n')
    const same = await txmap(['drift', known, '--state', state])
    expect(same).toMatchObject({ code: 0, notes: '' })
    expect(same.out).toContain('Nothing has changed since the last run')
    const next = await txmap(['drift', changed('c.json'), '--state', state])
    expect(next.code).toBe(1)
    expect(next.out).toContain('  New since the last run:\n')
    expect(next.out).toContain('label SECTION_NEW."A NEW LABEL": 0 of 1 before, 1 of 1 now (retr-1040)')
    const { code, out } = await txmap(['drift', known, '--state', state, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ changes: { new: [], grown: [] } })
    expect(JSON.parse(out).changes.gone.length).toBeGreaterThan(0)
  })

  test('may be the report beside the output of a bulk run', async () => {
    const out = join(folder, 'out.ndjson')
    const main = join(projectRoot, 'dist/command/main.js')
    const line = JSON.stringify(JSON.parse(readFileSync(known, 'utf8')))
    const { status } = spawnSync(process.execPath, [main, 'map', '--ndjson', '-', out], { input: line })
    expect(status).toBe(0)
    const { out: report } = await txmap(['drift', '--json', known])
    expect({ ...JSON.parse(readFileSync(`${out}.drift.json`, 'utf8')), changes: null }).toEqual(
      JSON.parse(report),
    )
    const next = await txmap(['drift', changed('e.json'), '--state', `${out}.drift.json`])
    expect(next.code).toBe(1)
    expect(next.out).toContain('label SECTION_NEW."A NEW LABEL": 0 of 1 before')
  })

  test('that is another file is left alone', async () => {
    const state = file('other.json', '{"keep":"me"}')
    const { code, out, notes } = await txmap(['drift', known, '--state', state])
    expect([code, out]).toEqual([2, ''])
    expect(notes).toContain('holds no report of txmap drift')
    expect(readFileSync(state, 'utf8')).toBe('{"keep":"me"}')
  })

  test('stays where no transcript was mapped, and nothing is said to have changed or not', async () => {
    const state = join(folder, 'kept.json')
    const empty = file('empty.json', '')
    const first = await txmap(['drift', empty, '--state', state])
    expect(first.code).toBe(1)
    expect(first.notes).toContain(`the state "${state}" stays as it was, as no transcript was mapped\n`)
    expect(existsSync(state)).toBe(false)
    await txmap(['drift', changed('f.json'), '--state', state])
    const before = readFileSync(state, 'utf8')
    const next = await txmap(['drift', empty, '--state', state])
    expect(next.code).toBe(1)
    expect(next.notes).toContain('stays as it was, as no transcript was mapped')
    expect(next.out).not.toContain('since the last run')
    expect(JSON.parse((await txmap(['drift', empty, '--state', state, '--json'])).out).changes).toBe(null)
    expect(readFileSync(state, 'utf8')).toBe(before)
    expect(await txmap(['drift', changed('f.json'), '--state', state])).toMatchObject({ code: 0, notes: '' })
  })

  test('of a run over no transcript is compared with nothing', async () => {
    const state = file(
      'of-nothing.json',
      JSON.stringify({
        ...JSON.parse((await txmap(['drift', file('not.json', '{'), '--json'])).out),
        changes: undefined,
      }),
    )
    const { code, out, notes } = await txmap(['drift', changed('g.json'), '--state', state])
    expect([code, notes]).toEqual([
      0,
      'the earlier run mapped no transcript: the next one is compared with this one\n',
    ])
    expect(out).not.toContain('since the last run')
    expect(reportOf(readFileSync(state, 'utf8')).documents).toBe(1)
  })

  test('stays where a file could not be read', async () => {
    const state = join(folder, 'unread.json')
    const { code, notes } = await txmap(['drift', known, '/nowhere/x.json', '--state', state])
    expect(code).toBe(2)
    expect(notes).toContain('stays as it was')
    expect(existsSync(state)).toBe(false)
  })
})

describe('txmap drift --ndjson', () => {
  const oneLine = (path: string): string => JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))
  const lines = [known, changed('d.json'), sample('waid/income/avery-2021')].map(oneLine)

  function run(args: readonly string[], input: string | Buffer) {
    const main = join(projectRoot, 'dist/command/main.js')
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'drift', '--ndjson', ...args], {
      input,
    })
    return { code: status, out: stdout.toString(), notes: stderr.toString() }
  }

  test('gives the report that the files give, for any number of jobs, also of compressed lines', async () => {
    const many = Array.from({ length: 30 }, (_, at) => lines[at % 3]).join('\n')
    const [one, two, packed] = [
      run(['-', '--json', '--jobs', '1'], many),
      run(['-', '--json', '--jobs', '2'], many),
      run(['-', '--json', '--jobs', '1'], gzipSync(many)),
    ]
    expect([one.code, withoutProgress(one.notes)]).toEqual([0, ''])
    expect(reportOf(one.out)).toMatchObject({ documents: 30, unmapped: 20 })
    expect([two.out, packed.out]).toEqual([one.out, one.out])
    const paths = lines.map((line, at) => file(`line-${at}.json`, line))
    const files = await txmap(['drift', '--json', ...paths])
    expect(run(['-', '--json', '--jobs', '1'], lines.join('\n')).out).toBe(files.out)
  })

  test('reports lines that are no transcripts and counts them', () => {
    const { code, out, notes } = run(['-', '--json', '--jobs', '1'], `${lines[0]}\n{"NAME":"CANARY"\n`)
    expect(code).toBe(1)
    expect(notes).toContain('{"line":2,"code":"transcript/not-json"')
    expect(out + notes).not.toContain('CANARY')
    expect(reportOf(out)).toMatchObject({ documents: 1, rejected: 1 })
  })

  /** The state that a run over the lines keeps; one will do for all that ask. */
  let kept: string | undefined
  const keptState = (): string => {
    if (kept === undefined) {
      const state = join(folder, 'kept-state.json')
      expect(run(['-', '--jobs', '1', '--state', state], lines.join('\n')).code).toBe(0)
      kept = readFileSync(state, 'utf8')
    }
    return kept
  }

  test.each([
    ['an empty input', '', 0],
    ['blank lines', '\n\n', 0],
    ['lines that are no transcripts', '{}\n[]\n', 1],
  ])('keeps the state over %s', (_, input, want) => {
    const before = keptState()
    const state = file('lines-state.json', before)
    const { code, out, notes } = run(['-', '--jobs', '1', '--state', state], input)
    expect(code).toBe(want)
    expect(notes).toContain(`the state "${state}" stays as it was, as no transcript was mapped\n`)
    expect(out).not.toContain('Nothing has changed')
    expect(readFileSync(state, 'utf8')).toBe(before)
    rmSync(state)
  })

  test('says once that the file is likely one document', () => {
    const { code, notes } = run(['-', '--jobs', '1'], readFileSync(known))
    expect(code).toBe(1)
    expect(notes.match(/no line is a JSON object: with --ndjson each line is a transcript/g)).toHaveLength(1)
  })

  test('says what cannot be read', () => {
    const { code, out, notes } = run(['/nowhere/x', '--jobs', '1'], '')
    expect([code, out]).toEqual([2, ''])
    expect(notes).toContain('txmap drift: bulk/unreadable-input: ')
  })
})
