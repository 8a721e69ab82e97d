/** A worker that was silent for too long, on the real servers: another one has its shard by then, and it leaves it. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reachedQueue } from '../../../src/queue/remap/reached-queue.ts'
import type { ShardRow } from '../../../src/remap/ledger/shard-row.ts'
import { queueServers } from '../../support/servers/queue-servers.ts'
import { until } from '../../support/until.ts'
import { killed, saidBy } from './remap-archive.ts'

describe.each(queueServers)('a worker through %s', (_, isHere, start) => {
  test.skipIf(!isHere)(
    'ends its shard when it finds that another worker has it, and the shard is done once',
    async () => {
      const server = await start()
      const options = { connection: server.url, archiveId: '0'.repeat(16), silentMs: 1_000 }
      const queue = await reachedQueue(options)
      await queue.enqueue('run', ['00001'])
      const script = join(import.meta.dirname, 'paused-worker.ts')
      const paused = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(options)])
      const said = saidBy(paused)
      try {
        await until(() => said() === 'begun 00001\n')
        paused.kill('SIGSTOP')
        const [ending, done] = [new AbortController(), [] as string[]]
        await queue.work(async () => ({}) as ShardRow, {
          concurrency: 1,
          signal: ending.signal,
          onDone: ({ shard }) => {
            done.push(shard)
            ending.abort()
          },
          onFailed: ({ shard }) => done.push(`failed ${shard}`),
        })
        paused.kill('SIGCONT')
        await until(() => said().endsWith('ended\n'))
        // Neither done nor failed: what it threw when its signal came is nobody's any more.
        expect([done, said()]).toEqual([['00001'], 'begun 00001\nended\n'])
        expect(await queue.left('run')).toBe(0)
        expect(await queue.failures('run', ['00001'])).toEqual(new Map())
      } finally {
        await killed(paused)
        await queue.close()
        await server.stop()
      }
    },
    120_000,
  )
})
