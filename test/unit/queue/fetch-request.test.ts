import { describe, expect, test } from 'vitest'
import { type FetchHost, type FetchTry, fetchRequest } from '../../../src/queue/fetch-request.ts'
import type { RequestStore } from '../../../src/queue/request-store.ts'
import { failure } from '../../../src/service/failure.ts'
import { noLabels } from '../../../src/service/telemetry/labels.ts'
import { ServiceError, type TranscriptDetail } from '../../../src/service-index.ts'
import { canaries, expectNothingPrivate } from '../../support/canaries.ts'
import { clientFor, request } from '../../support/service-client.ts'
import { json, serviceServer, transcript } from '../../support/service-server.ts'

const server = serviceServer()
const now = Date.UTC(2026, 5, 1)
const task = { id: 'r-1', tenant: 'acme' }

interface Rig {
  readonly host: FetchHost
  readonly kept: string[]
  readonly failed: ServiceError[]
  readonly faults: unknown[]
}

function rig(own: Partial<FetchHost> = {}, consentUntil: number | null = now + 1): Rig {
  const [kept, failed, faults]: [string[], ServiceError[], unknown[]] = [[], [], []]
  const host: FetchHost = {
    requests: { read: async () => ({ request, consentUntil }) },
    client: clientFor(server),
    archive: {
      keep: async (_, detail) => void kept.push(detail.text),
      fail: async (_, error) => void failed.push(error),
    },
    now: () => now,
    onFault: error => faults.push(error),
    ...own,
  }
  return { host, kept, failed, faults }
}

const attempt = (own: Partial<FetchTry> = {}): FetchTry => ({
  isLast: false,
  timesLost: 0,
  signal: undefined,
  ...own,
})
const answering = (status: number, headers: Record<string, string> = {}): void => {
  server.onDetail = response => json(response, status, status === 200 ? transcript : {}, headers)
}

