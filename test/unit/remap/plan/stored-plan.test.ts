/** The plan of a run as it is stored, and which run was planned last. */
import { expect, test } from 'vitest'
import { latestRun } from '../../../../src/remap/plan/stored-plan.ts'
import { memoryStore } from '../../../support/memory-store.ts'
import { planRun } from '../../../support/remap.ts'

test('the run that was planned last is named by a file of one line, and by no other', async () => {
  const archive = { source: memoryStore(), out: memoryStore() }
  archive.source.files.set('a.ndjson', Buffer.from('{}\n'))
  const { runId } = await planRun(archive, {})
  expect(await latestRun(archive.out)).toBe(runId)
  const [name, text] =
    [...archive.out.files].find(([, bytes]) => String(bytes) === `{"runId":"${runId}"}\n`) ?? []
  if (name === undefined) throw new Error('no such file')
  for (const other of [`${text}x`, `x${text}`, String(text).trimEnd(), `${text}${text}`]) {
    archive.out.files.set(name, Buffer.from(other))
    await expect(latestRun(archive.out)).rejects.toThrow(expect.objectContaining({ code: 'remap/no-run' }))
  }
})
