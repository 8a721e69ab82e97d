/** The command and createMapper find the same parts for the same mapping, or say that they cannot. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { SourceFile } from '../../../src/compile/source-file.ts'
import { createMapper, SpecError } from '../../../src/index.ts'
import { txmap } from '../../support/txmap.ts'

const using = (use: string): string =>
  `id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nuse: [${use}]\nfields: { own: { from: SECTION_FILING > OWN, as: text } }\n`
const part = (name: string, field: string, use = ''): string =>
  `part: ${name}\n${use === '' ? '' : `use: [${use}]\n`}fields: { ${field}: { from: SECTION_FILING > ${field.toUpperCase()}, as: text } }\n`

interface Case {
  readonly mapping: string
  /** Files beside the mapping, by their paths from the top; the mapping is mappings/retr/mine.yaml. */
  readonly files: Readonly<Record<string, string>>
  /** The fields that come out, or the code of the error, whichever way is taken. */
  readonly want: readonly string[] | string
  /** Where the two ways may differ: what createMapper says when it is given no parts. */
  readonly without?: readonly string[] | string
}

const cases: readonly (readonly [string, Case])[] = [
  ['no part', { mapping: using(''), files: {}, want: ['own'], without: ['own'] }],
  [
    'a bundled part',
    { mapping: using('transcript'), files: {}, want: ['type', 'form'], without: ['type', 'form'] },
  ],
  [
    'a part beside the mapping',
    {
      mapping: using('a'),
      files: { 'mappings/retr/parts/a.yaml': part('a', 'one') },
      want: ['one', 'own'],
      without: 'spec/unknown-part',
    },
  ],
  [
    'a part above the mapping that uses another part, in a folder of its own',
    {
      mapping: using('a'),
      files: {
        'mappings/parts/a.yaml': part('a', 'one', 'deep/b'),
        'parts/deep/b.yml': part('deep/b', 'two'),
      },
      want: ['two', 'one', 'own'],
      without: 'spec/unknown-part',
    },
  ],
  [
    'one part in two ways',
    {
      mapping: using('a'),
      files: { 'mappings/parts/a.yaml': part('a', 'one'), 'parts/a.yaml': part('a', 'two') },
      want: 'spec/duplicate-part',
      without: 'spec/unknown-part',
    },
  ],
  [
    'one part twice, in the same words',
    {
      mapping: using('a'),
      files: { 'mappings/parts/a.yaml': part('a', 'one'), 'parts/a.yaml': part('a', 'one') },
      want: ['one', 'own'],
      without: 'spec/unknown-part',
    },
  ],
  [
    'a part with the name of a bundled one',
    {
      mapping: using('transcript'),
      files: { 'mappings/parts/transcript.yaml': part('transcript', 'one') },
      want: 'spec/duplicate-part',
      // It means the bundled one, which no way reads as another.
      without: ['type', 'form'],
    },
  ],
  [
    'a part with the name of a bundled one that nobody uses',
    {
      mapping: using(''),
      files: { 'mappings/parts/transcript.yaml': part('transcript', 'one') },
      want: ['own'],
      without: ['own'],
    },
  ],
  [
    'a part that cannot be read',
    {
      mapping: using('a'),
      files: { 'mappings/parts/a.yaml': 'part: a\nfeilds: {}\n' },
      want: 'spec/unknown-part',
      without: 'spec/unknown-part',
    },
  ],
]

/** The names of fields, or the code of the first error. */
type Found = readonly string[] | string

const document = { TYPE: 'RETR', FORM: '1040' }

function byMapper(mapping: SourceFile, parts: readonly SourceFile[]): Found {
  try {
    const mapper = createMapper({ mappings: [mapping], parts, bundled: false })
    return Object.keys(Object(mapper.mapTranscript(document).data))
  } catch (error) {
    if (error instanceof SpecError) return [...new Set(error.diagnostics.map(each => each.code))]
    throw error
  }
}

async function byCommand(file: string, transcript: string): Promise<Readonly<Record<string, Found>>> {
  const mapped = await txmap(['map', '--json', transcript, '--mapping', file])
  const explained = await txmap(['explain', '--json', file])
  const checked = await txmap(['check', '--json', file])
  const codes = (text: string): readonly string[] => [
    ...new Set([...text.matchAll(/: error (spec\/[a-z-]+):/g)].map(match => match[1] ?? '')),
  ]
  const inExpression = (text: string): readonly string[] =>
    [...String(JSON.parse(text).expression).matchAll(/^ {2}"(\w+)":/gm)].map(match => match[1] ?? '')
  const { diagnostics }: { readonly diagnostics: readonly { readonly code: string }[] } = JSON.parse(
    checked.out,
  )
  return {
    map: mapped.code === 0 ? Object.keys(JSON.parse(mapped.out).data) : codes(mapped.notes),
    explain: explained.code === 0 ? inExpression(explained.out) : codes(explained.notes),
    check: [...new Set(diagnostics.map(each => each.code))],
  }
}

test.each(cases)('%s', async (_, { mapping, files, want, without }) => {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'))
  const write = (name: string, text: string): SourceFile => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return { name: path, text }
  }
  const mine = write('mappings/retr/mine.yaml', mapping)
  const parts = Object.entries(files).map(([name, text]) => write(name, text))
  const found = await byCommand(mine.name, write('transcript.json', JSON.stringify(document)).name)
  const same = byMapper(mine, parts)
  if (typeof want === 'string') {
    expect(same).toContain(want)
    expect(found).toEqual({ map: same, explain: same, check: same })
  } else {
    expect(same).toEqual(expect.arrayContaining([...want]))
    expect(found).toEqual({ map: same, explain: same, check: [] })
  }
  expect(byMapper(mine, [])).toEqual(expect.arrayContaining([without ?? want].flat()))
})
