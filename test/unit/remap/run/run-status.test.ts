/** How far a run is, and what was found in it so far. */
import { expect, test } from 'vitest'
import type { ShardRow } from '../../../../src/remap/ledger/shard-row.ts'
import { runStatus } from '../../../../src/remap/run/run-status.ts'
import { fewLines } from '../../../support/many-transcripts.ts'
import { memoryStore } from '../../../support/memory-store.ts'
import { doRun, planRun } from '../../../support/remap.ts'

const [account = '', , filed = ''] = fewLines
const source = memoryStore()
for (const name of ['a', 'b', 'c']) source.files.set(`${name}.ndjson`, Buffer.from(`${account}\n${filed}\n`))
const archive = { source, out: memoryStore() }
const plan = await planRun(archive)
const { rows } = await doRun(archive, plan)
const [row] = rows
if (row === undefined) throw new Error('no row')

const kind = { mapping: 'a', hash: '1', type: 'RETR', form: '1040', documents: 2 }
const label = (name: string, lines: number, mapping = 'a') => ({ mapping, name, lines })
const changed = (changes: Partial<ShardRow>): ShardRow => ({ ...row, ...changes })

test('the kinds of documents of all shards are put together, in the order of their names', () => {
  const { kinds } = runStatus(plan, [
    changed({ kinds: [{ ...kind, mapping: 'b' }, kind] }),
    undefined,
    changed({
      kinds: [
        { ...kind, documents: 5 },
        { ...kind, hash: '2' },
        { ...kind, form: '1040-SR' },
      ],
    }),
  ])
  expect(kinds).toEqual([
    { ...kind, documents: 7 },
    { ...kind, hash: '2' },
    { ...kind, form: '1040-SR' },
    { ...kind, mapping: 'b' },
  ])
  expect(runStatus(plan, [changed({ kinds: [kind] }), changed({ kinds: null })]).kinds).toBeNull()
})

test('the labels that nothing read are put together: the most frequent first, those as frequent by their names', () => {
  const { unread } = runStatus(plan, [
    changed({ unread: [label('B', 2), label('D', 1), label('A', 1)] }),
    changed({ unread: [label('C', 4), label('A', 1), label('B', 2, 'b'), label('D', 4)] }),
  ])
  expect(unread).toEqual([label('D', 5), label('C', 4), label('A', 2), label('B', 2), label('B', 2, 'b')])
  const many = Array.from({ length: 30 }, (_, at) => label(`L${at}`, at))
  expect(runStatus(plan, [changed({ unread: many })]).unread.map(({ lines }) => lines)).toEqual(
    Array.from({ length: 20 }, (_, at) => 29 - at),
  )
})

test('what is not done counts for nothing, and the run has no root', () => {
  const two = runStatus(plan, [row, undefined, changed({ milliseconds: 7, unmapped: row.unmapped + 3 })])
  expect(two).toMatchObject({ shards: 3, done: 2, carried: 0, root: null })
  expect(two.milliseconds).toBe(row.milliseconds + 7)
  expect(two.unmapped).toBe(2 * row.unmapped + 3)
  expect(two.tally.mapped).toBe(2 * row.tally.mapped)
  expect(runStatus(plan, rows)).toMatchObject({ done: 3, root: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('of the shards that are done those are counted that came from an earlier run', () => {
  const carried = { ...plan, shards: plan.shards.map((shard, at) => ({ ...shard, carried: at > 0 })) }
  expect(runStatus(carried, [row, row, undefined]).carried).toBe(1)
  const all = { ...plan, shards: plan.shards.map(shard => ({ ...shard, carried: true })) }
  expect(runStatus(all, [row, row, undefined]).carried).toBe(2)
  expect(runStatus(plan, [row, row, row]).carried).toBe(0)
})
