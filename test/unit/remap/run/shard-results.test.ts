/** The results of a shard, numbered by the lines that they came from. */
import { expect, test } from 'vitest'
import type { OutputFormat, ResultLine, WrittenFile } from '../../../../src/remap/format/output-format.ts'
import { numberedResults } from '../../../../src/remap/run/shard-results.ts'
import { collected } from '../../../support/collected.ts'
import { memoryStore } from '../../../support/memory-store.ts'

const never = new AbortController().signal
const unused = (): never => {
  throw new Error('never called')
}
const base: OutputFormat = { name: 'made-up', version: 1, open: unused, count: unused }
const file = (path: string): WrittenFile => ({ path, rows: 0, bytes: 0, sha256: '' }) as never

/** A format whose files hold the results of these numbers. */
function holding(rows: Readonly<Record<string, readonly number[]>>): OutputFormat {
  async function* lines(_: unknown, { path }: WrittenFile): AsyncGenerator<ResultLine> {
    for (const row of rows[path] ?? []) yield { row, line: Buffer.from(`{"n":${row}}`) }
  }
  return { ...base, lines }
}

test('results of several files stand in the order of their rows, by the numbers of the lines that were not rejected', async () => {
  const files = [file('a'), file('b')]
  const format = holding({ a: [0, 3], b: [1, 2] })
  const found = await collected(numberedResults(memoryStore(), format, { files }, [1, 4], never))
  expect(found).toEqual([
    { line: 2, text: '{"n":0}' },
    { line: 3, text: '{"n":1}' },
    { line: 5, text: '{"n":2}' },
    { line: 6, text: '{"n":3}' },
  ])
})

test('a format that does not hold its results as lines has none to number', async () => {
  const found = await collected(numberedResults(memoryStore(), base, { files: [file('a')] }, [], never))
  expect(found).toEqual([])
})
