import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../src/index.ts'
import { loadProject } from '../../../src/project/load-project.ts'
import { ProjectError } from '../../../src/project/project-error.ts'

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const mapping = (id: string, use = ''): string =>
  `id: ${id}\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["${id}"] }\n${use}fields: { own: { from: SECTION_FILING > OWN, as: text } }\n`

function errorOf(start: string): ProjectError {
  try {
    loadProject(start)
  } catch (error) {
    if (error instanceof ProjectError) return error
    throw error
  }
  throw new TypeError('it loaded')
}

describe('loadProject', () => {
  test('gives texts by their names from the project, and samples and goldens by their paths, in order', () => {
    const folder = folderOf({
      'txmap.config.yaml':
        'mappings: [mappings, mappings/b.yaml]\nparts: [mappings/parts]\nsamples: [samples]\ngoldens: [goldens]\ntypes: types/m.d.ts\n',
      'mappings/b.yaml': mapping('b'),
      'mappings/deep/a.yml': mapping('a'),
      'mappings/notes.md': 'no mapping',
      'mappings/parts/p.yaml': 'part: p\nfields: {}\n',
      'mappings/node_modules/x.yaml': 'x',
      'mappings/.hidden/x.yaml': 'x',
      'samples/two.json': '{}',
      'samples/deep/one.json': '{}',
      'samples/readme.txt': '',
      'goldens/whole/input.json': '{}',
      'goldens/whole/expected.yaml': '{}',
      'goldens/deep/orphan/expected.yaml': '{}',
      'goldens/neither/notes.md': '',
    })
    expect(loadProject(folder)).toEqual({
      file: join(folder, 'txmap.config.yaml'),
      directory: folder,
      mappings: [
        { name: 'mappings/b.yaml', text: mapping('b') },
        { name: 'mappings/deep/a.yml', text: mapping('a') },
      ],
      parts: [{ name: 'mappings/parts/p.yaml', text: 'part: p\nfields: {}\n' }],
      samples: [join(folder, 'samples/deep/one.json'), join(folder, 'samples/two.json')],
      goldens: [join(folder, 'goldens/deep/orphan'), join(folder, 'goldens/whole')],
      types: join(folder, 'types/m.d.ts'),
      schemas: undefined,
    })
  })

  test('finds the project file above the folder, or takes the file itself', () => {
    const folder = folderOf({ 'txmap.config.yaml': 'mappings: [m]\n', 'm/deep/a.yaml': mapping('a') })
    for (const start of [folder, join(folder, 'm/deep'), join(folder, 'txmap.config.yaml')])
      expect(loadProject(start)).toMatchObject({ directory: folder, mappings: [{ name: 'm/deep/a.yaml' }] })
  })

  test('leaves out what a project does not name', () => {
    const folder = folderOf({ 'txmap.config.yaml': 'mappings: m\n', 'm/a.yaml': mapping('a') })
    expect(loadProject(folder)).toMatchObject({ parts: [], samples: [], goldens: [], types: undefined })
  })

  test('does not follow a link that leads in a circle', () => {
    const folder = folderOf({ 'txmap.config.yaml': 'mappings: m\n', 'm/a.yaml': mapping('a') })
    symlinkSync(folder, join(folder, 'm/loop'))
    expect(loadProject(folder).mappings.map(each => each.name)).toEqual(['m/a.yaml'])
  })

  test('names a project file that is called otherwise, unless a project is nearer', () => {
    const folder = folderOf({ 'txmap.config.yml': 'mappings: []\n', 'inner/x.txt': '' })
    const error = errorOf(join(folder, 'inner'))
    expect([error.code, error.hint]).toEqual([
      'project/no-file',
      'rename txmap.config.yml to txmap.config.yaml',
    ])
    writeFileSync(join(folder, 'inner/txmap.config.yaml'), 'mappings: [m.yaml]\n')
    writeFileSync(join(folder, 'inner/m.yaml'), mapping('m'))
    expect(loadProject(join(folder, 'inner')).mappings).toHaveLength(1)
  })

  test('names what is missing, at its line, and every other fault', () => {
    const folder = folderOf({
      'txmap.config.yaml': 'mappings: [mapping, own.yaml]\nsample: [samples]\ngoldens: [goldens]\n',
      'goldens/x/input.json': '{}',
    })
    const error = errorOf(folder)
    expect(error.code).toBe('project/missing-path')
    expect(error.diagnostics.map(each => each.code)).toEqual([
      'project/missing-path',
      'project/missing-path',
      'project/unknown-key',
    ])
    expect(
      error.message,
    ).toBe(`txmap.config.yaml:1:12: error project/missing-path: There is no folder "mapping", which "mappings" names

  1 | mappings: [mapping, own.yaml]
    |            ^^^^^^^
  2 | sample: [samples]
hint: make the folder, or remove it from "mappings"
explain: npx txmap explain project/missing-path
docs: node_modules/tax-transcript-mapper/docs/errors.md#projectmissing-path

txmap.config.yaml:1:21: error project/missing-path: There is no file "own.yaml", which "mappings" names

  1 | mappings: [mapping, own.yaml]
    |                     ^^^^^^^^
  2 | sample: [samples]
hint: correct the path, or remove it
explain: npx txmap explain project/missing-path
docs: node_modules/tax-transcript-mapper/docs/errors.md#projectmissing-path

txmap.config.yaml:2:1: error project/unknown-key: Unknown key "sample" in the project file

  1 | mappings: [mapping, own.yaml]
  2 | sample: [samples]
    | ^^^^^^
  3 | goldens: [goldens]
hint: did you mean "samples"?
explain: npx txmap explain project/unknown-key
docs: node_modules/tax-transcript-mapper/docs/errors.md#projectunknown-key`)
  })

  test('says where it looked for a project file', () => {
    const folder = folderOf({})
    const error = errorOf(folder)
    expect(error).toMatchObject({ code: 'project/no-file', diagnostics: [] })
    expect(error.message).toBe(
      `There is no txmap.config.yaml in "${folder}" or above it; run txmap init to make a project`,
    )
  })

  test('says which file cannot be read, and why', () => {
    const folder = folderOf({
      'txmap.config.yaml': 'mappings: m\n',
      'm/a.yaml': Buffer.from([0x69, 0x64, 0x3a, 0xff]),
    })
    expect(errorOf(folder).message).toBe(
      `Cannot read the project's "m/a.yaml": it is not UTF-8 text; save it as UTF-8`,
    )
  })
})

