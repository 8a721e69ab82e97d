/** `txmap init`: what it writes, that it overwrites nothing, and that what it writes is right. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMapper } from '../../../src/index.ts'
import { loadProject } from '../../../src/project/load-project.ts'
import { projectRoot } from '../../support/goldens.ts'
import { txmap } from '../../support/txmap.ts'

const files = [
  'txmap.config.yaml',
  'mappings/retr-990.yaml',
  'mappings/parts/README.md',
  'samples/retr-990-2023.json',
  'goldens/retr-990-2022/input.json',
  'goldens/retr-990-2022/expected.yaml',
  'types/mappings.d.ts',
  'package.json',
  'README.md',
  '.gitignore',
  '.vscode/settings.json',
  '.vscode/extensions.json',
  '.github/workflows/mappings.yml',
]

const empty = (name = 'Our Mappings'): string => join(mkdtempSync(join(tmpdir(), 'txmap-init-')), name)

test('txmap init writes the files of a project, and says which and what comes next', async () => {
  const folder = empty()
  expect(await txmap(['init', folder])).toEqual({
    code: 0,
    out: `${files.map(file => `wrote ${join(folder, file)}\n`).join('')}\nnext: cd "${folder}" && npm install && npm test\n`,
    notes: '',
  })
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(each => each.isFile())
  expect(found.length).toBe(files.length)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({
    name: 'our-mappings',
    dependencies: { 'tax-transcript-mapper': `^${version}` },
  })
})

test('makes a project whose mappings have no fault, whose types are up to date and whose samples are read whole', async () => {
  const folder = empty()
  await txmap(['init', folder])
  expect((await txmap(['check', '--project', folder])).out).toBe(
    '1 file against 2 samples: 0 errors, 0 warnings\n',
  )
  expect((await txmap(['types', '--check', '--project', folder])).out).toBe('up to date\n')
  const project = loadProject(folder)
  expect(project.goldens).toEqual([join(folder, 'goldens/retr-990-2022')])
  const mapper = createMapper({ project })
  for (const file of [...project.samples, join(folder, 'goldens/retr-990-2022/input.json')]) {
    const result = mapper.mapTranscript(readFileSync(file, 'utf8'))
    expect([result.mapping.id, result.issues, result.unmapped]).toEqual(['retr-990', [], []])
  }
  const schema = JSON.parse(readFileSync(join(projectRoot, 'schemas/project.schema.json'), 'utf8'))
  const written = parse(readFileSync(join(folder, 'txmap.config.yaml'), 'utf8'))
  expect(new Ajv2020({ strict: true }).compile(schema)(written)).toBe(true)
})

test('keeps what is there, writes what is missing, and the second time writes nothing', async () => {
  const folder = empty()
  mkdirSync(join(folder, 'mappings'), { recursive: true })
  const mine = { 'README.md': '# Mine\n', 'mappings/retr-990.yaml': 'id: mine\n' }
  for (const [name, text] of Object.entries(mine)) writeFileSync(join(folder, name), text)
  const { code, out } = await txmap(['init', folder])
  expect(code).toBe(0)
  expect(out).toContain(
    `kept ${join(folder, 'mappings/retr-990.yaml')}, which was there\nkept ${join(folder, 'README.md')}, which was there\n`,
  )
  for (const [name, text] of Object.entries(mine)) expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
  expect(JSON.parse((await txmap(['init', folder, '--json'])).out)).toEqual({
    written: [],
    kept: files.map(file => join(folder, file)),
  })
})

test.each([
  ['node_modules', 'transcript-mappings'],
  ['___', 'transcript-mappings'],
  ['Größe 2', 'gr-e-2'],
])('names the package of the folder %s %s', async (folder, name) => {
  const made = empty(folder)
  await txmap(['init', made])
  expect(JSON.parse(readFileSync(join(made, 'package.json'), 'utf8')).name).toBe(name)
})

test('txmap init says which file it cannot write, and why', async () => {
  const folder = empty()
  mkdirSync(folder)
  writeFileSync(join(folder, 'mappings'), 'a file')
  const { code, notes } = await txmap(['init', folder])
  expect(code).toBe(2)
  expect(notes).toBe(
    `txmap init: cli/unwritable-file: The command cannot write "${join(folder, 'mappings/retr-990.yaml')}": there is a file where a folder is needed\n`,
  )
})
