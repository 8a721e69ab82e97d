/** Every generated file is the one that "npm run generate" makes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { generatedFiles } from '../src/generate/generated-files.ts'
import { projectRoot } from './support/goldens.ts'

const files = generatedFiles(projectRoot)

test('no generated file is stale', () => {
  const stale = [...files].filter(([name, content]) => {
    const path = join(projectRoot, name)
    return !existsSync(path) || readFileSync(path, 'utf8') !== content
  })
  expect(stale.map(([name]) => name)).toEqual([])
})

test('no generated file is left over', () => {
  const present = ['src/catalog', 'schemas/output', 'docs/mappings'].flatMap(folder =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter(each => each.isFile())
      .map(each => relative(projectRoot, join(each.parentPath, each.name)).replaceAll('\\', '/')),
  )
  expect(present.filter(name => !files.has(name))).toEqual([])
})

test('every generated file is marked as one in .gitattributes, but for the schema that a person writes most of', () => {
  const marks = readFileSync(join(projectRoot, '.gitattributes'), 'utf8')
    .split('\n')
    .flatMap(line => /^(\S+) linguist-generated$/.exec(line)?.[1] ?? [])
    .map(pattern => new RegExp(`(^|/)${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`))
  const unmarked = [...files.keys()].filter(name => !marks.some(mark => mark.test(name)))
  expect(unmarked).toEqual(['schemas/mapping.schema.json'])
})

test('generating twice gives the same bytes', () => {
  expect([...generatedFiles(projectRoot)]).toEqual([...files])
}, 120_000)

test('the shape validator needs no code made at run time and no helper package', () => {
  const code = files.get('src/spec/shape/shape.gen.ts') ?? ''
  expect(code).not.toMatch(/\brequire\(|new Function|\beval\(/)
})
