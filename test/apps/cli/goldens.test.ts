/** `txmap test`: what it draws, writes and leaves alone, and how it ends. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Call, file, mapping, txmap } from '../../support/txmap.ts'

const folder = mkdtempSync(join(tmpdir(), 'txmap-goldens-'))
afterAll(() => rmSync(folder, { recursive: true }))

const own = file(
  'mine.yaml',
  mapping(
    '  wages: { from: SECTION_FILING > TOTAL WAGES, as: money }\n  tips: { from: SECTION_FILING > TIPS, as: money }\n',
  ),
)
const transcript = (wages: string): string =>
  JSON.stringify({ TYPE: 'RETR', FORM: '1040', SECTION_FILING: { 'TOTAL WAGES': wages, TIPS: '' } })

function write(name: string, text: string): string {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  return path
}

const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** The command over the folder, its name left out of what it draws. */
async function tested(
  args: readonly string[] = [],
  options: { readonly isCi?: boolean } = {},
): Promise<Call> {
  const call = await txmap(['test', folder, '--mapping', own, ...args], options)
  return { ...call, out: call.out.replaceAll(folder, 'goldens').replaceAll(own, 'mine.yaml') }
}

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
})

const complete = `mapping: mine
complete: true
data:
  /wages: "61300.00"
states:
  /tips: empty
issues: []
unmapped:
  - /TYPE
  - /FORM
`

