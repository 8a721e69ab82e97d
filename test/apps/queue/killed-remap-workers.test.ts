/**
 * Behind the tests (`npm run test:queue`): Re-mapping an archive by workers that are killed, on servers that fall over, by several
 * producers, on a disk that is full, in shards that take longer than a worker may be silent. Each shard is done once, the root is
 * that of an undisturbed run, and neither a dump nor a log has a canary.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createRemapQueue, type RemapQueue } from '../../../src/queue/index.ts'
import { queueServers } from '../../support/servers/queue-servers.ts'
import type { RunningServer } from '../../support/servers/server.ts'
import { txmap } from '../../support/txmap.ts'
import { until } from '../../support/until.ts'
import {
  archiveText,
  killed,
  nameCanary,
  type RemapRig,
  rigOf,
  rowsIn,
  saidBy,
  startRemapWorkerProcess,
  valueCanary,
  writtenIn,
} from './remap-archive.ts'

const lines = Number(process.env.QUEUE_LINES ?? '0')
/** How long a worker may be silent. */
const silentMs = 2_000
/** Lines that take a thread more than twice the least time for which a worker may be silent. */
const longLines = 900

describe.skipIf(lines === 0)('Re-mapping an archive', () => {
  describe.each(queueServers)('through %s', (backend, isHere, start) => {
    if (!isHere) return
    let server: RunningServer
    let rig: RemapRig
    let outs = 0
    const folder = mkdtempSync(join(tmpdir(), 'remap-queue-'))
    const running: { readonly child: ChildProcess; readonly said: () => string }[] = []
    const logs: (() => string)[] = []

    beforeAll(async () => {
      server = await start()
      rig = await rigOf(folder, lines)
    }, 600_000)
    afterEach(async () => {
      await Promise.all(running.splice(0).map(({ child }) => killed(child)))
    })
    afterAll(async () => {
      await server.stop()
      rmSync(folder, { recursive: true })
      // A server that ends without notice waits for its processes; on a busy machine that can take its time.
    }, 120_000)

    const remap = (...args: readonly string[]): ReturnType<typeof txmap> =>
      txmap(['remap', ...args], { interrupted: new Promise(() => undefined) })
    /** Plans into a folder of its own. */
    const planned = async (input = 'in', shardSize = '1'): Promise<string> => {
      outs += 1
      const out = join(folder, `out-${outs}`)
      const plan = await remap('plan', '--in', join(folder, input), '--out', out, '--shard-size', shardSize)
      expect(plan.code).toBe(0)
      return out
    }
    const startWorker = (out: string, limit?: number, silent = silentMs): (() => string) => {
      const order = { connection: server.url, out, silentMs: silent, threads: 1 }
      const child = startRemapWorkerProcess(order, limit)
      const said = saidBy(child)
      running.push({ child, said })
      logs.push(said)
      return said
    }
    const follow = (out: string): ReturnType<typeof txmap> =>
      remap('run', '--out', out, '--queue', server.url)
    const expectWhole = async (out: string, shards: number, root: string): Promise<void> => {
      expect([rowsIn(out), writtenIn(out)]).toEqual([shards, 2 * shards])
      const verified = await remap('verify', '--out', out)
      expect(verified.out).toMatch(
        new RegExp(`: ${shards} of ${shards} shards are whole: .*\nroot ${root}\n$`),
      )
      expect(verified.code).toBe(0)
    }
    const expectNothingPrivate = (bytes: Buffer): void => {
      for (const canary of [valueCanary, nameCanary, folder]) expect(bytes.includes(canary)).toBe(false)
    }

    test('is whole after workers were killed and the server fell over, whoever put it in', async () => {
      const out = await planned()
      const { shards, root } = rig
      const queues: RemapQueue[] = await Promise.all(
        [1, 2].map(() => createRemapQueue({ connection: server.url, out, retryDelayMs: 200 })),
      )
      await Promise.all(queues.map(queue => queue.add()))
      const followed = follow(out)
      for (let each = 0; each < 3; each++) startWorker(out)
      const rounds = 5
      let kills = 0
      const dumps: number[] = []
      for (let round = 1; round <= rounds; round++) {
        await until(() => rowsIn(out) >= Math.floor((shards * round) / (rounds + 2)))
        // Anywhere within a shard, or between two.
        await sleep(Math.random() * 700)
        if (round === 3) await server.restart()
        const dump = await server.dump()
        dumps.push(dump.length)
        expectNothingPrivate(dump)
        for (const { child } of running.splice(0, 2)) {
          await killed(child)
          kills += 1
          startWorker(out)
        }
      }
      const { code, out: printed } = await followed
      expect(printed).toMatch(new RegExp(`: ${shards} of ${shards} shards done\n[^]*\nroot ${root}\n$`))
      // Poison is rejected.
      expect(code).toBe(1)
      await expectWhole(out, shards, root)
      const begun = running.map(({ said }) => said()).join('')
      expect(begun).not.toContain('failed')
      const dump = await server.dump()
      expectNothingPrivate(Buffer.concat([dump, Buffer.from(logs.map(said => said()).join(''))]))
      const done = logs.flatMap(said => said().match(/^done \d+$/gm) ?? []).length
      console.log(
        `${backend}: ${shards} shards, ${kills} workers killed, 1 restart; said to be done ${done} times, ` +
          `${shards} rows; ${dump.length + dumps.reduce((sum, each) => sum + each, 0)} bytes searched`,
      )
      await Promise.all(queues.map(queue => queue.close()))
    }, 900_000)

    test.each([1, 2, 4])(
      'has the same root with %i workers',
      async workers => {
        const out = await planned()
        for (let each = 0; each < workers; each++) startWorker(out)
        const { out: printed } = await follow(out)
        expect(printed).toMatch(new RegExp(`\nroot ${rig.root}\n$`))
        await expectWhole(out, rig.shards, rig.root)
      },
      900_000,
    )

    test('has a shard that takes longer than a worker may be silent done once', async () => {
      const leastMs = 1_000
      mkdirSync(join(folder, 'long'))
      writeFileSync(join(folder, 'long', 'a.ndjson'), archiveText(longLines))
      const out = await planned('long', '4096')
      const said = [1, 2].map(() => startWorker(out, undefined, leastMs))
      await follow(out)
      const { milliseconds } = JSON.parse((await remap('status', '--out', out, '--json')).out)
      expect(milliseconds).toBeGreaterThan(2 * leastMs)
      expect(said.map(each => each()).join('')).toBe('done 00001\n')
      expect((await remap('verify', '--out', out)).code).toBe(0)
    }, 900_000)

    test('is left to others by a worker whose disk is full', async () => {
      const out = await planned()
      const { shards, root } = rig
      // 64 KiB, of results of some hundred.
      const full = startWorker(out, 128)
      const followed = follow(out)
      await until(() => full().includes('ended '))
      expect(full()).toMatch(/^(?:again \d+ remap\/unwritable-store\n)+ended remap\/unwritable-store\n$/)
      expect(rowsIn(out)).toBe(0)
      startWorker(out)
      expect((await followed).out).toMatch(new RegExp(`\nroot ${root}\n$`))
      await expectWhole(out, shards, root)
    }, 900_000)

    test('that cannot be read fails by a code without a name, and is done when it is put in again', async () => {
      const out = await planned()
      const file = join(folder, 'in', `${nameCanary}.ndjson`)
      const away = join(folder, 'away')
      renameSync(file, away)
      mkdirSync(file)
      const said = startWorker(out)
      const queue = await createRemapQueue({ connection: server.url, out, attempts: 2, retryDelayMs: 200 })
      await queue.add()
      const first = await follow(out)
      expect(first.code).toBe(2)
      expect(first.notes).toContain(
        'shard 00001 failed: remap/unreadable-store: the worker that had it last says what about, where it runs\n',
      )
      expect(said()).toContain('again 00001 remap/unreadable-store\n')
      expect(said()).toContain('failed 00001 remap/unreadable-store\n')
      const dump = await server.dump()
      expect(dump.includes('remap/unreadable-store')).toBe(true)
      expectNothingPrivate(dump)
      rmSync(file, { recursive: true })
      renameSync(away, file)
      expect((await follow(out)).out).toMatch(new RegExp(`\nroot ${rig.root}\n$`))
      await queue.close()
    }, 900_000)
  })
})
