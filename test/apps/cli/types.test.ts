/** `txmap types` and `txmap schema`: what they write, and that --check tells what is stale. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { txmap } from '../../support/txmap.ts'

const mapping = (id: string, field: string): string =>
  `id: ${id}\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["${id}"] }\nfields: { ${field}: { from: SECTION_FILING > TOTAL, as: money } }\n`

function projectOf(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'txmap-types-'))
  const all = {
    'txmap.config.yaml': 'mappings: mappings\ntypes: types/mappings.d.ts\nschemas: schemas\n',
    'mappings/one.yaml': mapping('one', 'total'),
    'mappings/two.yaml': mapping('two', 'sum'),
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

describe('txmap types', () => {
  test('writes the file of the project once, then says that it is up to date and leaves it alone', async () => {
    const folder = projectOf()
    const file = join(folder, 'types/mappings.d.ts')
    expect(await txmap(['types', '--project', folder])).toEqual({
      code: 0,
      out: `wrote ${file}\n`,
      notes: '',
    })
    expect(readFileSync(file, 'utf8')).toContain('readonly "two": TwoData')
    const { mtimeMs } = statSync(file)
    expect((await txmap(['types', '--project', folder])).out).toBe('up to date\n')
    expect(statSync(file).mtimeMs).toBe(mtimeMs)
  })

  test('--check writes nothing, and ends with 1 where the file is missing or stale', async () => {
    const folder = projectOf()
    const file = join(folder, 'types/mappings.d.ts')
    const stale = { code: 1, out: `${file} is out of date; run npx txmap types and commit it\n`, notes: '' }
    const check = ['types', '--check', '--project', folder]
    expect(await txmap(check)).toEqual(stale)
    expect(existsSync(file)).toBe(false)
    await txmap(['types', '--project', folder])
    expect(await txmap(check)).toEqual({ code: 0, out: 'up to date\n', notes: '' })
    writeFileSync(join(folder, 'mappings/two.yaml'), mapping('two', 'other'))
    expect(await txmap(check)).toEqual(stale)
    expect(JSON.parse((await txmap([...check, '--json'])).out)).toEqual({ files: [file], stale: [file] })
  })

  test('replaces no file but one of TypeScript', async () => {
    const folder = projectOf()
    const [own, types] = [join(folder, 'mappings/two.yaml'), join(folder, 'two.d.mts')]
    expect(await txmap(['types', 'two', '--project', folder, '--out', own])).toMatchObject({
      code: 2,
      notes: `txmap types: cli/usage: --out names a file of TypeScript, such as types.ts; "${own}" is none\n`,
    })
    expect(readFileSync(own, 'utf8')).toBe(mapping('two', 'sum'))
    expect((await txmap(['types', 'two', '--project', folder, '--out', types])).out).toBe(`wrote ${types}\n`)
  })

  test('prints what is named, by file or by id, and leaves the file of the project alone', async () => {
    const folder = projectOf()
    const byId = await txmap(['types', 'two', '--project', folder])
    expect(byId.out).toContain('export interface TwoData')
    expect(byId.out).not.toContain('OneData')
    expect((await txmap(['types', join(folder, 'mappings/two.yaml')])).out).toBe(byId.out)
    expect(JSON.parse((await txmap(['types', 'two', '--project', folder, '--json'])).out)).toEqual({
      text: byId.out,
    })
    expect(existsSync(join(folder, 'types'))).toBe(false)
  })

  test('writes nothing of mappings with an error, and draws it', async () => {
    const folder = projectOf({ 'mappings/two.yaml': 'id: two\n' })
    const { code, out, notes } = await txmap(['types', '--project', folder])
    expect([code, out]).toEqual([1, ''])
    expect(notes).toContain(`${folder}/mappings/two.yaml:1:1: error spec/missing-key`)
    expect(existsSync(join(folder, 'types'))).toBe(false)
  })

  test('says how it is to be called', async () => {
    const folder = projectOf({ 'txmap.config.yaml': 'mappings: mappings\n' })
    const notes = async (...args: string[]): Promise<string> => (await txmap(['types', ...args])).notes
    expect(await notes('towo', '--project', folder)).toBe(
      'txmap types: cli/usage: "towo" is neither a file nor a mapping of the project; did you mean "two"?\n',
    )
    expect(await notes('--check', '--project', folder)).toBe(
      'txmap types: cli/usage: --check needs a file: "types" in the project file, or --out FILE\n',
    )
    expect(await notes()).toBe(
      'txmap types: cli/usage: name at least one mapping file, or run it in a project\n',
    )
  })
})

describe('txmap schema', () => {
  test('writes a file for each mapping to the folder of the project, and --check tells which are stale', async () => {
    const folder = projectOf()
    const files = ['one', 'two'].map(id => join(folder, `schemas/${id}.schema.json`))
    expect(await txmap(['schema', '--project', folder])).toEqual({
      code: 0,
      out: files.map(file => `wrote ${file}\n`).join(''),
      notes: '',
    })
    expect(JSON.parse(readFileSync(files[1] ?? '', 'utf8'))).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      required: ['sum'],
    })
    writeFileSync(join(folder, 'mappings/two.yaml'), mapping('two', 'other'))
    expect(await txmap(['schema', '--check', '--project', folder])).toEqual({
      code: 1,
      out: `${files[1]} is out of date; run npx txmap schema and commit it\n`,
      notes: '',
    })
  })

  test('removes that of a mapping that is gone, and no file of somebody else', async () => {
    const folder = projectOf()
    await txmap(['schema', '--project', folder])
    const [gone, other] = ['two', 'other'].map(id => join(folder, `schemas/${id}.schema.json`))
    writeFileSync(other ?? '', '{ "title": "Of somebody else" }')
    rmSync(join(folder, 'mappings/two.yaml'))
    expect(await txmap(['schema', '--check', '--project', folder])).toEqual({
      code: 1,
      out: `${gone} is of no mapping; run npx txmap schema, which removes it\n`,
      notes: '',
    })
    const { out } = await txmap(['schema', '--json', '--project', folder])
    expect(JSON.parse(out)).toMatchObject({ written: [], removed: [gone] })
    expect([gone, other].map(file => existsSync(file ?? ''))).toEqual([false, true])
    expect((await txmap(['schema', '--check', '--project', folder])).out).toBe('up to date\n')
  })

  test('prints that of one mapping, and wants a folder for several', async () => {
    const folder = projectOf({ 'txmap.config.yaml': 'mappings: mappings\n' })
    expect(JSON.parse((await txmap(['schema', 'one', '--project', folder])).out).required).toEqual(['total'])
    expect((await txmap(['schema', '--project', folder])).notes).toBe(
      'txmap schema: cli/usage: name one mapping, or a folder for several: "schemas" in the project file, or --out DIR\n',
    )
  })
})