describe('txmap test', () => {
  test('writes a complete expectation for a transcript that has none, and only when it is asked to', async () => {
    write('avery/input.json', transcript('$61,300.00'))
    const before = await tested()
    expect([before.code, before.out]).toEqual([
      1,
      'goldens/avery: it has no expected.yaml; txmap test --update writes it\n1 golden: 0 as expected, 1 without an expectation\n',
    ])
    expect(readdirSync(join(folder, 'avery'))).toEqual(['input.json'])
    const updated = await tested(['--update'])
    expect([updated.code, updated.out]).toEqual([
      0,
      'goldens/avery: new, written to goldens/avery/expected.yaml; read it against the transcript\n1 golden: 0 as expected, 1 new\n',
    ])
    expect(read('avery/expected.yaml')).toBe(complete)
    expect(await tested()).toMatchObject({ code: 0, out: '1 golden: 1 as expected\n' })
  })

  test('shows a difference with both values and both lines, and writes the new result beside, never over', async () => {
    write('avery/input.json', transcript('$61,400.00'))
    const text =
      '# box 1\ndata:\n  /wages: "61300.00" # W-2\nissues: [{ code: check/failed }]\nunmapped: []\n'
    write('avery/expected.yaml', text)
    for (const more of [[], ['--update']]) {
      const { code, out } = await tested(more)
      expect(code).toBe(1)
      expect(out).toBe(`goldens/avery: 4 differences, written to goldens/avery/expected.new.yaml
  /wages
    - "61300.00"  goldens/avery/expected.yaml:3:3
    + "61400.00"  mine.yaml:6:3
  issue check/failed
    - there   goldens/avery/expected.yaml:4:10
    + (none)
  unmapped line /TYPE
    - (none)
    + there
  unmapped line /FORM
    - (none)
    + there
1 golden: 0 as expected, 1 changed
`)
      expect(read('avery/expected.yaml')).toBe(text)
      expect(read('avery/expected.new.yaml')).toBe(
        '# box 1\ndata:\n  /wages: "61400.00" # W-2\nissues: []\nunmapped:\n  - /TYPE\n  - /FORM\n',
      )
    }
  })

  test('removes what was pending once it is as expected again', async () => {
    write('avery/input.json', transcript('$61,400.00'))
    write('avery/expected.yaml', 'data: { /wages: 61400 }\n')
    write('avery/expected.new.yaml', 'data: { /wages: 1 }\n')
    expect(await tested()).toMatchObject({ code: 0, out: '1 golden: 1 as expected\n' })
    expect(existsSync(join(folder, 'avery/expected.new.yaml'))).toBe(false)
  })

  describe('in continuous integration', () => {
    test.each([
      ['by the environment', [], { isCi: true }],
      ['by the option', ['--ci'], {}],
    ] as const)('writes nothing: %s', async (_, args, options) => {
      write('a/input.json', transcript('$61,400.00'))
      write('a/expected.yaml', 'data: { /wages: 1 }\n')
      write('b/input.json', transcript('$1.00'))
      const { code, out } = await tested(args, options)
      expect(code).toBe(1)
      expect(out).toContain('goldens/a: 1 difference\n')
      expect(out).toContain('2 goldens: 0 as expected, 1 changed, 1 without an expectation\n')
      expect(readdirSync(join(folder, 'a')).sort()).toEqual(['expected.yaml', 'input.json'])
      expect(readdirSync(join(folder, 'b'))).toEqual(['input.json'])
    })

    test('refuses to update', async () => {
      write('a/input.json', transcript('$1.00'))
      expect(await tested(['--update'], { isCi: true })).toMatchObject({
        code: 2,
        notes:
          'txmap test: cli/usage: --update writes, which a run of continuous integration does not; leave it out\n',
      })
      expect(await tested(['--update', '--ci'])).toMatchObject({
        code: 2,
        notes: 'txmap test: cli/usage: --update has no meaning beside --ci; leave out one of them\n',
      })
    })

    test.each(['{}\n', 'data:\n', 'data: {}\n', 'complete: false\n'])(
      'fails where nothing is expected: %j',
      async expected => {
        write('a/input.json', transcript('$1.00'))
        write('a/expected.yaml', expected)
        expect(await tested(['--ci'])).toMatchObject({
          code: 1,
          out: `goldens/a: it tests nothing: nothing is expected; add data to expected.yaml, or remove that file to have it written
1 golden: 0 as expected, 1 testing nothing
`,
        })
      },
    )

    test('passes where no more than no issues or the mapping is expected', async () => {
      for (const [name, expected] of [
        ['a', 'issues: []\n'],
        ['b', 'mapping: mine\n'],
      ] as const) {
        write(`${name}/input.json`, transcript('$1.00'))
        write(`${name}/expected.yaml`, expected)
      }
      expect(await tested(['--ci'])).toMatchObject({ code: 0, out: '2 goldens: 2 as expected\n' })
    })

    test('fails on what tests nothing, and on what waits for a review; elsewhere it is only said', async () => {
      write('gone/expected.yaml', 'data: {}\n')
      write('other/input.json', transcript('$1.00'))
      write('other/expected.yaml', 'mapping: mne\n')
      write('left/input.json', transcript('$1.00'))
      write('left/expected.yaml', 'data: { /wages: 1 }\n')
      const orphans = `goldens/gone: it tests nothing: it has no input.json; add it, or remove the folder
goldens/other: it tests nothing: there is no mapping "mne"; did you mean "mine"?
`
      expect(await tested()).toMatchObject({
        code: 0,
        out: `${orphans}3 goldens: 1 as expected, 2 testing nothing\n`,
      })
      expect((await tested(['--ci'])).code).toBe(1)
      rmSync(join(folder, 'gone'), { recursive: true })
      rmSync(join(folder, 'other'), { recursive: true })
      expect((await tested(['--ci'])).code).toBe(0)
      write('left/expected.new.yaml', 'data: { /wages: 2 }\n')
      expect(await tested(['--ci'])).toMatchObject({
        code: 1,
        out: 'goldens/left: goldens/left/expected.new.yaml waits for a review\n1 golden: 1 as expected, 1 waiting for a review\n',
      })
    })
  })

  test('goes on behind a golden that cannot be read, and one without a result', async () => {
    write('a/input.json', transcript('$1.00'))
    write('a/expected.yaml', 'data:\n  wages: 1\n')
    write('b/input.json', '{"TYPE": "ACTR", "FORM": "1040"}')
    write('b/expected.yaml', 'data: {}\n')
    write('c/input.json', transcript('$1.00'))
    write('c/expected.yaml', 'data: { /wages: 1.0 }\n')
    const { code, out } = await tested()
    expect(code).toBe(1)
    expect(out).toContain(`goldens/a: its expected.yaml cannot be read

goldens/a/expected.yaml:2:3: error golden/bad-path: "wages" is not a JSON Pointer

  1 | data:
  2 |   wages: 1
    |   ^^^^^
hint: write "/wages"
`)
    expect(out).toContain('goldens/b: no result: transcript/no-mapping: ')
    expect(out).toContain('3 goldens: 1 as expected, 1 not readable, 1 without a result\n')
  })

  test('gives all of it as JSON', async () => {
    write('a/input.json', transcript('$1.00'))
    write('a/expected.yaml', 'data: { /wages: 2 }\n')
    write('b/expected.yaml', '{}')
    const { code, out } = await tested(['--json'])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual({
      goldens: [
        {
          name: 'goldens/a',
          status: 'changed',
          written: 'goldens/a/expected.new.yaml',
          pending: null,
          changes: [
            {
              part: 'data',
              key: '/wages',
              expected: '2',
              actual: '"1.00"',
              spec: 'mine.yaml:6:3',
              line: 1,
              note: null,
            },
          ],
        },
        {
          name: 'goldens/b',
          status: 'orphan',
          written: null,
          pending: null,
          message: 'it has no input.json; add it, or remove the folder',
        },
      ],
      ci: false,
    })
  })

  test('takes the goldens and the mappings of a project', async () => {
    write('house/txmap.config.yaml', 'mappings: [m]\ngoldens: [g]\n')
    write('house/m/mine.yaml', readFileSync(own, 'utf8'))
    write('house/g/a/input.json', transcript('$1.00'))
    write('house/g/a/expected.yaml', 'mapping: mine\ndata: { /wages: 2 }\n')
    const { code, out } = await txmap(['test', '--project', join(folder, 'house')])
    expect(code).toBe(1)
    expect(
      out.replaceAll(folder, '…'),
    ).toBe(`…/house/g/a: 1 difference, written to …/house/g/a/expected.new.yaml
  /wages
    - 2       …/house/g/a/expected.yaml:2:9
    + "1.00"  …/house/m/mine.yaml:6:3
1 golden: 0 as expected, 1 changed
`)
  })

  test('says what it needs', async () => {
    const inDocs = await txmap(['test', join(folder, 'nowhere')])
    expect(inDocs).toMatchObject({
      code: 2,
      notes: `txmap test: cli/usage: the folder "${folder}/nowhere" cannot be read: there is no such file or folder\n`,
    })
    expect(await tested()).toMatchObject({
      code: 2,
      notes: 'txmap test: cli/usage: there is no golden: no folder with input.json or expected.yaml\n',
    })
    write('a/input.json', transcript('$1.00'))
    const asFolder = await txmap(['test', join(folder, 'a/input.json')])
    expect(asFolder.notes).toBe(`txmap test: cli/usage: "${folder}/a/input.json" is not a folder\n`)
    expect(await txmap(['test'])).toMatchObject({
      code: 2,
      notes:
        'txmap test: cli/usage: name a folder of goldens; without one, the project file says where they are\n',
    })
  })
})
