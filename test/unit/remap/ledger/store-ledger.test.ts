import { expect, test } from 'vitest'
import { emptyTally } from '../../../../src/bulk/batch/tally.ts'
import type { ShardRow } from '../../../../src/remap/ledger/shard-row.ts'
import { storeLedger } from '../../../../src/remap/ledger/store-ledger.ts'
import { errorOf } from '../../../support/error-of.ts'
import { memoryStore } from '../../../support/memory-store.ts'

const row = (key: string, changes: Partial<ShardRow> = {}): ShardRow => ({
  key,
  input: 'input',
  settings: 'settings',
  inputBytes: 1,
  inputSha256: '00',
  digest: '00',
  tally: emptyTally(),
  unmapped: 0,
  kinds: [],
  unread: [],
  files: [],
  rejects: { path: 'rejects/x', bytes: 0, sha256: '00' },
  milliseconds: 1,
  finished: '2026-01-01T00:00:00.000Z',
  ...changes,
})

test('a row that was put is given again; a second one of its key is not taken', async () => {
  const ledger = storeLedger(memoryStore())
  expect(await ledger.get('aa')).toBeUndefined()
  expect(await ledger.put(row('aa'))).toEqual(row('aa'))
  expect(await ledger.put(row('aa', { milliseconds: 2 }))).toEqual(row('aa'))
  expect(await ledger.get('aa')).toEqual(row('aa'))
})

test('a row that is damaged, whichever byte of it, is an error that says what to remove', async () => {
  const store = memoryStore()
  const ledger = storeLedger(store)
  await ledger.put(row('aa'))
  const bytes = Buffer.from(store.files.get('ledger/aa.json') ?? '')
  for (const at of [0, 15, 90, 120, bytes.length - 3]) {
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] ?? 0) ^ 1
    store.files.set('ledger/aa.json', damaged)
    expect(await errorOf(ledger.get('aa'))).toMatchObject({
      code: 'remap/unusable-ledger',
      message:
        'The ledger "memory/ledger" cannot be used: a row in it is damaged; remove "memory/ledger/aa.json"; the shard is then mapped again',
    })
  }
  store.files.set('ledger/bb.json', bytes)
  expect(await errorOf(ledger.get('bb'))).toMatchObject({ code: 'remap/unusable-ledger' })
})
