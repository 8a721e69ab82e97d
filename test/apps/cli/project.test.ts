/** The commands in a project: the mappings and parts that its project file names are used where no file is named. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createMapper } from '../../../src/index.ts'
import { loadProject } from '../../../src/project/load-project.ts'
import { txmap } from '../../support/txmap.ts'

/** A project with two mappings, one of which uses a part that lies where no folder named "parts" is. */
function projectOf(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'txmap-project-'))
  const all = {
    'txmap.config.yaml': 'mappings: [mappings]\nparts: [shared]\n',
    'mappings/one.yaml':
      'id: one\ntitle: One\nversion: "1.0.0"\nmatch: { type: RETR, form: ["8801"] }\nuse: [own-part]\nfields: { own: { from: SECTION_FILING > OWN, as: text } }\n',
    'mappings/two.yaml':
      'id: two\ntitle: Two\nversion: "1.0.0"\nmatch: { type: RETR, form: ["8802"] }\nfields: { other: { from: SECTION_FILING > OTHER, as: money } }\n',
    'shared/own-part.yaml':
      'part: own-part\nfields: { shared: { from: SECTION_FILING > SHARED, as: text } }\n',
    'one.json': JSON.stringify({
      TYPE: 'RETR',
      FORM: '8801',
      SECTION_FILING: { OWN: 'own', SHARED: 'both' },
    }),
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test('txmap check reads every mapping and part of the project', async () => {
  const folder = projectOf()
  expect(await txmap(['check', '--project', folder])).toEqual({
    code: 0,
    out: '3 files: 0 errors, 0 warnings\nThe project has no sample: nothing is known of labels, sections and texts that are misspelt\n',
    notes: '',
  })
  const faulty = projectOf({ 'mappings/two.yaml': 'id: two\n' })
  const { code, out } = await txmap(['check', '--project', faulty])
  expect(code).toBe(1)
  expect(out).toContain(`${faulty}/mappings/two.yaml:1:1: error spec/missing-key`)
})

test('a folder that is not there is no project, though one lies above it', async () => {
  const missing = join(projectOf(), 'nowhere')
  for (const command of ['check', 'test', 'types', 'coverage', 'dev'])
    expect(await txmap([command, '--project', missing], { interrupted: Promise.resolve() })).toMatchObject({
      code: 2,
      out: '',
      notes: expect.stringContaining(missing),
    })
})

test('txmap check of a project in which no file is a mapping is wrong usage', async () => {
  const folder = projectOf({ 'txmap.config.yaml': 'mappings: [empty]\n', 'empty/one.YAML': 'id: one\n' })
  expect(await txmap(['check', '--project', folder])).toEqual({
    code: 2,
    out: '',
    notes: `txmap check: cli/usage: ${folder}/txmap.config.yaml names no mapping that is there; names of mappings end in .yaml or .yml\n`,
  })
})

test('a file that is named finds in the project what it uses, and is looked at alone', async () => {
  const folder = projectOf()
  const args = ['check', join(folder, 'mappings/one.yaml'), '--json']
  expect(JSON.parse((await txmap([...args, '--project', folder])).out)).toEqual({
    diagnostics: [],
    mappings: ['one'],
  })
  expect(JSON.parse((await txmap(args)).out)).toMatchObject({
    diagnostics: [{ code: 'spec/unknown-part' }],
  })
})

test('txmap map and drift use the mappings of the project, as createMapper does', async () => {
  const folder = projectOf()
  const file = join(folder, 'one.json')
  const { code, out } = await txmap(['map', file, '--json', '--project', folder])
  expect(code).toBe(0)
  const mapper = createMapper({ project: loadProject(folder) })
  const { data, mapping } = mapper.mapTranscript(JSON.parse('{"TYPE":"RETR","FORM":"8801"}'))
  expect(JSON.parse(out)).toMatchObject({ mapping, data: { own: 'own', shared: 'both' } })
  expect(Object.keys(JSON.parse(out).data)).toEqual(Object.keys(Object(data)))
  const drift = await txmap(['drift', file, '--json', '--project', folder])
  expect(JSON.parse(drift.out)).toMatchObject({ documents: 1, rejected: 0 })
})

test('--mapping with a slip in the id of a mapping of the project names that', async () => {
  const folder = projectOf()
  const { code, notes } = await txmap([
    'map',
    join(folder, 'one.json'),
    '--mapping',
    'onee',
    '--project',
    folder,
  ])
  expect([code, notes]).toEqual([
    2,
    'txmap map: cli/usage: "onee" is neither a bundled mapping nor a file; did you mean "one"?\n',
  ])
})

test('--mapping names one mapping of the project by its id, and a bundled one reads what the project leaves open', async () => {
  const folder = projectOf({ 'account.json': JSON.stringify({ TYPE: 'ACTR', FORM: '1040' }) })
  const of = async (...args: string[]): Promise<unknown> =>
    Object(JSON.parse((await txmap(['map', '--json', ...args, '--project', folder])).out)).mapping.id
  expect(await of(join(folder, 'one.json'), '--mapping', 'one')).toBe('one')
  expect(await of(join(folder, 'account.json'))).toBe('actr-1040')
  const other = await txmap(['map', join(folder, 'one.json'), '--mapping', 'two', '--project', folder])
  expect(other).toMatchObject({ code: 1, out: '' })
  expect(other.notes).toContain('transcript/')
})

test('txmap explain knows the ids of the project', async () => {
  const folder = projectOf()
  const { code, out } = await txmap(['explain', 'one', '--project', folder])
  expect(code).toBe(0)
  expect(out).toContain('"shared"')
  expect((await txmap(['explain', 'onee', '--project', folder])).notes).toBe(
    'txmap explain: cli/usage: "onee" is neither a mapping of the project, nor a bundled one, nor a file; did you mean "one"?\n',
  )
})

test('a project file with a fault is shown with its line; a folder without one is wrong usage', async () => {
  const folder = projectOf({ 'txmap.config.yaml': 'mappings: [mapings]\n' })
  const faulty = await txmap(['check', '--project', folder])
  expect(faulty).toMatchObject({ code: 1, out: '' })
  expect(faulty.notes).toContain(
    'txmap.config.yaml:1:12: error project/missing-path: There is no folder "mapings", which "mappings" names\n',
  )
  const empty = mkdtempSync(join(tmpdir(), 'txmap-none-'))
  expect(await txmap(['check', '--project', empty])).toEqual({
    code: 2,
    out: '',
    notes: `txmap check: project/no-file: There is no txmap.config.yaml in "${empty}" or above it; run txmap init to make a project\n`,
  })
})
