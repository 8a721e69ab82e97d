/** Re-mapping an archive through a queue, on the real servers, by processes of the finished build. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRemapQueue } from '../../../src/queue/index.ts'
import { errorOf } from '../../support/error-of.ts'
import { queueServers } from '../../support/servers/queue-servers.ts'
import type { RunningServer } from '../../support/servers/server.ts'
import { txmap } from '../../support/txmap.ts'
import {
  killed,
  nameCanary,
  type RemapRig,
  rigOf,
  rowsIn,
  saidBy,
  startRemap,
  startRemapWorkerProcess,
  valueCanary,
  writtenIn,
} from './remap-archive.ts'

describe.each(queueServers)('re-mapping through %s', (_, isHere, start) => {
  let server: RunningServer
  let rig: RemapRig
  const folder = mkdtempSync(join(tmpdir(), 'remap-queue-'))
  beforeAll(async () => {
    if (!isHere) return
    server = await start()
    rig = await rigOf(folder, 110)
  }, 120_000)
  afterAll(async () => {
    if (isHere) await server.stop()
    rmSync(folder, { recursive: true })
  })

  test.skipIf(!isHere)(
    'gives the root of a run on one machine, whoever puts it in, and leaves nothing of a transcript',
    async () => {
      const { out, root, shards, lines } = rig
      const remap = (...args: readonly string[]): ReturnType<typeof txmap> =>
        txmap(['remap', ...args], { interrupted: new Promise(() => undefined) })
      const place = ['--in', join(folder, 'in'), '--out', out, '--shard-size', '1', '--queue', server.url]
      const put = await remap('run', ...place, '--detach')
      expect(put).toMatchObject({
        code: 0,
        out: expect.stringMatching(`: ${shards} of ${shards} shards are left to the workers\n`),
      })
      const worker = startRemap('work', '--out', out, '--queue', server.url, '--jobs', '1')
      const said = saidBy(worker)
      const runs = await Promise.all([
        remap('run', ...place),
        remap('run', '--out', out, '--queue', server.url),
      ])
      for (const { code, out: printed } of runs) {
        // Poison is rejected.
        expect(code).toBe(1)
        expect(printed).toContain(`: ${shards} of ${shards} shards done\n  ${lines} lines: `)
        expect(printed).toMatch(new RegExp(`\\nroot ${root}\\n$`))
      }
      // The same worker, another run: it reads that one's plan, and ends the threads of the first.
      const another = await remap('run', ...place, '--coverage')
      expect(another.out).toContain(`: ${shards} of ${shards} shards done\n`)
      await killed(worker, 'SIGTERM')
      expect(said()).toMatch(new RegExp(`^waiting for shards; .*\n${2 * shards} shards done, 0 failed\n$`))
      expect([rowsIn(out), writtenIn(out)]).toEqual([2 * shards, 4 * shards])
      const [, runId = ''] = /^run (\w+):/.exec(put.out) ?? []
      const verified = await remap('verify', '--out', out, '--run', runId)
      expect(verified).toMatchObject({ code: 0, out: expect.stringMatching(`\nroot ${root}\n$`) })
      const queue = await createRemapQueue({ connection: server.url, out })
      expect(await queue.add()).toMatchObject({ shards, left: 0 })
      expect(await queue.bullmq.getJobCounts('waiting', 'active', 'delayed', 'failed', 'completed')).toEqual({
        waiting: 0,
        active: 0,
        delayed: 0,
        failed: 0,
        completed: 0,
      })
      const dump = await server.dump()
      expect(dump.includes(queue.bullmq.name)).toBe(true)
      for (const canary of [valueCanary, nameCanary, folder]) {
        expect(dump.includes(canary)).toBe(false)
        expect(said().includes(canary)).toBe(false)
      }
      await queue.close()
    },
    180_000,
  )

  test.skipIf(!isHere)(
    'is done by a worker of an application too',
    async () => {
      const out = join(folder, 'of-an-application')
      const worker = startRemapWorkerProcess({ connection: server.url, out, silentMs: 30_000, threads: 1 })
      const said = saidBy(worker)
      const place = ['--in', join(folder, 'in'), '--out', out, '--shard-size', '1', '--queue', server.url]
      const run = await txmap(['remap', 'run', ...place], { interrupted: new Promise(() => undefined) })
      await killed(worker, 'SIGTERM')
      expect(run.out).toMatch(new RegExp(`\\nroot ${rig.root}\\n$`))
      expect(said().split('\n').toSorted().join('\n')).toBe(
        `\n${Array.from({ length: rig.shards }, (_, index) => `done ${String(index + 1).padStart(5, '0')}`).join('\n')}`,
      )
    },
    60_000,
  )
})

test('a queue that does not answer is an error with a code, which does not show the address', async () => {
  const out = mkdtempSync(join(tmpdir(), 'remap-queue-'))
  // Of Redis, which takes seconds: test/unit/queue/remap/reached-queue.test.ts.
  const error = await errorOf(createRemapQueue({ connection: 'postgres://user:secret@127.0.0.1:1/db', out }))
  expect(error).toMatchObject({
    code: 'remap/unusable-queue',
    message: expect.stringMatching(
      /^The queue "remap-[0-9a-f]{16}" cannot be used: ECONNREFUSED; check the address, and that the server is running$/,
    ),
  })
  expect(await errorOf(createRemapQueue({ connection: 'redis://127.0.0.1:1' } as never))).toMatchObject({
    code: 'queue/configuration',
    message: 'The queue configuration is wrong: "out" is missing',
  })
  rmSync(out, { recursive: true })
}, 60_000)
