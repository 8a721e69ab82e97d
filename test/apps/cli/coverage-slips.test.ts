/** `txmap coverage --mutate`: what it prints, how it is bounded, and when it fails. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Call, txmap } from '../../support/txmap.ts'

const folder = mkdtempSync(join(tmpdir(), 'txmap-slips-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files = {
  'txmap.config.yaml': 'mappings: [mappings]\ngoldens: [goldens]\n',
  'mappings/acme.yaml': `id: acme-990
title: Acme
version: "1.0.0"
match: { type: RETR, form: ["990"] }
fields:
  gifts: { from: SECTION_FILING > GIFTS, as: money }
  rents: { from: SECTION_FILING > RENTS, as: money }
checks:
  - that: gifts = gifts
    says: Gifts are themselves
`,
  'goldens/one/input.json': JSON.stringify({
    TYPE: 'RETR',
    SECTION_FILING: { GIFTS: '$61,300.00', RENTS: '$7.00' },
    FORM: '990',
  }),
  'goldens/one/expected.yaml': 'mapping: acme-990\ndata:\n  /gifts: 61300.00\n',
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

async function mutated(args: readonly string[] = [], tick = 0): Promise<Call> {
  const call = await txmap(['coverage', '--mutate', '--project', folder, ...args], { tick })
  const plain = (text: string): string => text.replaceAll(`${folder}/`, '')
  return { ...call, out: plain(call.out), notes: plain(call.notes) }
}

describe('txmap coverage --mutate', () => {
  test('lists what no golden notices, and what would', async () => {
    const { code, out } = await mutated()
    expect(out).toBe(`Slips put to 1 golden
noticed  50 % (4 of 8)

No golden notices (4)
  mappings/acme.yaml:7:3: field dropped: rents
    goldens/one comes out with another /rents; say in its expected.yaml what is right
  mappings/acme.yaml:7:3: another normalizer: rents: text for money
    goldens/one comes out with another /rents; say in its expected.yaml what is right
  mappings/acme.yaml:7:3: another normalizer: rents: integer for money
    goldens/one comes out with another /rents; say in its expected.yaml what is right
  mappings/acme.yaml:9:11: check dropped: Gifts are themselves
    no golden breaks this check; add one that does
`)
    expect(code).toBe(0)
  })

  test('fails below the share that is asked for, and says by how much', async () => {
    const below = await mutated(['--noticed', '50.1'])
    expect([below.code, below.notes]).toEqual([
      1,
      'txmap coverage: noticed: 50 % is less than the 50.1 % of --noticed\n',
    ])
    expect((await mutated(['--noticed', '50'])).code).toBe(0)
  })

  test('--limit tries so many, the same ones each time', async () => {
    const { out } = await mutated(['--limit', '3', '--json'])
    const report = JSON.parse(out)
    expect(report).toMatchObject({ made: 8, noticed: { of: 3 }, goldens: 1, notAsked: [] })
    expect((await mutated(['--limit', '3', '--json'])).out).toBe(out)
    expect((await mutated(['--limit', '3'])).out).toContain(
      '; 3 of 8 slips tried, drawn from all: --seconds and --limit end it\n',
    )
  })

  test('--seconds ends a run that takes longer, and says so', async () => {
    const { code, out, notes } = await mutated(['--seconds', '1', '--json'], 300)
    expect(code).toBe(0)
    expect(JSON.parse(out).noticed.of).toBeLessThan(8)
    expect(notes).toMatch(/the time of --seconds ended after \d of 8 slips/)
  })

  test('holds no value of a golden', async () => {
    const { out } = await mutated(['--json'])
    expect(out).not.toMatch(/61,?300|7\.00/)
  })

  test('a golden that is not as expected is named, and fails the run', async () => {
    const wrong = join(folder, 'goldens/one/expected.yaml')
    writeFileSync(wrong, 'mapping: acme-990\ndata:\n  /gifts: 1.00\n')
    const { code, out } = await mutated()
    writeFileSync(wrong, files['goldens/one/expected.yaml'])
    expect(code).toBe(1)
    expect(out).toContain('goldens/one: not asked, as it is not as expected\n')
  })

  test.each([
    ['a bundled mapping', ['--mapping', 'retr-1040'], '--mutate is about mappings of your own'],
    ['a limit that is none', ['--limit', '0'], '--limit is a whole number from 1 on'],
    ['thresholds of samples', ['--fields', '90'], '--mutate has no meaning beside --fields'],
    ['a folder without goldens', [join(folder, 'mappings')], 'there is no golden'],
  ])('refuses %s', async (_, args, message) => {
    const { code, notes } = await mutated(args)
    expect(code).toBe(2)
    expect(notes).toContain(message)
  })

  test('needs --mutate for what belongs to it', async () => {
    const { code, notes } = await txmap(['coverage', '--noticed', '90'])
    expect([code, notes]).toEqual([2, 'txmap coverage: cli/usage: --noticed needs --mutate\n'])
  })

  test('without a golden that is as expected tries nothing, and says so', async () => {
    const own = mkdtempSync(join(tmpdir(), 'txmap-slips-none-'))
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(own, name)), { recursive: true })
      writeFileSync(join(own, name), text.replace('61300.00', '61300.01'))
    }
    const { code, out } = await txmap(['coverage', '--mutate', '--project', own])
    rmSync(own, { recursive: true })
    expect(out.replaceAll(`${own}/`, '')).toBe(`Slips put to 0 goldens
Nothing was tried: no golden is as expected before any slip
goldens/one: not asked, as it is not as expected
`)
    expect(code).toBe(1)
  })
})
