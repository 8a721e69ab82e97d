/** `txmap map`: what it draws, what it writes, how it ends. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readResult } from '../../../src/index.ts'
import { file, mapping, sample, txmap } from '../../support/txmap.ts'

interface Line {
  readonly file?: string
  readonly mapping?: { readonly id: string }
  readonly error?: { readonly code: string }
}

/** The lines of JSON that several files give. */
const linesOf = (out: string): readonly Line[] =>
  out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))

describe('txmap map', () => {
  test('draws key figures, counts, fields and sources', async () => {
    const { code, out } = await txmap(['map', sample('retr/1040/avery-2021'), '--lineage'])
    expect(code).toBe(0)
    expect(out).toContain('retr-1040')
    expect(out).toMatch(/\d+ fields with a value, \d+ empty, \d+ absent, 0 invalid/)
    expect(out).toContain('income.totalIncome')
    expect(out).toContain('/SECTION_FILING/INCOME/TOTAL INCOME')
    expect(out).toContain('scheduleC[0].grossReceipts')
  })

  test('draws the values of a key figure that stands in a list, and of a list how many entries it has', async () => {
    const own = file(
      'listed-figures.yaml',
      `id: listed
title: Listed
version: "1.0.0"
match: { type: RETR, form: ["8801"] }
keyFigures: [rows, rows.amount, others.amount]
fields:
  rows: { each: SECTION_FILING.ROWS, fields: { amount: { from: AMOUNT, as: money } } }
  others: { each: SECTION_FILING.OTHERS, fields: { amount: { from: AMOUNT, as: money } } }
`,
    )
    const rows = ['$1.00', '', '$3.00', '$4.00', '$5.00', '$6.00', '$7.00'].map(AMOUNT => ({ AMOUNT }))
    const transcript = file(
      'listed-figures.json',
      JSON.stringify({ TYPE: 'RETR', SECTION_FILING: { ROWS: rows }, FORM: '8801' }),
    )
    const { out } = await txmap(['map', transcript, '--mapping', own, '--summary'])
    expect(
      out
        .split('\n')
        .slice(3, 6)
        .map(line => line.trim().replaceAll(/ {2,}/g, '  ')),
    ).toEqual([
      'Rows  7 entries',
      'Rows: amount  1.00; (empty); 3.00; 4.00; 5.00; and 2 more',
      'Others: amount  (no entries)',
    ])
  })

  test('draws what a flag says behind its text, and a ratio as one number', async () => {
    const own = file(
      'flags.yaml',
      `id: flags
title: Flags
version: "1.0.0"
match: { type: RETR, form: ["8801"] }
fields:
  joint: { from: SECTION_FILING.JOINT, as: flag, yes: JA, no: NEIN }
  blind: { from: SECTION_FILING.BLIND, as: flag, yes: JA, no: NEIN }
  plain: { from: SECTION_FILING.PLAIN, as: flag, yes: YES, no: NO }
  other: { from: SECTION_FILING.OTHER, as: flag, yes: JA, no: NEIN }
  share: { from: SECTION_FILING.SHARE, as: ratio }
`,
    )
    const lines = { JOINT: 'Ja', BLIND: 'NEIN', PLAIN: 'NO', OTHER: 'SI', SHARE: '33.50%' }
    const text = JSON.stringify({ TYPE: 'RETR', FORM: '8801', SECTION_FILING: lines })
    const { out } = await txmap(['map', file('flags.json', text), '--mapping', own])
    for (const line of [
      /^ {2}joint +Ja \(yes\)$/m,
      /^ {2}blind +NEIN \(no\)$/m,
      /^ {2}plain +NO$/m,
      /^ {2}other +SI \(neither yes nor no\)$/m,
      /^ {2}share +33\.5(?:0)?%$/m,
    ])
      expect(out).toMatch(line)
  })

  test('counts and draws what is only for information beside the warnings, and ends well', async () => {
    const SECTION_FILING = { 'TAX AND CREDITS': { 'TAXABLE INCOME': '$0.00' } }
    const text = JSON.stringify({ TYPE: 'RETR', FORM: '1040-SR', SECTION_FILING })
    const { code, out } = await txmap(['map', file('family.json', text)])
    expect(code).toBe(0)
    expect(out).toContain('  0 errors, 0 warnings, 1 info, ')
    expect(out).toContain('  info transcript/family-mapping: Form "1040-SR" is read by mapping "retr-1040"')
    const { out: json } = await txmap(['map', '--json', file('family.json', text)])
    expect(JSON.parse(json)).toMatchObject({ issues: [{ severity: 'info' }] })
  })

  test.each([
    ['an object', { CODE: '150', DESC: 'x' }],
    ['text', 'x'],
    ['a list of texts', ['x']],
  ])('draws figures that have no value for one cause as one issue: rows that are %s', async (_, rows) => {
    const account = file(
      'rows.json',
      JSON.stringify({ TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: rows }),
    )
    const { code, out } = await txmap(['map', account])
    expect(code).toBe(1)
    expect(out).toMatch(
      / {4}\/returnRows, \/returnsPosted, \/filingState and \d+ more {2}\/SECTION_TRANSACTIONS/,
    )
    expect(out).toMatch(/ {4}\/returnReversedDate, .* and \d+ more\n/)
    expect(out.match(/^ {2}error /gm)?.length).toBeLessThanOrEqual(4)
    const { out: every } = await txmap(['map', account, '--all'])
    const { issues } = JSON.parse((await txmap(['map', '--json', account])).out) as {
      issues: { path: string | null }[]
    }
    expect(issues.length).toBeGreaterThan(30)
    for (const { path } of issues) expect(every).toContain(path ?? '')
  })

  test('draws no label and no value that a terminal would obey, or that looks like a line of ours', async () => {
    const orders = '\u001b[2J\r\n  0 errors\u202e'
    const hostile = JSON.parse(readFileSync(sample('actr/1040/avery-2021'), 'utf8'))
    hostile[`LABEL${orders}`] = 'x'
    hostile.SECTION_TRANSACTIONS[0].DESC = `VALUE${orders}`
    hostile.SECTION_TRANSACTIONS[1].AMOUNT = `AMOUNT${orders}`
    hostile.SECTION_TRANSACTIONS[1][`amount${orders}`] = '$1.00'
    const { out, notes } = await txmap([
      'map',
      file('hostile.json', JSON.stringify(hostile)),
      '--lineage',
      '--all',
    ])
    expect(out).toContain('    /LABEL\ufffd[2J\ufffd\ufffd  0 errors\ufffd\n')
    expect(out).toContain('VALUE\ufffd[2J')
    for (const mark of ['\u001b', '\r', '\u202e', '\n  0 errors\n']) expect(out + notes).not.toContain(mark)
  })

  test('a file whose name a terminal would obey is named without that', async () => {
    expect((await txmap(['map', '/nowhere/\u001b[2J\nx'])).notes).toBe(
      'txmap map: cli/unreadable-file: Cannot read "/nowhere/\ufffd[2J\ufffdx": there is no such file or folder\n',
    )
    expect((await txmap(['map', file('\u001b[2J.json', '{')])).notes).toContain(
      '/\ufffd[2J.json: transcript/not-json',
    )
    expect((await txmap(['map', '--\u001b[2J'])).notes).toContain('there is no option "--\ufffd[2J"')
  })

  describe('lines that nothing reads', () => {
    const unread = (labels: readonly string[]): string => {
      const document: Record<string, unknown> = JSON.parse(
        readFileSync(sample('actr/1040/avery-2021'), 'utf8'),
      )
      document.SECTION_NEW = Object.fromEntries(labels.map(label => [label, 'CANARY']))
      return file(`unread-${labels.length}.json`, JSON.stringify(document))
    }
    const lastLine = (out: string): string => out.trimEnd().split('\n').at(-1) ?? ''
    const labels = Array.from({ length: 30 }, (_, at) => `LABEL ${String.fromCharCode(65 + at)}`)

    test('are counted in the last line, with the sections that they stand in', async () => {
      const { code, out } = await txmap(['map', unread(['A', 'B'])])
      expect(code).toBe(0)
      expect(lastLine(out)).toMatch(/^ {2}NOT READ: 2 of \d+ lines, in 1 section(;|$)/)
      expect(lastLine((await txmap(['map', unread(['A', 'B']), '--summary'])).out)).toContain(
        'NOT READ: 2 of',
      )
    })

    test('the last line says so where there are none, and how many wordings nobody has seen', async () => {
      const { out } = await txmap(['map', sample('retr/1040/avery-2021')])
      expect(lastLine(out)).toMatch(
        /^ {2}All \d+ lines were read or left out on purpose; of the \d+ read, \d+ have a wording that nobody has seen on a transcript$/,
      )
    })

    test('of several transcripts are counted behind the last of them', async () => {
      const { out } = await txmap(['map', unread(['A']), sample('actr/1040/avery-2021'), '--summary'])
      expect(lastLine(out)).toMatch(/^2 transcripts: NOT READ: 1 of \d+ lines, in 1 of the transcripts$/)
      const { out: known } = await txmap([
        'map',
        sample('actr/1040/avery-2021'),
        sample('actr/1040/avery-2021'),
      ])
      expect(lastLine(known)).toMatch(/^2 transcripts: all \d+ lines were read or left out on purpose$/)
    })

    test('are all shown with --all', async () => {
      const few = await txmap(['map', unread(labels)])
      expect(few.out).toContain('    and 10 more (--all shows them)\n')
      const { out } = await txmap(['map', unread(labels), '--all'])
      for (const label of labels) expect(out).toContain(`/SECTION_NEW/${label}\n`)
      expect(out).not.toContain('more (')
      expect((await txmap(['map', unread(labels), '--summary'])).out).toContain('(--json lists all)')
    })

    test.each([
      ['list', 0, undefined],
      ['warn', 0, 'warning'],
      ['error', 1, 'error'],
    ])('are with --unmapped %s what it says, and end with %d', async (what, want, severity) => {
      const { code, out } = await txmap(['map', '--json', unread(['A', 'B']), '--unmapped', what])
      expect(code).toBe(want)
      const { issues }: { issues: readonly { code: string; severity: string; pointer: string }[] } =
        JSON.parse(out)
      const found = issues.filter(each => each.code === 'transcript/unmapped')
      expect(found.map(each => [each.severity, each.pointer])).toEqual(
        severity === undefined
          ? []
          : [
              [severity, '/SECTION_NEW/A'],
              [severity, '/SECTION_NEW/B'],
            ],
      )
      expect(JSON.stringify(issues)).not.toContain('CANARY')
    })

    test('a check that failed is named, and asked no more with --skip-check', async () => {
      const example = readFileSync(sample('actr/1040/avery-2021'), 'utf8')
      const changed = file('period.json', JSON.stringify({ ...JSON.parse(example), PERIOD: '199912' }))
      const asked = await txmap(['map', changed])
      expect(asked.out).toMatch(/check\/failed: The tax period in the header.*\n.*check periodIsAsAsked\n/)
      const { code, out } = await txmap(['map', changed, '--skip-check', 'periodIsAsAsked'])
      expect([code, out.includes('check/failed')]).toEqual([0, false])
    })

    test('a check that no mapping has is wrong usage, with the name that is meant', async () => {
      const { code, notes } = await txmap([
        'map',
        sample('actr/1040/avery-2021'),
        '--skip-check',
        'periodIsAsAskd',
      ])
      expect(code).toBe(2)
      expect(notes).toMatch(/there is no check "periodIsAsAskd"; .*periodIsAsAsked/)
    })

    test('--unmapped error ends with 0 where everything was read', async () => {
      expect((await txmap(['map', sample('actr/1040/avery-2021'), '--unmapped', 'error'])).code).toBe(0)
    })

    test('--unmapped holds for mappings of your own, and takes nothing else', async () => {
      const own = file(
        'own-few.yaml',
        mapping('  total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money }\n'),
      )
      const args = ['map', sample('retr/1040/avery-2021'), '--mapping', own, '--unmapped', 'error']
      expect((await txmap(args)).code).toBe(1)
      const wrong = await txmap(['map', sample('retr/1040/avery-2021'), '--unmapped', 'all'])
      expect(wrong.notes).toBe('txmap map: cli/usage: --unmapped is "list", "warn" or "error"\n')
      expect(wrong.code).toBe(2)
    })

    test('are counted by section with --coverage, as data with --json', async () => {
      const { out } = await txmap(['map', unread(['A', 'B']), '--coverage'])
      expect(out).toMatch(/\n {4}SECTION_NEW +0 read, 0 ignored, 2 not read\n/)
      const { coverage, unmapped } = JSON.parse(
        (await txmap(['map', unread(['A', 'B']), '--coverage', '--json'])).out,
      )
      expect(coverage).toMatchObject({ unmapped: 2, evidence: { sourced: expect.any(Number) } })
      expect(coverage.sections).toContainEqual({ section: '/SECTION_NEW', read: 0, ignored: 0, unmapped: 2 })
      expect(unmapped).toHaveLength(2)
    })

    test('are reported in colour on a terminal, and in plain text elsewhere', async () => {
      const { coverageLine } = await import('../../../src/cli/render/render-coverage.ts')
      const { painter } = await import('../../../src/cli/paint.ts')
      const evidence = { sourced: 1, secondary: 0, inferred: 0, unsourced: 0 }
      const sections = [{ section: '', read: 1, ignored: 0, unmapped: 1 }]
      const coverage = { read: 1, ignored: 0, unmapped: 1, sections, evidence }
      expect(coverageLine(coverage, painter(false))).toBe('  NOT READ: 1 of 2 lines, outside all sections')
      expect(coverageLine(coverage, (colour, text) => `${colour}:${text}`)).toMatch(/^alarm: {2}NOT READ/)
    })
  })

  test('--json writes the result, and --lineage the lineage with it', async () => {
    const plain: unknown = JSON.parse((await txmap(['map', sample('actr/1040/avery-2021'), '--json'])).out)
    expect(plain).toMatchObject({ mapping: { id: 'actr-1040' }, unmapped: [] })
    expect(plain).not.toHaveProperty('lineage')
    const traced: unknown = JSON.parse(
      (await txmap(['map', sample('actr/1040/avery-2021'), '--json', '--lineage'])).out,
    )
    expect(traced).toHaveProperty('lineage.0.sources.0.pointer')
  })

  test('several files give one line of JSON each, which names its file and is the result besides', async () => {
    const files = [sample('actr/1040/avery-2021'), sample('waid/income/avery-2021')]
    for (const more of [[], ['--coverage', '--lineage']]) {
      const { out } = await txmap(['map', '--json', ...files, ...more])
      const alone = files.map(async each =>
        Object({ file: each, ...JSON.parse((await txmap(['map', '--json', each, ...more])).out) }),
      )
      expect(linesOf(out)).toEqual(await Promise.all(alone))
      for (const { file: _, ...result } of linesOf(out))
        expect(readResult(JSON.stringify(result)).issues).toEqual([])
    }
  })

  test('a file without a result has its line of JSON too, in its place, with its error and no value', async () => {
    const broken = file('half.json', '{"NAME":"AVERY Q SAMPLE","AMOUNT":"$12,345.67"')
    const other = file('other-kind.json', '{"TYPE":"XXXX","FORM":"1040","NAME":"AVERY Q SAMPLE"}')
    const known = sample('actr/1040/avery-2021')
    const files = [broken, known, '/nowhere/x.json', other, '-', known]
    const { code, out, notes } = await txmap(['map', '--json', ...files], { input: '' })
    expect(code).toBe(2)
    const lines = linesOf(out)
    expect(lines.map(each => each.file)).toEqual(files)
    expect(lines.map(each => each.error?.code ?? each.mapping?.id)).toEqual([
      'transcript/not-json',
      'actr-1040',
      'cli/unreadable-file',
      'transcript/no-mapping',
      'transcript/not-json',
      'actr-1040',
    ])
    expect(lines[2]?.error).toEqual({
      code: 'cli/unreadable-file',
      message: 'Cannot read "/nowhere/x.json": there is no such file or folder',
      hint: null,
    })
    for (const { error } of lines)
      if (error !== undefined) expect(Object.keys(error)).toEqual(['code', 'message', 'hint'])
    const errors = JSON.stringify(lines.filter(each => each.error !== undefined))
    for (const mark of ['AVERY', '12,345']) expect(errors + notes).not.toContain(mark)
  })

  test('one file without a result gives one object of JSON with its error', async () => {
    const broken = file('half.json', '{"NAME":"AVERY Q SAMPLE"')
    const { code, out } = await txmap(['map', '--json', broken])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual({
      file: broken,
      error: {
        code: 'transcript/not-json',
        message: expect.stringContaining('The transcript is not JSON: it cannot be read at its end'),
        hint: expect.any(String),
      },
    })
    const missing = await txmap(['map', '--json', '/nowhere/x.json'])
    expect(missing.code).toBe(2)
    expect(JSON.parse(missing.out)).toMatchObject({ error: { code: 'cli/unreadable-file' } })
  })

  test('reads standard input', async () => {
    expect(
      (await txmap(['map', '-', '--json'], { input: readFileSync(sample('actr/1040/avery-2021'), 'utf8') }))
        .code,
    ).toBe(0)
  })

  test('a file that is not a transcript is reported, the others are mapped, and it ends with 1', async () => {
    const { code, out, notes } = await txmap([
      'map',
      '--json',
      file('broken.json', '{"NAME":"AVERY Q SAMPLE"'),
      sample('actr/1040/avery-2021'),
    ])
    expect(code).toBe(1)
    expect(notes).toMatch(/broken\.json: transcript\/not-json: .*line 1/)
    expect(notes).not.toContain('AVERY')
    expect(linesOf(out).map(each => each.error?.code ?? each.mapping?.id)).toEqual([
      'transcript/not-json',
      'actr-1040',
    ])
  })

  test('a file that cannot be read is reported, the others are mapped, and it ends with 2', async () => {
    const { code, out, notes } = await txmap([
      'map',
      '--json',
      '/nowhere/x.json',
      file('broken.json', '{'),
      sample('actr/1040/avery-2021'),
    ])
    expect(code).toBe(2)
    expect(notes).toContain('cli/unreadable-file: Cannot read "/nowhere/x.json"')
    expect(notes).toContain('transcript/not-json')
    expect(linesOf(out).map(each => each.error?.code ?? each.mapping?.id)).toEqual([
      'cli/unreadable-file',
      'transcript/not-json',
      'actr-1040',
    ])
  })

  describe('a file of lines, each a transcript', () => {
    const oneLine = JSON.stringify(JSON.parse(readFileSync(sample('actr/1040/avery-2021'), 'utf8')))

    test.each([
      ['two lines', `${oneLine}\n${oneLine}`],
      ['a blank line first and carriage returns', `\r\n${oneLine}\r\n\r\n${oneLine}\r\n`],
      ['a second line that is cut', `${oneLine}\n${oneLine.slice(0, 40)}`],
      ['more characters than a document may have', `${oneLine}\n`.repeat(17_000_000 / oneLine.length)],
    ])('is said to be one: %s', async (_, text) => {
      const lines = file('lines.ndjson', text)
      const { code, notes } = await txmap(['map', lines])
      expect(code).toBe(1)
      expect(notes).toMatch(
        /lines\.ndjson: transcript\/[a-z-]+: .*; it holds several documents, one on each line: map them with txmap map --ndjson IN OUT\n$/,
      )
      expect(notes).not.toContain('AVERY')
      expect((await txmap(['drift', lines])).notes).toMatch(/one on each line: add --ndjson\n$/)
      expect((await txmap(['coverage', lines])).notes).toMatch(/each line: give each a file of its own\n$/)
      const { error } = JSON.parse((await txmap(['map', lines, '--json'])).out)
      expect(error.hint).toContain('--ndjson')
    })

    test.each([
      ['one line', oneLine.slice(0, -1)],
      ['a document over several lines', '{\n"TYPE":\n{'],
      ['an object with text behind it', `${oneLine}\nend`],
      ['a first line that is none', `x\n${oneLine}`],
    ])('is not guessed from %s', async (_, text) => {
      const { code, notes } = await txmap(['map', file('no-lines.json', text)])
      expect([code, notes.includes('--ndjson')]).toEqual([1, false])
    })
  })

  test('a document over a limit has a hint for whoever runs the command', async () => {
    const long = file('long.json', JSON.stringify({ TYPE: 'ACTR', NAME: 'x'.repeat(16_777_216) }))
    for (const args of [
      ['map', long],
      ['why', long, '/balance'],
    ]) {
      const { code, notes } = await txmap(args)
      expect(code).toBe(1)
      expect(notes).toMatch(
        /transcript\/over-limit: The document has more than 16777216 characters, .*; txmap has no option to raise it; a program can, with createMapper\(\{ limits: \{ characters: … \} \}\)\n$/,
      )
    }
  })

  test('an issue of severity error ends with 1', async () => {
    const document = { TYPE: 'ACTR', FORM: '1040', SECTION_BALANCE: { 'ACCOUNT BALANCE': '1,23.4' } }
    const { code, out } = await txmap(['map', file('refused.json', JSON.stringify(document))])
    expect(code).toBe(1)
    expect(out).toMatch(/error value\/refused: Cannot be read as money/)
    expect(out).not.toContain('1,23.4')
  })

  test('--mapping takes a mapping of your own, or pins a bundled one', async () => {
    const own = file(
      'own.yaml',
      mapping('  total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money, required: true }\n'),
    )
    const mine: unknown = JSON.parse(
      (await txmap(['map', '--json', sample('retr/1040/avery-2021'), '--mapping', own])).out,
    )
    expect(mine).toMatchObject({
      mapping: { id: 'mine' },
      data: { total: expect.stringMatching(/^\d+\.\d{2}$/) },
    })
    expect(
      (await txmap(['map', '--json', sample('retr/1040/avery-2021'), '--mapping', 'retr-1040'])).code,
    ).toBe(0)
    const other = await txmap(['map', '--json', sample('retr/1040/avery-2021'), '--mapping', 'actr-1040'])
    expect(other.code).toBe(1)
    expect(JSON.parse(other.out)).toMatchObject({ error: { code: 'transcript/wrong-mapping' } })
    expect(other.notes).toContain('transcript/wrong-mapping')
  })

  describe('a mapping of your own that does not fit the transcript', () => {
    const own = file(
      'of-1120.yaml',
      mapping('  a: { from: SECTION_FILING > A, as: text }\n').replace('"1040"', '"1120"'),
    )
    const account = file(
      'of-accounts.yaml',
      mapping('  a: { from: SECTION_BALANCE > A, as: text }\n')
        .replace('RETR', 'ACTR')
        .replace('id: mine', 'id: mine-too'),
    )
    const transcript = sample('retr/1040/avery-2021')

    test('is reported, and no other is used in its place', async () => {
      for (const args of [['--json'], ['--summary'], []]) {
        const { code, out, notes } = await txmap(['map', transcript, ...args, '--mapping', own])
        expect(code).toBe(1)
        if (args[0] !== '--json') expect(out).toBe('')
        else expect(JSON.parse(out)).toMatchObject({ error: { code: 'transcript/no-mapping' } })
        expect(notes).toBe(
          `${transcript}: transcript/no-mapping: There is no mapping for type "RETR", form "1040"; there are mappings for form 1120 of this type; add --bundled to have it read by the bundled mappings\n`,
        )
      }
      const { notes } = await txmap(['map', transcript, '--mapping', account])
      expect(notes).toContain('type "RETR", form "1040"; there are mappings for ACTR; add --bundled')
    })

    test('leaves it to the bundled ones with --bundled', async () => {
      const args = ['map', '--json', transcript, sample('actr/1040/avery-2021'), '--bundled']
      const { code, out } = await txmap([...args, '--mapping', own, '--mapping', account])
      const ids = out
        .trimEnd()
        .split('\n')
        .map(line => Object(JSON.parse(line)).mapping.id)
      expect([code, ids]).toEqual([0, ['retr-1040', 'mine-too']])
    })

    test('is reported for each transcript alone: those that fit are mapped', async () => {
      const args = ['map', '--json', transcript, sample('actr/1040/avery-2021')]
      const { code, out } = await txmap([...args, '--mapping', account])
      expect([code, linesOf(out).map(each => each.error?.code ?? each.mapping?.id)]).toEqual([
        1,
        ['transcript/no-mapping', 'mine-too'],
      ])
    })

    test.each([
      [['--bundled'], '--bundled needs --mapping'],
      [['--bundled', '--mapping', 'retr-1040'], '--bundled needs a mapping of your own: --mapping FILE'],
    ])('has no %j without it', async (args, problem) => {
      const { code, notes } = await txmap(['map', transcript, ...args])
      expect([code, notes]).toEqual([2, `txmap map: cli/usage: ${problem}\n`])
    })
  })

  test('--callback reads payloads of callbacks with a mapping of your own', async () => {
    const own = file(
      'callback.yaml',
      'id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { callback: business }\nfields: { name: { from: businessName, as: text } }\n',
    )
    const payload = file('payload.json', '{ "businessName": "Brightwater Pretend Supply Inc", "more": 1 }')
    const { code, out } = await txmap(['map', '--json', payload, '--mapping', own, '--callback', 'business'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      mapping: { id: 'mine' },
      data: { name: 'Brightwater Pretend Supply Inc' },
      unmapped: ['/more'],
    })
    const blank = file('blank-payload.json', '{}')
    const { out: nothing } = await txmap(['map', blank, blank, '--mapping', own, '--callback', 'business'])
    expect(nothing.match(/.*othing was read$/gm)).toEqual([
      '  Nothing was read',
      '  Nothing was read',
      '2 transcripts: nothing was read',
    ])
    const other = await txmap(['map', payload, '--mapping', own, '--callback', 'individual'])
    expect(other.code).toBe(1)
    expect(other.notes).toContain('transcript/no-callback-mapping')
    for (const args of [
      ['--callback', 'trust', '--mapping', own],
      ['--callback', 'business'],
      ['--callback', 'business', '--mapping', 'actr-1040'],
    ])
      expect((await txmap(['map', payload, ...args])).code).toBe(2)
  })

  test('a faulty mapping of your own is drawn with its line', async () => {
    const { code, notes } = await txmap([
      'map',
      sample('retr/1040/avery-2021'),
      '--mapping',
      file('faulty.yaml', mapping('  total: { from: SECTION_FILING > X, as: mony }\n')),
    ])
    expect(code).toBe(1)
    expect(notes).toContain('faulty.yaml:6:42: error spec/unknown-normalizer: Unknown normalizer "mony"')
    expect(notes).toContain('did you mean "money" or "month"?')
  })

  test('long work shows progress: one line redrawn on a terminal, plain lines elsewhere', async () => {
    const many = Array.from({ length: 6 }, () => sample('actr/1040/avery-2021'))
    expect((await txmap(['map', '--json', ...many], { tick: 3000 })).notes).toMatch(
      /^\d of 6 transcripts, about \d+ s left\n/,
    )
    const redrawn = (await txmap(['map', '--json', ...many], { tick: 3000, isTerminal: true })).notes
    expect(redrawn.split('\r\u001b[K').filter(line => !/^\d of 6 transcripts/.test(line))).toEqual(['', ''])
    expect((await txmap(['map', '--json', ...many])).notes).toBe('')
  })
})

