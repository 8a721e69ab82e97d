/**
 * Figures that no test can reproduce are those of a measurement: a paragraph or a row of a table links it, has every figure that
 * it has, and no number besides. What has a day in it and links none is a figure that nobody can trace.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'
import type { Measurement } from '../../support/measurement.ts'

const docs = join(projectRoot, 'docs')
const measurements: ReadonlyMap<string, Measurement> = new Map(
  readdirSync(join(docs, 'measurements')).map(name => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(join(docs, 'measurements', name), 'utf8')),
  ]),
)
const pages = readdirSync(docs).filter(name => name.endsWith('.md'))
/** A page that a command makes has its figures from there. */
const blocks = pages.flatMap(name => {
  const page = readFileSync(join(docs, name), 'utf8')
  return page.startsWith('<!-- Made by') ? [] : blocksOf(page, name)
})

interface Block {
  readonly page: string
  readonly text: string
  /** The names of the measurements that it links. */
  readonly links: readonly string[]
}

/** Paragraphs, each with the table behind it where no row of that has a link; rows of other tables one by one. No code. */
function blocksOf(page: string, name: string): readonly Block[] {
  const parts = page.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '').split(/\n{2,}/)
  return parts.flatMap((part, index) => {
    if (!part.startsWith('|')) {
      const table =
        parts[index + 1]?.startsWith('|') === true && linksOf(part).length > 0 ? parts[index + 1] : ''
      return [{ page: name, text: `${part}\n${table}`, links: linksOf(part) }]
    }
    return part.split('\n').map(row => ({ page: name, text: row, links: linksOf(row) }))
  })
}

function linksOf(text: string): readonly string[] {
  return [...text.matchAll(/\]\(measurements\/([a-z-]+)\.json\)/g)].map(([, name = '']) => name)
}

/** Without what is code, and without where links lead. */
function plain(text: string): string {
  return text.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)/g, ']')
}

function numbersIn(text: string): readonly string[] {
  return plain(text).match(/\d+(?:[.,]\d+)*/g) ?? []
}

describe.each([...measurements])('the measurement %s', (name, { command, day, machine, node, figures }) => {
  const linked = blocks.filter(({ links }) => links.includes(name))

  test('says how it was made', () => {
    expect(command).toMatch(/^npm run [a-z:]+/)
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect([machine, node, figures.join('')]).not.toContain('')
  })

  test('is linked, with its day and every figure', () => {
    const text = linked.map(block => block.text).join('\n')
    expect([day, ...figures].filter(figure => !text.includes(figure))).toEqual([])
  })
})

test.each(blocks.filter(({ links }) => links.length > 0))(
  'no number in $page that links $links is of another run',
  ({ text, links }) => {
    const known = links.flatMap(link => {
      const { day = '', machine = '', node = '', figures = [] } = measurements.get(link) ?? {}
      return [day, machine, node, ...figures].flatMap(numbersIn)
    })
    expect(numbersIn(text).filter(number => !known.includes(number))).toEqual([])
  },
)

test('what has a day links the measurement of that day', () => {
  const dated = blocks.filter(
    ({ text, links }) => links.length === 0 && /\b20\d\d-[01]\d-[0-3]\d\b/.test(plain(text)),
  )
  expect(dated.map(({ page, text }) => `${page}: ${text.slice(0, 100)}`)).toEqual([])
})
