/** The drawn diagnostics of faulty mappings, each in a folder of test/diagnostics, word by word and caret by caret. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { codes } from '../../../src/diagnostics/codes/codes.ts'
import { renderDiagnostic } from '../../../src/diagnostics/render.ts'

const root = resolve(import.meta.dirname, '../../diagnostics')
const updates = process.env.UPDATE_GOLDENS === '1'

const folders = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => name.endsWith('/spec.yaml'))
  .map(name => name.slice(0, -'/spec.yaml'.length))
  .sort()

/** Codes that no mapping file can raise: they need a document to be mapped. */
const raisedElsewhere = ['expression/failed']

function rendered(folder: string): { readonly text: string; readonly codes: readonly string[] } {
  const files = readdirSync(join(root, folder))
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => ({ name, text: readFileSync(join(root, folder, name), 'utf8') }))
  const { diagnostics } = compileMappings(files, [], bundledPlans())
  const drawn = diagnostics.map(found => {
    const source = files.find(file => file.name === found.span.file)
    return renderDiagnostic(found, source?.text ?? '')
  })
  return { text: `${drawn.join('\n\n')}\n`, codes: diagnostics.map(found => found.code) }
}

describe('the diagnostics of', () => {
  test.each(folders)('%s are drawn as expected', folder => {
    const file = join(root, folder, 'expected.txt')
    const { text, codes: found } = rendered(folder)
    expect(found).toContain(folder.split('/').slice(0, 2).join('/'))
    if (updates) {
      if (process.env.CI !== undefined) throw new Error('Goldens are not rewritten in CI')
      writeFileSync(file, text)
    }
    expect(
      existsSync(file),
      `${folder} has no expected.txt; run npm run test:update -- test/unit/diagnostics/goldens.test.ts`,
    ).toBe(true)
    expect(text).toBe(readFileSync(file, 'utf8'))
  })
})

test('every code that a mapping file can raise has a case', () => {
  const wanted = Object.keys(codes)
    .filter(code => code.startsWith('spec/') || code.startsWith('expression/'))
    .filter(code => !raisedElsewhere.includes(code))
  const shown = new Set(folders.map(folder => folder.split('/').slice(0, 2).join('/')))
  const without = wanted.filter(code => !shown.has(code))
  expect(without, 'give each a case, test/diagnostics/CODE/CASE/spec.yaml').toEqual([])
})
