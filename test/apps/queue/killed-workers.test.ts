/**
 * Behind the tests (`npm run test:queue`): workers killed and servers restarted in mid-run, while a scripted service refuses, fails,
 * limits and falls silent. Each request is settled once, as its script says; the rate and the pauses hold; a dump has no canary.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createFetchQueue, prepareQueue } from '../../../src/queue/index.ts'
import { projectRoot } from '../../support/goldens.ts'
import { queueServers } from '../../support/servers/queue-servers.ts'
import { until } from '../../support/until.ts'
import { fileArchive } from './file-archive.ts'
import {
  type Arrival,
  consentUntil,
  idOf,
  mostWithin,
  type Script,
  scriptedService,
  tinOf,
  valueCanary,
  type WorkerOrder,
} from './scripted-service.ts'

const count = Number(process.env.QUEUE_REQUESTS ?? '0')

/** What the service allows, and what the workers are told: a tenth less, as docs/queue.md advises. */
const allowed = { requests: 66, perMs: 1_000 }
const rate = { requests: 60, perMs: 1_000 }

/** What becomes of the requests of each hundred that are not simply answered. */
const special: Readonly<Record<number, Script>> = {
  3: '500 once',
  17: '500 once',
  29: 'slow once',
  41: '500 always',
  53: 'refused 403',
  67: 'refused 400',
  71: '429 once',
}
const outcomes: Partial<Record<Script, string>> = {
  '500 always': 'service/unexpected-response status',
  'refused 403': 'service/not-authorized status',
  'refused 400': 'service/invalid-request status',
}
const scriptOf = (index: number): Script => special[index % 100] ?? 'answered'
const expected = (index: number): string =>
  consentUntil(idOf(index)) === Number.POSITIVE_INFINITY
    ? (outcomes[scriptOf(index)] ?? 'kept')
    : 'service/not-authorized no-consent'

describe.skipIf(count === 0)('workers that are killed', () => {
  test.each(queueServers)(
    'settle each request once through %s',
    async (backend, isHere, start) => {
      if (!isHere) return
      const server = await start()
      const folder = mkdtempSync(join(tmpdir(), 'queue-'))
      const service = await scriptedService(scriptOf)
      const archive = fileArchive(folder, () => null)
      const order: WorkerOrder = {
        connection: server.url,
        name: 'killed',
        folder,
        service: { ...service.options, timeoutMs: 1_000 },
        rate,
      }
      const workers = workerProcesses(order)
      /** When something was ended. */
      const disturbed: number[] = []
      try {
        await prepareQueue(server.url)
        const place = { connection: server.url, name: order.name, attempts: 4, retryDelayMs: 100 }
        const queue = createFetchQueue(place)
        const another = createFetchQueue(place)
        const tasks = Array.from({ length: count }, (_, index) => ({ id: idOf(index), tenant: 'acme' }))
        const began = performance.now()
        await Promise.all([queue.add(tasks), another.add(tasks)])
        await another.close()
        for (let each = 0; each < 3; each++) workers.start()
        for (let round = 0; round < 4; round++) {
          await until(() => archive.count() >= (count * (round + 1)) / 6)
          disturbed.push(performance.now())
          if (round === 2) await server.restart()
          else {
            await workers.killOne()
            workers.start()
          }
        }
        await until(async () => {
          if (archive.count() < count) return false
          const { waiting, active, delayed } = await queue.counts()
          return waiting + active + delayed === 0
        })
        const tookMs = performance.now() - began
        const settled = archive.settled()
        expect(settled.size).toBe(count)
        expect([...settled].filter(([id, how]) => how !== expected(Number(id.slice(2))))).toEqual([])
        const most = mostWithin(allowed.perMs, service.arrivals)
        expect(most).toBeLessThanOrEqual(allowed.requests)
        expect(withoutPause(service.arrivals, disturbed)).toEqual([])
        const dump = Buffer.concat([await server.dump(), Buffer.from(workers.said())])
        expect(dump.includes(idOf(count - 1))).toBe(true)
        expect(dump.includes(valueCanary)).toBe(false)
        expect(tasks.filter((_, index) => dump.includes(tinOf(index)))).toEqual([])
        const answers = service.arrivals.filter(({ status }) => status === 200).length
        console.log(
          `${backend}: ${count} requests in ${(tookMs / 1_000).toFixed(1)} s, ${service.arrivals.length} calls, ` +
            `${answers} answers for ${[...settled.values()].filter(how => how === 'kept').length} kept, ` +
            `settled again ${archive.twice()} times, at most ${most} calls within a second, ${dump.length} bytes searched`,
        )
        await queue.close()
      } finally {
        await workers.killAll()
        await service.close()
        await server.stop()
        rmSync(folder, { recursive: true })
      }
    },
    600_000,
  )
})

/**
 * Refusals by 429 that no pause followed: a busy machine may take its time to begin one, but then it lasts. Those near what the test
 * itself ended are left out.
 */
function withoutPause(arrivals: readonly Arrival[], disturbed: readonly number[]): readonly string[] {
  const times = arrivals.map(({ at }) => at).sort((one, other) => one - other)
  const pauses = times.filter((at, index) => (times[index + 1] ?? Number.POSITIVE_INFINITY) - at > 700)
  return arrivals
    .filter(({ status, at }) => status === 429 && !disturbed.some(when => Math.abs(at - when) < 4_000))
    .filter(({ at }) => !pauses.some(pause => pause >= at && pause < at + 2_000))
    .map(({ index, at }) => `${idOf(index)} at ${at.toFixed(0)}`)
}

function workerProcesses(order: WorkerOrder) {
  const running: ChildProcess[] = []
  let said = ''
  const kill = async (child: ChildProcess): Promise<void> => {
    const ended = new Promise(resolve => child.once('exit', resolve))
    if (child.exitCode === null && child.kill('SIGKILL')) await ended
  }
  return {
    start: (): void => {
      const script = join(projectRoot, 'test/apps/queue/worker-process.ts')
      const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(order)], {
        cwd: projectRoot,
      })
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (bytes: Buffer) => {
          said += bytes.toString()
        })
      running.push(child)
    },
    /** The one that has worked longest. */
    killOne: async (): Promise<void> => {
      const child = running.shift()
      if (child !== undefined) await kill(child)
    },
    killAll: async (): Promise<void> => {
      await Promise.all(running.map(kill))
    },
    said: (): string => said,
  }
}