describe('what is found in a mapping that is no error', () => {
  const given = file('warned.json', '{"TYPE":"RETR","FORM":"9990","SECTION_FEES":{"BOX 1":"$5.00"}}')
  const head = 'id: warned\ntitle: Warned\nversion: "1.0.0"\nmatch: { type: RETR, form: ["9990"] }\nfields:\n'
  const warned = file('warned.yaml', `${head}  fee:\n    from: SECTION_FEES > BOX #1\n    as: money\n`)

  test.each([['map', given, '--mapping'], ['coverage', given, '--mapping'], ['explain']])(
    'is counted by %s, and left to txmap check',
    async (...args) => {
      const { notes } = await txmap([...args, warned])
      expect(notes).toBe(`1 warning in ${warned}, which txmap check shows\n`)
    },
  )

  test('a misspelt section is counted, by why as well', async () => {
    const slip = file('slip.yaml', `${head}  fee: { from: SECTION_FILNG > BOX 1, as: money }\n`)
    expect((await txmap(['map', given, '--mapping', slip])).notes).toContain(
      `1 warning in ${slip}, which txmap check shows\n`,
    )
    const asked = await txmap(['why', given, '/fee', '--mapping', slip])
    expect(asked.notes).toBe(`1 warning in ${slip}, which txmap check shows\n`)
  })

  test('is not counted where a comment leaves it out, or the transcript may have the section', async () => {
    const ignored = file(
      'ignored.yaml',
      `${head}  # txmap-ignore spec/unknown-section new in 2025\n  fee: { from: SECTION_FEES > BOX 1, as: money }\n  tip: { from: SECTION_TIPS > BOX 1, as: money }\n`,
    )
    expect((await txmap(['map', given, '--mapping', ignored])).notes).toBe('')
  })
})
