/** `txmap coverage`: what it prints, and when it fails. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { file, sample, txmap } from '../../support/txmap.ts'

const transcript = file(
  'coverage.json',
  JSON.stringify({
    TYPE: 'ACTR',
    SECTION_BALANCE: { 'ACCOUNT BALANCE': '$10.00', 'ACCRUED INTEREST': '', 'SSN 987-65-4321': '$2.00' },
    FORM: '1040',
  }),
)
const mapping = file(
  'coverage.yaml',
  `id: actr-own
title: Balance
version: "1.0.0"
match: { type: ACTR, form: ["1040"] }
fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: formNumber }
  balance: { from: [SECTION_BALANCE."ACCOUNT BALANCE", SECTION_BALANCE."OWED"], as: money }
  interest: { from: SECTION_BALANCE."ACCRUED INTEREST", as: money }
  penalty: { from: SECTION_BALANCE."ACCRUED PENALTY", as: money }
`,
)

describe('txmap coverage', () => {
  test('shows both sides', async () => {
    const { code, out } = await txmap(['coverage', transcript, '--mapping', mapping])
    expect(code).toBe(0)
    expect(out.replaceAll(mapping, 'own.yaml')).toBe(`Coverage by 1 sample
lines   80 % (4 of 5): 4 read, 0 ignored, 1 not read
fields  60 % (3 of 5) have a value in some sample

Lines that no field reads (1)
  SECTION_BALANCE."SSN ###-##-####": 1 line in 1 sample

Fields that have no value in any sample (2)
  interest (own.yaml:9:3): blank in 1
  penalty (own.yaml:10:3): absent in 1

Wordings that no sample has, of fields that have a value (1)
  balance (own.yaml:8:3): SECTION_BALANCE."OWED"
`)
  })

  test('of what a mapping extends counts the gaps, and lists its own', async () => {
    const own = file(
      'coverage-extends.yaml',
      `id: own-1040
title: Own
version: "1.0.0"
extends: actr-1040
fields:
  agency: { from: SECTION_BALANCE."AGENCY LINE", as: money }
`,
    )
    const { out } = await txmap(['coverage', transcript, '--mapping', own])
    const gaps = out.replaceAll(own, 'own.yaml').split('\n\n').at(-1)
    expect(gaps).toMatch(
      /^Fields that have no value in any sample \(1\)\n {2}agency \(own\.yaml:6:3\): absent in 1\n {2}and [0-9]+ in what is used or extended of the package \(--all shows them\)\n$/,
    )
    expect((await txmap(['coverage', transcript, '--mapping', own, '--all'])).out).not.toContain(
      'in what is used',
    )
  })

  test('over nothing says that nothing was read', async () => {
    const missing = await txmap(['coverage', '/nowhere/x.json'])
    expect([missing.code, missing.out]).toEqual([2, 'Coverage by 0 samples\nNothing was read\n'])
    const broken = await txmap(['coverage', file('broken.json', '{'), '--mapping', mapping, '--all'])
    expect([broken.code, broken.out]).toEqual([1, 'Coverage by 0 samples\nNothing was read\n'])
  })

  test('--all shows what is read and filled, too', async () => {
    const { out } = await txmap(['coverage', transcript, '--mapping', mapping, '--all'])
    expect(out).toContain('\n  SECTION_BALANCE."ACCOUNT BALANCE": 1 read in 1 sample\n')
    expect(out).toContain('\n  balance: a value in 1 sample, by SECTION_BALANCE."ACCOUNT BALANCE" in 1\n')
  })

  test('--json gives the report', async () => {
    const { out } = await txmap(['coverage', transcript, '--mapping', mapping, '--json'])
    expect(JSON.parse(out)).toMatchObject({ leaves: { part: 4, of: 5 }, fields: { part: 3, of: 5 } })
  })

  test('fails below a share that is asked for, and says by how much', async () => {
    const args = ['coverage', transcript, '--mapping', mapping, '--leaves', '90']
    const { code, notes } = await txmap([...args, '--fields', '60'])
    expect(code).toBe(1)
    expect(notes).toBe('txmap coverage: leaves: 80 % is less than the 90 % of --leaves\n')
    expect((await txmap(['coverage', transcript, '--mapping', mapping, '--leaves', '80'])).code).toBe(0)
  })

  test('names the mapping of each field where there are several', async () => {
    const { out } = await txmap([
      'coverage',
      sample('actr/1040/avery-2021'),
      sample('retr/1120/brightwater-2021'),
    ])
    expect(out).toMatch(/\n {2}actr-1040 [a-zA-Z.]+ \(mappings\//)
  })

  test('counts each transcript of a project once, though a golden is a sample too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'txmap-coverage-'))
    const line = (total: string): string =>
      JSON.stringify({ TYPE: 'RETR', SECTION_FILING: { TOTAL: total }, FORM: '990' })
    const files = {
      'txmap.config.yaml': 'mappings: [mappings]\nsamples: [samples, goldens]\ngoldens: [goldens, others]\n',
      'mappings/own.yaml':
        'id: own\ntitle: Own\nversion: "1.0.0"\nmatch: { type: RETR, form: ["990"] }\nfields: { total: { from: SECTION_FILING > TOTAL, as: money } }\n',
      'samples/one.json': line('$1.00'),
      'goldens/two/input.json': line('$2.00'),
      'goldens/two/expected.yaml': 'mapping: own\n',
      // A golden that no list of samples names.
      'others/three/input.json': line('$3.00'),
      'others/three/expected.yaml': 'mapping: own\n',
    }
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const { out } = await txmap(['coverage', '--project', folder])
    expect(out).toContain('Coverage by 3 samples\n')
  })

  test.each([
    ['no file', [], 'name at least one transcript file, or run it in a project that has samples'],
    ['a share that is none', [transcript, '--fields', '101'], '--fields is a percentage from 0 to 100'],
  ])('refuses %s', async (_, args, message) => {
    const call = await txmap(['coverage', ...args])
    expect(call).toMatchObject({ code: 2, out: '' })
    expect(call.notes).toContain(`txmap coverage: cli/usage: ${message}\n`)
  })
})
