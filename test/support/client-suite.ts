/**
 * What the client must do against the sandbox over real HTTP. One suite, run in Node and in a browser, where the page is of
 * another origin than the sandbox. Web standards only.
 */
import { describe, expect, test } from 'vitest'
import type { SandboxAccount } from '../../src/sandbox/state/account.ts'
import {
  type CallKnobs,
  createTranscriptClient,
  type RetryEvent,
  type ServiceClientOptions,
  type ServiceHooks,
  type TokenEvent,
  type TranscriptClient,
  type TranscriptRequest,
  type TranscriptType,
} from '../../src/service-index.ts'
import { expectNothingPrivate } from './canaries.ts'
import { collected } from './collected.ts'
import { errorFrom } from './service-client.ts'

/** The suite; `accountOf` is asked within tests only. */
export function clientSuite(accountOf: () => SandboxAccount): void {
  const clientWith = (
    own: Partial<ServiceClientOptions> & { readonly mapper?: undefined } = {},
  ): TranscriptClient => {
    const { testTaxpayers: _, ...credentials } = accountOf()
    return createTranscriptClient({ ...credentials, retryDelayMs: 1, ...own, mapper: undefined })
  }

  /** A client whose calls all have that fault. */
  const struckBy = (
    fault: string,
    own: Partial<ServiceClientOptions> & { readonly mapper?: undefined } = {},
  ) => clientWith({ ...own, headers: { 'sandbox-fault': fault } })

  /** Every transcript that the account page lists. */
  const predefined = (): readonly TranscriptRequest[] =>
    accountOf().testTaxpayers.flatMap(({ tin, transcripts }) =>
      transcripts.map(each => ({ ...each, tin, transcriptType: typeOf(each.transcriptType) })),
    )

  const first = (): TranscriptRequest => {
    const [request] = predefined()
    if (request === undefined) throw new Error('the sandbox lists no transcript')
    return request
  }

  /** The first transcript, with the area of a fault in its tax id. */
  const faulty = (area: string): TranscriptRequest => ({
    ...first(),
    tin: `${area}00${first().tin.slice(-4)}`,
  })

  /** The error of a call, in which nothing of the account or the taxpayer may be seen. */
  const failureOf = async (call: Promise<unknown>) => {
    const error = await errorFrom(call)
    const { clientSecret, clientId, companyId, scope, baseUrl } = accountOf()
    expectNothingPrivate(error, { clientSecret, clientId, companyId, scope, baseUrl, tin: first().tin })
    return error
  }

  describe('a call', () => {
    test('fetches and maps every transcript that is listed', async () => {
      const all = predefined()
      const outcomes = await collected(clientWith().fetchTranscripts(all, { order: 'asked' }))
      expect(outcomes.filter(outcome => !outcome.ok)).toEqual([])
      expect(outcomes.map(outcome => outcome.period)).toEqual(all.map(each => each.transcriptPeriod))
      expect(all.length).toBeGreaterThan(12)
    })

    test('gives the text as it came, the same parsed, and what may be logged', async () => {
      const { text, body, metadata } = await clientWith().transcriptDetail(first())
      expect(JSON.parse(text)).toEqual(body)
      expect(body).toMatchObject({ TYPE: first().transcriptType, LAST4: first().tin.slice(-4) })
      expect(metadata).toMatchObject({ status: 200, attempts: 1, transcriptType: 'ACTR', form: '1040' })
      expect(metadata.bytes).toBe(new TextEncoder().encode(text).length)
      expectNothingPrivate(metadata, { tin: first().tin, secret: accountOf().clientSecret })
    })

    test('maps by a pinned mapping', async () => {
      const result = await clientWith().mapTranscript(first(), { mapping: 'actr-1040' })
      expect(result.data.balance.accountBalance?.toFixed(2)).toMatch(/^-?[0-9]+\.[0-9]{2}$/)
    })

    test('reports keys that stand twice', async () => {
      const result = await clientWith().mapTranscript(faulty('908'))
      expect(result.issues.map(issue => issue.code)).toContain('transcript/duplicate-key')
    })

    test('on behalf of another company goes through where there is authority', async () => {
      const { metadata } = await clientWith().transcriptDetail({ ...first(), companyId: 'client-company' })
      expect(metadata.status).toBe(200)
    })

    test('to another path goes with token and euid', async () => {
      const { companyId, testTaxpayers } = accountOf()
      const answer = await clientWith().call('/v2/reports', { companyId, tin: testTaxpayers[0]?.tin })
      expect(answer).toMatchObject({ body: {}, text: '{}', contentType: 'application/json' })
    })

    test('for which there is no data gives a transcript that says so, or the error of a rule', async () => {
      const request = { ...first(), transcriptPeriod: '201012' }
      expect((await clientWith().mapTranscript(request)).noData).toBe(true)
      const isNoData = ({ text }: { readonly text: string }) => text.includes('Requested data not found')
      expect(await failureOf(clientWith({ isNoData }).transcriptDetail(request))).toMatchObject({
        code: 'service/no-data',
        status: 200,
      })
    })
  })

  describe('the token', () => {
    test('is asked for once by a hundred calls at a time', async () => {
      const tokens: TokenEvent[] = []
      const client = clientWith({ hooks: { onToken: event => tokens.push(event) } })
      const requests = Array.from({ length: 100 }, () => first())
      const answers = await Promise.all(requests.map(each => client.transcriptDetail(each)))
      expect(answers).toHaveLength(100)
      expect(tokens.map(({ outcome, lifetimeMs }) => [outcome, lifetimeMs])).toEqual([['issued', 3_600_000]])
    })

    test('is asked for again when the service does not take it any longer', async () => {
      const tokens: string[] = []
      const client = clientWith({ hooks: { onToken: ({ outcome }) => tokens.push(outcome) } })
      const { metadata } = await client.transcriptDetail(faulty('903'))
      expect(metadata.attempts).toBe(2)
      expect(tokens).toEqual(['issued', 'dropped', 'issued'])
    })

    test('is refused for another secret', async () => {
      const error = await failureOf(clientWith({ clientSecret: 'another' }).transcriptDetail(first()))
      expect(error).toMatchObject({ code: 'service/token', reason: 'invalid_client', status: 401 })
    })

    test('goes as it is where no scheme is wanted', async () => {
      const { metadata } = await clientWith({ authorizationScheme: '' }).transcriptDetail(first())
      expect(metadata.status).toBe(200)
    })
  })

  describe('a repetition', () => {
    test.each([
      ['a limit on the rate', '901'],
      ['an error of the server', '902'],
      ['a connection that breaks within the body', '906'],
    ])('gets over %s', async (_, area) => {
      const { metadata } = await clientWith({ sleep: async () => {} }).transcriptDetail(faulty(area))
      expect(metadata.attempts).toBe(2)
    })

    test.each([
      ['in seconds', 'rate-limited; retry-after=7', 7000, 0],
      ['as a date', 'rate-limited; retry-after=7; as-date=1', 7000, 6000],
    ])('waits as long as the service asks %s', async (_, fault, want, early) => {
      const retries: RetryEvent[] = []
      const hooks: ServiceHooks = { onRetry: event => retries.push(event) }
      const client = struckBy(fault, { hooks, sleep: async () => {}, random: () => 0 })
      await client.transcriptDetail(first())
      expect(retries).toMatchObject([{ status: 429, code: 'service/unexpected-response' }])
      // A date has no fractions of a second, and the time that the answer took has gone by.
      expect(retries[0]?.waitMs).toBeLessThanOrEqual(want)
      expect(retries[0]?.waitMs).toBeGreaterThanOrEqual(want - early)
    })

    test('ends when it has been tried as often as was wanted', async () => {
      const client = struckBy('server-error; status=503; times=always', { retries: 3, sleep: async () => {} })
      expect(await failureOf(client.transcriptDetail(first()))).toMatchObject({ status: 503, attempt: 4 })
    })

    test('is not made of a call whose meaning is not known', async () => {
      const { companyId, testTaxpayers } = accountOf()
      const client = struckBy('server-error; times=always')
      const call = client.call('/v2/request', { companyId, tin: testTaxpayers[0]?.tin })
      expect(await failureOf(call)).toMatchObject({ status: 500, attempt: 1 })
    })
  })

  describe('an error', () => {
    const patience: CallKnobs = { timeoutMs: 100, retries: 0 }
    test.each([
      ['a slow answer', '904', 'service/timeout', 'attempt'],
      ['a slow body', '905', 'service/timeout', 'attempt'],
      ['a page of HTML', '907', 'service/unexpected-response', 'not-json'],
      ['JSON that breaks off', '909', 'service/unexpected-response', 'not-json'],
    ])('reports %s', async (_, area, code, reason) => {
      // A token beforehand, so that only the call itself is pressed for time.
      const client = clientWith()
      await client.transcriptDetail(first())
      const own = code === 'service/timeout' ? patience : { retries: 0 }
      expect(await failureOf(client.transcriptDetail(faulty(area), own))).toMatchObject({ code, reason })
    })

    test('reports a company without authority', async () => {
      const call = clientWith().transcriptDetail({ ...first(), companyId: 'unknown' })
      expect(await failureOf(call)).toMatchObject({ code: 'service/not-authorized', status: 403 })
    })

    test('reports a request that never left', async () => {
      const call = clientWith().transcriptDetail({ ...first(), tin: `${first().tin} ` })
      expect(await failureOf(call)).toMatchObject({ code: 'service/invalid-request', reason: 'not-sent' })
    })

    test('reports a path that is none', async () => {
      const client = clientWith({ transcriptDetailPath: '/v2/elsewhere' })
      expect(await failureOf(client.transcriptDetail(first()))).toMatchObject({
        code: 'service/unexpected-response',
        status: 404,
      })
    })

    test('reports an answer over the limit', async () => {
      const call = clientWith().transcriptDetail(first(), { maxResponseBytes: 100 })
      expect(await failureOf(call)).toMatchObject({ reason: 'too-large' })
    })

    test('reports a connection that cannot be made', async () => {
      const client = clientWith({ baseUrl: 'http://127.0.0.1:2', retries: 0 })
      expect(await failureOf(client.transcriptDetail(first()))).toMatchObject({
        code: 'service/connection',
        retryable: true,
      })
    })
  })

  describe('an abort', () => {
    test.each([
      ['before the answer', 'slow; ms=600000'],
      ['within the body', 'slow-body; ms=600000'],
    ])('%s ends the call', async (_, fault) => {
      const controller = new AbortController()
      const hooks: ServiceHooks = {
        onRequest: ({ operation }) => {
          if (operation !== 'token') setTimeout(() => controller.abort(new Error(first().tin)), 50)
        },
      }
      const client = struckBy(fault, { hooks })
      const call = client.transcriptDetail(first(), { signal: controller.signal })
      expect(await failureOf(call)).toMatchObject({ code: 'service/aborted', attempt: 1 })
    })

    test('ends many calls, and each is still in the results', async () => {
      const controller = new AbortController()
      const requests = Array.from({ length: 30 }, () => first())
      const outcomes = []
      for await (const outcome of clientWith().fetchTranscripts(requests, { signal: controller.signal })) {
        outcomes.push(outcome)
        if (outcomes.length === 5) controller.abort()
      }
      expect(outcomes.map(outcome => outcome.index).sort((a, b) => a - b)).toEqual([...requests.keys()])
      const failed = outcomes.filter(outcome => !outcome.ok)
      expect(failed.length).toBeGreaterThan(20)
      expect(new Set(failed.map(outcome => outcome.error.code))).toEqual(new Set(['service/aborted']))
    })
  })

  describe('many calls', () => {
    test('with one in five struck by a fault all succeed, none lost and none twice', async () => {
      const areas = ['901', '902', '906']
      // A token that runs out does so for all calls under way, and a call whose second token runs out too is over: one does.
      const requests = Array.from({ length: 200 }, (_, index) => {
        if (index % 5 !== 0) return first()
        return faulty(index === 0 ? '903' : (areas[(index / 5) % areas.length] ?? ''))
      })
      // Calls with one fault share its turns, so an unlucky one may be struck again and again.
      const client = clientWith({ retries: 20, sleep: async () => {} })
      const outcomes = await collected(client.fetchTranscripts(requests, { concurrency: 8 }))
      expect(outcomes.map(outcome => outcome.index).sort((a, b) => a - b)).toEqual([...requests.keys()])
      expect(outcomes.filter(outcome => !outcome.ok)).toEqual([])
    }, 60_000)
  })
}

function typeOf(text: string): TranscriptType {
  const types: readonly TranscriptType[] = ['ACTR', 'WAID', 'RECA', 'RETR']
  const found = types.find(type => type === text)
  if (found === undefined) throw new Error('the sandbox lists a transcript of no known type')
  return found
}
