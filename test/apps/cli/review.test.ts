/** `txmap review`: with keys, with patterns, and what it writes. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Call, txmap } from '../../support/txmap.ts'

const folder = mkdtempSync(join(tmpdir(), 'txmap-review-'))
afterAll(() => rmSync(folder, { recursive: true }))

const expected = '# ours\ndata:\n  /a: "1"\n  /b: "2"\n'
const pending = '# ours\ndata:\n  /a: "8"\n  /b: "9"\n'

function write(name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
const waits = (name: string): boolean => existsSync(join(folder, name, 'expected.new.yaml'))

async function reviewed(args: readonly string[] = [], keys?: string): Promise<Call> {
  const call = await txmap(['review', folder, ...args], keys === undefined ? {} : { keys })
  return { ...call, out: call.out.replaceAll(folder, 'g'), notes: call.notes.replaceAll(folder, 'g') }
}

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  for (const name of ['one', 'two']) {
    write(`${name}/input.json`, '{}')
    write(`${name}/expected.yaml`, expected)
    write(`${name}/expected.new.yaml`, pending)
  }
})

describe('txmap review with keys', () => {
  test('shows each difference and does what the key says', async () => {
    const { code, out } = await reviewed([], 'xaRq')
    expect(code).toBe(0)
    const ask = '  accept a, reject r, skip s, accept all A, reject all R, end q: '
    expect(out).toBe(`1 of 4  g/one
  /a
    - "1"  g/one/expected.yaml:3:3
    + "8"
${ask}x
${ask}a
2 of 4  g/one
  /b
    - "2"  g/one/expected.yaml:4:3
    + "9"
${ask}R
1 accepted, 3 rejected, 0 waiting
`)
    expect(read('one/expected.yaml')).toBe('# ours\ndata:\n  /a: "8"\n  /b: "2"\n')
    expect(read('two/expected.yaml')).toBe(expected)
    expect([waits('one'), waits('two')]).toEqual([false, false])
  })

  test.each([
    ['the key q', 'sq'],
    ['the end of the terminal', 's'],
  ])('ends by %s; what is left waits', async (_, keys) => {
    const { out } = await reviewed([], `a${keys}`)
    expect(out).toContain('1 accepted, 0 rejected, 3 waiting\n')
    expect(read('one/expected.yaml')).toContain('"8"')
    expect(read('one/expected.new.yaml')).toBe(pending)
    expect(read('two/expected.new.yaml')).toBe(pending)
  })

  test('accepts all', async () => {
    await reviewed([], 'A')
    for (const name of ['one', 'two'])
      expect([read(`${name}/expected.yaml`), waits(name)]).toEqual([pending, false])
    expect((await reviewed()).out).toBe('nothing waits for a review\n')
  })
})

describe('txmap review without a terminal', () => {
  test('lists what waits', async () => {
    expect((await reviewed(['--list'])).out).toBe(`g/one
  /a
    - "1"  g/one/expected.yaml:3:3
    + "8"
  /b
    - "2"  g/one/expected.yaml:4:3
    + "9"
g/two
  /a
    - "1"  g/two/expected.yaml:3:3
    + "8"
  /b
    - "2"  g/two/expected.yaml:4:3
    + "9"
`)
    const { out } = await reviewed(['--list', '--json'])
    expect(JSON.parse(out).pending[1]).toEqual({
      name: 'g/two',
      changes: [
        { part: 'data', key: '/a', expected: '"1"', actual: '"8"', line: 3 },
        { part: 'data', key: '/b', expected: '"2"', actual: '"9"', line: 4 },
      ],
    })
  })

  test('does what patterns say; a rejection goes first', async () => {
    const { code, out } = await reviewed(['--accept', '/*', '--reject', `${folder}/two:/b`, '--json'])
    expect([code, JSON.parse(out)]).toEqual([0, { accepted: 3, rejected: 1, waiting: 0 }])
    expect(read('one/expected.yaml')).toBe(pending)
    expect(read('two/expected.yaml')).toBe('# ours\ndata:\n  /a: "8"\n  /b: "2"\n')
    expect([waits('one'), waits('two')]).toEqual([false, false])
  })

  test('writes nothing where a pattern names nothing', async () => {
    expect(await reviewed(['--accept', '/a', '--accept', '/c'])).toMatchObject({
      code: 2,
      notes: 'txmap review: cli/usage: "/c" names no difference; txmap review --list prints them\n',
    })
    expect(read('one/expected.yaml')).toBe(expected)
  })

  test('says what it needs', async () => {
    expect(await reviewed()).toMatchObject({
      code: 2,
      notes:
        'txmap review: cli/usage: there is no terminal to ask at; say what to do with --accept PATTERN and --reject PATTERN\n',
    })
    expect((await reviewed(['--json'])).notes).toBe(
      'txmap review: cli/usage: --json needs --list, --accept or --reject\n',
    )
  })

  test('goes on behind what cannot be read', async () => {
    write('one/expected.new.yaml', 'data:\n  a: 1\n')
    rmSync(join(folder, 'two/expected.yaml'))
    const { code, notes } = await reviewed(['--list'])
    expect(code).toBe(1)
    expect(notes).toContain('g/one/expected.new.yaml:2:3: error golden/bad-path: "a" is not a JSON Pointer\n')
    expect(notes).toContain('g/two: there is no expected.yaml for the differences to be written into\n')
  })
})
