import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { ListSource, PartSource } from '../../../../src/remap/plan/remap-plan.ts'
import { inputOfList, inputOfPart, listEntry, listPath } from '../../../../src/remap/plan/shard-input.ts'
import { shardBytes } from '../../../../src/remap/shard/shard-bytes.ts'
import { HashedBytes, sha256 } from '../../../../src/remap/store/sha256.ts'
import type { Store, StoredFile } from '../../../../src/remap/store/store.ts'
import { collected } from '../../../support/collected.ts'
import { errorOf } from '../../../support/error-of.ts'
import { type MemoryStore, memoryStore } from '../../../support/memory-store.ts'

const runId = '0123456789abcdef'
const never = new AbortController().signal
const changedInput = {
  code: 'remap/changed-input',
  message: expect.stringContaining('00001'),
  hint: 'plan the run again; what is done stays done',
}

/** The same store, whose chunks are of so many bytes. */
function inChunks(store: MemoryStore, size: number): Store {
  return {
    ...store,
    async *read(path, range) {
      const bytes = Buffer.concat(await collected(store.read(path, range)))
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    },
  }
}

async function factsOf(store: Store): Promise<readonly StoredFile[]> {
  return await collected(store.list(''))
}

/** What a shard of these documents gives, and what of it was hashed. */
async function documents(
  texts: readonly string[],
  chunk: number,
  change?: (store: MemoryStore, out: MemoryStore) => void,
) {
  const [store, out] = [memoryStore(), memoryStore()]
  for (const [at, text] of texts.entries()) store.files.set(`${at}.json`, Buffer.from(text))
  const source: ListSource = { kind: 'list', store: 's', list: '00001.json', files: texts.length }
  const files = await factsOf(store)
  await out.replace(listPath(runId, source), JSON.stringify(files.map(listEntry)))
  const shard = { id: '00001', source, input: inputOfList(store, files), key: 'k', carried: false }
  change?.(store, out)
  const hashed = new HashedBytes()
  const host = { out, sourceOf: async () => inChunks(store, chunk) }
  const bytes = shardBytes({ runId }, shard, host, hashed, never)
  return { text: String(Buffer.concat(await collected(bytes))), hashed }
}

async function part(
  content: Uint8Array,
  from: number,
  change?: (store: MemoryStore) => void,
): Promise<string> {
  const store = memoryStore()
  store.files.set('a.ndjson', content)
  const source: PartSource = { kind: 'part', store: 's', path: 'a.ndjson', range: { from, to: null } }
  const [file = { path: '', size: 0, version: '' }] = await factsOf(store)
  const shard = { id: '00001', source, input: inputOfPart(store, file, source), key: 'k', carried: false }
  const host = { out: memoryStore(), sourceOf: async () => store }
  const bytes = shardBytes({ runId }, shard, host, new HashedBytes(), never)
  const first = await bytes.next()
  change?.(store)
  const rest = await collected(bytes)
  return String(Buffer.concat([first.value ?? Buffer.of(), ...rest]))
}

describe('documents of a shard', () => {
  test.each([1, 2, 3, 4, 1000])(
    'are a line each, whatever their line ends and marks: chunks of %d bytes',
    async chunk => {
      const texts = [
        '{\n"a": 1\r\n}\n',
        '\ufeff{"b":\n2}',
        '{}',
        '1',
        ' \r\n\t',
        '',
        '\ufeff',
        'é',
        '\n\nx',
        ' - ',
      ]
      const { text, hashed } = await documents(texts, chunk)
      expect(text).toBe(
        [
          '{\t"a": 1\r\t}\t\n',
          '{"b":\t2}\n',
          '{}\n',
          '1\n',
          // Blank lines would be passed over, and these are documents.
          ' \r\t\t-\n',
          '-\n',
          '-\n',
          'é\n',
          '\t\tx\n',
          ' - \n',
        ].join(''),
      )
      expect([hashed.length, hashed.sha256()]).toEqual([
        Buffer.byteLength(texts.join('')),
        sha256(texts.join('')),
      ])
    },
  )

  test('are read where they are larger than what is held, too', async () => {
    const large = `{"a":"${'x'.repeat(1024 * 1024)}"}`
    expect((await documents([large, '{}'], 100_000)).text).toBe(`${large}\n{}\n`)
  })

  test.each<[string, (store: MemoryStore, out: MemoryStore) => void]>([
    ['one of them is another', store => store.files.set('1.json', Buffer.from('[1,2]'))],
    ['one of them is gone', store => store.files.delete('1.json')],
    [
      'one of them is as large as before, and another',
      store => {
        const { facts } = store
        Object.assign(store, {
          facts: async (path: string) => ({ ...(await facts(path)), version: 'another' }),
        })
      },
    ],
    ['their list is gone', (_, out) => out.files.clear()],
    ['their list is damaged', (_, out) => out.files.set(`runs/${runId}/lists/00001.json`, Buffer.from('['))],
    ['their list is another', (_, out) => out.files.set(`runs/${runId}/lists/00001.json`, Buffer.from('[]'))],
  ])('are refused where %s', async (_, change) => {
    expect(await errorOf(documents(['{}', '[1]'], 10, change))).toMatchObject(changedInput)
  })
})

test('documents of which one cannot be read end with why that is, where they are those of the plan', async () => {
  const fails = (store: MemoryStore): void => {
    const { read } = store
    Object.assign(store, {
      async *read(path: string) {
        if (path === '1.json') throw new RangeError('the disk is broken')
        yield* read(path)
      },
    })
  }
  expect(await errorOf(documents(['{}', '[1]'], 10, fails))).toBeInstanceOf(RangeError)
})

describe('a part of a file of lines', () => {
  test('is read as it is stored, and unpacked where it is a whole file that is compressed', async () => {
    const text = '{"a":1}\n{"b":2}\n'
    expect(await part(Buffer.from(text), 0)).toBe(text)
    expect(await part(Buffer.from(text), 8)).toBe('{"b":2}\n')
    expect(await part(gzipSync(text), 0)).toBe(text)
    const cut = gzipSync(text).subarray(0, 20)
    expect(await errorOf(part(cut, 0))).toMatchObject({ message: expect.stringContaining('memory/a.ndjson') })
    // A line may begin as compressed bytes do.
    const odd = Buffer.concat([Buffer.from('{}\n'), Buffer.of(0x1f, 0x8b), Buffer.from('x\n')])
    expect(await part(odd, 3)).toBe(String(odd.subarray(3)))
  })

  test('is refused where the file is another one at the end, or gone', async () => {
    const text = Buffer.from('{"a":1}\n')
    for (const change of [
      (store: MemoryStore) => void store.files.set('a.ndjson', Buffer.from('{"a":12}\n')),
      (store: MemoryStore) => void store.files.delete('a.ndjson'),
    ])
      expect(await errorOf(part(text, 0, change))).toMatchObject(changedInput)
  })
})
