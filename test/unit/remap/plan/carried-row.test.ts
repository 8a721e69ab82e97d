/** Whether what an earlier run made of an input still holds. */
import { expect, test } from 'vitest'
import type { MappingChoice } from '../../../../src/bulk/batch/mapping-choice.ts'
import type { ShardRow } from '../../../../src/remap/ledger/shard-row.ts'
import { stillHolds } from '../../../../src/remap/plan/carried-row.ts'
import { fewLines } from '../../../support/many-transcripts.ts'
import { memoryStore } from '../../../support/memory-store.ts'
import { doRun, planRun } from '../../../support/remap.ts'

const [account = '', , filed = ''] = fewLines
const source = memoryStore()
source.files.set('a.ndjson', Buffer.from(`${account}\n${filed}\nnone\n{"TYPE":"ACTR","FORM":"9465"}\n`))
const archive = { source, out: memoryStore() }
const { rows } = await doRun(archive, await planRun(archive, { toleratedRejects: 1 }))
const [row] = rows
if (row?.kinds?.[0] === undefined) throw new Error('no kinds')
const { kinds, tally } = row
const general = kinds.find(({ form }) => form === '9465')
if (general?.mapping !== 'actr-general') throw new Error('no general mapping')
const changed = (changes: Partial<ShardRow>): ShardRow => ({ ...row, ...changes })

const own = (callback: 'transcript' | undefined): MappingChoice =>
  ({ kind: 'own', mappings: [], parts: [], bundled: true, callback }) as MappingChoice

test('a row holds where each of its kinds is mapped as it was, and lines were only rejected whatever the mappings are', async () => {
  const holds = await stillHolds({ kind: 'bundled' })
  expect(Object.keys(tally.rejected)).toEqual(['transcript/not-json'])
  expect(holds(row)).toBe(true)
  expect(holds(changed({ kinds: [] }))).toBe(true)
})

test.each([
  ['too many kinds to count', { kinds: null }],
  ['another hash', { kinds: [...kinds, { ...kinds[0], hash: '0' }] }],
  ['another mapping', { kinds: [{ ...kinds[0], mapping: 'actr-1120' }] }],
  ['forms that were put together', { kinds: [...kinds, { ...kinds[0], form: '(others)' }] }],
  ['forms of a general mapping that were put together', { kinds: [{ ...general, form: '(others)' }] }],
  ['a form that no mapping has', { kinds: [{ ...kinds[0], type: 'ZZZZ' }] }],
  ['lines that no mapping took', { tally: { ...tally, rejected: { 'transcript/no-mapping': 1 } } }],
] as const)('no row holds with %s', async (_, changes) => {
  const holds = await stillHolds({ kind: 'bundled' })
  expect(holds(changed(changes as Partial<ShardRow>))).toBe(false)
})

test('rows of own mappings hold likewise, but none of callbacks', async () => {
  expect((await stillHolds(own(undefined)))(row)).toBe(true)
  expect((await stillHolds(own('transcript')))(row)).toBe(false)
})
