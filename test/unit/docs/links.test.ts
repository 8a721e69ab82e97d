/** Links between the pages lead to files and sections that exist, and each decision has a number of its own. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'

const pages = [
  ...readdirSync(projectRoot).filter(name => name.endsWith('.md')),
  ...readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join('docs', name)),
]

/** A page without its examples: what stands in them is shown, not meant. */
function prose(file: string): string {
  return readFileSync(file, 'utf8').replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '')
}

/** The anchors of a page: those of its headings, as the usual renderers of Markdown make them, and those that are written. */
function anchorsOf(file: string): readonly string[] {
  const text = prose(file)
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(match =>
    (match[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}0-9 _-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(match => match[1] ?? '')]
}

const anchors = new Map<string, ReadonlySet<string>>()

function hasAnchor(file: string, anchor: string): boolean {
  const known = anchors.get(file) ?? new Set(anchorsOf(file))
  anchors.set(file, known)
  return known.has(anchor)
}

/** Where the links of a page lead, those of images too; not those to other places of the web. */
function linksOf(page: string): readonly string[] {
  const links = [...prose(resolve(projectRoot, page)).matchAll(/\]\(([^)\s]+)\)/g)].map(
    match => match[1] ?? '',
  )
  return links.filter(link => !/^[a-z]+:/.test(link))
}

/** The links of a page that lead nowhere. */
function broken(page: string): readonly string[] {
  const file = resolve(projectRoot, page)
  return linksOf(page).filter(link => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : resolve(dirname(file), path)
    if (!existsSync(target)) return true
    if (anchor === undefined) return false
    if (!statSync(target).isFile()) return true
    return target.endsWith('.md') ? !hasAnchor(target, anchor) : !isLineOf(target, anchor)
  })
}

const lineCounts = new Map<string, number>()

/** Whether an anchor names a line of a file that is no page: `L12`. */
function isLineOf(file: string, anchor: string): boolean {
  const count = lineCounts.get(file) ?? readFileSync(file, 'utf8').trimEnd().split('\n').length
  lineCounts.set(file, count)
  const line = Number(/^L([1-9][0-9]*)$/.exec(anchor)?.[1])
  return line <= count
}

describe('the links', () => {
  test.each(pages)('of %s lead to files, sections and lines that exist', page => {
    expect(broken(page)).toEqual([])
  })
})

/** What stands in the tarball at its top: what the manifest lists, and what npm adds. */
const packed: readonly string[] = [
  ...JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).files,
  'README.md',
  'LICENSE',
  'package.json',
]
const isPacked = (path: string): boolean => packed.includes(relative(projectRoot, path).split(sep)[0] ?? '')

describe('the links to the repository', () => {
  test('lead to files that exist', () => {
    const link = /\/blob\/main\/([^)#\s]+)/g
    const paths = pages.flatMap(page =>
      [...prose(resolve(projectRoot, page)).matchAll(link)].map(match => `${page}: ${match[1]}`),
    )
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter(path => !existsSync(join(projectRoot, path.replace(/^.*: /, ''))))).toEqual([])
  })
})

describe('the links of a packed page', () => {
  test('lead to what is packed, from README and from all of docs', () => {
    const astray = pages
      .filter(page => isPacked(resolve(projectRoot, page)))
      .flatMap(page =>
        linksOf(page)
          .map(link => link.split('#')[0] ?? '')
          .filter(path => path !== '' && !isPacked(resolve(projectRoot, dirname(page), path)))
          .map(path => `${page}: ${path}`),
      )
    expect(astray).toEqual([])
  })
})

describe('the pages', () => {
  test('stand behind a door each: docs/README.md leads to every page of docs', () => {
    const led = linksOf('docs/README.md').map(link => link.split('#')[0])
    const own = pages.filter(page => dirname(page) === 'docs').map(page => page.slice('docs/'.length))
    expect(own.filter(page => page !== 'README.md' && !led.includes(page))).toEqual([])
  })

  test('are each linked to from another one, or lie in a folder that is', () => {
    const targets = pages.flatMap(page =>
      linksOf(page).map(link => resolve(projectRoot, dirname(page), link.split('#')[0] ?? '')),
    )
    const lost = pages
      .filter(page => page.startsWith('docs/'))
      .filter(page => !targets.includes(resolve(projectRoot, page)))
      .filter(page => dirname(page) === 'docs' || !targets.includes(resolve(projectRoot, dirname(page))))
    expect(lost).toEqual([])
  })
})

describe('the decisions', () => {
  const folder = join(projectRoot, 'docs/decisions')
  const names = readdirSync(folder).sort()

  test('are numbered one after the other, each number once', () => {
    const numbers = names.map(name => /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1])
    expect(numbers).toEqual(names.map((_, index) => String(index + 1).padStart(4, '0')))
  })

  test.each(names)('%s begins with its number', name => {
    const heading = readFileSync(join(folder, name), 'utf8').split('\n', 1)[0]
    expect(heading).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `))
  })
})

test('the files of the library that the pages on its structure and its slips name are there', () => {
  const missing = ['docs/architecture.md', 'docs/mutation.md'].flatMap(page => {
    const named = [...prose(resolve(projectRoot, page)).matchAll(/`([a-z]+\/[a-zA-Z/-]+\.ts)`/g)]
    return named.flatMap(([, path = '']) =>
      [path, join('src', path)].some(each => existsSync(resolve(projectRoot, each)))
        ? []
        : `${page}: ${path}`,
    )
  })
  expect(missing).toEqual([])
})
