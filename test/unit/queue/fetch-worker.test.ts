/** On a Redis of its own: what the end of a request is to the queue. */
import { describe, expect, test } from 'vitest'
import {
  createFetchQueue,
  type FetchQueue,
  type FetchWorker,
  type FetchWorkerOptions,
  type RequestStore,
  startFetchWorker,
} from '../../../src/queue/index.ts'
import { ownServer } from '../../support/servers/own-server.ts'
import { hasRedis, startRedis } from '../../support/servers/redis.ts'
import { clientFor, request } from '../../support/service-client.ts'
import { json, serviceServer, transcript } from '../../support/service-server.ts'
import { until } from '../../support/until.ts'

type Stored = Awaited<ReturnType<RequestStore['read']>>

const isHere = hasRedis()
const service = serviceServer()
const server = ownServer(isHere, startRedis)

interface Rig {
  readonly queue: FetchQueue
  readonly start: (own?: Partial<FetchWorkerOptions>) => FetchWorker
}

let queues = 0
/** A queue that nobody else has, with so many requests, and what works on it. */
async function rig(count: number): Promise<Rig> {
  queues += 1
  const place = { connection: server().url, name: `queue ${queues}` }
  const queue = createFetchQueue(place)
  await queue.add(Array.from({ length: count }, (_, index) => ({ id: `r-${index + 1}`, tenant: 'acme' })))
  return {
    queue,
    start: own =>
      startFetchWorker({
        ...place,
        requests: { read: async () => ({ request, consentUntil: Number.POSITIVE_INFINITY }) },
        client: clientFor(service),
        archive: { keep: async () => {}, fail: async () => {} },
        concurrency: 1,
        ...own,
      }),
  }
}

describe.skipIf(!isHere)('a pause', () => {
  /** For how long no worker begins a request. */
  const pausedMs = ({ bullmq }: FetchQueue): Promise<number> => bullmq.getRateLimitTtl(1_000_000)
  const hour = 3_600_000

  test.each([
    ['for as long as the service asks for', { 'Retry-After': '3600' }, hour],
    ['for as long as the options say where it names no time', {}, 2 * hour],
  ])('keeps the workers of a queue from asking, %s, and is no try', async (_, headers, ms) => {
    service.onDetail = response => json(response, 429, {}, headers)
    const { queue, start } = await rig(2)
    const workers = [start({ pauseMs: 2 * hour })]
    await until(async () => (await pausedMs(queue)) > 0 && (await queue.counts()).active === 0)
    workers.push(start({ pauseMs: 2 * hour }))
    const left = await pausedMs(queue)
    expect([left > ms - hour / 2, left <= ms]).toEqual([true, true])
    await Promise.all(workers.map(worker => worker.close()))
    expect(await queue.counts()).toEqual({ waiting: 2, active: 0, delayed: 0, done: 0, failed: 0 })
    expect(service.details).toHaveLength(1)
    await queue.close()
  })

  test('is made longer by a later one, and never shorter', async () => {
    const { queue, start } = await rig(3)
    const [asked, times] = [[] as (() => void)[], ['7200', '3600', '10800']]
    service.onDetail = (response, _, count) =>
      asked.push(() => json(response, 429, {}, { 'Retry-After': times[count - 1] ?? '' }))
    const worker = start({ concurrency: 3 })
    await until(() => asked.length === 3)
    const hours: number[] = []
    for (const [index, answer] of asked.entries()) {
      answer()
      await until(async () => (await queue.counts()).active === 2 - index)
      hours.push(Math.ceil((await pausedMs(queue)) / hour))
    }
    expect(hours).toEqual([2, 2, 3])
    await worker.close()
    await queue.close()
  })

  test.each([
    ['a failed try keeps them as long as the service asks for', { 'Retry-After': '3600' }, [true, true]],
    ['one that names no time keeps nobody', {}, [false, true]],
  ])('that is no refusal: %s, and counts as a try', async (_, headers, expected) => {
    service.onDetail = response => json(response, 503, {}, headers)
    const { queue, start } = await rig(1)
    const worker = start({ pauseMs: 2 * hour })
    await until(async () => (await queue.counts()).delayed === 1)
    const left = await pausedMs(queue)
    expect([left > hour / 2, left <= hour]).toEqual(expected)
    expect((await queue.bullmq.getJob('r-1'))?.attemptsMade).toBe(1)
    await worker.close()
    await queue.close()
  })

  test('that begins while a worker is closed does not keep it from its end', async () => {
    const { queue, start } = await rig(1)
    let answer: (() => void) | undefined
    service.onDetail = response => {
      answer = () => json(response, 429, {}, { 'Retry-After': '3600' })
    }
    const worker = start()
    await until(() => answer !== undefined)
    const closing = worker.close()
    answer?.()
    await closing
    expect(await queue.counts()).toMatchObject({ waiting: 1, active: 0 })
    await queue.close()
    // Left to itself BullMQ waits for 30 seconds.
  }, 25_000)
})

describe.skipIf(!isHere)('a request', () => {
  test('that is kept or settled is done, and one that can never be is given up with code and message', async () => {
    service.onDetail = response => json(response, 200, transcript)
    const { queue, start } = await rig(3)
    const stored: Readonly<Record<string, Stored>> = {
      'r-1': { request, consentUntil: 2 },
      'r-2': 'settled',
      'r-3': { request, consentUntil: 1 },
    }
    const worker = start({ requests: { read: async id => stored[id] ?? null }, now: () => 1 })
    await until(async () => {
      const { done, failed } = await queue.counts()
      return done + failed === 3
    })
    const jobs = await Promise.all(Object.keys(stored).map(id => queue.bullmq.getJob(id)))
    expect(jobs.map(job => [job?.returnvalue, job?.failedReason])).toEqual([
      ['kept', undefined],
      ['settled', undefined],
      [null, expect.stringMatching(/^service\/not-authorized: .*The consent has expired/)],
    ])
    await worker.close()
    await queue.close()
  })
})
