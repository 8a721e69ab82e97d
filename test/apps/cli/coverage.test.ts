/** `txmap coverage`: what it prints, and when it fails. */
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

  test.each([
    ['no file', [], 'name at least one transcript file, or run it in a project that has samples'],
    ['a share that is none', [transcript, '--fields', '101'], '--fields is a percentage from 0 to 100'],
  ])('refuses %s', async (_, args, message) => {
    const call = await txmap(['coverage', ...args])
    expect(call).toMatchObject({ code: 2, out: '' })
    expect(call.notes).toContain(`txmap coverage: cli/usage: ${message}\n`)
  })
})
