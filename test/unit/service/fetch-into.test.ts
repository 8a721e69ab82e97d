/** Many requests into a store, over real connections: each kept or failed once, whatever the service and the store do. */
import { describe, expect, test } from 'vitest'
import {
  type ArchiveSink,
  fetchInto,
  type IdentifiedRequest,
  type ServiceError,
} from '../../../src/service-index.ts'
import { expectNothingPrivate } from '../../support/canaries.ts'
import { errorOf } from '../../support/error-of.ts'
import { clientFor, request } from '../../support/service-client.ts'
import { json, serviceServer, transcript } from '../../support/service-server.ts'

const server = serviceServer()

const wanted = (count: number): readonly IdentifiedRequest[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    request: { ...request, transcriptPeriod: `20${String(10 + (index % 80))}12` },
  }))

interface Store extends ArchiveSink {
  readonly kept: Map<string, string[]>
  readonly failed: Map<string, ServiceError[]>
}

function store(): Store {
  const kept = new Map<string, string[]>()
  const failed = new Map<string, ServiceError[]>()
  return {
    kept,
    failed,
    keep: async (id, detail) => void kept.set(id, [...(kept.get(id) ?? []), detail.text]),
    fail: async (id, error) => void failed.set(id, [...(failed.get(id) ?? []), error]),
  }
}

describe('requests into a store', () => {
  test('are kept with the text as it came, or failed with their error, each once', async () => {
    server.onDetail = (response, received) => {
      const { period } = JSON.parse(received.body)
      const status =
        { '201312': 403, '201712': 400 }[String(period ?? received.body.match(/20\d\d12/)?.[0])] ?? 200
      return json(response, status, status === 200 ? transcript : {})
    }
    const archive = store()
    const progress: number[] = []
    const summary = await fetchInto(wanted(20), clientFor(server), archive, {
      concurrency: 5,
      onProgress: ({ done }) => progress.push(done),
    })
    expect(summary).toEqual({
      kept: 18,
      failed: { 'service/not-authorized': 1, 'service/invalid-request': 1 },
      unfinished: 0,
    })
    expect([...archive.kept.values()].every(texts => texts.length === 1)).toBe(true)
    expect(archive.kept.get('r0')).toEqual([JSON.stringify(transcript)])
    expect([...archive.failed].map(([id, errors]) => [id, errors.map(error => error.retryable)])).toEqual([
      ['r3', [false]],
      ['r7', [false]],
    ])
    expect(progress).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(server.mostOpen).toBeLessThanOrEqual(5)
    expectNothingPrivate(summary)
  })

  test('that fail in passing say that asking again may help, and when', async () => {
    server.onDetail = response => json(response, 429, {}, { 'retry-after': '90' })
    const archive = store()
    await fetchInto(wanted(1), clientFor(server, { retries: 0 }), archive)
    const [error] = archive.failed.get('r0') ?? []
    expect(error).toMatchObject({ retryable: true, retryAfterMs: 90_000, status: 429 })
  })

  test('end with the error of the store, and ask for no more', async () => {
    server.onDetail = response => json(response, 200, transcript)
    const full: ArchiveSink = { ...store(), keep: () => Promise.reject(new Error('no room')) }
    const error = await errorOf(fetchInto(wanted(50), clientFor(server), full, { concurrency: 2 }))
    expect(error).toMatchObject({ message: 'no room' })
    expect(server.details.length).toBeLessThan(6)
  })

  test('are neither kept nor failed where the signal is aborted', async () => {
    server.onDetail = response => json(response, 200, transcript)
    const archive = store()
    const controller = new AbortController()
    const summary = await fetchInto(wanted(30), clientFor(server), archive, {
      concurrency: 1,
      signal: controller.signal,
      onProgress: ({ done }) => done === 3 && controller.abort(),
    })
    expect(summary.kept).toBe(archive.kept.size)
    expect(summary.kept).toBeGreaterThanOrEqual(3)
    expect(archive.failed.size).toBe(0)
    expect(summary.kept + summary.unfinished).toBe(30)
  })

  test.each(['{ "id": "" }', '{ "id": 7 }', '{}', 'null', '"x"'])(
    'that have no id are refused, and what was given before is kept: %s',
    async text => {
      server.onDetail = response => json(response, 200, transcript)
      const untyped: readonly IdentifiedRequest[] = JSON.parse(`[${text}]`)
      const error = await errorOf(fetchInto(untyped, clientFor(server), store()))
      expect(error).toMatchObject({
        code: 'service/configuration',
        message: expect.stringContaining('a request has no "id"'),
      })
      expect(server.details).toHaveLength(0)
    },
  )

  test('without a client or a store are not begun', async () => {
    const untyped = fetchInto as (...given: readonly unknown[]) => Promise<unknown>
    expect(await errorOf(untyped([], clientFor(server)))).toMatchObject({
      code: 'service/configuration',
      message: expect.stringContaining('sink is not an object with keep, fail'),
    })
    expect(await errorOf(untyped([], store(), store()))).toMatchObject({
      message: expect.stringContaining('client is not an object with transcriptDetail'),
    })
  })

  test('with an option that there is not are not begun', async () => {
    const untyped: object = { parallel: 3 }
    const error = await errorOf(fetchInto([], clientFor(server), store(), untyped))
    expect(error).toMatchObject({ code: 'service/configuration' })
  })
})
