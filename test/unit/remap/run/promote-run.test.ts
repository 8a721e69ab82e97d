import { expect, test } from 'vitest'
import { promoteBack, promotedRun, promoteRun } from '../../../../src/remap/run/promote-run.ts'
import { errorOf } from '../../../support/error-of.ts'
import { fewLines } from '../../../support/many-transcripts.ts'
import { memoryStore } from '../../../support/memory-store.ts'
import { doRun, hostOf, planRun } from '../../../support/remap.ts'

test('the pointer goes to a complete run, to the next one and back; results stay as they are', async () => {
  const source = memoryStore()
  const archive = { source, out: memoryStore() }
  const host = await hostOf(archive)
  source.files.set('a.ndjson', Buffer.from(`${fewLines[0]}\n`))
  const first = await planRun(archive)
  expect(await errorOf(promoteRun(first, host))).toMatchObject({ code: 'remap/unfinished-run' })
  expect(await promotedRun(archive.out)).toBeUndefined()
  expect(await errorOf(promoteBack(host))).toMatchObject({
    code: 'remap/nothing-before',
    message: 'No run was promoted in "memory" before the current one',
  })
  const { root } = await doRun(archive, first)
  const pointer = { runId: first.runId, root, manifest: `runs/${first.runId}/manifest.json`, before: [] }
  expect(await promoteRun(first, host)).toEqual(pointer)
  expect(await promoteRun(first, host)).toEqual(pointer)
  const results = [...archive.out.files].filter(([path]) => path.startsWith('results/'))

  source.files.set('b.ndjson', Buffer.from(`${fewLines[2]}\n`))
  const second = await planRun(archive)
  await doRun(archive, second)
  expect(await promoteRun(second, host)).toMatchObject({ runId: second.runId, before: [first.runId] })
  const manifest = JSON.parse((await archive.out.text(`runs/${second.runId}/manifest.json`)) ?? '')
  expect(manifest.results.map(({ path }: { path: string }) => path)).toEqual([
    results[0]?.[0],
    expect.stringMatching(/^results\//),
  ])
  expect(await promoteBack(host)).toEqual(pointer)
  for (const [path, bytes] of results) expect(archive.out.files.get(path)).toEqual(bytes)

  // A run of which a file is gone is not pointed at, and the pointer stays.
  archive.out.files.delete(manifest.results[1].path)
  expect(await errorOf(promoteRun(second, host))).toMatchObject({ code: 'remap/unreadable-store' })
  expect((await promotedRun(archive.out))?.runId).toBe(first.runId)
  await archive.out.replace('current.json', '{')
  expect(await errorOf(promotedRun(archive.out))).toMatchObject({
    code: 'remap/unreadable-store',
    message: 'Cannot read "current.json" in "memory": it is damaged',
  })
})
