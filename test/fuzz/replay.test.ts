/** What the fuzzer begins with and what it once found, each held to what its target asks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fuzz as bulkInput } from './bulk-input.ts'
import { fuzz as documents } from './documents.ts'
import { fuzz as expressions } from './expressions.ts'
import { madeDocument } from './made-document.ts'
import { fuzz as mappingReader } from './mapping-reader.ts'
import { targets } from './targets.ts'
import { fuzz as textReader } from './text-reader.ts'

const functions: Readonly<Record<string, (data: Uint8Array) => void | Promise<void>>> = {
  'text-reader': textReader,
  documents,
  'mapping-reader': mappingReader,
  expressions,
  'bulk-input': bulkInput,
}

describe.each(targets.map(target => target.name))('%s', name => {
  const inputs = ['seeds', 'findings'].flatMap(kind => {
    const folder = join(import.meta.dirname, kind, name)
    return existsSync(folder) ? readdirSync(folder).map(file => join(folder, file)) : []
  })

  test.each(inputs.map(input => [input.slice(import.meta.dirname.length + 1), input]))(
    '%s',
    async (_, input) => {
      await functions[name]?.(new Uint8Array(readFileSync(input)))
    },
  )

  test('has seeds, and is run here', () => {
    expect(inputs.some(input => input.includes('seeds'))).toBe(true)
    expect(functions).toHaveProperty([name])
  })
})

test('orders make documents that a mapping reads', () => {
  const folder = join(import.meta.dirname, 'seeds/documents')
  const made = readdirSync(folder).map(file => madeDocument(new Uint8Array(readFileSync(join(folder, file)))))
  for (const { text } of made) expect(JSON.parse(text)).toHaveProperty('TYPE')
  expect(made.some(({ text }) => text.includes('$98,765.43'))).toBe(true)
  expect(made.some(({ isRepeated }) => isRepeated)).toBe(true)
})
