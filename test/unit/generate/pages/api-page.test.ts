/** The page of functions and types: every entry and every export of the package stands on it, with a comment. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as engine from '../../../../src/engine.ts'
import { apiPage } from '../../../../src/generate/pages/api-page.ts'
import * as library from '../../../../src/index.ts'
import * as sandbox from '../../../../src/sandbox/index.ts'
import * as service from '../../../../src/service-index.ts'
import { projectRoot } from '../../../support/goldens.ts'

const page = apiPage(projectRoot)
const sections = new Map(page.split(/^## /m).map(text => [text.split('\n', 1)[0], text]))

/** What the page would be for a package with these exports and this one module. */
function pageOf(exports: object, module: string): string {
  const root = mkdtempSync(join(tmpdir(), 'api-page-'))
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'sample', exports }))
  writeFileSync(join(root, 'src/index.ts'), module)
  try {
    return apiPage(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const main = { '.': { types: './dist/index.d.ts' } }

describe('the page', () => {
  test('has a section for each entry of the package', () => {
    const { name, exports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
    for (const subpath of Object.keys(exports)) expect(sections.has(name + subpath.slice(1))).toBe(true)
  })

  test.each([
    ['tax-transcript-mapper', library],
    ['tax-transcript-mapper/engine', engine],
    ['tax-transcript-mapper/service', service],
    ['tax-transcript-mapper/sandbox', sandbox],
  ])('names all that %s exports', (entry, surface) => {
    for (const name of Object.keys(surface)) expect(sections.get(entry)).toContain(`| \`${name}\` |`)
  })

  test('says what members are, those of types that a type is put together from too', () => {
    for (const name of ['MapperOptions.parts', 'OwnMapper.diagnostics', 'TranscriptResult.keyFigures'])
      expect(page).toMatch(new RegExp(`^\\| \`${name}\` \\| \\| \\S`, 'm'))
  })

  test('cannot be made with an entry or an export of which nothing is said', () => {
    expect(() => pageOf({ './new': { types: './dist/new.d.ts' } }, '')).toThrow('sample/new')
    expect(() => pageOf(main, 'export const x = 1\n')).toThrow('x, which sample exports, has no comment')
  })

  test('gives the first sentence of a comment, follows what is passed on, and escapes what a table would take', () => {
    const module = `export type { Far } from 'elsewhere'
/** One or two. And more. */
export type Both = One & { readonly two?: string | undefined }
interface One {
  /** The one. */
  readonly one: number
}
`
    const made = pageOf(main, module)
    expect(made).toContain('| `Far` | type | Of another package |')
    expect(made).toContain('| `Both` | type | One or two |')
    expect(made).toContain('| `Both.one` | | The one |')
    expect(made).toContain('| `Both.two` | | `string \\| undefined` |')
  })
})
