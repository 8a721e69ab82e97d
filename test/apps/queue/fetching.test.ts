/** Fetching through a queue, on the real servers: what becomes of each request, and what the queue is left with. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createFetchQueue,
  type FetchQueue,
  prepareQueue,
  startFetchWorker,
} from '../../../src/queue/index.ts'
import { createServiceClient } from '../../../src/service-index.ts'
import { recordedSpans } from '../../support/recorded-spans.ts'
import { queueServers } from '../../support/servers/queue-servers.ts'
import type { RunningServer } from '../../support/servers/server.ts'
import { fileArchive } from './file-archive.ts'
import { indexOf, requestOf, type Script, scriptedService, tinOf, valueCanary } from './scripted-service.ts'

const scripts: readonly Script[] = [
  'answered',
  '500 once',
  '429 once',
  '500 always',
  'slow once',
  'refused 403',
  'refused 400',
]
/** One pause of a second will do. */
const scriptOf = (index: number): Script => {
  const script = scripts[index % scripts.length] ?? 'answered'
  return script === '429 once' && index >= scripts.length ? 'answered' : script
}

describe.each(queueServers)('fetching through %s', (_, isHere, start) => {
  let server: RunningServer
  const folder = mkdtempSync(join(tmpdir(), 'queue-'))
  beforeAll(async () => {
    if (!isHere) return
    server = await start()
    await prepareQueue(server.url)
  })
  afterAll(async () => {
    if (isHere) await server.stop()
    rmSync(folder, { recursive: true })
  })

  test.skipIf(!isHere)(
    'settles each request once, within the rate, and leaves nothing of a taxpayer',
    async () => {
      const service = await scriptedService(scriptOf)
      const count = 2 * scripts.length
      const faults: unknown[] = []
      const archive = fileArchive(
        folder,
        id => (indexOf(id) < count ? requestOf(indexOf(id)) : null),
        id => (indexOf(id) === 0 ? null : indexOf(id) === 7 ? Date.now() - 1 : Date.now() + 60_000),
      )
      await prepareQueue(server.url)
      const rate = { requests: 40, perMs: 1_000 }
      const spans = recordedSpans()
      const place = { connection: server.url, name: 'small', telemetry: spans.telemetry }
      const queue = createFetchQueue({ ...place, attempts: 4, retryDelayMs: 20 })
      const ids = Array.from({ length: count + 1 }, (_, index) => `r-${index}`)
      await queue.add(ids.map(id => ({ id, tenant: 'acme' })))
      await queue.add([
        { id: 'r-1', tenant: 'acme' },
        { id: 'r-999', tenant: 'someone' },
      ])
      const worker = startFetchWorker({
        ...place,
        requests: archive.requests,
        archive: archive.archive,
        client: createServiceClient({ ...service.options, timeoutMs: 400 }),
        rate,
        concurrency: 8,
        onFault: error => faults.push(error),
      })
      await drained(queue)
      await worker.close()
      const settled = archive.settled()
      const expected = new Map(
        Array.from({ length: count }, (_, index) => {
          if (index === 0 || index === 7) return [`r-${index}`, 'service/not-authorized no-consent']
          const how: Partial<Record<Script, string>> = {
            '500 always': 'service/unexpected-response status',
            'refused 403': 'service/not-authorized status',
            'refused 400': 'service/invalid-request status',
          }
          return [`r-${index}`, how[scriptOf(index)] ?? 'kept']
        }),
      )
      expect(Object.fromEntries(settled)).toEqual(Object.fromEntries(expected))
      expect(archive.twice()).toBe(0)
      const kept = [...expected.values()].filter(how => how === 'kept').length
      expect(await queue.counts()).toEqual({
        waiting: 0,
        active: 0,
        delayed: 0,
        done: kept,
        failed: count - kept + 2,
      })
      // Requests may overtake each other on a busy machine, but all of them together take their time.
      const times = service.arrivals.map(({ at }) => at)
      const least = ((times.length - 1) * rate.perMs) / rate.requests
      expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(least - 100)
      expect(faults).toEqual([])
      const exported = await queue.bullmq.exportPrometheusMetrics()
      expect(exported).toContain(`bullmq_job_completed_total{queue="small"} ${kept}\n`)
      expect(exported).toContain('bullmq_job_count{queue="small", state="waiting"} 0\n')
      expect(spans.said()).toContain('queue/unknown-request')
      expect(spans.said()).not.toContain(valueCanary)
      expect(ids.filter(id => spans.said().includes(tinOf(indexOf(id))))).toEqual([])
      const dump = await server.dump()
      expect(dump.includes('r-13')).toBe(true)
      expect(dump.includes(valueCanary)).toBe(false)
      expect(ids.filter(id => dump.includes(tinOf(indexOf(id))))).toEqual([])
      await queue.close()
      await service.close()
    },
  )
})

/** Resolves when the queue has nothing left to do. */
async function drained(queue: FetchQueue): Promise<void> {
  for (;;) {
    const { waiting, active, delayed } = await queue.counts()
    if (waiting + active + delayed === 0) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