describe('fetchRequest', () => {
  test('keeps a transcript as it came', async () => {
    answering(200)
    const { host, kept } = rig()
    expect(await fetchRequest(task, host, attempt())).toEqual({ kind: 'kept' })
    expect(kept).toEqual([JSON.stringify(transcript)])
  })

  test('asks nobody for a request that is settled, or that the tenant has not', async () => {
    const asked: unknown[] = []
    const read =
      (answer: 'settled' | null): RequestStore['read'] =>
      async (...names) => {
        asked.push(names)
        return answer
      }
    const settled = rig({ requests: { read: read('settled') } })
    expect(await fetchRequest(task, settled.host, attempt())).toEqual({ kind: 'settled' })
    const unknown = rig({ requests: { read: read(null) } })
    expect(await fetchRequest(task, unknown.host, attempt())).toMatchObject({
      kind: 'failed',
      error: { code: 'queue/unknown-request' },
    })
    expect(asked).toEqual([
      ['r-1', 'acme'],
      ['r-1', 'acme'],
    ])
    expect([server.details.length, settled.failed, unknown.failed]).toEqual([0, [], []])
  })

  test.each([
    ['there is none', null, 'There is no consent from the taxpayer'],
    ['it has expired', now, 'The consent has expired'],
    ['its end is no number', Number.NaN, 'The consent has expired'],
  ])('fails for good without a call where of the consent %s', async (_, until, message) => {
    const { host, failed } = rig({}, until)
    expect(await fetchRequest(task, host, attempt())).toMatchObject({ kind: 'failed' })
    expect(failed).toEqual([
      expect.objectContaining({
        code: 'service/not-authorized',
        reason: 'no-consent',
        retryable: false,
        operation: 'transcript-detail',
        form: request.transcriptForm,
        period: request.transcriptPeriod,
        message: expect.stringContaining(message),
        hint: 'obtain a consent, then request the transcript under a new id; no call was made',
      }),
    ])
    expect(server.details).toHaveLength(0)
    expectNothingPrivate(failed)
  })

  test.each([400, 403])('fails for good by status %d', async status => {
    answering(status)
    const { host, failed } = rig()
    expect(await fetchRequest(task, host, attempt())).toMatchObject({ kind: 'failed', error: { status } })
    expect(failed).toMatchObject([{ status }])
    expect(server.details).toHaveLength(1)
  })

  test('makes one request only, and leaves other tries to the queue until the last', async () => {
    answering(500)
    const { host, failed } = rig()
    expect(await fetchRequest(task, host, attempt())).toMatchObject({ kind: 'again', pauseMs: null })
    expect([failed.length, server.details.length]).toEqual([0, 1])
    expect(await fetchRequest(task, host, attempt({ isLast: true }))).toMatchObject({ kind: 'failed' })
    expect(failed).toMatchObject([{ status: 500 }])
  })

  test('pauses the queue by the time of the service, also at the last try', async () => {
    answering(429, { 'retry-after': '90' })
    const { host, failed } = rig()
    const paused = { kind: 'paused', pauseMs: 90_000 }
    expect(await fetchRequest(task, host, attempt({ isLast: true }))).toMatchObject(paused)
    answering(503, { 'retry-after': '7' })
    expect(await fetchRequest(task, host, attempt())).toMatchObject({ kind: 'again', pauseMs: 7_000 })
    expect(failed).toEqual([])
  })

  test('pauses the queue where the account is at fault: no request pays for a wrong secret', async () => {
    server.onToken = response => json(response, 401, {})
    const { host, failed } = rig()
    expect(await fetchRequest(task, host, attempt({ isLast: true }))).toMatchObject({
      kind: 'paused',
      pauseMs: null,
      error: { code: 'service/token' },
    })
    expect(failed).toEqual([])
  })

  test('ends a request that ended its workers five times, without a call', async () => {
    const { host, failed, kept } = rig()
    expect(await fetchRequest(task, host, attempt({ timesLost: 5 }))).toMatchObject({ kind: 'failed' })
    expect(failed).toMatchObject([
      {
        code: 'service/aborted',
        operation: 'transcript-detail',
        reason: 'worker-lost',
        form: request.transcriptForm,
        hint: 'find out why the processes that worked on it ended, 5 times',
      },
    ])
    expect(server.details).toHaveLength(0)
    answering(200)
    expect(await fetchRequest(task, host, attempt({ timesLost: 4 }))).toEqual({ kind: 'kept' })
    expect(kept).toHaveLength(1)
  })

  test.each([
    ['service/no-data', 'failed'],
    ['service/invalid-request', 'failed'],
    ['service/not-authorized', 'failed'],
    ['service/token', 'paused'],
    ['service/configuration', 'paused'],
    ['service/timeout', 'again'],
    ['service/connection', 'again'],
  ] as const)('says what is to become of a request by the code of the error: %s', async (code, kind) => {
    const facts = failure('service/no-data', {}, { operation: 'transcript-detail', status: null }).failure
    const words = { problem: 'made up', to: 'service', what: 'It', limit: 1 }
    const made = [code, words, { ...facts, ...noLabels }] as unknown
    const found = new ServiceError(...(made as ConstructorParameters<typeof ServiceError>))
    const { host, failed } = rig({ client: { transcriptDetail: async () => Promise.reject(found) } })
    expect(await fetchRequest(task, host, attempt())).toMatchObject({ kind, error: { code } })
    expect(failed).toEqual(kind === 'failed' ? [found] : [])
  })

  test('leaves a request alone whose lock is lost', async () => {
    const { host, failed } = rig()
    const lost = attempt({ isLast: true, signal: AbortSignal.abort() })
    expect(await fetchRequest(task, host, lost)).toMatchObject({
      kind: 'again',
      error: { code: 'service/aborted' },
    })
    expect(failed).toEqual([])
  })

  const secret = new Error(`no room for ${canaries.tin}`)
  const broken = async (): Promise<never> => {
    throw secret
  }
  test.each([
    ['request store', 200, { requests: { read: broken } }],
    ['client', 200, { client: { transcriptDetail: broken } }],
    ['archive', 200, { archive: { keep: broken, fail: broken } }],
    ['archive', 403, { archive: { keep: broken, fail: broken } }],
  ])('says of a fault of the %s only where it was', async (what, status, own) => {
    answering(status)
    const { host, faults } = rig(own)
    const end = await fetchRequest(task, host, attempt({ isLast: true }))
    expect(end).toMatchObject({ kind: 'again', pauseMs: null, error: { code: 'queue/outside-fault' } })
    expect(end).toMatchObject({ error: { message: `The ${what} failed while a request was fetched` } })
    expect(faults).toEqual([secret])
    expectNothingPrivate(end)
  })

  test('says the same of what is no request, and of a listener that fails', async () => {
    const requests = { read: async () => ({ request: null, consentUntil: 'soon' }) as never }
    expect(await fetchRequest(task, rig({ requests }).host, attempt())).toMatchObject({ kind: 'failed' })
    const nothing = { read: async () => undefined as never }
    const { host } = rig({ requests: nothing, onFault: broken })
    const end = { kind: 'again', error: { message: 'The request store failed while a request was fetched' } }
    expect(await fetchRequest(task, host, attempt())).toMatchObject(end)
  })

  test('hands the archive what the client gave', async () => {
    const detail = { text: '{}', body: {}, metadata: {} } as unknown as TranscriptDetail
    const given: unknown[] = []
    const { host } = rig({
      client: { transcriptDetail: async () => detail },
      archive: { keep: async (...all) => void given.push(all), fail: broken },
    })
    expect(await fetchRequest(task, host, attempt())).toEqual({ kind: 'kept' })
    expect(given).toEqual([['r-1', detail]])
  })
})
