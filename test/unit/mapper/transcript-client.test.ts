/** From a request to typed data in one call, and many of them at once, against a real server that misbehaves. */
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  createMapper,
  NoMappingError,
  type TranscriptResult,
  TranscriptShapeError,
} from '../../../src/index.ts'
import {
  createTranscriptClient,
  FailedTranscript,
  FetchedTranscript,
  type FetchOutcome,
  InvalidRequestError,
  type Progress,
} from '../../../src/service-index.ts'
import { canaries, expectNothingPrivate, shown } from '../../support/canaries.ts'
import { collected } from '../../support/collected.ts'
import { clientFor, optionsFor, request, requests } from '../../support/service-client.ts'
import { json, type Received, type Script, serviceServer, transcript } from '../../support/service-server.ts'

const server = serviceServer()

/** Answers with a transcript that says which request it belongs to. */
const own: Script = (response, received) => {
  const { tin, transcriptPeriod } = JSON.parse(received.body) as {
    readonly tin: string
    readonly transcriptPeriod: string
  }
  json(response, 200, { ...transcript, LAST4: tin.slice(-4), PERIOD: transcriptPeriod })
}

/** Whether each result belongs to its request. */
function belongsTogether(outcome: FetchOutcome<TranscriptResult>): boolean {
  if (!outcome.ok) return true
  const body = outcome.detail.body as { readonly LAST4: string; readonly PERIOD: string }
  return body.LAST4 === outcome.request.tin.slice(-4) && body.PERIOD === outcome.request.transcriptPeriod
}

describe('a mapped transcript', () => {
  test('is the result of mapping the text', async () => {
    const result = await clientFor(server).mapTranscript(request)
    expect(result.mapping.id).toBe('actr-1040')
    if (!result.is('actr-1040')) throw new Error('another mapping')
    expect(result.data.balance.accountBalance?.toFixed(2)).toBe('-1234.50')
  })

  test('reports keys written twice, which only the text shows', async () => {
    server.onDetail = response =>
      json(response, 200, '{ "TYPE": "ACTR", "FORM": "1040", "LAST4": "1111", "LAST4": "2222" }')
    const { issues } = await clientFor(server).mapTranscript(request)
    expect(issues.map(issue => issue.code)).toContain('transcript/duplicate-key')
  })

  test('that answers another request says so', async () => {
    server.onDetail = response => json(response, 200, { ...transcript, PERIOD: '201912', LAST4: '9876' })
    const { issues } = await clientFor(server).mapTranscript(request)
    const found = issues.filter(({ code }) => code === 'transcript/not-as-asked')
    expect(found.map(({ pointer, severity }) => [pointer, severity])).toEqual([
      ['/PERIOD', 'error'],
      ['/LAST4', 'error'],
    ])
    expectNothingPrivate(issues)
  })

  test('by a mapping that there is not is refused before anything is sent', async () => {
    // @ts-expect-error no mapping has this id
    const call = clientFor(server).mapTranscript(request, { mapping: 'actr-1040x' })
    await expect(call).rejects.toMatchObject({ code: 'transcript/unknown-mapping' })
    await expect(call).rejects.toThrow('actr-1040"')
    // @ts-expect-error nor this
    expect(() => clientFor(server).fetchTranscripts([request], { mapping: 'nope' })).toThrow(NoMappingError)
    expect([...server.tokens, ...server.details]).toEqual([])
  })

  test('has the type of the mapping that is pinned', async () => {
    const result = await clientFor(server).mapTranscript(request, { mapping: 'actr-1040' })
    expectTypeOf(result.data.balance.accountBalance).not.toBeAny()
    expect(result.data.balance.accountBalance?.toFixed(2)).toBe('-1234.50')
  })

  test('of another kind than the one pinned is an error', async () => {
    const call = clientFor(server).mapTranscript(request, { mapping: 'waid-income' })
    await expect(call).rejects.toThrow(NoMappingError)
  })

  test('that is none is an error of its shape', async () => {
    server.onDetail = response => json(response, 200, { Data: canaries.response })
    const error = await clientFor(server)
      .mapTranscript(request)
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(TranscriptShapeError)
    expectNothingPrivate(error)
  })

  test("is read by mappings of one's own", async () => {
    const mapper = createMapper({
      mappings: [
        'id: mine\ntitle: M\nversion: "1.0.0"\nmatch: { type: ACTR }\nfields:\n  last4: { from: LAST4, as: code }\n',
      ],
      bundled: false,
    })
    const result = await createTranscriptClient({ ...optionsFor(server), mapper }).mapTranscript(request)
    expect(result.data).toEqual({ last4: '0321' })
  })
})

