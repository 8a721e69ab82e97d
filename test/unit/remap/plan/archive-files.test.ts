import { expect, test } from 'vitest'
import { archiveFiles } from '../../../../src/remap/plan/archive-files.ts'
import { errorOf } from '../../../support/error-of.ts'
import { type MemoryStore, memoryStore } from '../../../support/memory-store.ts'

function storeWith(name: string, ...paths: readonly string[]): MemoryStore {
  const store = { ...memoryStore(), name }
  for (const path of paths) store.files.set(path, Buffer.from('{}'))
  return store
}

const stores = new Map([
  [
    'a',
    storeWith(
      'A',
      'x.ndjson',
      'b/y.JSONL.gz',
      'z.jsonl.zst',
      'w.ndjson.zstd',
      'one.json',
      'one.json.gz',
      'readme.txt',
      'x.ndjson.bak',
    ),
  ],
  // The same one under another name.
  ['same', storeWith('A', 'x.ndjson')],
  ['other', storeWith('O', 'x.ndjson')],
  ['empty', storeWith('E', 'readme.txt')],
])
const storeOf = async (place: string): Promise<MemoryStore> => stores.get(place) ?? storeWith(place)
const all = { path: undefined }

test('archiveFiles: the names say what files hold; the others are counted', async () => {
  const { files, passedOver } = await archiveFiles([{ store: 'a', ...all }], storeOf)
  expect(files.map(({ store, file, kind }) => `${store} ${file.path} ${kind}`)).toEqual([
    'a b/y.JSONL.gz lines',
    'a one.json document',
    'a w.ndjson.zstd lines',
    'a x.ndjson lines',
    'a z.jsonl.zst lines',
  ])
  expect(passedOver).toBe(3)
})

test('archiveFiles: a file that is named is meant, whatever it is called, and counts once', async () => {
  const places = [
    { store: 'same', path: 'x.ndjson' },
    { store: 'a', path: 'one.json' },
    { store: 'a', path: 'readme.txt' },
    { store: 'other', ...all },
    { store: 'a', ...all },
  ]
  const { files, passedOver } = await archiveFiles(places, storeOf)
  expect(files.map(({ store, file, kind }) => `${store} ${file.path} ${kind}`)).toEqual([
    'same x.ndjson lines',
    'a one.json document',
    'a readme.txt lines',
    'other x.ndjson lines',
    'a b/y.JSONL.gz lines',
    'a w.ndjson.zstd lines',
    'a z.jsonl.zst lines',
  ])
  expect(passedOver).toBe(3)
})

test('archiveFiles: a file that is not there, and places without a file, are named', async () => {
  expect(await errorOf(archiveFiles([{ store: 'a', path: 'no.json' }], storeOf))).toMatchObject({
    code: 'remap/unreadable-store',
    message: 'Cannot read "no.json" in "A": there is no such file',
  })
  const places = [
    { store: 'empty', ...all },
    { store: 'nothing', ...all },
  ]
  expect(await errorOf(archiveFiles(places, storeOf))).toMatchObject({
    code: 'remap/nothing-to-map',
    message: expect.stringContaining('"empty", "nothing"'),
    hint: 'put lines of transcripts in *.ndjson or *.jsonl files, single transcripts in *.json',
  })
})
