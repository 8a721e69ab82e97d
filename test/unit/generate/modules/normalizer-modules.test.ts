/** A normalizer of which a part is missing is an error that names the file to write. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { normalizerModules } from '../../../../src/generate/modules/normalizer-modules.ts'

const made: string[] = []

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true })
})

/** What is generated from a room of these files, by their paths in it. */
function modulesOf(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const root = mkdtempSync(join(tmpdir(), 'txmap-normalizers-'))
  made.push(root)
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, 'src/normalize', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return normalizerModules(root)
}

const definition = (name: string): string => `export const ${name}: Normalizer<string> = {
  name: '${name}',
  summary: 'It.',
  output,
  examples: [
  ],
  parse: text => text,
}
`
const portable = (name: string): string =>
  `export const portable: readonly Part[] = [\n  part(\n    '${name}',\n    'It.',\n    '$it',\n  ),\n]\n`
const whole = {
  'number/per-cent.ts': definition('perCent'),
  'number/per-cent.portable.ts': portable('perCent'),
}

describe('the registry of normalizers', () => {
  test('is made from the folders, sorted by name', () => {
    const modules = modulesOf({
      ...whole,
      'words/digits.ts': '',
      'words/area.ts': definition('area'),
      'words/area.portable.ts': portable('area'),
      'words/digits.portable.ts': portable('anything'),
      'definition.ts': 'export interface Normalizer {}\n',
      'registry.gen.ts': definition('stale'),
    })
    const bodies = [...modules].map(([name, text]) => [name, text.split('\n').slice(1).join('\n')])
    expect(Object.fromEntries(bodies)).toEqual({
      'src/normalize/registry.gen.ts': `import type { Normalizer } from './definition.ts'
import { area } from './words/area.ts'
import { perCent } from './number/per-cent.ts'

/** The definitions, each under its own name. */
export const normalizers = {
  area,
  perCent,
} as const satisfies Readonly<Record<string, Normalizer>>
`,
      'src/normalize/normalizer-names.gen.ts': `
/** The names of all normalizers, for programs that carry only some of them. */
export const normalizerNames = [
  'area',
  'perCent',
] as const
`,
      'src/normalize/kit.gen.ts': `export { area as asArea } from './words/area.ts'
export { perCent as asPerCent } from './number/per-cent.ts'
`,
      'src/normalize/portable.gen.ts': `import { portable as perCent } from './number/per-cent.portable.ts'
import { portable as area } from './words/area.portable.ts'
import { portable as digits } from './words/digits.portable.ts'
import type { Part } from './portable-part.ts'

/** What the normalizers and functions are in JSONata, for hosts without this library. */
export const portableParts: readonly Part[] = [
  ...perCent,
  ...area,
  ...digits,
]
`,
    })
  })

  test.each<[string, Readonly<Record<string, string | undefined>>, string]>([
    [
      'its JSONata',
      { 'number/per-cent.portable.ts': undefined },
      'src/normalize/number/per-cent.portable.ts: Write this file; it exports "portable", with a part named "perCent", in JSONata',
    ],
    [
      'its part in its JSONata',
      { 'number/per-cent.portable.ts': portable('percent') },
      'src/normalize/number/per-cent.portable.ts: Write a part named "perCent", in JSONata',
    ],
    [
      'its export of JSONata',
      { 'number/per-cent.portable.ts': portable('perCent').replace('portable', 'parts') },
      'src/normalize/number/per-cent.portable.ts: Export "const portable: readonly Part[]"',
    ],
    [
      'its definition',
      { 'number/per-cent.ts': undefined },
      'src/normalize/number/per-cent.ts: Write this file; per-cent.portable.ts is the JSONata of what it does',
    ],
    [
      'the type of its definition',
      { 'number/per-cent.ts': definition('perCent').replace(': Normalizer<string>', '') },
      'src/normalize/number/per-cent.ts: Begin its definition with "export const perCent: Normalizer<"',
    ],
    [
      'its examples',
      { 'number/per-cent.ts': definition('perCent').replace(/ {2}examples: \[\n {2}\],\n/, '') },
      'src/normalize/number/per-cent.ts: Write the examples of "perCent", one a line, into the definition',
    ],
    [
      'its summary',
      { 'number/per-cent.ts': definition('perCent').replace("  summary: 'It.',\n", '') },
      `src/normalize/number/per-cent.ts: Write a sentence for an analyst, "summary: '…',", into the definition`,
    ],
    [
      'its output',
      { 'number/per-cent.ts': definition('perCent').replace('  output,\n', '') },
      'src/normalize/number/per-cent.ts: Write the shape of its values, "output: { kind: …, schema: …, type: … },", into the definition',
    ],
    [
      'what it makes of a text',
      { 'number/per-cent.ts': definition('perCent').replace('  parse: text => text,\n', '') },
      'src/normalize/number/per-cent.ts: Write what it makes of a text, "parse: text => …,", into the definition',
    ],
    [
      'the words for nothing that it reads',
      { 'number/per-cent.ts': definition('perCent').replace('text => text', 'text => saysNothing(text)') },
      'src/normalize/number/per-cent.ts: Write "nothing: nothingTexts," into the definition; it reads such words as empty',
    ],
    [
      'the words of its part',
      {
        'number/per-cent.portable.ts': portable('perCent')
          .replace("    'It.',\n", '')
          .replace("'$it'", 'raw`$it`'),
      },
      'src/normalize/number/per-cent.portable.ts: Write what "perCent" is, in plain words, as the second argument of its part',
    ],
    [
      'its own name',
      { 'number/per-cent.ts': definition('perCent').replace("name: 'perCent'", "name: 'percent'") },
      `src/normalize/number/per-cent.ts: Write "name: 'perCent'" in the definition`,
    ],
    [
      'a file of its own',
      { 'number/per-cent.ts': definition('perCent') + definition('perMille') },
      'src/normalize/number/per-cent.ts: Give the normalizer "perMille" a file of its own, per-mille.ts',
    ],
    [
      'a folder',
      { 'per-mille.ts': definition('perMille') },
      'src/normalize/per-mille.ts: Move it to a folder of src/normalize',
    ],
    [
      'a name that no other has',
      { 'words/per-cent.ts': definition('perCent'), 'words/per-cent.portable.ts': portable('perCent') },
      'src/normalize/words/per-cent.ts: Rename it; src/normalize/number/per-cent.ts has a normalizer "perCent"',
    ],
  ])('names the file of a normalizer without %s', (_, changes, fault) => {
    const files = Object.entries({ ...whole, ...changes }).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, text] as const],
    )
    expect(() => modulesOf(Object.fromEntries(files))).toThrow(`Normalizers are incomplete:\n\n${fault}`)
  })

  test('names every file that is missing at once', () => {
    const files = { 'words/a.ts': definition('a'), 'words/b.ts': definition('b') }
    expect(() => modulesOf(files)).toThrow(/words\/a\.portable\.ts: [^\n]+\n[^\n]+words\/b\.portable\.ts: /)
  })
})
