import { expect, test } from 'vitest'
import { countLines, readLines } from '../../../../src/remap/format/file-lines.ts'
import type { WrittenFile } from '../../../../src/remap/format/output-format.ts'
import { sha256 } from '../../../../src/remap/store/sha256.ts'
import type { Store } from '../../../../src/remap/store/store.ts'
import { errorOf } from '../../../support/error-of.ts'
import { expectGrowthOf } from '../../../support/growth-of-calls.ts'
import { memoryStore } from '../../../support/memory-store.ts'

const never = new AbortController().signal

/** A store that gives a file in chunks of one buffer, as a file system does. */
function storeOf(text: string, size = 7): { store: Store; file: WrittenFile } {
  const bytes = Buffer.from(text)
  const buffer = Buffer.alloc(size)
  const read: Store['read'] = async function* () {
    for (let at = 0; at < bytes.length; at += size) {
      const count = bytes.copy(buffer, 0, at, at + size)
      yield buffer.subarray(0, count)
      buffer.fill(0)
    }
  }
  return { store: { ...memoryStore(), read }, file: { path: 'a', bytes: bytes.length, sha256: sha256(text) } }
}

async function linesOf(text: string, size?: number): Promise<readonly string[]> {
  const { store, file } = storeOf(text, size)
  const lines: string[] = []
  for await (const line of readLines(store, file, never)) lines.push(Buffer.from(line).toString())
  return lines
}

test.each([
  ['', []],
  ['\n', ['\n']],
  ['one\ntwo\n', ['one\n', 'two\n']],
  [
    'a line of several chunks\n\nlast, without an end',
    ['a line of several chunks\n', '\n', 'last, without an end'],
  ],
  ['é€\n'.repeat(3), ['é€\n', 'é€\n', 'é€\n']],
])('the lines of %j come whole, however the file is cut', async (text, want) => {
  for (const size of [1, 2, 7, 100]) expect(await linesOf(text, size)).toEqual(want)
})

test('a file of other bytes, or of more or fewer, is not what was written', async () => {
  const { store } = storeOf('one\ntwo\n')
  const { file } = storeOf('one\ntwo\n')
  expect(await countLines(store, file, never)).toBe(2)
  for (const other of [
    { ...file, bytes: 7 },
    { ...file, sha256: sha256('x') },
  ])
    expect(await errorOf(countLines(store, other, never))).toMatchObject({
      code: 'remap/unreadable-store',
      message: 'Cannot read "a" in "memory": it is not what was written',
    })
})

test('a line of many chunks is put together once', async () => {
  let copied = 0
  const concat = Buffer.concat
  Buffer.concat = (parts, length) => {
    const made = concat(parts, length)
    copied += made.length
    return made
  }
  try {
    await expectGrowthOf([2000, 20_000], async size => {
      copied = 0
      await linesOf(`${'x'.repeat(size)}\n`)
      return copied
    })
  } finally {
    Buffer.concat = concat
  }
})
