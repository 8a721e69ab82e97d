/** Re-mapping one shard: how much of it is held at once, and a line that is longer than any document may be. */
import { expect, test } from 'vitest'
import { batchBytes, longestLine } from '../../../../src/bulk/batch/split-batches.ts'
import { mapTranscript } from '../../../../src/mapper/map-transcript.ts'
import { storeLedger } from '../../../../src/remap/ledger/store-ledger.ts'
import { runRows } from '../../../../src/remap/run/run-rows.ts'
import { fewLines } from '../../../support/many-transcripts.ts'
import { memoryStore } from '../../../support/memory-store.ts'
import { doRun, hostOf, planRun } from '../../../support/remap.ts'

const [account = ''] = fewLines

async function archiveOf(text: string) {
  const archive = { source: memoryStore(), out: memoryStore() }
  archive.source.files.set('a.ndjson', Buffer.from(text))
  return { ...archive, plan: await planRun(archive) }
}

test('a line that is too long is rejected by its number, and those around it are mapped, one larger than a batch too', async () => {
  const large = `${account}${' '.repeat(batchBytes)}`
  const archive = await archiveOf(`${large}\n"${' '.repeat(longestLine)}"\n${account}\n`)
  await doRun(archive, archive.plan)
  const [row] = await runRows(archive.plan, storeLedger(archive.out))
  expect(row?.tally).toMatchObject({ lines: 3, rejected: { 'bulk/line-too-long': 1 } })
  const read = (path: string | undefined): string =>
    Buffer.from(archive.out.files.get(path ?? '') ?? '').toString()
  expect(JSON.parse(read(row?.rejects.path))).toMatchObject({ line: 2, code: 'bulk/line-too-long' })
  const mapped = `${JSON.stringify(mapTranscript(account))}\n`
  expect(read(row?.files[0]?.path)).toBe(mapped + mapped)
})

test('lines are mapped many at a time, and never more of them than fit into a batch', async () => {
  const lines = 12_000
  const archive = await archiveOf('{"TYPE":"NONE"}                                        \n'.repeat(lines))
  const host = await hostOf(archive)
  const sizes: number[] = []
  const pool: typeof host.pool = {
    ...host.pool,
    map: (bytes, start) => {
      sizes.push(bytes.byteLength)
      return host.pool.map(bytes, start)
    },
  }
  await doRun(archive, archive.plan, { host: { pool } })
  expect(Math.max(...sizes)).toBeLessThanOrEqual(batchBytes)
  expect(Math.max(...sizes)).toBeGreaterThan(batchBytes / 2)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(56 * lines)
})
