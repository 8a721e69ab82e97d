import { expect, test } from 'vitest'
import type { MappingChoice } from '../../../../src/bulk/batch/mapping-choice.ts'
import { storeLedger } from '../../../../src/remap/ledger/store-ledger.ts'
import { listPath } from '../../../../src/remap/plan/shard-input.ts'
import { fewLines } from '../../../support/many-transcripts.ts'
import { memoryStore } from '../../../support/memory-store.ts'
import { doRun, planRun } from '../../../support/remap.ts'

const [account = ''] = fewLines

/** The bundled mappings, and one of ours that no transcript here is for. */
const withOwn = (version: string): MappingChoice => ({
  kind: 'own',
  mappings: [
    {
      name: 'mine.yaml',
      text: `id: mine\ntitle: Mine\nversion: "${version}"\nmatch: { type: WAID }\nfields: {}\n`,
    },
  ],
  parts: [],
  bundled: true,
  callback: undefined,
})

test('makePlan: files of lines are shards of their own, those of one document stand together in lists, in the order of the archive', async () => {
  const archive = { source: memoryStore(), out: memoryStore() }
  for (const name of ['a.json', 'b.json', 'c.ndjson', 'd.jsonl', 'e.json'])
    archive.source.files.set(name, Buffer.from(account))
  const { shards, runId } = await planRun(archive)
  const whole = { kind: 'part', store: 'source', range: { from: 0, to: null } }
  expect(shards.map(({ id, source, carried }) => [id, source, carried])).toEqual([
    ['00001', { kind: 'list', store: 'source', list: '00001.json', files: 2 }, false],
    ['00002', { ...whole, path: 'c.ndjson' }, false],
    ['00003', { ...whole, path: 'd.jsonl' }, false],
    ['00004', { kind: 'list', store: 'source', list: '00002.json', files: 1 }, false],
  ])
  const size = account.length
  const listed = (list: string) => archive.out.text(listPath(runId, { list }))
  expect(await listed('00001.json')).toBe(`[["a.json",${size},"${size}"],["b.json",${size},"${size}"]]\n`)
  expect(await listed('00002.json')).toBe(`[["e.json",${size},"${size}"]]\n`)
  expect([...archive.out.files.keys()].filter(path => path.includes('/lists/'))).toHaveLength(2)
})

test('makePlan: a run is known by its shards and by the rejects that it bears', async () => {
  const archive = { source: memoryStore(), out: memoryStore() }
  archive.source.files.set('a.ndjson', Buffer.from(`${account}\n`))
  const idOf = async (toleratedRejects: number, mapping?: MappingChoice): Promise<string> =>
    (await planRun({ ...archive, mapping }, { toleratedRejects })).runId
  const ids = [await idOf(1), await idOf(0.5), await idOf(1, withOwn('1.0.0'))]
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(await idOf(1)).toBe(ids[0])
  archive.source.files.set('a.ndjson', Buffer.from(`${account}\n\n`))
  expect(ids).not.toContain(await idOf(1))
})

test('makePlan: of the rows that still hold the newest is carried over, where there is none of the shard itself', async () => {
  const archive = { source: memoryStore(), out: memoryStore() }
  archive.source.files.set('a.ndjson', Buffer.from(`${account}\n`))
  const old = { ...archive, mapping: withOwn('1.0.0') }
  const [row] = (await doRun(old, await planRun(old))).rows
  if (row === undefined) throw new Error('no row')
  const ledger = storeLedger(archive.out)
  const keyOf = (letter: string): string => letter.repeat(64)
  // A plan stands as it was made first, so each is one of its own.
  const carried = async (version: string, toleratedRejects: number): Promise<unknown> => {
    const { shards } = await planRun({ ...archive, mapping: withOwn(version) }, { toleratedRejects })
    return shards.map(shard => [shard.key, shard.carried])
  }
  expect(await carried('2.0.0', 0.1)).toEqual([[row.key, true]])
  await ledger.put({ ...row, key: keyOf('a'), finished: '2026-01-02T00:00:00.000Z' })
  await ledger.put({ ...row, key: keyOf('b'), finished: '2025-01-02T00:00:00.000Z' })
  await ledger.put({ ...row, key: keyOf('c'), finished: '2027-01-02T00:00:00.000Z', settings: 'others' })
  await ledger.put({ ...row, key: keyOf('d'), finished: '2027-01-02T00:00:00.000Z', input: 'another' })
  await ledger.put({ ...row, key: keyOf('e'), finished: '2027-01-02T00:00:00.000Z', kinds: null })
  expect(await carried('2.0.0', 0.2)).toEqual([[keyOf('a'), true]])
  expect(await carried('1.0.0', 0.2)).toEqual([[row.key, false]])
})