describe('many transcripts', () => {
  test('that answer other requests say so, each by itself', async () => {
    server.onDetail = (response, received, count) =>
      count === 2 ? json(response, 200, { ...transcript, PERIOD: '190001' }) : own(response, received, count)
    const outcomes = await collected(
      clientFor(server).fetchTranscripts(requests(3), { concurrency: 1, order: 'asked' }),
    )
    const periods = outcomes.map(
      outcome => outcome.ok && outcome.result.issues.some(each => each.pointer === '/PERIOD'),
    )
    expect(periods).toEqual([false, true, false])
  })

  test('are each in the results once, the failed ones with their errors', async () => {
    server.onDetail = (response, received, count) => {
      const { transcriptPeriod } = JSON.parse(received.body) as { readonly transcriptPeriod: string }
      return transcriptPeriod.endsWith('03') ? json(response, 403, canaries) : own(response, received, count)
    }
    const all = requests(24)
    const outcomes = await collected(clientFor(server).fetchTranscripts(all, { concurrency: 5 }))
    expect(outcomes.map(outcome => outcome.index).sort((a, b) => a - b)).toEqual(all.map((_, index) => index))
    expect(outcomes.filter(outcome => !outcome.ok).map(outcome => outcome.period)).toEqual([
      '100003',
      '100103',
    ])
    expect(outcomes.every(outcome => outcome.request === all[outcome.index])).toBe(true)
    expect(outcomes.every(belongsTogether)).toBe(true)
    expect(server.mostOpen).toBeLessThanOrEqual(5)
    for (const outcome of outcomes) {
      expect(outcome).toBeInstanceOf(outcome.ok ? FetchedTranscript : FailedTranscript)
      if (!outcome.ok) expect(outcome.error.code).toBe('service/not-authorized')
    }
  })

  test('show nothing private when they are logged', async () => {
    server.onDetail = (response, _, count) => json(response, count === 1 ? 403 : 200, transcript)
    for (const outcome of await collected(clientFor(server).fetchTranscripts([request, request, request]))) {
      expectNothingPrivate(outcome)
      expect(shown(outcome)).toContain('202112')
      expect(outcome.request.tin).toBe(canaries.tin)
    }
  })

  test('that cannot be mapped are kept as they came', async () => {
    server.onDetail = response => json(response, 200, { TYPE: 'NONE', NAME: canaries.response })
    const [outcome] = await collected(clientFor(server).fetchTranscripts([request]))
    if (outcome === undefined || outcome.ok) throw new Error('it was mapped')
    expect(outcome.error.code).toBe('transcript/no-mapping')
    expect(outcome.detail?.text).toContain(canaries.response)
    expectNothingPrivate(outcome)
  })

  test('with a request that is not valid lose none of the others', async () => {
    const bad = { ...request, tin: 'no' }
    const outcomes = await collected(
      clientFor(server).fetchTranscripts([request, bad, request], { order: 'asked' }),
    )
    expect(outcomes.map(outcome => outcome.ok)).toEqual([true, false, true])
    expect(outcomes[1]?.ok === false && outcomes[1].error).toBeInstanceOf(InvalidRequestError)
  })

  test('have the result of mapping the text', async () => {
    const [outcome] = await collected(clientFor(server).fetchTranscripts([request]))
    if (outcome?.ok !== true) throw new Error('it failed')
    expect(outcome.result.mapping.id).toBe('actr-1040')
    expect(outcome.result.data).toEqual((await clientFor(server).mapTranscript(request)).data)
  })

  test.each([
    ['an error', (raw: unknown) => new Error(String(raw), { cause: raw })],
    ['something else', String],
  ])('with a mapper that fails by a bug of its own show nothing of %s that it throws', async (_, thrown) => {
    const mapper = {
      mappingIds: [],
      mapTranscript: (raw: unknown): never => {
        throw thrown(raw)
      },
    }
    const client = createTranscriptClient({ ...optionsFor(server), mapper })
    const [outcome] = await collected(client.fetchTranscripts([request]))
    expect(outcome?.ok === false && outcome.error.code).toBe('bug/broken-promise')
    expectNothingPrivate(outcome)
  })

  test('use one token', async () => {
    await collected(clientFor(server).fetchTranscripts(requests(40), { concurrency: 20 }))
    expect(server.tokens).toHaveLength(1)
  })

  test('end with an abort, each still in the results once', async () => {
    const controller = new AbortController()
    const all = requests(60)
    server.onDetail = own
    const outcomes: FetchOutcome<TranscriptResult>[] = []
    const client = clientFor(server)
    for await (const outcome of client.fetchTranscripts(all, { concurrency: 4, signal: controller.signal })) {
      outcomes.push(outcome)
      if (outcomes.length === 10) controller.abort(new Error(canaries.tin))
    }
    expect(outcomes.map(outcome => outcome.index).sort((a, b) => a - b)).toEqual(all.map((_, index) => index))
    const aborted = outcomes.filter(outcome => !outcome.ok)
    expect(aborted.length).toBeGreaterThanOrEqual(46)
    expect(new Set(aborted.map(outcome => outcome.error.code))).toEqual(new Set(['service/aborted']))
    expect(server.details.length).toBeLessThanOrEqual(14)
    for (const outcome of aborted) expectNothingPrivate(outcome)
  })

  test('warn of no leak, however many run at once', async () => {
    const warnings: unknown[] = []
    const note = (warning: unknown): void => {
      warnings.push(warning)
    }
    process.on('warning', note)
    await collected(clientFor(server).fetchTranscripts(requests(60), { concurrency: 30 }))
    process.off('warning', note)
    expect(warnings).toEqual([])
  })
})

