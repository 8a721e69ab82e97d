/** The command finds what a mapping extends: a bundled one with nothing else given, one of one's own beside it. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { base, transcript } from '../../support/extended.ts'
import { sample, txmap } from '../../support/txmap.ts'

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'extends-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const head = (id: string, base: string): string =>
  `id: ${id}\ntitle: Ours\nversion: "1.0.0"\nextends: ${base}\n`

const returns = `${head('acme-retr-1040', 'retr-1040')}fields:
  income: { fields: { salaries: { renames: wages } } }
`

describe('a mapping that extends a bundled one, with nothing else given', () => {
  const folder = folderWith({ 'own.yaml': returns })
  const file = join(folder, 'own.yaml')

  test('is checked', async () => {
    expect(await txmap(['check', file])).toEqual({
      code: 0,
      out: '1 file: 0 errors, 0 warnings\n',
      notes: '',
    })
  })

  test('maps', async () => {
    const { code, out } = await txmap(['map', sample('retr/1040/avery-2021'), '--mapping', file, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ mapping: { id: 'acme-retr-1040' } })
    expect(JSON.parse(out).data.income.salaries).toMatch(/\.\d\d$/)
  })

  test('has the checks that it inherits, by their names', async () => {
    const args = ['map', sample('retr/1040/avery-2021'), '--mapping', file, '--summary', '--skip-check']
    expect((await txmap([...args, 'totalIncomeIsSum'])).code).toBe(0)
    expect((await txmap([...args, 'totalIncomeIsSums'])).notes).toContain('did you mean "totalIncomeIsSum"')
  })

  test('is explained', async () => {
    const { code, out } = await txmap(['explain', file])
    expect(code).toBe(0)
    expect(out).toContain('"salaries": $money(')
    expect((await txmap(['explain', file, '--portable'])).code).toBe(0)
  })
})

test('a mapping that extends one of one’s own finds it beside, in a folder of parts and among the files, and its base as well', async () => {
  const folder = folderWith({
    'a/own.yaml': head('acme-1040', 'middle-1040'),
    'a/middle.yaml': head('middle-1040', 'our-1040'),
    'a/stranger.yaml': 'version: "3"\nservices: [a: b\n',
    'a/other.yaml': head('other', 'nothing'),
    'parts/our.yaml': base,
    'document.json': JSON.stringify(transcript),
    'b/own.yaml': head('acme-1040', 'second-1040'),
    'b/second.yaml': base.replace('our-1040', 'second-1040'),
  })
  const before = process.cwd()
  process.chdir(folder)
  try {
    expect((await txmap(['check', 'a/own.yaml'])).out).toBe('1 file: 0 errors, 0 warnings\n')
    expect((await txmap(['check', 'b/own.yaml', 'b/second.yaml'])).out).toBe(
      '2 files: 0 errors, 0 warnings\n',
    )
    for (const file of ['a/own.yaml', 'b/own.yaml']) {
      const { out } = await txmap(['map', 'document.json', '--mapping', file, '--json'])
      expect(JSON.parse(out)).toMatchObject({ mapping: { id: 'acme-1040' }, data: { earned: '105.00' } })
    }
    expect((await txmap(['check', 'a/other.yaml'])).out).toContain('spec/unknown-base')
  } finally {
    process.chdir(before)
  }
})

test('the fault of a mapping that is extended is drawn in its own file', async () => {
  const folder = folderWith({
    'own.yaml': head('acme-1040', 'our-1040'),
    'our.yaml': base.replace('as: money, evidence', 'as: mony, evidence'),
  })
  const { code, out } = await txmap(['check', join(folder, 'own.yaml')])
  expect(code).toBe(1)
  expect(out).toContain('our.yaml:12:47: error spec/unknown-normalizer')
  expect(out).toContain('interest: { from: TAXABLE INTEREST, as: mony')
})
