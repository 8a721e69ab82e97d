import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutFile } from '../../../../src/remap/plan/cut-file.ts'
import type { ByteRange, Store } from '../../../../src/remap/store/store.ts'
import { expectGrowthOf } from '../../../support/growth-of-calls.ts'
import { memoryStore } from '../../../support/memory-store.ts'

const cut = async (text: string, size: number): Promise<readonly ByteRange[]> => {
  const store = memoryStore()
  await store.replace('a', text)
  return await cutFile(store, { path: 'a', size: Buffer.byteLength(text), version: '' }, size)
}

test('cutFile gives parts that follow each other, are all of the file, and end behind a line end', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'é', '\r', '"'), maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 30 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 40 }),
      async (lines, isEnded, size) => {
        const text = lines.join('\n') + (isEnded ? '\n' : '')
        const bytes = Buffer.from(text)
        const parts = await cut(text, size)
        const texts = parts.map(({ from, to }) => bytes.subarray(from, to ?? undefined).toString())
        expect(texts.join('')).toBe(text)
        for (const each of texts.slice(0, -1)) expect(each.endsWith('\n')).toBe(true)
        for (const each of texts) expect(each).not.toBe('')
      },
    ),
  )
})

test.each<[string, number, readonly number[]]>([
  ['aa\nbb\ncc\n', 9, [0]],
  ['aa\nbb\ncc\n', 10, [0]],
  // Cut behind the first line end at the size or behind it.
  ['aa\nbb\ncc\n', 8, [0]],
  ['aa\nbb\ncc\n', 5, [0, 6]],
  ['aa\nbb\ncc\n', 3, [0, 6]],
  ['aa\nbb\ncc\n', 2, [0, 3, 6]],
  ['aa\nbb\ncc', 2, [0, 3, 6]],
  ['aa\n\n\ncc', 1, [0, 3, 5]],
  // Lines are longer than what is looked at first.
  [`${'x'.repeat(200_000)}\n${'y'.repeat(70_000)}\nz\n`, 10, [0, 200_001, 270_002]],
  ['', 5, []],
])('cutFile cuts %# where it says', async (text, size, starts) => {
  const parts = starts.map((from, at) => ({ from, to: starts[at + 1] ?? null }))
  expect(await cut(text, size)).toEqual(parts)
})

test('cutFile leaves a compressed file whole', async () => {
  expect(await cut(`\u001f\u008b${'x\n'.repeat(99)}`, 10)).not.toHaveLength(1)
  const store = memoryStore()
  const bytes = Buffer.concat([Buffer.of(0x1f, 0x8b), Buffer.from('x\n'.repeat(99))])
  store.files.set('a', bytes)
  expect(await cutFile(store, { path: 'a', size: bytes.length, version: '' }, 10)).toEqual([
    { from: 0, to: null },
  ])
})

test('cutFile reads no more of a file of long lines than it has, however many parts were wanted', async () => {
  const read = async (lines: number): Promise<number> => {
    const text = `${'x'.repeat(40_000)}\n`.repeat(lines)
    const store = memoryStore()
    await store.replace('a', text)
    let bytes = 0
    const counting: Store = {
      ...store,
      read: async function* (path, range) {
        for await (const chunk of store.read(path, range)) {
          bytes += chunk.length
          yield chunk
        }
      },
    }
    await cutFile(counting, { path: 'a', size: text.length, version: '' }, 10)
    return bytes
  }
  await expectGrowthOf([4, 40], read)
})
