/** What the input of a shard is known by. */
import { expect, test } from 'vitest'
import { inputOfList, inputOfPart } from '../../../../src/remap/plan/shard-input.ts'
import { memoryStore } from '../../../support/memory-store.ts'

const store = memoryStore()
const file = { path: 'a.ndjson', size: 7, version: 'v1' }
const range = { from: 0, to: 7 }

test('a part of a file and a list of files are known by what a plan that is stored has for them', () => {
  // What earlier runs have written would be said to have changed, were these others.
  expect(store.name).toBe('memory')
  expect(inputOfPart(store, file, { range })).toBe(
    'cb300e86aa912064503614d4c23ee92b556d37d942ae0990746ae974577f69f8',
  )
  expect(inputOfList(store, [file])).toBe('bdeeae759e00d2df2bf48ab7acc116ca4a26ca93bf5cbd70cfb845240ed70e25')
})

test('another place, size, version or part is another input', () => {
  const parts = [
    inputOfPart(store, file, { range }),
    inputOfPart(store, { ...file, path: 'b.ndjson' }, { range }),
    inputOfPart(store, { ...file, size: 8 }, { range }),
    inputOfPart(store, { ...file, version: 'v2' }, { range }),
    inputOfPart(store, file, { range: { from: 1, to: 7 } }),
    inputOfPart(store, file, { range: { from: 0, to: 6 } }),
    inputOfPart({ ...store, name: 'elsewhere' }, file, { range }),
    inputOfList(store, [file]),
    inputOfList(store, [file, file]),
    inputOfList(store, [{ ...file, path: 'b.ndjson' }]),
    inputOfList(store, [{ ...file, size: 8 }]),
    inputOfList(store, [{ ...file, version: 'v2' }]),
    inputOfList({ ...store, name: 'elsewhere' }, [file]),
  ]
  expect(new Set(parts).size).toBe(parts.length)
})