describe('createMapper', () => {
  test('maps with the mappings and parts of a project, beside the bundled ones', () => {
    const folder = folderOf({
      'txmap.config.yaml': 'mappings: [mappings]\nparts: [mappings/parts]\n',
      'mappings/a.yaml': mapping('a', 'use: [p]\n'),
      'mappings/parts/p.yaml': 'part: p\nfields: { shared: { from: SECTION_FILING > SHARED, as: text } }\n',
    })
    const mapper = createMapper({ project: loadProject(folder) })
    const raw = { TYPE: 'RETR', FORM: 'a', SECTION_FILING: { OWN: 'one', SHARED: 'two' } }
    const result = mapper.mapTranscript(raw)
    expect(result.data).toEqual({ shared: 'two', own: 'one' })
    expect(result.lineage().map(each => each.spec)).toContain('mappings/parts/p.yaml:2:11')
    expect(mapper.mappingIds).toContain('retr-1040')
    expect(createMapper({ project: loadProject(folder), bundled: false }).mappingIds).toEqual(['a'])
  })

  test('refuses what is no project, and says how one is given', () => {
    const refused = (project: unknown): string => {
      try {
        Reflect.apply(createMapper, undefined, [{ project }])
      } catch (error) {
        return error instanceof Error ? error.message : ''
      }
      return 'taken'
    }
    const call =
      'write createMapper({ project: loadProject() }); loadProject is exported by "tax-transcript-mapper/project"'
    expect(refused('here')).toBe(
      '"project" is a text where a project is expected; write project: loadProject("FOLDER")',
    )
    expect(refused({})).toBe(
      `"project.mappings" is missing where a list of { name, text } is expected; ${call}`,
    )
    expect(refused({ mappings: [], parts: ['x'] })).toContain('"project.parts[0]" is a text')
  })
})
