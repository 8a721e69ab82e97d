/** `txmap draft`: what it prints, writes and refuses. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { file, sample, txmap } from '../../support/txmap.ts'

const page = sample('retr/general/page-1120-c-2021')

describe('txmap draft', () => {
  test('prints a mapping, and says beside it how much is to be decided', async () => {
    const { code, out, notes } = await txmap(['draft', page])
    expect(code).toBe(0)
    expect(out).toContain('\nid: retr-1120-c\n')
    expect(out).toContain('      grossReceipts: { from: GROSS RECEIPTS OR SALES, as: money }\n')
    expect(notes).toBe(
      '9 fields, 0 marked TODO, 2 bundled parts (transcript, header); every line of the samples is read\n',
    )
  })

  test('says where the samples are of several forms, and counts no warning of a section that they have', async () => {
    const ofForm = (form: string): string =>
      file(`${form}.json`, JSON.stringify({ TYPE: 'RETR', FORM: form, SECTION_FEES: { FEE: '$5.00' } }))
    const { out, notes } = await txmap(['draft', ofForm('9990'), ofForm('9991')])
    expect(out).toContain('TODO the samples are of 2 forms')
    expect(notes).not.toContain('warning')
    expect((await txmap(['draft', ofForm('9990')])).out).not.toContain('forms:')
  })

  test('writes a file that check finds no fault in, and replaces none without --force', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'txmap-draft-')), 'mapping.yaml')
    expect(await txmap(['draft', page, '-o', out])).toMatchObject({ code: 0, out: '' })
    const written = readFileSync(out, 'utf8')
    expect(await txmap(['check', out])).toMatchObject({ code: 0, out: '1 file: 0 errors, 0 warnings\n' })
    const own = await txmap(['draft', page, '-o', page, '--force'])
    expect([own.code, own.notes]).toEqual([
      2,
      `txmap draft: cli/usage: "${page}" is one of the samples; name another file with -o\n`,
    ])
    const refused = await txmap(['draft', page, '--no-parts', '-o', out])
    expect(refused).toMatchObject({
      code: 2,
      notes: `txmap draft: cli/usage: "${out}" exists; add --force to replace it, or name another file\n`,
    })
    expect(readFileSync(out, 'utf8')).toBe(written)
    expect((await txmap(['draft', page, '--no-parts', '-o', out, '--force'])).code).toBe(0)
    expect(readFileSync(out, 'utf8')).not.toContain('use:')
  })

  test('maps its samples without an error and leaves nothing unmapped', async () => {
    const draft = file('own.yaml', (await txmap(['draft', page])).out)
    const { code, out } = await txmap(['map', page, '--mapping', draft, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ unmapped: [], issues: [] })
  })

  test('says that a bundled mapping reads the form already', async () => {
    const { out } = await txmap(['draft', sample('retr/1120/brightwater-2021')])
    expect(out).toContain('id: own-retr-1120\n')
    expect(out).toContain(
      '# retr-1120 comes with the package and reads this form: "extends: retr-1120" may be all you need.\n',
    )
  })

  test('--json gives the text and the counts', async () => {
    const { out } = await txmap(['draft', page, '--json'])
    expect(JSON.parse(out)).toMatchObject({
      id: 'retr-1120-c',
      fields: 9,
      todos: 0,
      notRead: [],
      diagnostics: [],
    })
  })

  test.each<[string, readonly string[], number, string]>([
    [
      'no file',
      [],
      2,
      'txmap draft: cli/usage: name at least one transcript file, or "-" for standard input\n',
    ],
    ['--force alone', [page, '--force'], 2, 'txmap draft: cli/usage: --force needs --out\n'],
    [
      'samples of two types',
      [page, sample('actr/1040/avery-2021')],
      2,
      'txmap draft: cli/usage: the samples are of TYPE RETR and ACTR; draft a mapping for each\n',
    ],
    [
      'a type that there is none of',
      [file('odd.json', '{"TYPE":"CANARY 987","FORM":"1040"}')],
      2,
      'txmap draft: cli/usage: a mapping reads transcripts of TYPE ACTR, RECA, RETR or WAID; a sample is of another\n',
    ],
  ])('refuses %s', async (_, args, code, notes) => {
    const call = await txmap(['draft', ...args])
    expect(call).toMatchObject({ code, out: '' })
    expect(call.notes).toContain(notes)
  })

  test('writes nothing where a file is not a transcript', async () => {
    const none = file('none.json', '[]')
    const out = join(mkdtempSync(join(tmpdir(), 'txmap-draft-')), 'mapping.yaml')
    const { code, notes } = await txmap(['draft', none, page, '-o', out])
    expect(code).toBe(1)
    expect(notes).toMatch(/none\.json: transcript\/not-object: /)
    expect(existsSync(out)).toBe(false)
  })

  test('refuses samples with more labels than a mapping may have', async () => {
    const lines = Object.fromEntries(
      Array.from({ length: 4_000 }, (_, at) => [`LINE ${at.toString(36)}`, '$1.00']),
    )
    const wide = file('wide.json', JSON.stringify({ TYPE: 'RETR', SECTION_FILING: lines, FORM: '990' }))
    const { code, notes } = await txmap(['draft', wide])
    expect(code).toBe(2)
    expect(notes).toContain(
      'txmap draft: cli/usage: the samples have more labels than one mapping can read; draft with fewer samples\n',
    )
  })
})
