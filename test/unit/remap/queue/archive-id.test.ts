import { expect, test } from 'vitest'
import { archiveId } from '../../../../src/remap/queue/archive-id.ts'
import { errorOf } from '../../../support/error-of.ts'
import { memoryStore } from '../../../support/memory-store.ts'

test('the id of an archive is the same for whoever asks, also at once, and another one for another archive', async () => {
  const [one, other] = [memoryStore(), memoryStore()]
  const ids = await Promise.all([archiveId(one), archiveId(one), archiveId(one)])
  expect(new Set([...ids, await archiveId(one)]).size).toBe(1)
  expect(ids[0]).toMatch(/^[0-9a-f]{16}$/)
  expect(await archiveId(other)).not.toBe(ids[0])
})

test('a damaged id is an error that names its file', async () => {
  const store = memoryStore()
  store.files.set('archive.json', Buffer.from('{"id":"'))
  expect(await errorOf(archiveId(store))).toMatchObject({
    code: 'remap/unreadable-store',
    message:
      'Cannot read "archive.json" in "memory": it is damaged; remove it when no run is under way; a new one is made',
  })
})