/** A number from 0 up to 1 that depends on nothing but the request and on how often it came. */
function chanceOf({ body }: Received, turn: number): number {
  let state = turn * 7919
  for (const letter of body) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32
}

describe('a service that fails one time in five', () => {
  /** A thousand with `MEMORY=1`, as `npm run test:behind` says. */
  const count = process.env.MEMORY === undefined ? 300 : 1000

  test(`loses and doubles none of ${count} transcripts, whatever way it fails`, async () => {
    const turns = new Map<string, number>()
    let faults = 0
    server.onDetail = (response, received, calls) => {
      const turn = (turns.get(received.body) ?? 0) + 1
      turns.set(received.body, turn)
      const chance = chanceOf(received, turn)
      if (chance >= 0.2) return own(response, received, calls)
      faults++
      const kind = Math.floor(chance * 30)
      if (kind === 0) return json(response, 500, canaries)
      if (kind === 1) return json(response, 429, canaries, { 'retry-after': '2' })
      if (kind === 2) return response.destroy()
      if (kind === 3)
        return json(response, 503, 'unavailable', { 'retry-after': 'Mon, 01 Jun 2026 12:00:30 GMT' })
      if (kind === 4) return json(response, 408, '')
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      return response.write('{ "TYPE": "ACTR", ', () => response.destroy())
    }
    const all = requests(count)
    const progress: Progress[] = []
    const outcomes = await collected(
      clientFor(server).fetchTranscripts(all, {
        concurrency: 32,
        retries: 12,
        totalTimeoutMs: 3_600_000_000,
        onProgress: each => progress.push(each),
      }),
    )
    expect(outcomes.filter(outcome => !outcome.ok)).toEqual([])
    expect(outcomes.map(outcome => outcome.index).sort((a, b) => a - b)).toEqual(all.map((_, index) => index))
    expect(outcomes.every(belongsTogether)).toBe(true)
    expect(progress.at(-1)).toEqual({ done: count, failed: 0, total: count })
    expect(faults).toBeGreaterThan(0.15 * count)
    expect(server.details).toHaveLength(count + faults)
    expect(server.tokens).toHaveLength(1)
    expect(server.mostOpen).toBeLessThanOrEqual(32)
  }, 60_000)
})
