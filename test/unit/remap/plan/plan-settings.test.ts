import { expect, test } from 'vitest'
import { ndjsonFormat } from '../../../../src/remap/format/ndjson-format.ts'
import { checkSettings } from '../../../../src/remap/plan/plan-settings.ts'
import { memoryStore } from '../../../support/memory-store.ts'
import { planRun } from '../../../support/remap.ts'

test('a run is refused by another version of the package than the one that planned it', async () => {
  const archive = { source: memoryStore(), out: memoryStore() }
  archive.source.files.set('a.ndjson', Buffer.from('{}\n'))
  const plan = await planRun(archive, { version: '1.2.3' })
  checkSettings(plan, '1.2.3', ndjsonFormat())
  expect(() => checkSettings(plan, '1.2.4', ndjsonFormat())).toThrow(
    `Run ${plan.runId} was planned by another version of this package; plan the run again with this version`,
  )
  // Also where the format writes other bytes than it did.
  expect(() => checkSettings(plan, '1.2.3', { ...ndjsonFormat(), version: 99 })).toThrow('another version')
})
